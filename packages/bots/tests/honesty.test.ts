import { type Chance, choices, named, notation, Play, playOn, read, seeded, start, waiting } from '@astragal/kernel';
import { describe, expect, it } from 'vitest';
import { type Bot, mindOf, search, sightOf, thinker } from '../src/index.ts';
import { alike, answersWhenLate, forgets } from '../testing/index.ts';
import { type CupsKind, cups, twin } from './cups.ts';
import { type DoorsKind, doors, doorsCraft } from './doors.ts';

const GAMES = 400;
/** Three standard deviations of 400 fair coins. */
const FAIR = { least: 0.425, most: 0.575 };

const WIDE = { budgetMs: 1000, nodes: 30, beam: 3, futures: 4, depth: 2 };
const BOTS: readonly Bot<DoorsKind>[] = [
  search(doors, { iterations: 40 }),
  thinker(doorsCraft, { name: 'plan', ...WIDE }),
  thinker(doorsCraft, { name: 'roll-outs', ...WIDE, effort: { plans: 3, futures: 30, rests: 2, prior: 1 } }),
];

/** The share of games won by whoever is asked; `luckOf` names what the player thinks with. */
function share(play: (position: ReturnType<typeof start<DoorsKind>>, seed: string) => string): number {
  let won = 0;
  for (let i = 0; i < GAMES; i++) {
    const seed = `doors ${i}`;
    const luck: Chance = named(seed);
    const position = start(doors, 1, {}, new Play<DoorsKind>(luck));
    const { at, choice } = read(doors, position, 0, play(position, seed))!;
    playOn(doors, position, at, choice, new Play<DoorsKind>(luck));
    won += doors.result(position.state).winners.length;
  }
  return won / GAMES;
}

describe('honesty', () => {
  it('who sees the dice wins seven of eight', () => {
    const seer = share((position, seed) => {
      const [at] = waiting(doors, position);
      const good = choices(doors, position.state, at!.frame).find((choice) => {
        const twin = { state: { ...position.state }, stack: [...position.stack] };
        const there = { ...at!, lane: twin.stack };
        playOn(doors, twin, there, choice, new Play<DoorsKind>(named(seed)));
        return twin.state.prize > 0;
      });
      return notation(good ?? { do: 'open 0' });
    });
    expect(seer).toBeGreaterThan(0.82);
  });

  it.each(BOTS.map((bot) => [bot.name, bot] as const))('%s wins what is fair', (_, bot) => {
    const won = share((position, seed) => bot.answer(sightOf(doors, position, 0), mindOf(seeded(`${seed}/think`))));
    expect(won).toBeGreaterThan(FAIR.least);
    expect(won).toBeLessThan(FAIR.most);
  });
});

describe('the laws of bots', () => {
  const seeker = search(cups, { iterations: 30 });
  const seeds = Array.from({ length: 40 }, (_, i) => `cups ${i}`);

  it('positions that look alike get the same answer', () => {
    const compared = seeds.map((seed) => alike({ game: cups, bot: seeker, seats: 2, seed }, twin));
    expect(compared.reduce((a, b) => a + b, 0)).toBeGreaterThan(5);
  });

  it('a bot that looks under the cups is found out', () => {
    const spied: typeof cups = { ...cups, view: (state, seat) => ({ ...cups.view(state, seat), pea: state.pea }) };
    const cheat: Bot<CupsKind> = { name: 'cheat', answer: ({ view }) => `lift ${view.pea}` };
    expect(() => {
      for (const seed of seeds) alike({ game: spied, bot: cheat, seats: 2, seed }, twin);
    }).toThrow('cheat sees through walls');
  });

  it('a bot that carries something from game to game is found out', () => {
    forgets({ game: cups, bot: seeker, seats: 2, seed: 'forgets' });
    let games = 0;
    const hoarder: Bot<CupsKind> = {
      name: 'hoarder',
      answer: ({ questions }) => notation(questions[0]!.options.at(games++ % 2 ? -1 : 0)!),
    };
    expect(() => {
      for (const seed of seeds) forgets({ game: cups, bot: hoarder, seats: 2, seed });
    }).toThrow('remembers another game');
  });

  it('a bot that is late answers all the same, after a look at the clock', () => {
    expect(answersWhenLate({ game: cups, bot: seeker, seats: 2, seed: 'late' })).toBe(1);
  });
});
