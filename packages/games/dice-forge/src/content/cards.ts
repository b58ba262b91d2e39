/** Table T5: the 24 cards. */
import type { Effect } from './effects.ts';
import { ISLAND_IDS, ISLANDS, type IslandId, SLOT_IDS, type SlotId } from './islands.ts';
import { lookup } from './lookup.ts';
import { type Amounts, amounts } from './resources.ts';

export type SetId = 'A' | 'B';

/** A card: where it lies, what it costs, what is printed on it, and what it does when taken, in step 2, or at an ousting. */
export interface Card {
  readonly slot: SlotId;
  readonly set: SetId;
  readonly cost: Amounts;
  /** Counts at the end only (DF-123). */
  readonly glory: number;
  readonly lightning: Effect | undefined;
  readonly gear: Effect | undefined;
  /** Hourglass: what its owner gains whenever he ousts or is ousted (DF-84). */
  readonly ousting: Amounts | undefined;
  /** Hourglass: what its owner may pick from whenever the boar of the card's colour is applied (DF-63). */
  readonly reward: readonly Amounts[] | undefined;
}

/** A card as the table writes it: what it does not do is left out. */
type Printed = Pick<Card, 'slot' | 'set' | 'cost' | 'glory'> & { readonly [P in 'lightning' | 'gear' | 'ousting' | 'reward']?: Card[P] };

const moon = (n: number): Amounts => amounts({ moon: n });
const sun = (n: number): Amounts => amounts({ sun: n });
const both = (n: number): Amounts => amounts({ sun: n, moon: n });
const oneOf = (...options: readonly Partial<Amounts>[]): readonly Amounts[] => options.map(amounts);

const TABLE = {
  'blacksmiths-hammer': { slot: 'moon-1a', set: 'A', cost: moon(1), glory: 0, lightning: { op: 'hammer' } },
  'blacksmiths-chest': { slot: 'moon-1b', set: 'A', cost: moon(1), glory: 2, lightning: { op: 'chest' } },
  'silver-hind': { slot: 'moon-2', set: 'A', cost: moon(2), glory: 2, gear: { op: 'minor-blessings', count: 1, convert: 'none' } },
  'great-bear': { slot: 'moon-2', set: 'B', cost: moon(2), glory: 2, ousting: amounts({ glory: 3 }) },
  satyrs: { slot: 'moon-3', set: 'A', cost: moon(3), glory: 6, lightning: { op: 'borrow-rolls' } },
  'tenacious-boar': {
    slot: 'moon-3',
    set: 'B',
    cost: moon(3),
    glory: 4,
    lightning: { op: 'boar' },
    reward: oneOf({ sun: 1 }, { moon: 1 }, { glory: 3 }),
  },
  ferryman: { slot: 'moon-4', set: 'A', cost: moon(4), glory: 12 },
  cerberus: { slot: 'moon-4', set: 'B', cost: moon(4), glory: 6, lightning: { op: 'token', token: 'cerberus' } },
  'helmet-of-invisibility': { slot: 'moon-5', set: 'A', cost: moon(5), glory: 4, lightning: { op: 'forge', garden: 'garden-times-3' } },
  cancer: { slot: 'moon-6', set: 'A', cost: moon(6), glory: 8, lightning: { op: 'blessings', count: 2, convert: 'none' } },
  sentinel: { slot: 'moon-6', set: 'B', cost: moon(6), glory: 6, lightning: { op: 'blessings', count: 2, convert: 'shards' } },
  hydra: { slot: 'sun-5-moon-5', set: 'A', cost: both(5), glory: 26 },
  typhon: { slot: 'sun-5-moon-5', set: 'B', cost: both(5), glory: 16, lightning: { op: 'glory-per-forged-face', glory: 1 } },
  sphinx: { slot: 'sun-6', set: 'A', cost: sun(6), glory: 10, lightning: { op: 'minor-blessings', count: 4, convert: 'none' } },
  cyclops: { slot: 'sun-6', set: 'B', cost: sun(6), glory: 8, lightning: { op: 'minor-blessings', count: 4, convert: 'gold' } },
  gorgon: { slot: 'sun-4', set: 'A', cost: sun(4), glory: 14 },
  triton: { slot: 'sun-4', set: 'B', cost: sun(4), glory: 8, lightning: { op: 'token', token: 'triton' } },
  'mirror-of-the-abyss': { slot: 'sun-5', set: 'A', cost: sun(5), glory: 10, lightning: { op: 'forge', garden: 'garden-mirror' } },
  'guardians-owl': {
    slot: 'sun-2',
    set: 'A',
    cost: sun(2),
    glory: 4,
    gear: { op: 'gain-one', options: oneOf({ gold: 1 }, { sun: 1 }, { moon: 1 }) },
  },
  'celestial-ship': { slot: 'sun-2', set: 'B', cost: sun(2), glory: 4, lightning: { op: 'forge', garden: 'garden-ship' } },
  minotaur: { slot: 'sun-3', set: 'A', cost: sun(3), glory: 8, lightning: { op: 'opponents-lose' } },
  'guardians-shield': { slot: 'sun-3', set: 'B', cost: sun(3), glory: 6, lightning: { op: 'forge', garden: 'garden-shield' } },
  elder: {
    slot: 'sun-1a',
    set: 'A',
    cost: sun(1),
    glory: 0,
    gear: { op: 'exchange', cost: amounts({ gold: 3 }), gains: amounts({ glory: 4 }) },
  },
  'wild-spirits': { slot: 'sun-1b', set: 'A', cost: sun(1), glory: 2, lightning: { op: 'gain', gains: amounts({ gold: 3, moon: 3 }) } },
} as const satisfies Record<string, Printed>;

