/** What cards can do, whatever they are called. */
import { CARDS, type CardId } from '../content/tables.ts';

const CARD_IDS = Object.keys(CARDS) as CardId[];

const doings = (card: CardId): readonly string[] => {
  const { use, passive = {} } = CARDS[card];
  return [...(use ? [use.effect] : []), ...Object.keys(passive)];
};

export const EFFECTS: readonly string[] = [...new Set(CARD_IDS.flatMap(doings))];

const AT: ReadonlyMap<CardId, readonly number[]> = new Map(
  CARD_IDS.map((card) => [card, doings(card).map((each) => EFFECTS.indexOf(each))]),
);

/** Adds how many of these cards have each effect, from this place on. */
export function countEffects(cards: readonly CardId[], counts: Float64Array, from: number): void {
  for (const card of cards) for (const at of AT.get(card)!) counts[from + at]!++;
}
