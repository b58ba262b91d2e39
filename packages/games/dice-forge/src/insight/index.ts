/** What a table wants to know of a view, answered by the rules acting on a copy. Nothing is reckoned a second time. */
export { priceOf } from '../rules/questions.ts';
export { TURN_STEPS } from '../state.ts';
export { type HammerStand, hammerOf } from './hammer.ts';
export { bestPlace, type Chances, MOST, type Odds, oddsOf, type Place as DiePlace, withFace } from './odds.ts';
export { type Answer, type GoldGoes, NO_CHANGE, type Preview, previewOf } from './preview.ts';
export { type Deed, type Turn, turnsOf } from './turns.ts';
