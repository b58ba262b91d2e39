/** About this server, for its host page. */
import { type HouseInfo, PROTOCOL } from '@astragal/wire';
import { gameList } from '../ground/games.ts';
import { VERSION } from '../ground/version.ts';
import type { House } from '../house/house.ts';

export async function about({ settings, store, games, tables: open, sockets, watch, started }: House): Promise<HouseInfo> {
  const { closed: _, ...tables } = await store.tables.count();
  for (const { row } of open.all())
    if (row.phase === 'frozen') {
      tables.frozen++;
      tables.playing--;
    }
  return {
    version: VERSION,
    protocol: PROTOCOL,
    games: gameList(games, settings.hiddenGames).map(({ id }) => id),
    tables,
    live: open.size,
    sockets: sockets.total,
    uptime: Math.max(0, Math.floor((settings.now() - started) / 1000)),
    store: { kind: store.kind, ok: await watch.isReady() },
  };
}
