/** What a table wants to know about a view, answered by the rules acting on a guessed copy: no second reckoning anywhere. */
export { verbOf } from '../rules/by-hand.ts';
export { deathMark, freed, placeOf, potionSpaces, wallsOf } from '../rules/hero.ts';
export { progressOf } from '../rules/levels.ts';
export { LAST_CALL } from '../rules/walls.ts';
export * from './block.ts';
export * from './foes.ts';
export * from './hero.ts';
export { type Action, CHAPTERS, type Chapter, type Turn, turnsOf } from './turns.ts';
