/** Platformer: climb the tower, push, fall, beat the boss. */

export { check } from './check.ts';
export * from './content/effects.ts';
export * from './content/map.ts';
export * from './content/tables.ts';
export * from './content/tiles.ts';
export { platformer } from './game.ts';
export * from './state.ts';
