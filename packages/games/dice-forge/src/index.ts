/** Dice Forge: the game, its words and tables. */
export * from './content/index.ts';
export { diceForge } from './game.ts';
export type * from './state.ts';
export { TURN_STEPS } from './state.ts';
