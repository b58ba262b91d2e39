/** The whole server: its store, its house, and the door that people come in by. */
import { join } from 'node:path';
import type { Source } from '@astragal/kernel';
import { SIZES } from '@astragal/wire';
import cookies from '@fastify/cookie';
import fastify from 'fastify';
import { alone } from './cluster/cluster.ts';
import { joinCluster } from './cluster/join.ts';
import { NatsBus } from './cluster/nats.ts';
import { type Games, loadGames } from './ground/games.ts';
import { type Logger, newLog } from './ground/log.ts';
import type { Seeds } from './ground/secrets.ts';
import { seededLuck } from './ground/seeded-luck.ts';
import { DEFAULTS, type Settings } from './ground/settings.ts';
import { House } from './house/house.ts';
import { HttpServer } from './http/http-server.ts';
import { openStore } from './store/open.ts';
import type { Store } from './store/store.ts';

export interface Server {
  readonly house: House;
  /** Begins to listen; gives the address. */
  listen(): Promise<string>;
  /** Hands over to other servers, says goodbye to everybody, finishes what is under way, closes the store. */
  stop(): Promise<void>;
}

export interface ServerParts {
  readonly store?: Store;
  readonly luck?: Source | undefined;
  /** What bots think with: for tests alone. */
  readonly seeds?: Seeds | undefined;
  /** Luck and bots follow it: for tests alone. */
  readonly seed?: string;
  readonly log?: Logger;
  readonly games?: Games;
}

/** A server with these settings; whatever is left out has its default. */
export async function createServer(given: Partial<Settings> = {}, parts: ServerParts = {}): Promise<Server> {
  const settings: Settings = { ...DEFAULTS, ...given };
  const log = parts.log ?? newLog(settings.logLevel);
  const { databaseUrl, nats } = settings;
  const lost = (why: string): void =>
    log.fatal({ why }, 'this server is no longer alone with its database: stop it, or give all of them NATS_URL');
  const tell = (line: string): void => log.info(line);
  const place = { databaseUrl, file: join(settings.dataDir, 'astragal.db'), alone: true, shared: nats !== undefined, lost, tell };
  const store = parts.store ?? (await openStore(place));
  const away = (server: string, why: string): void =>
    log.warn({ server, why }, 'NATS is away: people at other servers are up to two seconds behind; it is tried again and again');
  const because = (error: unknown): object => ({ why: error instanceof Error ? error.message : String(error) });
  const cluster = nats
    ? await joinCluster(store, new NatsBus(nats, `astragal ${settings.port}`, away), {
        gained: (shards) => house.sync?.gained(shards),
        membersChanged: (gone) => house.sync?.membersChanged(gone),
        failed: (error) => log.warn(because(error), 'leases could not be renewed'),
        unheeded: (error) => log.error(because(error), 'what another server said could not be heeded'),
      })
    : alone;
  const { luck, seeds } = parts.seed === undefined ? parts : seededLuck(parts.seed);
  const house = new House({ settings, store, games: parts.games ?? (await loadGames()), log, luck, seeds, cluster });
  const app = fastify({
    logger: false,
    bodyLimit: SIZES.body,
    trustProxy: (_address, hop) => hop < settings.proxies,
    requestTimeout: 20_000,
    forceCloseConnections: true,
  });
  await app.register(cookies);
  const http = new HttpServer(app, house);
  await http.open();
  return {
    house,
    async listen() {
      await house.start();
      const address = await app.listen({ host: settings.host, port: settings.port });
      return settings.baseUrl ?? address;
    },
    async stop() {
      await house.drain();
      app.server.close();
      await http.clients.sayGoodbye();
      await app.close();
      await house.stop();
    },
  };
}
