/** The players this game brings along: two of old for the arena, then the levels, weakest first. */
import { type Bot, type Thinking, type Training, thinker } from '@astragal/bots';
import type { DiceForgeKind } from '../state.ts';
import { apprentice } from './apprentice.ts';
import { craftWith } from './craft.ts';
import { planner } from './planner.ts';
import { turnBrings } from './turn-brings.ts';
import { WEIGHTS } from './weights.ts';

export { judge } from './judge.ts';
export { value } from './value.ts';

const craft = craftWith(WEIGHTS);

const AT_A_GLANCE = { nodes: 40, beam: 1, futures: 1, depth: 1 } as const;

/** How each level thinks. */
const LEVELS: readonly Thinking[] = [
  { name: 'novice', budgetMs: 100, ...AT_A_GLANCE, slack: 22 },
  { name: 'amateur', budgetMs: 125, ...AT_A_GLANCE, slack: 14 },
  { name: 'skilled', budgetMs: 150, ...AT_A_GLANCE, slack: 8 },
  { name: 'expert', budgetMs: 300, nodes: 60, beam: 2, futures: 1, depth: 3, slack: 3 },
  {
    ...{ name: 'master', budgetMs: 1500, nodes: 500, beam: 24, futures: 4, depth: 12 },
    effort: { plans: 12, futures: 1200, rests: 3, prior: 4 },
  },
];

export const bots: readonly Bot<DiceForgeKind>[] = [
  apprentice('apprentice'),
  planner('smith', 2),
  ...LEVELS.map((each) => thinker(craft, each)),
];

const SETUPS = [{}, { setup: 'random' }, {}];

export const training: Training<DiceForgeKind> = {
  craft: craftWith,
  weights: WEIGHTS,
  student: { name: 'student', budgetMs: 300, nodes: 150, beam: 12, futures: 2, depth: 12 },
  teacher: planner('smith', 1),
  setups: { 2: SETUPS, 3: SETUPS, 4: SETUPS },
  turnBrings,
};
