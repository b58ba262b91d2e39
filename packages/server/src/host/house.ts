/** The house: who is here, which tables are in memory, and everything one may ask of them. Knows nothing of HTTP or sockets. */
import type { Seat, Source } from '@astragal/kernel';
import type { BodyOf, House as HouseInfo, Lobby, Me } from '@astragal/wire';
import { PROTOCOL } from '@astragal/wire';
import { BotPool } from '../bots/pool.ts';
import { ALL_SHARDS, alone, type Cluster } from '../cluster/cluster.ts';
import { Neighbours } from '../cluster/neighbours.ts';
import { shardOf } from '../cluster/shards.ts';
import { LobbyFeed, type LobbyFollower } from '../lobby/lobby-feed.ts';
import { Caller } from '../people/calling.ts';
import { Replayer } from '../replay/replayer.ts';
import { StoreError } from '../store/driver.ts';
import type { Person, Store, TableRow } from '../store/store.ts';
import { timeLeft } from '../table/clocks.ts';
import { isBot, lineFor } from '../table/info.ts';
import { LiveTable } from '../table/live-table.ts';
import type { TableFacts, TableServices } from '../table/services.ts';
import { type Games, gameInfo } from './games.ts';
import type { Logger } from './log.ts';
import { Metrics } from './metrics.ts';
import { ProblemError, refuse } from './problems.ts';
import { RateLimiter } from './rate-limits.ts';
import { Readiness } from './readiness.ts';
import { cryptoLuck, hashOf, newId, newSecret, newSeed, type Seeds } from './secrets.ts';
import type { Limited, Settings } from './settings.ts';
import { deliver, readWebhook } from './webhooks.ts';

