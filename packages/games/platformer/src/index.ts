/** Platformer: climb the tower, push, fall, beat the boss. */
export { BrokenState, check } from './check.ts';
export * from './content/effects.ts';
export * from './content/inspect.ts';
export * from './content/map.ts';
export * from './content/tables.ts';
export * from './content/tiles.ts';
export * from './fixture.ts';
export { platformer } from './game.ts';
export { bossField, fieldsInRange, isInRange, symbolCount } from './rules/boss.ts';
export { priceOf } from './rules/cards.ts';
export { moveEnemiesByDie } from './rules/enemies.ts';
export { applyGravity } from './rules/gravity.ts';
export { enemyAt, healthOf, heroCode, isEnemy, isHero, seatOf } from './rules/pieces.ts';
export { soloScore } from './rules/solo.ts';
export { adjacent, endField, firstField, hasPlatform, neighbours, onMap, wouldFall } from './rules/space.ts';
export { woundsOf } from './rules/striking.ts';
export { faceOf, GEM_PRICES, servesAs, valueWith } from './rules/symbols.ts';
export * from './state.ts';
