/** Sanctum on its drawn table, from the choice of heroes through the Final Battle to the end, by clicking alone. */
import type { Choice } from '@astragal/kernel';
import { bots, type SanctumKind, type SanctumView } from '@astragal/sanctum';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { belongsTo, type Tool } from '../src/games/sanctum/tools.ts';
import { type Asked, type Guidance, guided } from './guided.ts';
import { type House, openHouse } from './house.ts';
import { atDesk, expectEnd, LONG, onPhone, sitDown } from './player.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => {
  expect(house.faults).toEqual([]);
  await house.close();
});

/** A tool as the table marks its piece. */
function piece(tool: Tool): string {
  if (tool.on === 'ability') return `${tool.slot}-${tool.ability}`;
  if (tool.on === 'skill') return `skill-${tool.skill}`;
  if (tool.on === 'blessing') return `blessing-${tool.blessing}`;
  return tool.on === 'potion' ? `potion-${tool.potion}` : 'rage';
}

/** What is taken up before an answer can be given: a tool if it needs one, then its dice. */
function way(choice: Choice, { seat, view }: Asked<SanctumKind>): string[] {
  const answer = choice as Parameters<typeof belongsTo>[1];
  const me = view.heroes[seat]!;
  const tools: Tool[] = [
    ...('ability' in answer ? [{ on: 'ability', slot: answer.slot, ability: answer.ability } as const] : []),
    { on: 'rage' },
    ...me.skills.map((skill): Tool => ({ on: 'skill', skill })),
    ...me.blessings.flatMap(({ tile }): Tool[] => (tile === 'hidden' ? [] : [{ on: 'blessing', blessing: tile }])),
    ...('potion' in answer ? [{ on: 'potion', potion: answer.potion } as const] : []),
  ];
  const tool = tools.find((each) => belongsTo(each, answer));
  const dice = 'dice' in answer ? answer.dice.split('+') : 'die' in answer && typeof answer.die === 'number' ? [answer.die] : [];
  return [...(tool ? [`[data-tool="${piece(tool)}"]`] : []), ...dice.map((die) => `[data-die="${die}"]`)];
}

/** The champion of the house, who remembers the phases it came through. */
function champion(seed: string): Guidance<SanctumKind> & { readonly phases: Set<SanctumView['phase']> } {
  const phases = new Set<SanctumView['phase']>();
  return {
    bot: bots.at(-1)!,
    seed,
    way,
    tabs: '.tabs button',
    phases,
    look: async ({ view }) => void phases.add(view.phase),
  };
}

/** What a hero cannot do without, from the camp to the last fight. */
const DEEDS = ['pick', 'move', 'take', 'loot', 'fight', 'roll', 'hit', 'climb', 'equip', 'done', 'end'];

it(
  'two players choose heroes, march, breach the walls and fight the Demon Lord, on a phone and on a desk',
  async () => {
    const pages = [await atDesk(house), await onPhone(house)] as const;
    const heroes = pages.map((_, seat) => champion(`seat ${seat}`));
    const players = pages.map((page, seat) => guided(page, heroes[seat]!));
    await sitDown({ game: 'sanctum', options: ['normal', 'choice'] }, ...pages);
    const given = await Promise.all(players.map((player) => player.play()));
    for (const [seat, page] of pages.entries()) {
      expect([...heroes[seat]!.phases]).toEqual(expect.arrayContaining(['setup', 'march', 'respite', 'battle']));
      for (const verb of DEEDS) expect(given[seat]!.get(verb), verb).toBeGreaterThan(0);
      await expectEnd(page);
      await page.context().close();
    }
  },
  LONG,
);
