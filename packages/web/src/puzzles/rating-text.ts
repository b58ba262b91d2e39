/** A rating as it is told: a number once there were a few tries, before that about where it lies. */
import { i18n } from '../text/index.svelte.ts';
import { tries } from './tries.svelte.ts';
import type { PuzzlePageWords } from './words/en.ts';

const STEP = 50;

export function ratingText(t: PuzzlePageWords, game: string): string {
  const rating = tries.ratingOf(game);
  const number = (n: number): string => n.toLocaleString(i18n.language);
  return tries.isSettled(game) ? number(rating) : t.unsettled(number(STEP * Math.round(rating / STEP)));
}
