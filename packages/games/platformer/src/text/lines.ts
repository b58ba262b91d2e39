/** What the three lexicons have in common besides their words. */
import { canAnswer } from '@astragal/kernel';
import { COLUMNS } from '../content/map.ts';
import { type ActionSymbol, CARDS, type CardId } from '../content/tables.ts';
import { type Die, type Field, SPECIAL_DIE } from '../state.ts';
import { amountOf, type ContentNames } from './names.ts';

export type Heading = 'up' | 'down' | 'left' | 'right';

/** Where a piece went, from one field to another; up and down count before left and right. */
export function headingOf(from: Field, to: Field): Heading {
  const rows = Math.floor(to / COLUMNS) - Math.floor(from / COLUMNS);
  if (rows !== 0) return rows > 0 ? 'up' : 'down';
  return to > from ? 'right' : 'left';
}

/** How many rows lie between two fields. */
export const rowsBetween = (a: Field, b: Field): number => Math.abs(Math.floor(a / COLUMNS) - Math.floor(b / COLUMNS));

/** A symbol and the gems put on it: "boot, 3 gems". */
export const symbolWith = (names: ContentNames, as: ActionSymbol, gems: number): string =>
  gems > 0 ? `${names.symbols[as]}, ${amountOf(names, 'gem', gems)}` : names.symbols[as];

/** A pool die by its number, counted from one, or the special die by its name. */
export const dieName = (die: string, special: string, which: Die): string => (which === SPECIAL_DIE ? special : `${die} ${which + 1}`);

/** Which symbols there are for this question: a die that shows one, twins that can be fused into one, or none any more. */
export function symbolsFor(may: readonly { readonly do: string }[] | undefined): 'dice' | 'pair' | 'none' {
  if (canAnswer(may, 'spend')) return 'dice';
  return canAnswer(may, 'fuse') ? 'pair' : 'none';
}

/** Potions are drunk, everything else is used. */
export const isPotion = (card: CardId): boolean => CARDS[card].family === 'potion';
