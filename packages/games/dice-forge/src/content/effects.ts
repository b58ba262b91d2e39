/** The vocabulary of card effects: what a card may say. What each word does stands in `rules/effects.ts`. */

import { type Amounts, amounts } from './resources.ts';
import type { GardenId } from './temple.ts';

export const TOKENS = ['cerberus', 'triton'] as const;
export type TokenId = (typeof TOKENS)[number];

/** Which part of a result may be taken as glory instead (DF-91, DF-95), and how much glory for each unit. */
export const CONVERSIONS = {
  none: { resources: [], glory: 0 },
  shards: { resources: ['sun', 'moon'], glory: 2 },
  gold: { resources: ['gold'], glory: 1 },
} as const;
export type ConversionId = keyof typeof CONVERSIONS;

/** What an effect does, in one word and its numbers. */
export type Effect =
  | { readonly op: 'gain'; readonly gains: Amounts }
  | { readonly op: 'gain-one'; readonly options: readonly Amounts[] }
  | { readonly op: 'exchange'; readonly cost: Amounts; readonly gains: Amounts }
  | { readonly op: 'hammer' }
  | { readonly op: 'chest' }
  | { readonly op: 'token'; readonly token: TokenId }
  | { readonly op: 'forge'; readonly garden: GardenId }
  | { readonly op: 'boar' }
  | { readonly op: 'glory-per-forged-face'; readonly glory: number }
  | { readonly op: 'blessings'; readonly count: number; readonly convert: ConversionId }
  | { readonly op: 'minor-blessings'; readonly count: number; readonly convert: ConversionId }
  | { readonly op: 'borrow-rolls' }
  | { readonly op: 'opponents-lose' };

/** A Triton token is spent for one of these (DF-114). */
export const TRITON_OPTIONS = { gold: 6, sun: 2, moon: 2 } as const;

/** The two phases of a hammer and what filling each gives (DF-107). */
export const HAMMER = { spaces: 15, glory: [10, 15] } as const;

/** The price of the extra action (DF-30). */
export const EXTRA_ACTION: Amounts = amounts({ sun: 2 });

/** Caps without chests, and what each chest adds (DF-12, DF-111). */
export const CAPS = { gold: 12, sun: 6, moon: 6 } as const;
export const CHEST = { gold: 4, sun: 3, moon: 3 } as const;
