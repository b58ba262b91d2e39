/** Somebody who plays Sanctum by clicks: who decides, and which pieces lead to the answer. */
import type { Bot } from '@astragal/bots';
import type { Choice } from '@astragal/kernel';
import { bots, type SanctumKind } from '@astragal/sanctum';
import type { Asked } from '@astragal/web/pages/guided.ts';
import type { TablePlayer } from '@astragal/web/pages/players.ts';
import { belongsTo, type Tool } from '../../table/tools.ts';

const novice = bots.find(({ name }) => name === 'novice')!;

/** Quick to answer, and good enough to come to the Demon Lord. A page hears only its questions; whoever thinks of dying looks for what a fight ends with. */
export const NOVICE: Bot<SanctumKind> = {
  ...novice,
  answer: (sight, mind) => novice.answer({ ...sight, stack: [{ step: 'end', seat: sight.seat }, ...sight.stack] }, mind),
};

/** A tool as the table marks its piece. */
function piece(tool: Tool): string {
  if (tool.on === 'ability') return `${tool.slot}-${tool.ability}`;
  if (tool.on === 'skill') return `skill-${tool.skill}`;
  if (tool.on === 'blessing') return `blessing-${tool.blessing}`;
  return tool.on === 'potion' ? `potion-${tool.potion}` : 'rage';
}

/** What is taken up before an answer can be given: a door is looked at; a tool if it needs one, then its dice. */
export function way(choice: Choice, { seat, view }: Asked<SanctumKind>): string[] {
  const answer = choice as Parameters<typeof belongsTo>[1];
  if (answer.do === 'suffer' || answer.do === 'wounds') return [`[data-door="${answer.do}"]`];
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

export const player: TablePlayer<SanctumKind> = { newBot: () => NOVICE, way, tabs: '.tabs button' };
