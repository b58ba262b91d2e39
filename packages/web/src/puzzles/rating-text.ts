/** A rating as it is told: a number once there were a few tries, before that about where it lies. */
import { i18n } from '../text/index.svelte.ts';
import { tries } from './tries.svelte.ts';
import type { PuzzlePageWords } from './words/en.ts';

const STEP = 50;

/** A whole number as the language writes it. */
export const numeral = (n: number): string => n.toLocaleString(i18n.language);

export function ratingText(t: PuzzlePageWords, game: string): string {
  const rating = tries.ratingOf(game);
  return tries.isSettled(game) ? numeral(rating) : t.unsettled(numeral(STEP * Math.round(rating / STEP)));
}
