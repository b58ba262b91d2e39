export { type Bytes, bytesOf, hashOf, hashWith, type Keyed, keyed, signsOf } from './bytes.ts';
export { Chain, stepsFrom } from './chain.ts';
export {
  closingOf,
  type FairHead,
  HOUSE_LINKS,
  houseSide,
  inheritanceOf,
  isShown,
  MOST_SKIPPED,
  numbered,
  type Roll,
  rolled,
  SEAT_LINKS,
  type Side,
  sealOf,
} from './construction.ts';
export { type LuckClaim, type Weighed, weighed } from './doubts.ts';
export * from './drafting.ts';
export * from './fair-match.ts';
export { anywhere, type Hashing } from './hashing.ts';
export * from './live.ts';
export * from './live-proof.ts';
export * from './seat-chain.ts';
export * from './verify.ts';
