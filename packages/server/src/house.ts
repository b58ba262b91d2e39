/** The house: who is here, which tables are in memory, and everything one may ask of them. Knows nothing of HTTP or sockets. */
import {
  forkAt,
  lastStep,
  type MatchRecord,
  type Options,
  OptionsError,
  readOptions,
  type Seat,
  type Source,
  waiting,
} from '@astragal/kernel';
import type { BodyOf, CheckedPlan, House as HouseInfo, Joined, Links, Lobby, Me, Replay, SeatPlan } from '@astragal/wire';
import { PROTOCOL, SIZES } from '@astragal/wire';
import { BotPool } from './bots/pool.ts';
import { timeLeft } from './clocks.ts';
import { type Games, type Guest, gameInfo, middleLevel, offered } from './games.ts';
import { isActive, isBot, lineFor, seatsOf } from './info.ts';
import type { Logger } from './log.ts';
import { Metrics } from './metrics.ts';
import { Refused, refuse } from './refused.ts';
import { replayFor } from './replay.ts';
import { cryptoLuck, hashOf, newCode, newId, newSecret } from './secrets.ts';
import type { Settings } from './settings.ts';
import { exportMatch } from './store/backup.ts';
import { type Statement, StoreError } from './store/driver.ts';
import type { Chair, EntryRow, Person, Secret, SecretKind, Store, TableRow } from './store/store.ts';
import { type Follower, type Surroundings, Table } from './table.ts';
import { deliver, readWebhook } from './webhooks.ts';

const LISTED = 50;
const DAY = 24 * 3_600_000;
/** A setup that nobody touched for so long is closed. */
const SETUP_DAYS = 7;
/** Somebody without a seat is forgotten after so long. */
const PERSON_DAYS = 180;

export class House implements Surroundings {
  readonly store: Store;
  readonly games: Games;
  readonly settings: Settings;
  readonly log: Logger;
  readonly metrics = new Metrics();
  readonly bots: BotPool;
  readonly luck: Source;
  readonly started: number;
  readonly #tables = new Map<string, Promise<Table | undefined>>();
  readonly #open = new Map<string, Table>();
  /** When clocks of tables that are not in memory run out. */
  readonly #due = new Map<string, number>();
  readonly #lobby = new Set<Follower>();
  #lobbyStale = false;
  #epoch: string | undefined;
  #storeOk = true;
  #timers: NodeJS.Timeout[] = [];
  #stopping = false;
  /** Open sockets, for the host page; kept by the socket door. */
  sockets = 0;

  constructor(settings: Settings, store: Store, games: Games, log: Logger, luck: Source = cryptoLuck) {
    this.settings = settings;
    this.store = store;
    this.games = games;
    this.log = log;
    this.luck = luck;
    this.started = settings.now();
    this.bots = new BotPool(settings, log);
  }

  /** Takes up what was going on when the house was last open: bots that are asked something, clocks that run. */
  async start(): Promise<void> {
    this.#epoch = await this.store.epoch();
    for (const id of await this.store.tablesIn('playing')) {
      const row = await this.store.table(id);
      const last = row && (await this.store.lastAfter(id));
      if (!row || !last) continue;
      const { waits, clocks } = last.after;
      if (waits.length === 0 || waits.some((seat) => isBot(row.chairs[seat]!))) await this.table(id);
      else if (clocks && row.pace.kind === 'live') await this.table(id);
      else if (clocks) this.#due.set(id, last.at + timeLeft(clocks));
    }
    this.#every(500, () => this.#sweep());
    this.#every(1000, () => this.#refreshLobby());
    this.#every(5000, () => this.#checkStore());
    this.#every(3_600_000, () => this.#tidy());
  }

