/** What a house with several servers does besides what every house does: hears the others, looks at the store for what was missed, shares limits. */
import type { Cluster } from '../cluster/cluster.ts';
import { type HouseNews, MOST_AT_ONCE } from '../cluster/news.ts';
import type { Logger } from '../ground/log.ts';
import type { RateLimiter } from '../ground/rate-limits.ts';
import type { Limited } from '../ground/settings.ts';
import type { Notifier } from '../notifications/notifier.ts';
import type { Store } from '../store/store.ts';
import type { OpenTables } from '../table/open-tables.ts';
import type { AccountFeed } from './account-feed.ts';
import type { LobbyFeed } from './lobby-feed.ts';
import type { SocketCounts } from './socket-counts.ts';
import type { Timers } from './timers.ts';

/** How often the store is looked at for what no message said: while others are heard, and while they are not. */
const LOOK_MS = { up: 4000, down: 1000 } as const;
/** How often the others hear what people have used up. */
const GOSSIP_MS = 250;
/** Lists change with every turn somewhere: once a second is enough to say so. */
const LISTS_MS = 1000;
/** What could not be read when a shard was taken over is read again after so long. */
const TAKE_UP_AGAIN_MS = 1000;

/** The parts of the house that other servers have a say in. */
export interface Synced {
  readonly store: Store;
  readonly log: Logger;
  readonly rates: RateLimiter<Limited>;
  readonly cluster: Cluster;
  readonly tables: OpenTables;
  readonly notifications: Notifier;
  readonly lobby: LobbyFeed;
  readonly accounts: AccountFeed;
  readonly sockets: SocketCounts;
}

export class ClusterSync {
  readonly #house: Synced;
  readonly #timers: Timers;
  #lookAt = 0;
  #isLooking = false;
  #listsAt = 0;
  #isStopped = false;
  #stopHearing: () => void = () => {};

  constructor(house: Synced, timers: Timers) {
    this.#house = house;
    this.#timers = timers;
  }

  async start(): Promise<void> {
    const { cluster, accounts, log } = this.#house;
    this.#stopHearing = await cluster.hearHouse((news, from) => this.#hear(news, from));
    cluster.bus.onChange((isUp) => {
      if (isUp) {
        log.info('NATS is here: all is live');
        this.#sayAllAgain();
        accounts.lookAgain(); // What others said meanwhile was missed.
      }
      this.#lookAt = 0;
    });
  }

  /** Nothing is taken over any more; what others say is heard until `stop`. */
  drain(): void {
    this.#isStopped = true;
  }

  stop(): void {
    this.drain();
    this.#stopHearing();
  }

  #hear(news: HouseNews, from: string): void {
    const { cluster, rates, accounts, lobby, sockets, tables } = this.#house;
    if ('lists' in news) lobby.heardChange();
    else if ('needed' in news) this.#needed(news.needed, news.bots === true, news.due);
    else if ('notify' in news) this.#notify(news.notify);
    else if ('signedOut' in news) accounts.lookAgain(news.signedOut);
    else if ('renamed' in news) void this.#timers.soon(() => tables.readNames([news.renamed]));
    else if ('account' in news) accounts.heard(news.account, news.event, news.but);
    else if ('leases' in news) void cluster.leases?.beat();
    else if ('spent' in news) for (const [what, whose, who, cost] of news.spent) rates.owe(what, whose, who, cost);
    else if ('sockets' in news) sockets.hear(from, news.sockets);
  }

  /** Somebody is needed at a table: a bot is asked something, or a clock will run out. */
  #needed(id: string, bots: boolean, due: number | undefined): void {
    const { cluster, store, tables } = this.#house;
    if (!cluster.owns(id)) return;
    if (bots) void this.#timers.soon(async () => (await tables.get(id))?.wake());
    else if (due !== undefined)
      void this.#timers.soon(async () => {
        if ((await store.tables.revisions([id])).length > 0) tables.expect(id, due);
      });
  }

  /** Somebody is to be notified about a table. */
  #notify(id: string): void {
    const { cluster, notifications } = this.#house;
    if (cluster.owns(id)) void this.#timers.soon(() => notifications.sweep());
  }

  /** This server looks after these shards from now on. */
  gained(shards: readonly number[]): void {
    const { cluster, log, notifications, tables } = this.#house;
    tables.wake(shards);
    void this.#timers.soon(() => notifications.sweep());
    void tables.takeUp(shards).catch((error) => {
      log.warn({ why: error instanceof Error ? error.message : String(error) }, 'what goes on could not be taken up; again in a moment');
      const still = (): readonly number[] => shards.filter((shard) => cluster.leases?.holds(shard));
      setTimeout(() => !this.#isStopped && this.gained(still()), TAKE_UP_AGAIN_MS).unref();
    });
  }

  /** Servers have come or gone: what the dead said counts no more, and the new have heard nothing yet. */
  membersChanged(gone: readonly string[]): void {
    const { sockets, tables } = this.#house;
    for (const server of gone) {
      sockets.forget(server);
      for (const table of tables.all()) table.setElsewhere(server, undefined);
    }
    this.#sayAllAgain();
  }

  #sayAllAgain(): void {
    const { sockets, tables } = this.#house;
    sockets.tellAgain();
    for (const table of tables.all()) table.remind(Number.POSITIVE_INFINITY);
  }

  /** Subscription some times a second. */
  async tick(now: number): Promise<void> {
    const { cluster, lobby } = this.#house;
    this.#gossip(now);
    if (now < this.#lookAt || this.#isLooking) return;
    this.#lookAt = now + (cluster.bus.isUp ? LOOK_MS.up : LOOK_MS.down);
    if (!cluster.bus.isUp) lobby.heardChange();
    this.#isLooking = true;
    try {
      await this.#look();
    } finally {
      this.#isLooking = false;
    }
  }

  static readonly TICK_MS = GOSSIP_MS;

  #gossip(now: number): void {
    const { cluster, lobby, rates, sockets } = this.#house;
    for (const spent of parts(rates.spent())) cluster.tellHouse({ spent });
    for (const counts of parts(sockets.news())) cluster.tellHouse({ sockets: counts });
    if (now >= this.#listsAt && lobby.isNews()) {
      this.#listsAt = now + LISTS_MS;
      cluster.tellHouse({ lists: true });
    }
  }

  /** A statement or two for all tables in memory; those that are behind read what they lack. */
  async #look(): Promise<void> {
    const { store, tables: open } = this.#house;
    const tables = new Map([...open.all()].map((table) => [table.id, table]));
    if (tables.size === 0) return;
    for (const stored of await store.tables.revisions([...tables.keys()])) {
      const table = tables.get(stored.table)!;
      if (table.isBehind(stored)) void table.catchUp(stored);
    }
    await open.readNames();
  }
}

/** So much at once as fits in one message. */
function* parts<T>(all: readonly T[]): Generator<T[]> {
  for (let from = 0; from < all.length; from += MOST_AT_ONCE) yield all.slice(from, from + MOST_AT_ONCE);
}
