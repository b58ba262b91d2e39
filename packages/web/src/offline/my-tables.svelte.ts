/** Games of this device, for the lists that show them. */
import { lineOf } from './here.ts';
import { type KeptGame, keptGames } from './kept-games.ts';

let games: readonly KeptGame[] = $state.raw([]);

export const hereTables = {
  get all(): readonly KeptGame[] {
    return games;
  },
  /** As lines of the home page; what was handed to the server stands among its tables. */
  get lines() {
    return games.filter(({ handedTo }) => !handedTo).map(lineOf);
  },
  /** A browser that keeps nothing has none. */
  async load(): Promise<void> {
    games = await keptGames.all().catch(() => []);
  },
};
