/** What cards are worth on the climb. */
import type { PassiveKey, UseEffect } from '../content/effects.ts';
import { CARDS, type CardId } from '../content/tables.ts';

/** What a card is worth by what it does; what it adds to the blow is weighed there. */
const USE: Partial<Record<UseEffect, number>> = {
  walk: 11,
  climb: 6,
  'place-under-platform': 9,
  hand: 4,
  coins: 5,
  reroll: 5,
  steady: 5,
  heal: 6,
  'thick-skin': 4,
  'safe-moves': 4,
  'turn-die': 10,
  'copy-die': 6,
  'pull-token': 3,
  'place-in-row': 3,
  float: 2,
  gems: 5,
};
const PASSIVE: Partial<Record<PassiveKey, number>> = {
  firstAttackLess: 6,
  maxHealth: 7,
  fuseWithSpecial: 4,
  ignoreTraps: 2,
  discount: 2,
  coinsOnGem: 2,
  coinsOnRecharge: 4,
};

const worths = new Map<CardId, number>();
export function cardWorth(card: CardId): number {
  let worth = worths.get(card);
  if (worth === undefined) {
    const { use, passive: passives = {} } = CARDS[card];
    worth = use ? (USE[use.effect] ?? 0) : 0;
    for (const key of Object.keys(passives) as PassiveKey[]) worth += PASSIVE[key] ?? 0;
    worths.set(card, worth);
  }
  return worth;
}