export type CardId = keyof typeof TABLE;
/** Every card with the same fields, so that reading them is quick. */
const alike = ({ slot, set, cost, glory, lightning, gear, ousting, reward }: Printed): Card => ({
  slot,
  set,
  cost,
  glory,
  lightning,
  gear,
  ousting,
  reward,
});
export const CARDS: Readonly<Record<CardId, Card>> = lookup(
  Object.fromEntries(Object.entries(TABLE).map(([id, card]) => [id, alike(card)])) as Record<CardId, Card>,
);
export const CARD_IDS = Object.keys(TABLE) as readonly CardId[];

/** The cards of each slot, set A and set B; a slot without alternate holds its A card in both (DF-7). */
const BY_SLOT = Object.fromEntries(
  SLOT_IDS.map((slot) => {
    const [A, B = A] = CARD_IDS.filter((card) => CARDS[card].slot === slot).sort((a, b) => (CARDS[a].set < CARDS[b].set ? -1 : 1));
    return [slot, { A, B }];
  }),
) as Readonly<Record<SlotId, Readonly<Record<SetId, CardId>>>>;

/** The card of a slot in a set. */
export const cardOf = (slot: SlotId, set: SetId): CardId => BY_SLOT[slot][set];

const ISLAND_OF = Object.fromEntries(
  CARD_IDS.map((card) => [card, ISLAND_IDS.find((island) => ISLANDS[island].includes(CARDS[card].slot))]),
) as Readonly<Record<CardId, IslandId>>;

/** The island on which a card lies. */
export const islandOf = (card: CardId): IslandId => ISLAND_OF[card];

/** The place of each card's slot in the arrays that count stacks. */
export const SLOT_INDEX: Readonly<Record<CardId, number>> = lookup(
  Object.fromEntries(CARD_IDS.map((card) => [card, SLOT_IDS.indexOf(CARDS[card].slot)])) as Record<CardId, number>,
);

/** The card that rewards its owner for a boar, and what it offers (DF-63). */
export const REWARD: { readonly card: CardId; readonly options: readonly Amounts[] } = CARD_IDS.flatMap((card) => {
  const options = CARDS[card].reward;
  return options ? [{ card, options }] : [];
})[0]!;
