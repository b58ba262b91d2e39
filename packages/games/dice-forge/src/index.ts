/** Dice Forge: the game, its words, its tables and its players. */
export type { Arrangement, Seated } from './arrange.ts';
export { analysing, bots, daily, ideas, judge, puzzling, training, value } from './bots/index.ts';
export * from './content/index.ts';
export { diceForge } from './game.ts';
export type * from './state.ts';
export { TURN_STEPS } from './state.ts';
export { toolkit } from './toolkit.ts';
