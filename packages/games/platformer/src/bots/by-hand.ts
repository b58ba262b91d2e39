/** What the features are worth to the climber of old and to beginners: made by hand. */
import { FEATURES, type Feature } from './features.ts';

type Row = Readonly<Partial<Record<Feature, number>>>;

/** A row in the order of the features; what it does not name is worth nothing. */
export const rowOf = (row: Row): number[] => FEATURES.map((name) => row[name] ?? 0);

export const BY_HAND: Row = {
  coins: 1.5,
  spareCoins: 0.3,
  cards: 1,
  goodTokens: 6,
  badTokens: -5,
  defeated: 2,
  off: -12,
  offBoots: -7,
  offMissing: -9,
  special: 1,
  missing: -9,
  boots: -7,
  bootsLate: -7,
  gemsNear: 5,
  gemsNearLate: 1.5,
  tokensNear: 2.5,
  shopNear: 0.8,
  court: -20,
  courtChance: 150,
  courtMissing: -9,
  courtArmed: 40,
  courtGems: 5,
  courtTokens: 2.5,
  courtShop: 0.8,
  wounds: -3,
  faintAlone: -150,
  faintTogether: -15,
  threat: -1,
};
