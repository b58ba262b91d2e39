/** The house: its store, its tables in memory and its lists, opened and closed as one thing. Knows nothing of HTTP or sockets. */
import type { Seat, Source } from '@astragal/kernel';
import type { AccountEvent, House as HouseInfo, Lobby } from '@astragal/wire';
import { PROTOCOL } from '@astragal/wire';
import { BotPool } from '../bots/pool.ts';
import { ALL_SHARDS, alone, type Cluster } from '../cluster/cluster.ts';
import { type Games, gameInfo } from '../ground/games.ts';
import type { Logger } from '../ground/log.ts';
import { Metrics } from '../ground/metrics.ts';
import { refuse } from '../ground/problems.ts';
import { type Origin, RateLimiter } from '../ground/rate-limits.ts';
import { cryptoLuck, newSeed, type Seeds } from '../ground/secrets.ts';
import type { Limited, Settings } from '../ground/settings.ts';
import { Devices } from '../notifications/devices.ts';
import { Caller } from '../notifications/notifier.ts';
import { Replayer } from '../replay/replayer.ts';
import { StoreError } from '../store/driver.ts';
import { namedAt } from '../store/names.ts';
import type { Person, TableRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { lineFor } from '../table/info.ts';
import type { LiveTable } from '../table/live-table.ts';
import { OpenTables } from '../table/open-tables.ts';
import type { TableFacts, TableServices } from '../table/services.ts';
import { Neighbours } from './cluster-sync.ts';
import { LobbyFeed, type LobbyFollower } from './lobby-feed.ts';
import { Readiness } from './readiness.ts';
import { Timers } from './timers.ts';

const DAY = 24 * 3_600_000;
/** A setup that nobody touched for so long is closed. */
export const SETUP_DAYS = 7;
/** Somebody without a seat is forgotten after so long. */
export const PERSON_DAYS = 180;
/** How often tables look whether the server that looks after them does. */
const REMIND_MS = 2000;
/** What could not be read when a shard was taken over is read again after so long. */
const TAKE_UP_AGAIN_MS = 1000;
/** Finished tables that are forgotten in one go, so that others get their turn. */
const FORGOTTEN_AT_ONCE = 1000;

/** Who keeps sockets. */
export interface SocketKeeper {
  /** This person's devices are strangers from now on. */
  signedOut(person: string): void;
  /** Something was done to this person's account, by a session that need not hear of it. */
  account(person: string, event: AccountEvent, but: string | undefined): void;
  /** Others, or this person's devices, may have become strangers unheard: the store says who has. */
  lookAgain(person?: string): Promise<void>;
}

export class House implements TableServices {
  readonly store: Store;
  readonly games: Games;
  readonly settings: Settings;
  readonly log: Logger;
  readonly metrics = new Metrics();
  readonly bots: BotPool;
  readonly replayer = new Replayer();
  readonly luck: Source;
  readonly seeds: Seeds;
  readonly devices: Devices;
  readonly calls: Caller;
  readonly rates: RateLimiter<Limited>;
  readonly started: number;
  readonly cluster: Cluster;
  /** Only where there may be other servers. */
  readonly neighbours: Neighbours | undefined;
  readonly #tables = new OpenTables(this);
  readonly #lobby: LobbyFeed;
  readonly #readiness: Readiness;
  readonly #timers: Timers;
  readonly #socketKeepers = new Set<SocketKeeper>();
  #epoch: string | undefined;
  #opened: number;
  #storeOk = true;
  #stopping = false;
  #draining = false;
  /** Open sockets, for the host page; kept by the socket door. */
  sockets = 0;

  constructor(
    settings: Settings,
    store: Store,
    games: Games,
    log: Logger,
    luck: Source = cryptoLuck,
    seeds: Seeds = newSeed,
    cluster: Cluster = alone,
  ) {
    this.settings = settings;
    this.store = store;
    this.games = games;
    this.log = log;
    this.luck = luck;
    this.seeds = seeds;
    this.cluster = cluster;
    this.rates = new RateLimiter(settings.rateLimits, settings.now, !cluster.isAlone);
    this.#timers = new Timers(log);
    this.started = settings.now();
    this.#opened = this.started;
    this.#lobby = new LobbyFeed({ tables: store.tables, now: settings.now, lineOf: (row, person) => this.#line(row, person) });
    this.devices = new Devices(this);
    this.calls = new Caller(this, this.devices);
    this.#readiness = new Readiness(() => store.canWrite());
    this.bots = new BotPool({ ...settings, botsAtOnce: seeds !== newSeed }, log);
    if (cluster.isAlone) return;
    this.neighbours = new Neighbours({
      store,
      log,
      rates: this.rates,
      cluster,
      tables: () => this.#tables.all(),
      called: (...call) => this.#called(...call),
      noted: (table) => cluster.doesFor(table) && void this.#timers.soon(() => this.calls.sweep()),
      signedOut: (person) => this.#lookAgain(person),
      account: (...news) => this.#account(...news),
      renamed: (person) => void this.#timers.soon(() => this.#lookAtNames([person])),
      lookAtNames: () => this.#lookAtNames(),
      heardAgain: () => this.#lookAgain(),
      listsChanged: () => this.#lobby.changed(),
    });
  }

  /** Opens the house, or joins the servers that keep it open. */
  async start(): Promise<void> {
    if ([...this.games.values()].some(({ onShelf }) => onShelf)) this.replayer.warm();
    this.#epoch = await this.store.facts.epoch();
    if (this.neighbours) await this.#joinOthers(this.neighbours);
    else await this.#tables.takeUp(ALL_SHARDS);
    this.#timers.every(500, () => this.#tables.sweep());
    this.#timers.every(1000, () => this.#lobby.refresh());
    this.#timers.every(this.neighbours ? 2000 : 5000, () => this.#checkStore());
    this.#timers.every(5000, () => this.rates.sweep());
    this.#timers.every(this.neighbours ? 2000 : 5000, () => this.calls.sweep());
    this.#timers.every(3_600_000, () => this.cluster.doesUpkeep && this.tidy());
  }

  async #joinOthers(neighbours: Neighbours): Promise<void> {
    await neighbours.start();
    const now = `${this.settings.now()}`;
    const isFirst = !(await this.cluster.leases!.enter());
    if (isFirst) await this.store.facts.set('opened', now);
    this.#opened = Number(await this.store.facts.get('opened', now));
    await this.cluster.leases!.start();
    this.#timers.every(Neighbours.TICK_MS, () => neighbours.tick(this.settings.now()));
    this.#timers.every(REMIND_MS, () => this.#tables.remind());
  }

  /** This server looks after these shards from now on. */
  gained(shards: readonly number[]): void {
    this.#tables.wake(shards);
    void this.#timers.soon(() => this.calls.sweep());
    void this.#tables.takeUp(shards).catch((error) => {
      this.log.warn(
        { why: error instanceof Error ? error.message : String(error) },
        'what goes on could not be taken up; again in a moment',
      );
      const still = (): readonly number[] => shards.filter((shard) => this.cluster.leases?.holds(shard));
      setTimeout(() => !this.isDraining && this.gained(still()), TAKE_UP_AGAIN_MS).unref();
    });
  }

  /** Since when the house is open without a break; a store that was restored begins anew. */
  get opened(): number {
    return Math.max(this.#opened, Number(this.#epoch ?? 0));
  }

  /** Another server calls: a bot is asked something, or a clock will run out. */
  #called(id: string, bots: boolean, due: number | undefined): void {
    if (!this.cluster.doesFor(id)) return;
    if (bots) void this.#timers.soon(async () => (await this.table(id))?.wake());
    else if (due !== undefined)
      void this.#timers.soon(async () => {
        if ((await this.store.tables.standings([id])).length > 0) this.#tables.expect(id, due);
      });
  }

  /** Lets what is under way finish; takes nothing new. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.#timers.stop();
    await this.bots.close();
    await this.replayer.close();
    await this.#tables.drop();
    this.neighbours?.stop();
    await this.cluster.bus.close();
    await this.store.close();
  }

  /** Nobody new comes in here, and others look after what this server did. */
  async drain(): Promise<void> {
    this.#draining = true;
    try {
      await this.cluster.leases?.stop();
      this.cluster.tellHouse({ leases: true });
    } catch (error) {
      this.log.warn({ why: error instanceof Error ? error.message : String(error) }, 'leases could not be handed over; they run out');
    }
  }

  /** Whether new sockets are refused: clients find another server. */
  get isDraining(): boolean {
    return this.#draining || this.#stopping;
  }

  get isStopping(): boolean {
    return this.#stopping;
  }

  // Tables in memory

  /** The table, brought into memory if need be. */
  table(id: string, by?: Origin): Promise<LiveTable | undefined> {
    return this.#tables.get(id, by);
  }

  /** The table if it is in memory. */
  inMemory(id: string): LiveTable | undefined {
    return this.#tables.inMemory(id);
  }

  /** The table, or a refusal. What was done there at another server a moment ago is known here, too. */
  seated(id: string, by: Origin): Promise<LiveTable> {
    return this.#tables.seated(id, by, this.neighbours);
  }

  /** A table that whoever asks may look at. */
  async visible(id: string, by: Origin): Promise<LiveTable> {
    const table = await this.seated(id, by);
    if (!(await table.mayLook(by.person))) throw refuse('not-found');
    return table;
  }

  get live(): number {
    return this.#tables.size;
  }

  /** Who keeps sockets wants to hear that somebody's devices are strangers. */
  addSocketKeeper(keeper: SocketKeeper): void {
    this.#socketKeepers.add(keeper);
  }

  /** Somebody's devices are strangers from now on, at every server. */
  signedOut(person: string): void {
    for (const keeper of this.#socketKeepers) keeper.signedOut(person);
    this.cluster.tellHouse({ signedOut: person });
  }

  /** What was done to somebody's account, to all their pages at every server; but not to those of the session that did it. */
  tellAccount(person: string, event: AccountEvent, but: string | undefined): void {
    this.#account(person, event, but);
    this.cluster.tellHouse({ account: person, event, ...(but !== undefined && { but }) });
  }

  #account(person: string, event: AccountEvent, but: string | undefined): void {
    for (const keeper of this.#socketKeepers) keeper.account(person, event, but);
  }

  /** Somebody is called otherwise from now on, or has another face: at every table that goes on, at every server. */
  async renamed(person: Person): Promise<void> {
    await this.#tables.renamed(new Map([[person.id, person]]));
    this.cluster.tellHouse({ renamed: person.id });
    this.changed();
  }

  /** Reads how people are called now, these or all that are at tables in memory. */
  async #lookAtNames(people: readonly string[] = [...this.#tables.all()].flatMap(({ row }) => namedAt(row))): Promise<void> {
    await this.#tables.renamed(await this.store.people.names(people));
  }

  #lookAgain(person?: string): void {
    for (const keeper of this.#socketKeepers) void this.#timers.soon(() => keeper.lookAgain(person));
  }

  // The store

  async #checkStore(): Promise<void> {
    try {
      const epoch = await this.store.facts.epoch();
      await this.cluster.renew(epoch);
      if (!this.#storeOk) this.log.info('the store is back');
      this.#storeOk = true;
      if (this.#epoch !== undefined && epoch !== this.#epoch) {
        this.#epoch = epoch;
        this.log.info('the store was restored; loading all tables again');
        this.#tables.startOver();
      }
    } catch (error) {
      if (this.#storeOk) this.log.error({ why: error instanceof Error ? error.message : String(error) }, 'the store does not answer');
      this.#storeOk = false;
    }
  }

  /** Whether the store takes writes: what a load balancer asks. */
  async isReady(): Promise<boolean> {
    return !this.isDraining && (await this.#readiness.ask());
  }

  /** Once an hour: what nobody will come back to is closed or forgotten. */
  async tidy(): Promise<void> {
    const now = this.settings.now();
    for (const id of await this.store.tables.staleSetups(now - SETUP_DAYS * DAY)) {
      const table = await this.table(id);
      await table?.do(() => table.change({ phase: 'closed', code: undefined as never }));
    }
    await this.#forgetFinished(now);
    await this.store.people.forgetUnseen(now - PERSON_DAYS * DAY);
    await this.store.driver.erase();
  }

  /** Finished tables are kept for as long as the host wants them, and for as long as somebody looks at them. */
  async #forgetFinished(now: number): Promise<void> {
    const { keepDays } = this.settings;
    if (keepDays === undefined) return;
    for (const id of await this.store.tables.finished(now - keepDays * DAY, FORGOTTEN_AT_ONCE))
      if (!this.#tables.has(id)) await this.store.tables.forget(id);
  }

  /** A write, whose failure is a refusal. */
  async writing<T>(write: Promise<T>): Promise<T> {
    try {
      return await write;
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      this.metrics.count('store_failures');
      this.log.error({ why: error.message }, 'the store refused a write');
      throw refuse('store-down');
    }
  }

  // Lists

  gameList() {
    return [...this.games.values()].filter(({ hidden }) => !hidden || this.settings.hiddenGames).map(gameInfo);
  }

  lobby(person: string | undefined): Promise<Lobby> {
    return this.#lobby.lobby(person);
  }

  async #line(row: TableRow, person: string | undefined) {
    const live = this.#tables.inMemory(row.id);
    if (live) return lineFor(live.row, person, live.waits.seats, row.phase === 'playing' ? live.waits.since : row.created);
    const last = row.phase === 'playing' ? await this.store.matches.last(row.id) : undefined;
    return lineFor(row, person, last?.after.waits ?? [], last?.at ?? row.ended ?? row.created);
  }

  followLobby(follower: LobbyFollower, follow: boolean): void {
    if (follow) this.#lobby.follow(follower);
    else this.#lobby.unfollow(follower);
  }

  changed(): void {
    this.#lobby.changed();
    this.neighbours?.listsChanged();
  }

  // Telling the absent

  asked(table: TableFacts, seats: readonly Seat[]): void {
    this.calls.turn(table, seats);
  }

  seen(table: string, person: string): void {
    this.calls.seen(person, table);
  }

  ended(table: TableFacts): void {
    this.calls.over(table);
  }

  // About

  async about(): Promise<HouseInfo> {
    const { closed: _, ...tables } = await this.store.tables.count();
    for (const { row } of this.#tables.all())
      if (row.phase === 'frozen') {
        tables.frozen++;
        tables.playing--;
      }
    return {
      version: '0.1.0',
      protocol: PROTOCOL,
      games: this.gameList().map(({ id }) => id),
      tables,
      live: this.live,
      sockets: this.sockets,
      uptime: Math.max(0, Math.floor((this.settings.now() - this.started) / 1000)),
      store: { kind: this.store.kind, ok: await this.#readiness.ask() },
    };
  }
}
