/** Sanctum: the game, its types, its tables. */
export * from './content/acts.ts';
export * from './content/blessings.ts';
export * from './content/cards.ts';
export * from './content/effects.ts';
export * from './content/heroes.ts';
export * from './content/lords.ts';
export { sanctum } from './game.ts';
export * from './state.ts';