const DAY = 24 * 3_600_000;
/** A setup that nobody touched for so long is closed. */
const SETUP_DAYS = 7;
/** Somebody without a seat is forgotten after so long. */
const PERSON_DAYS = 180;
/** How often tables look whether the server that looks after them does. */
const REMIND_MS = 2000;
/** What could not be read when a shard was taken over is read again after so long. */
const TAKE_UP_AGAIN_MS = 1000;
/** Finished tables that are forgotten in one go, so that others get their turn. */
const FORGOTTEN_AT_ONCE = 1000;

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
  readonly calls: Caller;
  readonly rates: RateLimiter<Limited>;
  readonly started: number;
  readonly cluster: Cluster;
  /** Only where there may be other servers. */
  readonly neighbours: Neighbours | undefined;
  readonly #tables = new Map<string, Promise<LiveTable | undefined>>();
  readonly #open = new Map<string, LiveTable>();
  /** When clocks of tables that are not in memory run out. */
  readonly #due = new Map<string, number>();
  readonly #lobby: LobbyFeed;
  readonly #readiness: Readiness;
  #epoch: string | undefined;
  #opened: number;
  #storeOk = true;
  #timers: NodeJS.Timeout[] = [];
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
    this.started = settings.now();
    this.#opened = this.started;
    this.#lobby = new LobbyFeed({ store, now: settings.now, lineOf: (row, person) => this.#line(row, person) });
    this.calls = new Caller(this);
    this.#readiness = new Readiness(() => store.canWrite());
    this.bots = new BotPool({ ...settings, botsAtOnce: seeds !== newSeed }, log);
    if (cluster.isAlone) return;
    this.neighbours = new Neighbours({
      store,
      log,
      rates: this.rates,
      cluster,
      tables: () => this.#open.values(),
      called: (...call) => this.#called(...call),
      listsChanged: () => this.#lobby.changed(),
    });
  }

  /** Opens the house, or joins the servers that keep it open. */
  async start(): Promise<void> {
    if ([...this.games.values()].some(({ onShelf }) => onShelf)) this.replayer.warm();
    this.#epoch = await this.store.epoch();
    if (this.neighbours) await this.#joinOthers(this.neighbours);
    else await this.takeUp(ALL_SHARDS);
    this.#every(500, () => this.#sweep());
    this.#every(1000, () => this.#lobby.refresh());
    this.#every(this.neighbours ? 2000 : 5000, () => this.#checkStore());
    this.#every(5000, () => this.rates.sweep());
    this.#every(60_000, () => this.calls.sweep());
    this.#every(3_600_000, () => this.cluster.doesUpkeep && this.tidy());
  }

  async #joinOthers(neighbours: Neighbours): Promise<void> {
    await neighbours.start();
    const now = `${this.settings.now()}`;
    const isFirst = !(await this.cluster.leases!.enter());
    if (isFirst) await this.store.setFact('opened', now);
    this.#opened = Number(await this.store.fact('opened', now));
    await this.cluster.leases!.start();
    this.#every(Neighbours.TICK_MS, () => neighbours.tick(this.settings.now()));
    this.#every(REMIND_MS, () => {
      for (const table of this.#open.values()) table.remind(this.settings.now());
    });
  }

  /** Takes up what is going on in these shards: bots that are asked something, clocks that run. */
  async takeUp(shards: readonly number[]): Promise<void> {
    for (const { row, last } of await this.store.playing()) {
      if (!shards.includes(shardOf(row.id))) continue;
      const { waits, clocks } = last.after;
      const isNeeded = waits.length === 0 || waits.some((seat) => isBot(row.chairs[seat]!)) || (clocks && row.pace.kind === 'live');
      if (isNeeded) (await this.table(row.id))?.wake();
      else if (clocks) this.#due.set(row.id, last.at + timeLeft(clocks));
    }
  }

  /** This server looks after these shards from now on. */
  gained(shards: readonly number[]): void {
    for (const table of this.#open.values()) if (shards.includes(shardOf(table.id))) table.wake();
    void this.takeUp(shards).catch((error) => {
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
    if (bots) this.#soon(async () => (await this.table(id))?.wake());
    else if (due !== undefined && !this.#tables.has(id)) this.#due.set(id, Math.min(due, this.#due.get(id) ?? due));
  }

  #soon(work: () => Promise<unknown>): void {
    void work().catch((error) => {
      if (!(error instanceof ProblemError || error instanceof StoreError))
        this.log.error({ error: error instanceof Error ? error.message : String(error) }, 'upkeep failed');
    });
  }

  #every(ms: number, work: () => unknown): void {
    const timer = setInterval(async () => {
      try {
        await work();
      } catch (error) {
        // That the store is away is said once, by whoever looks after it.
        if (!(error instanceof ProblemError || error instanceof StoreError))
          this.log.error({ error: error instanceof Error ? error.message : String(error) }, 'upkeep failed');
      }
    }, ms);
    timer.unref();
    this.#timers.push(timer);
  }

  /** Lets what is under way finish; takes nothing new. */
  async stop(): Promise<void> {
    this.#stopping = true;
    for (const timer of this.#timers.splice(0)) clearInterval(timer);
    await this.bots.close();
    await this.replayer.close();
    await Promise.all([...this.#open.values()].map((table) => table.drop()));
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
  async table(id: string): Promise<LiveTable | undefined> {
    let found = this.#tables.get(id);
    if (!found) {
      found = LiveTable.open(this, id);
      this.#tables.set(id, found);
      this.#due.delete(id);
      try {
        const table = await found;
        if (table) this.#open.set(id, table);
        else this.#tables.delete(id);
      } catch (error) {
        this.#tables.delete(id);
        throw error instanceof StoreError ? refuse('store-down') : error;
      }
    }
    return found;
  }

  /** The table if it is in memory. */
  inMemory(id: string): LiveTable | undefined {
    return this.#open.get(id);
  }

  /** Who wants to hear that somebody's devices are strangers from now on. */
  readonly onSignedOut = new Set<(person: string) => void>();

  signedOut(person: string): void {
    for (const hear of this.onSignedOut) hear(person);
  }

  /** The table, or a refusal. What was done there at another server a moment ago is known here, too. */
  async seated(id: string): Promise<LiveTable> {
    const isKnown = this.#open.has(id);
    const table = await this.table(id);
    if (!table) throw refuse('not-found');
    if (isKnown && this.neighbours) {
      const [standing] = await this.store.standings([id]);
      if (standing && table.isBehind(standing)) await table.catchUp(standing);
    }
    return table;
  }

  /** A table that this person may look at. */
  async visible(id: string, person: string | undefined): Promise<LiveTable> {
    const table = await this.seated(id);
    if (!(await table.mayLook(person))) throw refuse('not-found');
    return table;
  }

  get live(): number {
    return this.#open.size;
  }

  async #sweep(): Promise<void> {
    const now = this.settings.now();
    for (const [id, table] of this.#open) {
      table.checkClocks();
      if (table.isIdle(now)) await this.#unload(id, table);
    }
    for (const [id, due] of this.#due)
      if (due <= now) {
        this.#due.delete(id);
        if (this.cluster.doesFor(id)) await this.table(id);
      }
  }

  async #unload(id: string, table: LiveTable): Promise<void> {
    await table.settled();
    if (!table.isIdle(this.settings.now())) return;
    const { due } = table;
    this.#tables.delete(id);
    this.#open.delete(id);
    await table.drop();
    if (due !== undefined && Number.isFinite(due)) this.#due.set(id, due);
  }

  async #checkStore(): Promise<void> {
    try {
      const epoch = await this.store.epoch();
      if (!this.#storeOk) this.log.info('the store is back');
      this.#storeOk = true;
      if (this.#epoch !== undefined && epoch !== this.#epoch) {
        this.#epoch = epoch;
        this.log.info('the store was restored; loading all tables again');
        for (const table of this.#open.values()) void table.startOver().catch(() => {});
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
    for (const id of await this.store.staleSetups(now - SETUP_DAYS * DAY)) {
      const table = await this.table(id);
      await table?.do(() => table.change({ phase: 'closed', code: undefined as never }));
    }
    await this.#forgetFinished(now);
    await this.store.forgetPeople(now - PERSON_DAYS * DAY);
  }

  /** Finished tables are kept for as long as the host wants them, and for as long as somebody looks at them. */
  async #forgetFinished(now: number): Promise<void> {
    const { keepDays } = this.settings;
    if (keepDays === undefined) return;
    for (const id of await this.store.finishedTables(now - keepDays * DAY, FORGOTTEN_AT_ONCE))
      if (!this.#tables.has(id)) await this.store.forgetTable(id);
  }

  // People

  me(person: Person | undefined): Me {
    return {
      ...(person?.name !== undefined && { name: person.name }),
      ...(person?.webhook !== undefined && { webhook: person.webhook }),
      webhooks: this.settings.webhookHosts.length > 0,
    };
  }

  async personBy(cookie: string | undefined): Promise<Person | undefined> {
    return cookie ? this.store.personByToken(hashOf(cookie)) : undefined;
  }

  /** A new person, and the secret that proves to be them. */
  async newPerson(): Promise<{ readonly person: Person; readonly secret: string }> {
    const secret = newSecret();
    const person: Person = { id: newId(), token: hashOf(secret), name: undefined, webhook: undefined, seen: this.settings.now() };
    await this.writing(this.store.putPerson(person));
    return { person, secret };
  }

  async changeMe(person: Person, change: BodyOf<'changeMe'>): Promise<Me> {
    const webhook = change.webhook === undefined ? person.webhook : change.webhook === '' ? undefined : change.webhook;
    if (webhook !== undefined && webhook !== person.webhook) readWebhook(webhook, this.settings.webhookHosts);
    const next: Person = { ...person, name: change.name ?? person.name, webhook, seen: this.settings.now() };
    await this.writing(this.store.putPerson(next));
    return this.me(next);
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
    const live = this.#open.get(row.id);
    if (live) return lineFor(live.row, person, live.waits.seats, row.phase === 'playing' ? live.waits.since : row.created);
    const last = row.phase === 'playing' ? await this.store.lastAfter(row.id) : undefined;
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
    this.calls.turn(table.row, seats, (person) => table.isHere(person));
    if (table.row.pace.kind !== 'slow' || this.settings.webhookHosts.length === 0) return;
    for (const seat of seats) {
      const chair = table.row.chairs[seat]!;
      if (chair.person !== undefined && !chair.gone) void this.#callHook(table, seat, chair.person, chair.name);
    }
  }

  seen(table: string, person: string): void {
    this.calls.seen(person, table);
  }

  ended(table: TableFacts): void {
    this.calls.over(table.row, (person) => table.isHere(person));
  }

  async #callHook(table: TableFacts, seat: Seat, id: string, name: string): Promise<void> {
    try {
      const person = await this.store.person(id);
      if (!person?.webhook) return;
      const { due } = table;
      await deliver(
        person.webhook,
        {
          event: 'your-turn',
          table: table.id,
          game: table.row.game,
          seat,
          name,
          link: `${this.settings.baseUrl ?? ''}/table/${table.id}`,
          ...(due !== undefined && Number.isFinite(due) && { until: due }),
        },
        this.settings.webhookHosts,
      );
      this.metrics.count('hooks');
    } catch (error) {
      this.metrics.count('hook_failures');
      this.log.warn({ table: table.id, why: error instanceof Error ? error.message : String(error) }, 'a webhook failed');
    }
  }

  // About

  async about(): Promise<HouseInfo> {
    const { closed: _, ...tables } = await this.store.countTables();
    for (const { row } of this.#open.values())
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
      store: { kind: this.store.kind, ok: this.#storeOk },
    };
  }
}
