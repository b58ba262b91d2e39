/** Which answers are plain buttons beside the tray: those that are neither a piece of the table nor have a place of their own. */
import type { Answer, Offer } from '../table.svelte.ts';

/** Answers that are fields, dice, cards or a dialog. */
const PIECES: ReadonlySet<Answer['do']> = new Set([
  'respawn',
  'spend',
  'fuse',
  'grab',
  'attack',
  'buy',
  'use',
  'ability',
  'shed',
  'go',
  'push',
  'portal',
  'portal-push',
  'shove',
  'land',
  'pick',
  'turn',
  'copy',
  'pull',
  'save',
  'save-fused',
  'be',
]);
/** Answers with a button that is always in the same place. */
const OWN_PLACE: ReadonlySet<Answer['do']> = new Set(['gravity', 'end', 'hit', 'raise']);

/** The answers to draw as buttons, each with its own words. */
export const plainOffers = (offers: readonly Offer[]): Offer[] =>
  offers.filter(({ choice }) => !PIECES.has(choice.do) && !OWN_PLACE.has(choice.do));
