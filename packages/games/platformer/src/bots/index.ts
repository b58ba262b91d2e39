/** The players of Platformer: two of old for the arena, then the levels, weakest first. */
import type { Bot } from '@astragal/bots';
import type { PlatformerKind } from '../state.ts';
import { BY_HAND, rowOf } from './by-hand.ts';
import { climber } from './climber.ts';
import { rowsOf } from './training.ts';
import { WEIGHTS } from './weights.ts';

export { climber } from './climber.ts';
export { training } from './training.ts';

const byHand = { alone: rowOf(BY_HAND), together: rowOf(BY_HAND) };
const learned = rowsOf(WEIGHTS);

export const bots: readonly Bot<PlatformerKind>[] = [
  climber({ name: 'rambler', width: 3, depth: 6, weights: byHand }),
  climber({ name: 'climber', width: 8, depth: 14, weights: byHand }),
  climber({ name: 'novice', width: 2, depth: 6, weights: learned, slack: 10, budgetMs: 200 }),
  climber({ name: 'amateur', width: 2, depth: 7, weights: learned, slack: 8, budgetMs: 250 }),
  climber({ name: 'skilled', width: 3, depth: 8, weights: learned, slack: 3, budgetMs: 300 }),
  climber({ name: 'expert', width: 6, depth: 14, weights: learned, budgetMs: 600 }),
  climber({
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
