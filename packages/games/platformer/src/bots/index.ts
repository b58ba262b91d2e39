/** The players of Platformer: two of old for the arena, then the levels, weakest first. */
import type { Bot } from '@astragal/bots';
import type { PlatformerKind } from '../state.ts';
import { BY_HAND, rowOf } from './by-hand.ts';
import { climber, type Patience } from './climber.ts';
import { personsOf } from './tastes.ts';
import { rowsOf } from './training.ts';
import { WEIGHTS } from './weights.ts';

export { analysing } from './analysing.ts';
export { climber } from './climber.ts';
export { daily } from './daily.ts';
export { ideas } from './ideas.ts';
export { judge } from './judge.ts';
export { puzzling } from './puzzling.ts';
export { training } from './training.ts';

const byHand = { alone: rowOf(BY_HAND), together: rowOf(BY_HAND) };
const learned = rowsOf(WEIGHTS);

/** A level: nobody in particular, and its four persons with their tastes. */
const level = (patience: Patience): Bot<PlatformerKind> => ({ ...climber(patience), persons: personsOf(patience).map(climber) });

export const bots: readonly Bot<PlatformerKind>[] = [
  climber({ name: 'rambler', width: 3, depth: 6, weights: byHand }),
  climber({ name: 'climber', width: 8, depth: 14, weights: byHand }),
  level({ name: 'novice', width: 2, depth: 6, weights: learned, slack: 10, budgetMs: 200 }),
  level({ name: 'amateur', width: 2, depth: 7, weights: learned, slack: 8, budgetMs: 250 }),
  level({ name: 'skilled', width: 3, depth: 8, weights: learned, slack: 3, budgetMs: 300 }),
  level({ name: 'expert', width: 6, depth: 14, weights: learned, budgetMs: 600 }),
  level({
    name: 'master',
    width: 40,
    depth: 22,
    second: { width: 160, depth: 28 },
    orderly: true,
    weights: learned,
    budgetMs: 1500,
    foresight: { ends: 8, futures: 8, width: 6, depth: 16 },
  }),
];
