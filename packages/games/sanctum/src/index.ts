/** Sanctum: the game, its tables, its players and the fight helper. */
export type { Arrangement, Seated } from './arrange.ts';
export { analysing, bots, daily, ideas, judge, puzzling, training, value } from './bots/index.ts';
export * from './content/index.ts';
export { sanctum } from './game.ts';
export { deathMark, placeOf, potionSpaces, wallsOf } from './rules/hero.ts';
export { progressOf } from './rules/levels.ts';
export { type Outcome, odds, type Plan, type Solution, type SolveOptions, solve } from './solver.ts';
export * from './state.ts';
export { toolkit } from './toolkit.ts';
