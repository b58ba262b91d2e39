/** Which answers are buttons: all but those that are pieces of the table, and those with a place of their own. */
import type { Answer } from '@astragal/dice-forge/insight';
import type { Offer } from '../table.svelte.ts';

const PIECES: ReadonlySet<Answer['do']> = new Set(['feat', 'buy', 'forge', 'use']);
const OWN_PLACE: ReadonlySet<Answer['do']> = new Set(['spend', 'pay', 'end', 'hammer']);

/** The answers to draw as buttons beside the question. */
export function barOffers(offers: readonly Offer[]): Offer[] {
  return offers.filter(({ choice }) => !PIECES.has(choice.do) && !OWN_PLACE.has(choice.do));
}
