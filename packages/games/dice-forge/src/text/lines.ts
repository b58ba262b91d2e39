/** What the three lexicons have in common besides their words. */
import type { Names, Seat } from '@astragal/kernel';
import {
  ALTERNATES,
  type AlternateId,
  type Amounts,
  CARDS,
  type CardId,
  CONVERSIONS,
  type ConversionId,
  cardOf,
  FACES,
  type FaceId,
  isNothing,
  type Resource,
  type SetId,
} from '../content/index.ts';
import type { Fallen, Source } from '../state.ts';
import { type ContentNames, listOf } from './names.ts';

/** Whose dice fell how: "Ann: 1 gold and 1 sun shard; Bob: 1 gold and 2 glory". */
export function falls(names: ContentNames, dice: readonly Fallen[], who: Names, and: string): string {
  const seats = [...new Set(dice.map(({ seat }) => seat))];
  return seats.map((seat) => `${who(seat)}: ${pair(names, facesOf(dice, seat), and)}`).join('; ');
}

const facesOf = (dice: readonly Fallen[], seat: Seat): FaceId[] => dice.filter((die) => die.seat === seat).map(({ face }) => face);

/** One result or two: "1 gold and Mirror"; a choice beside another result stands in brackets: "6 gold and (3 gold or 2 glory)". */
export const pair = (names: ContentNames, faces: readonly FaceId[], and: string): string =>
  faces.map((face) => (faces.length > 1 && isChoice(face) ? `(${names.faces[face].full})` : names.faces[face].full)).join(and);

const isChoice = (face: FaceId): boolean => FACES[face].kind === 'choice' && !FACES[face].boar;

/** The part of a gain that a card offers to take as glory (DF-91, DF-95). */
export function convertible(names: ContentNames, gives: Amounts, convert: ConversionId): string {
  const resources: readonly Resource[] = CONVERSIONS[convert].resources;
  return listOf(names, Object.fromEntries(resources.map((each) => [each, gives[each]])));
}

/** A number that differs from roll to roll. */
export const sumOf = (dice: readonly Fallen[]): number => dice.reduce((sum, { position }) => sum + position, 0);

/** The full name of the card behind a gain; a face needs no mention. */
export const cardBehind = (names: ContentNames, source: Source): string | undefined =>
  Object.hasOwn(CARDS, source) ? names.cards[source as CardId].full : undefined;

/** Points by seat: "Ann 12, Bob 15". */
export const standings = (scores: readonly number[], who: Names): string => scores.map((score, seat) => `${who(seat)} ${score}`).join(', ');

/** A gain told with a plus: "+3 gold, +1 sun shard"; `nothing` if there is none. */
export const plus = (names: ContentNames, gains: Amounts, nothing: string): string =>
  isNothing(gains) ? nothing : `+${listOf(names, gains).replaceAll(', ', ', +')}`;

/** The nine slots with an alternate, as the host reads them: by cost, and the two cards (DF-7). */
export function slotOptions(names: ContentNames, title: (cost: string) => string) {
  const values = (slot: AlternateId) => ({ A: names.cards[cardOf(slot, 'A')].full, B: names.cards[cardOf(slot, 'B')].full });
  return Object.fromEntries(
    ALTERNATES.map((slot) => [slot, { name: title(listOf(names, CARDS[cardOf(slot, 'A')].cost)), values: values(slot) }]),
  ) as Record<AlternateId, { readonly name: string; readonly values: Readonly<Record<SetId, string>> }>;
}
