import { readOptions, seeded } from '@astragal/kernel';
import { expect, it } from 'vitest';
import { sanctum } from '../src/game.ts';
import type { Hero } from '../src/state.ts';
import { toolkit } from '../src/toolkit.ts';

/** What is told of these heroes when all is over. */
function told(...heroes: Partial<Hero>[]) {
  const { state } = sanctum.setup(heroes.length, readOptions(sanctum, heroes.length), seeded('tally'));
  for (const [seat, hero] of heroes.entries()) Object.assign(state.heroes[seat]!, hero);
  Object.assign(state, { phase: 'over', round: 3 });
  return heroes.map((_, seat) => {
    const { survived, figures } = toolkit.tally!(state, seat);
    return { survived, figures };
  });
}

it('tells the health that was left, how far a hero came in the last battle, and nothing of a battle it never saw', () => {
  expect(
    told(
      { fate: 'won', health: 7, answered: 2, defeated: 9 },
      { fate: 'dead', health: 0, answered: 3, defeated: 4 },
      { fate: 'dead', health: 0 },
      { fate: 'alive', health: 5 },
    ),
  ).toEqual([
    { survived: true, figures: { health: 7, cards: 9 } },
    { survived: false, figures: { health: 0, cards: 4 } },
    { survived: false, figures: { health: 0 } },
    // The others left: nobody knows how it would have ended.
    { survived: undefined, figures: { health: 0 } },
  ]);
});
