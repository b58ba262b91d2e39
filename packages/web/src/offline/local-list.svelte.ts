/** Games of this device, for the lists that show them. */

import { type KeptGame, keptGames } from './kept-games.ts';
import { lineOf } from './local-tables.ts';

export class LocalTables {
  #games: readonly KeptGame[] = $state.raw([]);

  get all(): readonly KeptGame[] {
    return this.#games;
  }

  /** As lines of the home page; what was handed to the server stands among its tables. */
  get lines() {
    return this.#games.filter(({ importedTo }) => !importedTo).map(lineOf);
  }

  /** A browser that keeps nothing has none. */
  async load(): Promise<void> {
    this.#games = await keptGames.all().catch(() => []);
  }
}

/** The page's own. */
export const localTables = new LocalTables();
