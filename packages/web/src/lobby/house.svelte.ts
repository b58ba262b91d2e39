/** What this server offers, and the lists of tables. Shared by the pages that show them. */
import type { GameInfo, Lobby, TableLine } from '@astragal/wire';
import { call } from '../net/api.ts';
import { lastTables, noteTables } from './last-tables.ts';

let games: readonly GameInfo[] | undefined = $state.raw();
let lobby: Lobby | undefined = $state.raw();

export const house = {
  /** The games on the shelf; undefined until the server has answered. */
  get games(): readonly GameInfo[] | undefined {
    return games;
  },
  get lobby(): Lobby | undefined {
    return lobby;
  },
  /** My tables there, as far as they are known: without a network those of the last visit. */
  get myTables(): readonly TableLine[] {
    return lobby?.mine ?? lastTables();
  },
  set lobby(next: Lobby | undefined) {
    lobby = next;
    if (next) noteTables(next.mine);
  },
  game(id: string): GameInfo | undefined {
    return games?.find((each) => each.id === id);
  },
  async loadGames(): Promise<void> {
    games ??= (await call('games')).games;
  },
  /** The same without a server: from the rules that this page has itself. */
  async loadShelf(): Promise<void> {
    games ??= await (await import('./shelf-here.ts')).shelfHere();
  },
  async loadLobby(): Promise<void> {
    house.lobby = await call('lobby');
  },
};
