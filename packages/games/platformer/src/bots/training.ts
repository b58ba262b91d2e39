/** How Platformer's bots learn: rows of weights are tried in whole games, alone and against the best so far. */
import { type Craft, checkWeights, type LearnedWeights, type Training } from '@astragal/bots';
import { MAZES } from '../content/tables.ts';
import { platformer } from '../game.ts';
import type { PlatformerKind } from '../state.ts';
import { BY_HAND, rowOf } from './by-hand.ts';
import { climber, type Patience } from './climber.ts';
import { brings, standing } from './course.ts';
import { type Feature, features } from './features.ts';
import { WEIGHTS } from './weights.ts';

/** Alone, and among others: what is learned for two at a table serves three and four. */
export function rowsOf(weights: LearnedWeights): Patience['weights'] {
  checkWeights(features.names, weights);
  return { alone: weights.seats[1]!.points, together: weights.seats[2]!.points };
}

/** The climbers think their turns through in their own way; the general plans are there to be measured. */
const craftWith = (weights: LearnedWeights): Craft<PlatformerKind> => ({
  game: platformer,
  horizon: ['turn'],
  features,
  quick: (_, __, choices) => choices.find(({ do: verb }) => verb === 'end' || verb === 'hold' || verb === 'skip') ?? choices[0]!,
  seats: ({ climbers }) => Math.min(2, climbers.length),
  weights,
  victory: 0,
});

const FROZEN: Readonly<Record<number, readonly Feature[]>> = {
  1: ['one', 'rivalBoots', 'rivalChance', 'faintTogether'],
  2: ['one', 'defeated', 'faintAlone'],
};

const SETUPS = ['ikee', 'medusa'].flatMap((boss) => MAZES.map((maze) => ({ boss, maze })));

export const training: Training<PlatformerKind> = {
  craft: craftWith,
  weights: WEIGHTS,
  student: { name: 'student', budgetMs: 600, nodes: 0, beam: 0, futures: 0, depth: 0 },
  player: (weights, name) => climber({ name, width: 5, depth: 12, weights: rowsOf(weights) }),
  teacher: climber({ name: 'teacher', width: 8, depth: 14, weights: { alone: rowOf(BY_HAND), together: rowOf(BY_HAND) } }),
  frozen: FROZEN,
  turnBrings: (before, answers, after, seat) =>
    after.winner === seat ||
    (answers.some(({ do: verb }) => verb === 'end') ? brings(standing(before, seat), standing(after, seat)) : undefined),
  isEndless: ({ climbers, winner }) => climbers.length > 1 && winner < 0,
  setups: { 1: SETUPS, 2: SETUPS },
};
