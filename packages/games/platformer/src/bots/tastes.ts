/** The tastes of a level's four persons: what each likes more or less than a plain player does. */
import { nameOfPerson } from '@astragal/bots';
import type { Patience } from './climber.ts';
import { FEATURES, type Feature } from './features.ts';

interface Taste {
  /** By how much a feature's worth is multiplied. */
  readonly weighs: Readonly<Partial<Record<Feature, number>>>;
  /** What it is worth among others to fell an enemy or to throw a rival down, whatever comes of it. */
  readonly relish?: number;
}

/** In the order of the persons. */
export const TASTES: readonly Taste[] = [
  // Up and on: leaves coins and shops by the way.
  { weighs: { boots: 1.1, bootsLate: 1.1, offBoots: 1.1, spareCoins: 0.3, shopNear: 0.2, courtShop: 0.8, cards: 0.75 } },
  // Goes for enemies and throws rivals down.
  { weighs: { preyNear: 2, defeated: 2 }, relish: 20 },
  // Coins, gems and cards first.
  { weighs: { coins: 1.3, gemsNear: 1.2, tokensNear: 1.4, goodTokens: 1.2, shopNear: 2, courtShop: 1.6, cards: 1.9 } },
  // Hearts first: keeps away from whatever bites.
  { weighs: { wounds: 1.8, frail: 1.8, threat: 2.2, faintTogether: 1.8, faintAlone: 1.2, preyNear: 0.4 } },
];

const tasted = (row: readonly number[], { weighs }: Taste): number[] => row.map((weight, i) => weight * (weighs[FEATURES[i]!] ?? 1));

/** The four persons of a level. */
export const personsOf = (level: Patience): Patience[] =>
  TASTES.map((taste, i) => ({
    ...level,
    name: nameOfPerson(level.name, i),
    relish: taste.relish ?? 0,
    weights: { alone: tasted(level.weights.alone, taste), together: tasted(level.weights.together, taste) },
  }));
