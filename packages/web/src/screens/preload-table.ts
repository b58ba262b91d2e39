/** All that a table of a game takes, fetched before there is one: while the server lays it, or while the home page rests. */
import { onShelf } from '@astragal/shelf';
import { bringLetters } from '../base/letters.ts';
import { router } from '../base/router.svelte.ts';
import { boardOf, wordingOf } from '../games/registry.ts';
import { i18n } from '../text/index.svelte.ts';

/** What fails to come now is asked for again by the table itself. */
export async function preloadTable(game: string): Promise<void> {
  const entry = onShelf(game);
  if (!entry) return;
  const { language } = i18n;
  await Promise.allSettled([
    import('./Table.svelte'),
    boardOf(game, entry.version),
    wordingOf(game, language),
    entry.words(language),
    bringLetters(language),
  ]);
}

/** One after the other, and no more once the page is left: nobody waits for them yet. */
export async function preloadTables(games: readonly string[]): Promise<void> {
  const { page } = router.place;
  for (const game of games) if (router.place.page === page) await preloadTable(game);
}