  #every(ms: number, work: () => unknown): void {
    const timer = setInterval(async () => {
      try {
        await work();
      } catch (error) {
        if (!(error instanceof Refused)) this.log.error({ error: error instanceof Error ? error.message : String(error) }, 'upkeep failed');
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
    await Promise.all([...this.#open.values()].map((table) => table.drop()));
    await this.store.close();
  }

  get isStopping(): boolean {
    return this.#stopping;
  }

  // Tables in memory

  /** The table, brought into memory if need be. */
  async table(id: string): Promise<Table | undefined> {
    let found = this.#tables.get(id);
    if (!found) {
      found = Table.open(this, id);
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

  async #tableOr404(id: string): Promise<Table> {
    const table = await this.table(id);
    if (!table) throw refuse('not-found');
    return table;
  }

  /** A table that this person may look at. */
  async visible(id: string, person: string | undefined): Promise<Table> {
    const table = await this.#tableOr404(id);
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
        await this.table(id);
      }
  }

  async #unload(id: string, table: Table): Promise<void> {
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

  /** Whether the store answers: what a load balancer asks. */
  async isReady(): Promise<boolean> {
    await this.#checkStore();
    return this.#storeOk && !this.#stopping;
  }

  async #tidy(): Promise<void> {
    const now = this.settings.now();
    for (const id of await this.store.staleSetups(now - SETUP_DAYS * DAY)) {
      const table = await this.table(id);
      await table?.do(() => table.change({ phase: 'closed', code: undefined as never }));
    }
    await this.store.forgetPeople(now - PERSON_DAYS * DAY);
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
    await this.#writing(this.store.putPerson(person));
    return { person, secret };
  }

  async changeMe(person: Person, change: BodyOf<'changeMe'>): Promise<Me> {
    const webhook = change.webhook === undefined ? person.webhook : change.webhook === '' ? undefined : change.webhook;
    if (webhook !== undefined && webhook !== person.webhook) readWebhook(webhook, this.settings.webhookHosts);
    const next: Person = { ...person, name: change.name ?? person.name, webhook, seen: this.settings.now() };
    await this.#writing(this.store.putPerson(next));
    return this.me(next);
  }

  async #writing<T>(write: Promise<T>): Promise<T> {
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

  async lobby(person: string | undefined): Promise<Lobby> {
    const [mine, open] = await Promise.all([
      person === undefined ? [] : this.store.tablesOf(person, LISTED),
      this.store.openTables(LISTED),
    ]);
    return {
      mine: await Promise.all(mine.map((row) => this.#line(row, person))),
      open: await Promise.all(open.filter((row) => !mine.some(({ id }) => id === row.id)).map((row) => this.#line(row, person))),
    };
  }

  async #line(row: TableRow, person: string | undefined) {
    const live = this.#open.get(row.id);
    if (live) return lineFor(live.row, person, live.waits.seats, row.phase === 'playing' ? live.waits.since : row.created);
    const last = row.phase === 'playing' ? await this.store.lastAfter(row.id) : undefined;
    return lineFor(row, person, last?.after.waits ?? [], last?.at ?? row.ended ?? row.created);
  }

  followLobby(follower: Follower, follow: boolean): void {
    if (follow) this.#lobby.add(follower);
    else this.#lobby.delete(follower);
  }

  changed(): void {
    this.#lobbyStale = true;
  }

  async #refreshLobby(): Promise<void> {
    if (!this.#lobbyStale) return;
    this.#lobbyStale = false;
    for (const follower of this.#lobby) follower.send(JSON.stringify({ type: 'lobby', ...(await this.lobby(follower.person)) }));
  }

  // Making tables

  #named(person: Person): string {
    if (!person.name) throw refuse('no-name');
    return person.name;
  }

  async #mayOpen(person: Person): Promise<void> {
    const limit = this.settings.limits.tablesPerPerson;
    if ((await this.store.countOpen(person.id)) >= limit) throw refuse('too-many', { what: 'tables', limit });
  }

  /** Checks a plan against the game; gives the options with their defaults. */
  #checked(guest: Guest, plan: Pick<CheckedPlan, 'options' | 'seats'>): Options {
    for (const seat of plan.seats)
      if (seat.by === 'bot' && !guest.levels.includes(seat.level))
        throw refuse('bad-setup', { detail: `${guest.game.id} has no bot '${seat.level}'; it has ${guest.levels.join(', ')}` });
    if (plan.seats.filter(({ by }) => by === 'me').length > 1)
      throw refuse('bad-setup', { detail: "only one seat is 'me'; others at my device are 'hot'" });
    try {
      return readOptions(guest.game, plan.seats.length, plan.options);
    } catch (error) {
      if (error instanceof OptionsError) throw refuse('bad-setup', { detail: error.message });
      throw error;
    }
  }

  async create(person: Person, plan: CheckedPlan): Promise<{ table: Table; links: Links }> {
    const name = this.#named(person);
    const guest = offered(this.games, plan.game, this.settings.hiddenGames);
    const options = this.#checked(guest, plan);
    await this.#mayOpen(person);
    const row: TableRow = {
      id: newId(),
      game: plan.game,
      version: guest.game.version,
      options,
      chairs: plan.seats.map((seat) => chairFor(seat, person.id, name)),
      host: person.id,
      pace: plan.pace,
      timeout: plan.timeout,
      takeover: plan.takeover,
      listed: plan.public,
      chat: plan.chat,
      phase: 'setup',
      ...(plan.seats.some(({ by }) => by === 'friend') && { code: newCode() }),
      created: this.settings.now(),
    };
    const { secrets, links } = this.#newLinks(row, openSeats(row), true, true);
    await this.#writing(this.store.createTable(row, secrets));
    this.changed();
    return { table: await this.#tableOr404(row.id), links };
  }

  /** One tap: a game against bots, begun. */
  async playNow(person: Person, { game, options = {}, level, seats }: BodyOf<'playNow'>): Promise<Table> {
    const guest = offered(this.games, game, this.settings.hiddenGames);
    const count = seats ?? Math.max(2, guest.game.seats.min);
    const bot: SeatPlan = { by: 'bot', level: level ?? middleLevel(guest) };
    const { table } = await this.create(person, {
      game,
      options,
      seats: [{ by: 'me' }, ...new Array<SeatPlan>(Math.max(0, Math.min(count, 16) - 1)).fill(bot)],
      pace: { kind: 'untimed' },
      timeout: 'bot',
      takeover: true,
      public: false,
      chat: false,
    });
    await table.do(() => table.begin());
    return table;
  }

  #newLinks(row: TableRow, seats: readonly Seat[], watch: boolean, host: boolean): { secrets: Secret[]; links: Links } {
    const secrets: Secret[] = [];
    const make = (kind: SecretKind, seat?: Seat): string => {
      const secret = newSecret();
      secrets.push({ hash: hashOf(secret), table: row.id, kind, ...(seat !== undefined && { seat }) });
      return `/join#${secret}`;
    };
    const links: Links = {
      sit: Object.fromEntries(seats.map((seat) => [`${seat}`, make('sit', seat)])),
      ...(watch && { watch: make('watch') }),
      ...(host && { host: make('host') }),
    };
    return { secrets, links };
  }

  async links(person: Person, id: string, wanted: BodyOf<'links'>): Promise<Links> {
    const table = await this.#hosted(person, id);
    return table.do(async () => {
      const open = openSeats(table.row);
      const seats = (wanted.seats ?? []).filter((seat) => open.includes(seat));
      const { secrets, links } = this.#newLinks(table.row, seats, wanted.watch ?? false, wanted.host ?? false);
      if (secrets.length > 0) await this.#writing(this.store.driver.write(...secrets.flatMap((secret) => this.store.renew(secret))));
      return links;
    });
  }

  // Sitting down

  /** Opens a link or enters a code. */
  async join(person: Person, by: BodyOf<'join'>): Promise<{ table: Table; as: Joined['as'] }> {
    if ('code' in by) {
      const row = await this.store.tableByCode(by.code);
      if (!row) throw refuse('not-found');
      const table = await this.#tableOr404(row.id);
      await table.do(() => this.#sit(table, person, undefined));
      return { table, as: 'seat' };
    }
    const secret = await this.store.secret(hashOf(by.key));
    if (!secret) throw refuse('not-found');
    const table = await this.#tableOr404(secret.table);
    if ((secret.kind as string) === 'spent') {
      if (seatsOf(table.row, person.id).length > 0) return { table, as: 'seat' };
      throw refuse('link-spent');
    }
    if (secret.kind === 'sit') await table.do(() => this.#sit(table, person, secret.seat, this.store.spend(secret.hash)));
    else if (secret.kind === 'watch') await this.#writing(this.store.driver.write(this.store.place(person.id, table.id, 'watch')));
    else {
      this.#named(person);
      await table.do(() =>
        table.change({ host: person.id }, this.store.spend(secret.hash), this.store.place(person.id, table.id, 'watch')),
      );
    }
    return { table, as: secret.kind === 'sit' ? 'seat' : secret.kind };
  }

  /** Takes an open seat: this one, or the first. Only inside the table's `do`. */
  async #sit(table: Table, person: Person, wanted: Seat | undefined, ...along: readonly Statement[]): Promise<void> {
    const name = this.#named(person);
    const { row } = table;
    if (row.phase !== 'setup') throw refuse('wrong-phase', { phase: row.phase });
    if (seatsOf(row, person.id).length > 0) throw refuse('seated-already');
    const seat = wanted ?? openSeats(row)[0];
    if (seat === undefined) throw refuse('table-full');
    if (row.chairs[seat]?.by !== 'open') throw refuse('link-spent');
    const chairs = row.chairs.map((chair, each): Chair => (each === seat ? { by: 'person', name, person: person.id } : chair));
    const full = chairs.every(({ by }) => by !== 'open');
    await table.change(
      { chairs, ...(full && { code: undefined as never }) },
      this.store.place(person.id, table.id, 'sit'),
      this.store.voidSecrets(table.id, 'sit', seat),
      ...along,
    );
  }

  /** Sits down at a public table (or one that kept a place), or takes back a seat that a bot plays meanwhile. */
  async sit(person: Person, id: string, wanted: Seat | undefined): Promise<Table> {
    const table = await this.visible(id, person.id);
    await table.do(async () => {
      const { row } = table;
      const gone = seatsOf(row, person.id).filter((seat) => row.chairs[seat]!.gone && row.chairs[seat]!.gone !== 'resigned');
      const mine = wanted === undefined ? gone[0] : gone.find((seat) => seat === wanted);
      if (row.phase === 'playing' && mine !== undefined) return table.comeBack(mine);
      const kept = row.chairs.findIndex((chair) => chair.by === 'open' && chair.keptFor === person.id);
      if (kept < 0 && !row.listed) throw refuse('not-found');
      return this.#sit(table, person, kept >= 0 ? kept : wanted);
    });
    return table;
  }

  async #hosted(person: Person, id: string): Promise<Table> {
    const table = await this.visible(id, person.id);
    if (table.row.host !== person.id) throw refuse('not-host');
    return table;
  }

  /** The host changes the table. */
  async change(person: Person, id: string, change: BodyOf<'change'>): Promise<Table> {
    const table = await this.#hosted(person, id);
    await table.do(async () => {
      const { row } = table;
      const always: Partial<TableRow> = {
        ...(change.public !== undefined && { listed: change.public }),
        ...(change.chat !== undefined && { chat: change.chat }),
        ...(change.takeover !== undefined && { takeover: change.takeover }),
      };
      if (Object.keys(change).every((key) => ['public', 'chat', 'takeover'].includes(key))) return table.change(always);
      if (row.phase !== 'setup') throw refuse('wrong-phase', { phase: row.phase });
      const game = change.game ?? row.game;
      const guest = offered(this.games, game, this.settings.hiddenGames);
      const seats = change.seats ?? row.chairs.map(planOf);
      const options = this.#checked(guest, { options: change.options ?? (game === row.game ? row.options : {}), seats });
      const chairs = change.seats ? reseated(row, change.seats, person.id, this.#named(person)) : row.chairs;
      const gone = peopleOf(row.chairs).filter((id) => !peopleOf(chairs).includes(id));
      const open = chairs.some(({ by }) => by === 'open');
      return table.change(
        {
          ...always,
          game,
          version: guest.game.version,
          options,
          chairs,
          ...(change.pace && { pace: change.pace }),
          ...(change.timeout && { timeout: change.timeout }),
          code: open ? (row.code ?? newCode()) : (undefined as never),
        },
        ...gone.map((each) => this.store.unplace(each, row.id, 'sit')),
        ...peopleOf(chairs).map((each) => this.store.place(each, row.id, 'sit')),
      );
    });
    return table;
  }

  async begin(person: Person, id: string): Promise<Table> {
    const table = await this.#hosted(person, id);
    await table.do(async () => {
      const { row } = table;
      if (row.phase !== 'setup') throw refuse('wrong-phase', { phase: row.phase });
      const empty = openSeats(row);
      if (empty.length > 0) throw refuse('seats-empty', { seats: empty });
      await table.begin();
    });
    return table;
  }

  async kick(person: Person, id: string, seat: Seat): Promise<Table> {
    const table = await this.#hosted(person, id);
    await table.do(async () => {
      const { row } = table;
      const chair = row.chairs[seat];
      if (row.phase !== 'setup') throw refuse('wrong-phase', { phase: row.phase });
      if (!chair?.person || chair.person === person.id) throw refuse('not-your-seat');
      await table.change(this.#emptied(row, [seat]), this.store.unplace(chair.person, id, 'sit'));
    });
    return table;
  }

  #emptied(row: TableRow, seats: readonly Seat[]): Partial<TableRow> {
    return {
      chairs: row.chairs.map((chair, seat): Chair => (seats.includes(seat) ? { by: 'open', name: '' } : chair)),
      code: row.code ?? newCode(),
    };
  }

  async mute(person: Person, id: string, seat: Seat, muted: boolean): Promise<Table> {
    const table = await this.#hosted(person, id);
    await table.do(async () => {
      const chairs = table.row.chairs.map((chair, each): Chair => {
        if (each !== seat) return chair;
        const { muted: _, ...rest } = chair;
        return muted ? { ...rest, muted: true } : rest;
      });
      await table.change({ chairs });
    });
    return table;
  }

  async leave(person: Person, id: string): Promise<Table> {
    const table = await this.visible(id, person.id);
    await table.do(async () => {
      const { row } = table;
      const seats = seatsOf(row, person.id);
      if (row.phase === 'setup') {
        if (row.host === person.id) return table.change({ phase: 'closed', code: undefined as never });
        if (seats.length > 0) return table.change(this.#emptied(row, seats), this.store.unplace(person.id, id, 'sit'));
        return;
      }
      if (row.phase !== 'playing') return;
      for (const seat of seats)
        if (table.row.phase === 'playing' && isActive(table.row.chairs[seat]!))
          await table.retire(seat, row.takeover ? 'left' : 'resigned');
    });
    return table;
  }

  async resign(person: Person, id: string, seat: Seat): Promise<Table> {
    const table = await this.visible(id, person.id);
    await table.do(async () => {
      if (table.row.chairs[seat]?.person !== person.id) throw refuse('not-your-seat');
      await table.retire(seat, 'resigned');
    });
    return table;
  }

  async takeover(person: Person, id: string, seat: Seat, level: string | undefined): Promise<Table> {
    const table = await this.visible(id, person.id);
    await table.do(async () => {
      const { row } = table;
      if (seatsOf(row, person.id).length === 0 && row.host !== person.id) throw refuse('not-your-seat');
      const levels = this.games.get(row.game)?.levels ?? [];
      if (level !== undefined && !levels.includes(level)) throw refuse('bad-setup', { detail: `there is no bot '${level}'` });
      if (!row.takeover || !isActive(row.chairs[seat] ?? { by: 'open', name: '' }) || !table.isAbandoned(seat)) throw refuse('no-takeover');
      await table.retire(seat, 'away', level);
    });
    return table;
  }

  /** The same again. The first to ask makes the table; whoever played before finds a seat kept. Full at once if all others are bots. */
  async rematch(person: Person, id: string): Promise<Table> {
    const name = this.#named(person);
    const old = await this.visible(id, person.id);
    const next = await old.do(async () => {
      const { row } = old;
      if (row.phase !== 'over') throw refuse(row.phase === 'playing' ? 'still-running' : 'wrong-phase', { phase: row.phase } as never);
      if (seatsOf(row, person.id).length === 0) throw refuse('not-your-seat');
      if (row.rematch) return row.rematch;
      await this.#mayOpen(person);
      const fresh: TableRow = {
        id: newId(),
        game: row.game,
        version: offered(this.games, row.game, true).game.version,
        options: row.options,
        chairs: row.chairs.map((chair): Chair => keptFor(chair, person.id, name)),
        host: person.id,
        pace: row.pace,
        timeout: row.timeout,
        takeover: row.takeover,
        listed: row.listed,
        chat: row.chat,
        phase: 'setup',
        created: this.settings.now(),
        ...(row.chairs.some((chair) => chair.person !== undefined && chair.person !== person.id) && { code: newCode() }),
      };
      await this.#writing(this.store.createTable(fresh, []));
      for (const each of peopleOf(row.chairs)) await this.#writing(this.store.driver.write(this.store.place(each, fresh.id, 'watch')));
      await old.change({ rematch: fresh.id });
      return fresh.id;
    });
    const table = await this.#tableOr404(next);
    await table.do(async () => {
      const { row } = table;
      if (row.phase !== 'setup') return;
      if (seatsOf(row, person.id).length === 0) {
        const kept = row.chairs.findIndex((chair) => chair.by === 'open' && chair.keptFor === person.id);
        await this.#sit(table, person, kept >= 0 ? kept : undefined);
      }
      if (openSeats(table.row).length === 0) await table.begin();
    });
    return table;
  }

  // Records

  /** The record of a finished match. */
  async record(person: string | undefined, id: string): Promise<MatchRecord> {
    const table = await this.visible(id, person);
    if (table.row.phase === 'playing' || table.row.phase === 'setup') throw refuse('still-running');
    const record = await exportMatch(this.store, id);
    if (!record) throw refuse('not-found');
    return record;
  }

  /** Steps of a game as somebody may know them: their own seat's or a watcher's while it runs, anybody's when it is over. */
  async replay(
    person: string | undefined,
    id: string,
    { from = 0, count = SIZES.replayPage, as }: { from?: number; count?: number; as?: number | 'watch' },
  ): Promise<Replay> {
    const table = await this.visible(id, person);
    const { row } = table;
    const head = await this.store.head(id);
    const guest = this.games.get(row.game);
    if (!head) throw refuse('wrong-phase', { phase: row.phase });
    if (!guest || guest.game.version !== head.record.version) throw refuse('frozen', { reason: 'version' });
    const mine = seatsOf(row, person);
    const viewer = as === 'watch' ? undefined : (as ?? mine[0]);
    if (viewer !== undefined && viewer >= row.chairs.length) throw refuse('not-found');
    if (viewer !== undefined && !mine.includes(viewer) && row.phase !== 'over') throw refuse('not-your-seat');
    const rows = await this.store.entries(id);
    const record: MatchRecord = { ...head.record, entries: rows.map(({ entry }) => entry) };
    const page = replayFor(guest.game, record, rows, { viewer, started: head.at, from, count: Math.min(count, SIZES.replayPage) });
    return {
      table: table.infoFor(person),
      ...(viewer !== undefined && { as: viewer }),
      from,
      ...page,
      ...(row.result && { result: row.result }),
    };
  }

  /** Plays on from a step of a finished game: me in one seat, bots in the others. */
  async fork(person: Person, id: string, { step, seat, level }: BodyOf<'fork'>): Promise<Table> {
    const name = this.#named(person);
    const table = await this.visible(id, person.id);
    const { row } = table;
    if (row.phase === 'playing') throw refuse('still-running');
    const guest = this.games.get(row.game);
    if (row.phase === 'frozen' || !guest) throw refuse('frozen', { reason: row.reason ?? 'version' });
    await this.#mayOpen(person);
    const head = await this.store.head(id);
    const rows = await this.store.entries(id);
    if (!head) throw refuse('wrong-phase', { phase: row.phase });
    if (guest.game.version !== head.record.version) throw refuse('frozen', { reason: 'version' });
    const whole: MatchRecord = { ...head.record, entries: rows.map(({ entry }) => entry) };
    if (seat >= whole.seats) throw refuse('bad-setup', { detail: `seats are 0 to ${whole.seats - 1}` });
    const bot = level ?? middleLevel(guest);
    if (!guest.levels.includes(bot)) throw refuse('bad-setup', { detail: `there is no bot '${bot}'` });
    let cut: MatchRecord;
    try {
      cut = forkAt(whole, step);
    } catch (error) {
      throw refuse('bad-setup', { detail: error instanceof Error ? error.message : '' });
    }
    const now = this.settings.now();
    const waits = [...new Set(waiting(guest.game, lastStep(guest.game, cut).position).map((each) => each.seat))];
    if (waits.length === 0) throw refuse('bad-setup', { detail: 'the game is over there' });
    const { entries, ...record } = cut;
    const fresh: TableRow = {
      id: newId(),
      game: row.game,
      version: head.record.version,
      options: row.options,
      chairs: row.chairs.map(
        (_, each): Chair => (each === seat ? { by: 'person', name, person: person.id } : { by: 'bot', name: bot, level: bot }),
      ),
      host: person.id,
      pace: { kind: 'untimed' },
      timeout: 'bot',
      takeover: true,
      listed: false,
      chat: false,
      phase: 'playing',
      created: now,
      started: now,
      from: { table: id, step },
    };
    const moved = entries.map((entry, i): EntryRow => ({ number: i + 1, entry, at: now, after: { waits } }));
    await this.#writing(this.store.createTable(fresh, [], { head: { record, at: now, after: { waits } }, entries: moved }));
    this.changed();
    return this.#tableOr404(fresh.id);
  }

  // Telling the absent

  asked(table: Table, seats: readonly Seat[]): void {
    if (table.row.pace.kind !== 'slow' || this.settings.webhookHosts.length === 0) return;
    for (const seat of seats) {
      const chair = table.row.chairs[seat]!;
      if (chair.person !== undefined && !chair.gone) void this.#callHook(table, seat, chair.person, chair.name);
    }
  }

  async #callHook(table: Table, seat: Seat, id: string, name: string): Promise<void> {
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

const openSeats = (row: TableRow): Seat[] => row.chairs.flatMap((chair, seat) => (chair.by === 'open' ? [seat] : []));
const peopleOf = (chairs: readonly Chair[]): string[] => [...new Set(chairs.flatMap((chair) => chair.person ?? []))];

function chairFor(plan: SeatPlan, person: string, name: string): Chair {
  switch (plan.by) {
    case 'me':
      return { by: 'person', name, person };
    case 'hot':
      return { by: 'hot', name: plan.name, person };
    case 'bot':
      return { by: 'bot', name: plan.level, level: plan.level };
    case 'friend':
      return { by: 'open', name: '' };
  }
}

/** The plan that a chair came from, as far as checking needs it. */
const planOf = (chair: Chair): SeatPlan =>
  chair.by === 'bot' ? { by: 'bot', level: chair.level! } : chair.by === 'hot' ? { by: 'hot', name: chair.name } : { by: 'friend' };

/** New plans for the seats; friends who sit already stay where the plan still says `friend`, or move to the first such seat. */
function reseated(row: TableRow, plans: readonly SeatPlan[], host: string, name: string): Chair[] {
  const chairs = plans.map((plan) => chairFor(plan, host, name));
  const friends = row.chairs.map((chair) => (chair.person !== undefined && chair.person !== host ? chair : undefined));
  const moving: Chair[] = [];
  for (const [seat, friend] of friends.entries())
    if (friend) {
      if (chairs[seat]?.by === 'open') chairs[seat] = friend;
      else moving.push(friend);
    }
  for (const friend of moving) {
    const free = chairs.findIndex(({ by }) => by === 'open');
    if (free >= 0) chairs[free] = friend;
  }
  return chairs;
}

/** For a rematch: I sit where I sat, bots too; for others the chair is kept open. */
function keptFor(chair: Chair, person: string, name: string): Chair {
  if (chair.by === 'bot') return { by: 'bot', name: chair.name, level: chair.level! };
  if (chair.person === person) return { by: chair.by, name: chair.by === 'hot' ? chair.name : name, person };
  return { by: 'open', name: '', ...(chair.person !== undefined && { keptFor: chair.person }) };
}
