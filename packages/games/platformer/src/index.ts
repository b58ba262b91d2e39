/** Platformer: climb the tower, push, fall, beat the boss. */
export { analysing, bots, climber, daily, ideas, judge, puzzling, training } from './bots/index.ts';
export { BrokenState, check } from './check.ts';
export { contentProblems } from './content/edited.ts';
export * from './content/index.ts';
export * from './content/inspect.ts';
export * from './fixture.ts';
export { platformer } from './game.ts';
export * from './insight/index.ts';
export { isInRange, symbolCount } from './rules/boss.ts';
export { moveEnemiesByDie } from './rules/enemies.ts';
export { applyGravity } from './rules/gravity.ts';
export { heroCode, isEnemy } from './rules/pieces.ts';
export { adjacent, endField, firstField, hasPlatform, neighbours, onMap, wouldFall } from './rules/space.ts';
export { faceOf, servesAs } from './rules/symbols.ts';
export * from './state.ts';
export { atTheBoss, toolkit } from './toolkit.ts';
export type { View } from './view.ts';
