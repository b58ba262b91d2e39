/** The house: what it is run with, and the parts it has, opened and closed as one thing. Knows nothing of HTTP or sockets. */
import { hashWith } from '@astragal/fair';
import type { Source } from '@astragal/kernel';
import { DayPool } from '../bots/day-pool.ts';
import { BotPool } from '../bots/pool.ts';
import { ALL_SHARDS, alone, type Cluster } from '../cluster/cluster.ts';
import { FairSecrets } from '../ground/fair-secrets.ts';
import type { Games } from '../ground/games.ts';
import type { Logger } from '../ground/log.ts';
import { Metrics } from '../ground/metrics.ts';
import { nativeHashing } from '../ground/native-hashing.ts';
import { RateLimiter } from '../ground/rate-limits.ts';
import { cryptoLuck, hashOf, newSeed, type Seeds } from '../ground/secrets.ts';
import type { Limited, Settings } from '../ground/settings.ts';
import { SharedSecrets } from '../ground/shared-secrets.ts';
import { Devices } from '../notifications/devices.ts';
import { Notifier } from '../notifications/notifier.ts';
import { PuzzlePool } from '../replay/puzzle-pool.ts';
import { Replayer } from '../replay/replayer.ts';
import type { TableRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { OpenTables } from '../table/open-tables.ts';
import { AccountFeed } from './account-feed.ts';
import { ClusterSync } from './cluster-sync.ts';
import { DayGames } from './day-games.ts';
import { Days } from './days.ts';
import { DuplicateBoards } from './duplicate-boards.ts';
import { HouseAnalyses } from './house-analyses.ts';
import { HouseDice } from './house-dice.ts';
import { HousePuzzles } from './house-puzzles.ts';
import { LobbyFeed, linesOf } from './lobby-feed.ts';
import { SocketCounts } from './socket-counts.ts';
import { StoreWatch } from './store-watch.ts';
import { tidy } from './tidying.ts';
import { Timers } from './timers.ts';

/** How often tables look whether the server that looks after them does. */
const REMIND_MS = 2000;

/** What a house is run with; luck and seeds are a test's, and without others it is alone. */
export interface HouseSetup {
  readonly settings: Settings;
  readonly store: Store;
  readonly games: Games;
  readonly log: Logger;
  readonly luck?: Source | undefined;
  readonly seeds?: Seeds | undefined;
  readonly cluster?: Cluster;
}

export class House {
  // What it is run with
  readonly settings: Settings;
  readonly store: Store;
  readonly games: Games;
  readonly log: Logger;
  readonly luck: Source;
  /** The house's half of fair luck; none where a test dictates luck. */
  readonly fair: FairSecrets | undefined;
  /** What luck comes from that tables share; a test's follows its seed. */
  readonly shared: SharedSecrets;
  readonly seeds: Seeds;
  readonly cluster: Cluster;
  readonly metrics = new Metrics();
  readonly rates: RateLimiter<Limited>;
  readonly bots: BotPool;
  readonly replayer = new Replayer();
  readonly dayPool = new DayPool();
  readonly puzzlePool = new PuzzlePool();

  // Its parts
  readonly tables: OpenTables;
  readonly lobby: LobbyFeed;
  readonly accounts: AccountFeed;
  readonly sockets: SocketCounts;
  readonly devices: Devices;
  readonly notifications: Notifier;
  readonly watch: StoreWatch;
  readonly dice: HouseDice;
  readonly analyses: HouseAnalyses;
  readonly puzzles: HousePuzzles;
  readonly days: Days;
  readonly dayGames: DayGames;
  readonly duplicates: DuplicateBoards;
  /** Only where there may be other servers. */
  readonly sync: ClusterSync | undefined;

  readonly started: number;
  readonly #timers: Timers;
  #isDraining = false;
  #isStopping = false;

  constructor({ settings, store, games, log, luck = cryptoLuck, seeds = newSeed, cluster = alone }: HouseSetup) {
    hashWith(nativeHashing);
    this.settings = settings;
    this.store = store;
    this.games = games;
    this.log = log;
    this.luck = luck;
    this.fair = luck === cryptoLuck ? new FairSecrets((make) => store.keys.own('fair', make)) : undefined;
    const own = (make: () => string): Promise<string> => store.keys.own('days', make);
    this.shared = seeds === newSeed ? new SharedSecrets(own) : new SharedSecrets(own, () => hashOf(seeds('the key of the days')));
    this.seeds = seeds;
    this.cluster = cluster;
    this.rates = new RateLimiter(settings.rateLimits, settings.now, !cluster.isAlone);
    this.bots = new BotPool({ ...settings, botsAtOnce: seeds !== newSeed }, log);
    this.started = settings.now();
    this.#timers = new Timers(log);
    this.devices = new Devices(this);
    this.notifications = new Notifier(this, this.devices);
    this.watch = new StoreWatch(this, this.started, () => {
      this.fair?.forget();
      this.shared.forget();
      this.days.forget();
      this.tables.startOver();
    });
    this.days = new Days(this);
    this.dayGames = new DayGames(this);
    this.duplicates = new DuplicateBoards(this);
    this.tables = this.#tablesHere();
    this.dice = new HouseDice(this);
    this.analyses = new HouseAnalyses(this);
    this.puzzles = new HousePuzzles(this);
    this.lobby = new LobbyFeed({ tables: store.tables, now: settings.now, lineOf: linesOf(store, this.tables) });
    this.accounts = new AccountFeed(cluster, this.#timers);
    this.sockets = new SocketCounts(cluster.isAlone);
    this.sync = cluster.isAlone ? undefined : new ClusterSync(this, this.#timers);
  }

  /** Whether others still play with luck that fell at this table, or in the game that it goes on from. */
  readonly isSecret = async ({ shared, begunWith }: Pick<TableRow, 'shared' | 'begunWith'>): Promise<boolean> => {
    for (const of of [shared, begunWith]) if (this.days.isSecret(of) || (await this.duplicates.isSecret(of))) return true;
    return false;
  };

  /** Tables, and whom they tell what happens there. */
  #tablesHere(): OpenTables {
    const {
      settings,
      store,
      games,
      log,
      luck,
      fair,
      shared,
      isSecret,
      days,
      duplicates,
      seeds,
      cluster,
      metrics,
      bots,
      replayer,
      notifications,
      watch,
    } = this;
    return new OpenTables({
      settings,
      store,
      games,
      log,
      luck,
      fair,
      shared,
      isSecret,
      ending: (row, state) => [...days.ending(row, state), ...duplicates.ending(row, state)],
      seeds,
      cluster,
      metrics,
      bots,
      replayer,
      get opened() {
        return watch.opened;
      },
      changed: () => this.lobby.changed(),
      asked: (table, seats) => notifications.turn(table, seats),
      seen: (table, person) => notifications.seen(person, table),
      ended: (table) => {
        notifications.over(table);
        this.#countAside();
      },
    });
  }

  /** Opens the house, or joins the servers that keep it open. */
  async start(): Promise<void> {
    const { cluster, lobby, notifications, rates, sync, tables, watch } = this;
    if ([...this.games.values()].some(({ onShelf }) => onShelf)) this.replayer.warm();
    await watch.start();
    if (sync) await this.#join(sync);
    else await tables.takeUp(ALL_SHARDS);
    this.#timers.every(500, () => tables.sweep());
    this.#timers.every(1000, () => lobby.refresh());
    this.#timers.every(sync ? 2000 : 5000, () => watch.look());
    this.#timers.every(5000, () => rates.sweep());
    this.#timers.every(sync ? 2000 : 5000, () => notifications.sweep());
    this.#countAside();
    this.#timers.every(60_000, () => this.#countAside());
    void this.#timers.soon(() => this.#dawn());
    this.#timers.every(60_000, () => this.#dawn());
    this.#timers.every(3_600_000, () => cluster.doesUpkeep && tidy(this));
  }

  /** What is published of today and tomorrow; and, when nobody wants the thread, what bots make of today. */
  async #dawn(): Promise<void> {
    if (!this.cluster.doesUpkeep || this.#isStopping) return;
    await this.days.publish();
    if (this.settings.playsAtNight) await this.dayGames.playLevels();
  }

  /** One server does it for the house. */
  #countAside(): void {
    if (!this.cluster.doesUpkeep || this.#isStopping) return;
    void this.#timers.soon(() => this.dice.count());
    void this.#timers.soon(() => this.analyses.count());
    void this.#timers.soon(() => this.puzzles.search());
  }

  async #join(sync: ClusterSync): Promise<void> {
    const { now } = this.settings;
    await sync.start();
    await this.watch.open(!(await this.cluster.leases!.enter()), now());
    await this.cluster.leases!.start();
    this.#timers.every(ClusterSync.TICK_MS, () => sync.tick(now()));
    this.#timers.every(REMIND_MS, () => this.tables.remind());
  }

  /** Nobody new comes in here, and others look after what this server did. */
  async drain(): Promise<void> {
    this.#isDraining = true;
    this.sync?.drain();
    try {
      await this.cluster.leases?.stop();
      this.cluster.tellHouse({ leases: true });
    } catch (error) {
      this.log.warn({ why: error instanceof Error ? error.message : String(error) }, 'leases could not be handed over; they run out');
    }
  }

  /** Lets what is under way finish; takes nothing new. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.sync?.drain();
    this.#timers.stop();
    await this.bots.close();
    await this.replayer.close();
    await this.dayPool.close();
    await this.puzzlePool.close();
    await this.tables.drop();
    this.sync?.stop();
    await this.cluster.bus.close();
    await this.store.close();
  }

  /** Whether new sockets are refused: clients find another server. */
  get isDraining(): boolean {
    return this.#isDraining || this.#isStopping;
  }

  get isStopping(): boolean {
    return this.#isStopping;
  }
}
