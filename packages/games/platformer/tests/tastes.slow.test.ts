/** The four persons of a level: over many games each does plainly more of what it likes. */
import { botAnswer, playGame, SeatedBot } from '@astragal/bots';
import { readOptions, seeded } from '@astragal/kernel';
import { expect, it } from 'vitest';
import { bots } from '../src/bots/index.ts';
import { platformer } from '../src/game.ts';
import type { PlatformerKind } from '../src/state.ts';

const GAMES = 15;
const novice = bots.find(({ name }) => name === 'novice')!;

it('every level is four persons, named after it', () => {
  for (const { name, persons } of bots)
    if (persons) expect(persons.map((each) => each.name)).toEqual([1, 2, 3, 4].map((n) => `${name}/${n}`));
});

/** How often each of the four gives such answers, in games where all of them sit at one table, each on every seat in turn. */
function counted(...verbs: readonly string[]): number[] {
  const counts = [0, 0, 0, 0];
  for (let game = 0; game < GAMES; game++) {
    const who = [0, 1, 2, 3].map((seat) => (seat + game) % 4);
    const think = seeded(`tastes ${game}/think`);
    const seated = who.map((person) => new SeatedBot(novice.persons![person]!, think));
    playGame<PlatformerKind>({
      ...{ game: platformer, seats: 4, options: readOptions(platformer, 4), luck: seeded(`tastes ${game}/luck`), most: 800 },
      answer(position, [open]) {
        const decision = botAnswer(platformer, position, open!, seated[open!.seat]!);
        if (verbs.includes(decision.choice.do)) counts[who[open!.seat]!]!++;
        return decision;
      },
    });
  }
  return counts;
}

it('one goes up and on, one buys: their purchases differ plainly', () => {
  const [climber, , collector] = counted('buy') as [number, number, number, number];
  expect(collector).toBeGreaterThan(1.25 * climber);
});
