/** What a table wants to know of a view: who stands where, what things cost, what an answer would lead to. The rules answer, on a copy. */
export { bossField, countedDice } from '../rules/boss.ts';
export { priceOf } from '../rules/cards.ts';
export { fullHealth } from '../rules/facts.ts';
export { GEM_PRICES, valueWith } from '../rules/gems.ts';
export { enemyAt, healthOf, isHero, seatOf } from '../rules/pieces.ts';
export { soloCounts, soloScore } from '../rules/solo.ts';
export { isBossLevel } from '../rules/space.ts';
export { woundsOf } from '../rules/striking.ts';
export { OFF, SPECIAL_DIE } from '../state.ts';
export * from './dangers.ts';
export * from './falls.ts';
export { type Reach, reach, type Walk, walkOf } from './reach.ts';
export { type StoriedTurn, turnsOf } from './turns.ts';
