/** Which games there are, and the lists of tables. Shared by the pages that show them. */
import type { GameInfo, Lobby, TableLine } from '@astragal/wire';
import { type BrowserStore, browserStore } from '../base/browser-store.ts';
import { call } from '../net/api.ts';
import { lastTables, noteTables } from './last-tables.ts';

export class LobbyLists {
  readonly #store: BrowserStore;
  #games: readonly GameInfo[] | undefined = $state.raw();
  #tables: Lobby | undefined = $state.raw();

  constructor(store: BrowserStore) {
    this.#store = store;
  }

  /** The games on the shelf; undefined until the server has answered. */
  get games(): readonly GameInfo[] | undefined {
    return this.#games;
  }

  game(id: string): GameInfo | undefined {
    return this.#games?.find((each) => each.id === id);
  }

  get tables(): Lobby | undefined {
    return this.#tables;
  }

  set tables(next: Lobby | undefined) {
    this.#tables = next;
    if (next) noteTables(this.#store, next.mine);
  }

  /** My tables there, as far as they are known: without a network those of the last visit. */
  get myTables(): readonly TableLine[] {
    return this.#tables?.mine ?? lastTables(this.#store);
  }

  async loadGames(): Promise<void> {
    this.#games ??= (await call('games')).games;
  }

  /** The same without a server: from the rules that this page has itself. */
  async loadLocalGames(): Promise<void> {
    this.#games ??= await (await import('./local-games.ts')).localGames();
  }

  async loadTables(): Promise<void> {
    this.tables = await call('lobby');
  }
}

/** The page's own. */
export const lobby = new LobbyLists(browserStore);
