/** The bots that suit this person. */
import { settings } from '../base/settings.svelte.ts';

/** The level for this game: the one that suits, or for whoever is new the one in the middle, the lower of two. */
export function levelFor(game: string, levels: readonly string[]): string {
  const last = settings.levels[game];
  return last !== undefined && levels.includes(last) ? last : (levels[Math.floor((levels.length - 1) / 2)] ?? '');
}
