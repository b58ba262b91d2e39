/** The players this game brings along: some for the arena, then the levels, weakest first. */
import { type Bot, nameOfPerson, type Thinking, type Training, thinker } from '@astragal/bots';
import type { DiceForgeKind } from '../state.ts';
import { apprentice } from './apprentice.ts';
import { child } from './child.ts';
import { craftWith } from './craft.ts';
import { features } from './features.ts';
import { planner } from './planner.ts';
import { TASTES, tasted } from './tastes.ts';
import { turnBrings } from './turn-brings.ts';
import { WEIGHTS } from './weights.ts';

export { analysing } from './analysing.ts';
export { daily } from './daily.ts';
export { ideas } from './ideas.ts';
export { judge } from './judge.ts';
export { puzzling } from './puzzling.ts';
export { value } from './value.ts';

const craft = craftWith(WEIGHTS);

const AT_A_GLANCE = { nodes: 40, beam: 1, futures: 1, depth: 1 } as const;

/** How each level thinks, and how strong the tastes of its persons are. */
const LEVELS: readonly (Thinking & { readonly likes: number })[] = [
  { name: 'novice', budgetMs: 100, ...AT_A_GLANCE, slack: 26, slips: 8, likes: 3 },
  { name: 'amateur', budgetMs: 125, ...AT_A_GLANCE, slack: 11.7, likes: 1.8 },
  { name: 'skilled', budgetMs: 150, ...AT_A_GLANCE, slack: 5.5, likes: 1.2 },
  { name: 'expert', budgetMs: 300, nodes: 60, beam: 2, futures: 1, depth: 3, slack: 3, likes: 1 },
  {
    ...{ name: 'master', budgetMs: 1500, nodes: 500, beam: 24, futures: 4, depth: 12 },
    effort: { plans: 12, futures: 1200, rests: 3, prior: 4 },
    likes: 1,
  },
];

/** A level, plain and as its four persons. */
function level({ likes, ...thinking }: Thinking & { readonly likes: number }): Bot<DiceForgeKind> {
  const persons = TASTES.map((taste, person) =>
    thinker(craftWith(tasted(features, WEIGHTS, taste, likes)), { ...thinking, name: nameOfPerson(thinking.name, person) }),
  );
  return { ...thinker(craft, thinking), persons };
}

export const bots: readonly Bot<DiceForgeKind>[] = [
  apprentice('apprentice'),
  child('child', craft),
  planner('smith', 2),
  ...LEVELS.map(level),
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
