/** What a house with several servers does besides what every house does: hears the others, looks at the store for what was missed, shares limits. */
import type { AccountEvent } from '@astragal/wire';
import type { Cluster } from '../cluster/cluster.ts';
import { type HouseNews, MOST_AT_ONCE } from '../cluster/news.ts';
import type { Logger } from '../ground/log.ts';
import type { RateLimiter } from '../ground/rate-limits.ts';
import type { Limited } from '../ground/settings.ts';
import type { Store } from '../store/store.ts';
import type { LiveTable } from '../table/live-table.ts';

/** How often the store is looked at for what no message said: while others are heard, and while they are not. */
const LOOK_MS = { up: 4000, down: 1000 } as const;
/** How often the others hear what people have used up. */
const GOSSIP_MS = 250;
/** Lists change with every turn somewhere: once a second is enough to say so. */
const LISTS_MS = 1000;

/** What is needed of the house. */
export interface Inside {
  readonly store: Store;
  readonly log: Logger;
  readonly rates: RateLimiter<Limited>;
  readonly cluster: Cluster;
  tables(): Iterable<LiveTable>;
  /** Somebody is needed at this table, now or when a clock runs out. */
  called(table: string, bots: boolean, due: number | undefined): void;
  /** Somebody is to be called about this table. */
  noted(table: string): void;
  /** Somebody's devices may be strangers from now on. */
  signedOut(person: string): void;
  /** Somebody is called otherwise now. */
  renamed(person: string): void;
  /** Reads how everybody at the tables in memory is called now. */
  lookAtNames(): Promise<void>;
  /** Something was done to somebody's account. */
  account(person: string, event: AccountEvent, but: string | undefined): void;
  /** Others are heard again: what they said meanwhile was missed. */
  heardAgain(): void;
  /** Lists that show tables are stale. */
  listsChanged(): void;
}

export class Neighbours {
  readonly #inside: Inside;
  #lookAt = 0;
  #isLooking = false;
  #areListsStale = false;
  #listsAt = 0;
  /** Open sockets by address: ours that changed, what we said of them, and what each of the others says. */
  readonly #ours = new Map<string, number>();
  readonly #changed = new Set<string>();
  readonly #theirs = new Map<string, Map<string, number>>();
  #stopHearing: () => void = () => {};

  constructor(inside: Inside) {
    this.#inside = inside;
  }

  async start(): Promise<void> {
    const { cluster, log } = this.#inside;
    this.#stopHearing = await cluster.hearHouse((news, from) => this.#hear(news, from));
    cluster.bus.onChange((isUp) => {
      if (isUp) {
        log.info('NATS is here: all is live');
        this.#sayAllAgain();
        this.#inside.heardAgain();
      }
      this.#lookAt = 0;
    });
  }

  stop(): void {
    this.#stopHearing();
  }

  #hear(news: HouseNews, from: string): void {
    const { cluster, rates } = this.#inside;
    if ('lists' in news) this.#inside.listsChanged();
    else if ('call' in news) this.#inside.called(news.call, news.bots === true, news.due);
    else if ('calls' in news) this.#inside.noted(news.calls);
    else if ('signedOut' in news) this.#inside.signedOut(news.signedOut);
    else if ('renamed' in news) this.#inside.renamed(news.renamed);
    else if ('account' in news) this.#inside.account(news.account, news.event, news.but);
    else if ('leases' in news) void cluster.leases?.beat();
    else if ('spent' in news) for (const [what, whose, who, cost] of news.spent) rates.owe(what, whose, who, cost);
    else if ('sockets' in news) this.#hearSockets(from, news.sockets);
  }

  #hearSockets(server: string, sockets: readonly (readonly [address: string, count: number])[]): void {
    const theirs = this.#theirs.get(server) ?? new Map<string, number>();
    this.#theirs.set(server, theirs);
    for (const [address, count] of sockets)
      if (count > 0) theirs.set(address, count);
      else theirs.delete(address);
  }

  /** Servers have come or gone: what the dead said counts no more, and the new have heard nothing yet. */
  membersChanged(gone: readonly string[]): void {
    for (const server of gone) {
      this.#theirs.delete(server);
      for (const table of this.#inside.tables()) table.setElsewhere(server, undefined);
    }
    this.#sayAllAgain();
  }

  #sayAllAgain(): void {
    for (const address of this.#ours.keys()) this.#changed.add(address);
    for (const table of this.#inside.tables()) table.remind(Number.POSITIVE_INFINITY);
  }

  /** Lists that show tables are stale, here and elsewhere. */
  listsChanged(): void {
    this.#areListsStale = true;
  }

  /** Sockets that an address has open at the other servers. */
  socketsElsewhere(address: string): number {
    let count = 0;
    for (const each of this.#theirs.values()) count += each.get(address) ?? 0;
    return count;
  }

  /** How many this address has here. */
  countSockets(address: string, count: number): void {
    if (count > 0) this.#ours.set(address, count);
    else this.#ours.delete(address);
    this.#changed.add(address);
  }

  /** Called some times a second. */
  async tick(now: number): Promise<void> {
    const { bus } = this.#inside.cluster;
    this.#gossip(now);
    if (now < this.#lookAt || this.#isLooking) return;
    this.#lookAt = now + (bus.isUp ? LOOK_MS.up : LOOK_MS.down);
    if (!bus.isUp) this.#inside.listsChanged();
    this.#isLooking = true;
    try {
      await this.#look();
    } finally {
      this.#isLooking = false;
    }
  }

  static readonly TICK_MS = GOSSIP_MS;

  #gossip(now: number): void {
    const { cluster, rates } = this.#inside;
    for (const spent of parts(rates.spent())) cluster.tellHouse({ spent });
    for (const changed of parts([...this.#changed]))
      cluster.tellHouse({ sockets: changed.map((address) => [address, this.#ours.get(address) ?? 0]) });
    this.#changed.clear();
    if (this.#areListsStale && now >= this.#listsAt) {
      this.#areListsStale = false;
      this.#listsAt = now + LISTS_MS;
      cluster.tellHouse({ lists: true });
    }
  }

  /** A statement or two for all tables in memory; those that are behind read what they lack. */
  async #look(): Promise<void> {
    const tables = new Map([...this.#inside.tables()].map((table) => [table.id, table]));
    if (tables.size === 0) return;
    for (const standing of await this.#inside.store.tables.standings([...tables.keys()])) {
      const table = tables.get(standing.table)!;
      if (table.isBehind(standing)) void table.catchUp(standing);
    }
    await this.#inside.lookAtNames();
  }
}

/** So much at once as fits in one message. */
function* parts<T>(all: readonly T[]): Generator<T[]> {
  for (let from = 0; from < all.length; from += MOST_AT_ONCE) yield all.slice(from, from + MOST_AT_ONCE);
}
