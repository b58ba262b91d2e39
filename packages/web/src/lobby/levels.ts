/** Which bots suit this person: after a loss one level lower, after two wins one higher, or whatever was chosen since. */
import type { TableLine } from '@astragal/wire';
import { choose, settings } from '../base/settings.svelte.ts';
import { matchesOf, suited } from './suited-level.ts';

/** Takes what the last games say, once for each game; what is chosen afterwards stays. */
export function learnLevels(
  mine: readonly TableLine[],
  games: readonly { readonly id: string; readonly levels: readonly string[] }[],
): void {
  const levels = { ...settings.levels };
  const levelsAfter = { ...settings.levelsAfter };
  for (const { id, levels: all } of games) {
    const matches = matchesOf(id, mine);
    if (!matches[0] || levelsAfter[id] === matches[0].id) continue;
    levels[id] = suited(all, matches) ?? levels[id] ?? '';
    levelsAfter[id] = matches[0].id;
  }
  if (games.some(({ id }) => levelsAfter[id] !== settings.levelsAfter[id])) void choose({ levels, levelsAfter });
}

/** The level for this game: the one that suits, or for whoever is new the one in the middle, the lower of two. */
export function levelFor(game: string, levels: readonly string[]): string {
  const last = settings.levels[game];
  return last !== undefined && levels.includes(last) ? last : (levels[Math.floor((levels.length - 1) / 2)] ?? '');
}
