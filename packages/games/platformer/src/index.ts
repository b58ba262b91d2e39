/** Platformer: climb the tower, push, fall, beat the boss. */
export { BrokenState, check } from './check.ts';
export * from './content/effects.ts';
export * from './content/map.ts';
export * from './content/tables.ts';
export * from './content/tiles.ts';
export * from './fixture.ts';
export { platformer } from './game.ts';
export { bossField, fieldsInRange, isInRange, symbolCount } from './rules/boss.ts';
export { enemyAt, healthOf, heroCode, isEnemy, isHero, seatOf } from './rules/pieces.ts';
export { soloScore } from './rules/solo.ts';
export { adjacent, hasPlatform, neighbours, onMap, wouldFall } from './rules/space.ts';
export { GEM_PRICES, valueWith } from './rules/symbols.ts';
export * from './state.ts';
