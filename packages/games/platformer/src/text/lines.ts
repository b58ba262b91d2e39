/** What the three lexicons have in common besides their words. */
import { COLUMNS, levelOf } from '../content/map.ts';
import { type AttackId, CARDS, type CardId } from '../content/tables.ts';
import type { Field } from '../state.ts';
import { amountOf, type ContentNames, ROMAN } from './names.ts';

export type Heading = 'up' | 'down' | 'left' | 'right';

/** Where a piece went, from one field to another; up and down count before left and right. */
export function headingOf(from: Field, to: Field): Heading {
  const rows = Math.floor(to / COLUMNS) - Math.floor(from / COLUMNS);
  if (rows !== 0) return rows > 0 ? 'up' : 'down';
  return to > from ? 'right' : 'left';
}

/** How many rows lie between two fields. */
export const rowsBetween = (a: Field, b: Field): number => Math.abs(Math.floor(a / COLUMNS) - Math.floor(b / COLUMNS));

/** A level's numeral. */
export const levelName = (level: number): string => ROMAN[level]!;
export const levelNameOf = (field: Field): string => levelName(levelOf(field));

/** Gems put on a die, after a comma: ", 3 gems". */
export const withGems = (names: ContentNames, gems: number): string => (gems > 0 ? `, ${amountOf(names, 'gem', gems)}` : '');

/** Potions are drunk, everything else is used. */
export const isPotion = (card: CardId): boolean => CARDS[card].family === 'potion';

/** A boss card by its name and what it does. */
export const bossCard = (names: ContentNames, card: AttackId, quote: (name: string) => string): string =>
  `${quote(names.attacks[card])}. ${names.attackText[card]}`;
