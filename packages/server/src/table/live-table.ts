/** One table with people at it: what they may do, one thing after the other, and who gets to hear of it. */
import type { Draft, Entry, Match, Rejected, Seat } from '@astragal/kernel';
import type { ChatLine, Notice, Story, TableInfo } from '@astragal/wire';
import { type BotSeats, TableBots } from '../bots/table-bots.ts';
import type { TableNews } from '../cluster/cluster.ts';
import { middleLevel } from '../host/games.ts';
import { ProblemError, refuse } from '../host/problems.ts';
import { type Statement, StoreError } from '../store/driver.ts';
import { type Chair, ConflictError, type EntryRow, type Standing, type TableRow } from '../store/store.ts';
import { Audience, type Follower, type Messages, type Presence, type Reply } from './audience.ts';
import { TableChat } from './chat.ts';
import type { Viewer } from './game-log.ts';
import { infoFor, isBot, peopleOf, seatsOf } from './info.ts';
import { deserted, resultAmong, retired, returned } from './leaving.ts';
import type { LiveMatch, Played } from './live-match.ts';
import { SerialQueue } from './serial-queue.ts';
import type { TableServices } from './services.ts';
import { TableState } from './table-state.ts';

/** What should have been done by the server that looks after the table is asked for again after so long. */
const PATIENCE_MS = 2000;
/** How often a server says who is there, besides when it changes. */
const ANNOUNCE_MS = 60_000;
/** So often somebody tries again who was overtaken by another server. */
const TRIES = 8;

const textOf = (notice: Notice): string => JSON.stringify(notice);

export class LiveTable implements BotSeats {
  readonly #house: TableServices;
  readonly #state: TableState;
  readonly #audience = new Audience();
  readonly #queue = new SerialQueue();
  readonly #chat: TableChat;
  /** Only where bots play. */
  #bots: TableBots | undefined;
  #gone = false;
  /** Stops hearing of it from other servers. */
  #leave: () => void = () => {};
  /** When we last said who is here, and last called whoever looks after the table, for which clock. */
  #announced = 0;
  #called = 0;
  #calledFor = Number.POSITIVE_INFINITY;
  touched: number;

  private constructor(house: TableServices, row: TableRow) {
    this.#house = house;
    this.#state = new TableState(house, row);
    this.#chat = new TableChat(house.store, row.id);
    this.touched = house.settings.now();
  }

  /** Brings a table into memory. */
  static async open(house: TableServices, id: string): Promise<LiveTable | undefined> {
    // First we listen, then we read: nothing falls in between.
    let table: LiveTable | undefined;
    const early: TableNews[] = [];
    const leave = await house.cluster.hearTable(id, (news) => (table ? table.hear(news) : void early.push(news)));
    try {
      const row = await house.store.table(id);
      if (row) {
        const opened = new LiveTable(house, row);
        opened.#leave = leave;
        await opened.#load();
        table = opened;
      }
    } finally {
      if (!table) leave();
    }
    for (const news of early) table?.hear(news);
    house.cluster.tellTable(id, { who: true });
    table?.wake();
    return table;
  }

  get row(): TableRow {
    return this.#state.row;
  }

  get id(): string {
    return this.row.id;
  }

  get match(): Match | undefined {
    return this.#state.live?.match;
  }

  /** Who is asked something, and since when; nothing that is not stored. */
  get waits(): { readonly seats: readonly Seat[]; readonly since: number } {
    return { seats: this.#state.waits, since: this.#state.live?.clocks.since ?? this.touched };
  }

  /** Whether it may leave memory: nobody looks, nobody thinks, no fast clock runs. */
  isIdle(now: number): boolean {
    return (
      this.#audience.size === 0 &&
      !this.#bots?.isBusy &&
      now - this.touched >= this.#house.settings.idleMs &&
      !(this.row.phase === 'playing' && this.#state.live?.clocks.isFast)
    );
  }

  /** When the next clock runs out. */
  get due(): number | undefined {
    return this.row.phase === 'playing' ? this.#state.live?.clocks.due : undefined;
  }

  /** Things at a table happen one after the other. If another server was faster, the same is done again on what is true now. */
  do<T>(work: () => Promise<T>): Promise<T> {
    return this.#queue.run(() => {
      if (this.#gone) return Promise.reject(refuse('not-found'));
      this.touched = this.#house.settings.now();
      return this.#attempt(work, TRIES);
    });
  }

  #attempt<T>(work: () => Promise<T>, tries: number): Promise<T> {
    const done = this.#state.isDoubtful ? this.#reload().then(work) : work();
    return done.catch((error) => {
      if (!(error instanceof ConflictError)) throw error;
      if (tries <= 1) throw refuse('stale');
      return this.#attempt(work, tries - 1);
    });
  }

  /** Out of memory; what comes later finds the table anew. */
  async drop(): Promise<void> {
    await this.#queue.settled();
    this.#gone = true;
    this.#leave();
  }

  /** Resolves when all that waits has been done. */
  settled(): Promise<void> {
    return this.#queue.settled();
  }

  // Loading

  async #load(): Promise<void> {
    await this.#state.load();
    if (this.row.phase !== 'playing' || !this.#state.live?.match.isOver) return;
    await this.#finish().catch((error) => {
      if (!(error instanceof ConflictError)) throw error; // Another server is finishing it.
    });
  }

  async #reload(): Promise<void> {
    try {
      await this.#readRow();
      this.#audience.look(this.row);
      this.#sayLines(await this.#chat.news());
      this.#state.isDoubtful = false;
      await this.#load();
    } catch (error) {
      this.#state.isDoubtful = true;
      throw error instanceof StoreError ? refuse('store-down') : error;
    }
    this.#sayTable();
    this.#sayPositions();
    this.wake();
  }

  async #readRow(): Promise<void> {
    if (await this.#state.readRow()) return;
    this.#gone = true;
    this.#leave();
    throw refuse('not-found');
  }

  /** Loads everything from the store again and tells everybody: the store was restored. */
  startOver(): Promise<void> {
    this.#state.isDoubtful = true;
    this.#chat.forget();
    return this.do(async () => {});
  }

  // Other servers

  /** Another server says something about this table. */
  hear(news: TableNews): void {
    void this.#follow(() => this.#heed(news));
  }

  /** Whether the store knows more than we do. */
  isBehind({ revision, entries, lines }: Standing): boolean {
    const { live, isDoubtful } = this.#state;
    return (
      isDoubtful ||
      revision > this.#state.revision ||
      (live !== undefined && entries > live.match.length) ||
      (this.#chat.last !== undefined && lines > this.#chat.last)
    );
  }

  /** Reads what the store knows and we do not. */
  catchUp(standing: Standing): Promise<void> {
    return this.#follow(async () => {
      if (standing.revision > this.#state.revision) await this.#followRow();
      await this.#fillGap();
      this.#sayLines(await this.#chat.news());
    });
  }

  /** Follows what others have done, in its turn. What fails now is found out when the store is looked at again. */
  #follow(work: () => Promise<void>): Promise<void> {
    return this.#queue.run(async () => {
      if (this.#gone) return;
      try {
        await (this.#state.isDoubtful ? this.#reload() : work());
      } catch (error) {
        this.#state.isDoubtful ||= !this.#gone;
        if (!(error instanceof ProblemError || error instanceof StoreError || error instanceof ConflictError))
          this.#house.log.error({ table: this.id, error: messageOf(error) }, 'what another server did could not be followed');
      }
    });
  }

  async #heed(news: TableNews): Promise<void> {
    if ('entry' in news) await this.#hearEntry(news.entry);
    else if ('revision' in news) await (news.revision > this.#state.revision && this.#followRow());
    else if ('chat' in news) this.#sayLines(await this.#chat.heard(news.chat));
    else if ('here' in news) this.setElsewhere(news.from, news);
    else if ('who' in news && this.#audience.size > 0) this.#announce();
  }

  /** An entry of another server: known, the next, or there is a gap. */
  async #hearEntry(entry: EntryRow): Promise<void> {
    const { live } = this.#state;
    if (!live || entry.number <= live.match.length) return;
    if (entry.number === live.match.length + 1) this.#playAgain(live, entry);
    else await this.#fillGap();
  }

  async #fillGap(): Promise<void> {
    const { live } = this.#state;
    if (!live) return;
    for (const entry of await this.#house.store.entriesAfter(this.id, live.match.length)) {
      this.#house.metrics.count('gaps');
      this.#playAgain(live, entry);
    }
  }

  #playAgain(live: LiveMatch, entry: EntryRow): void {
    this.touched = this.#house.settings.now();
    const story = this.#state.playAgain(entry);
    this.#house.metrics.count('followed');
    send(this.#messages(live, story));
    this.wake();
  }

  /** Another server has written the row. */
  async #followRow(): Promise<void> {
    const before = this.row;
    await this.#readRow();
    const { row } = this;
    if (row.phase === 'playing' && !this.#state.live) await this.#load();
    else await this.#state.followClocks();
    this.#audience.look(row);
    await this.#dropStrangers();
    this.#sayTable();
    if (before.phase !== row.phase || before.clocks?.at !== row.clocks?.at || !sameChairs(before, row)) {
      this.#sayPositions();
      this.#announce();
    }
    this.wake();
  }

  /** Another server says who is there; without a presence, it is gone. */
  setElsewhere(server: string, presence: Presence | undefined): void {
    if (this.#audience.setElsewhere(server, presence, this.#house.settings.now())) this.#sayWhoIsHere();
  }

  /** Others hear who is here. */
  #announce(): void {
    const { cluster, settings } = this.#house;
    if (cluster.isAlone) return;
    this.#announced = settings.now();
    cluster.tellTable(this.id, { from: cluster.me, ...this.#audience.presence(this.row) });
  }

  /** Whether clocks and bots of this table are ours; while nobody hears us, everybody looks after their own people. */
  get #isDoer(): boolean {
    const { cluster } = this.#house;
    return cluster.doesFor(this.id) || (!cluster.bus.isUp && this.#audience.size > 0);
  }

  /** Calls whoever looks after this table, if that is not us: a bot is asked, or a clock runs out earlier than they know. */
  #callDoer(): void {
    const { cluster, settings } = this.#house;
    if (cluster.isAlone || this.#isDoer || this.row.phase !== 'playing') return;
    const due = this.due ?? Number.POSITIVE_INFINITY;
    if (!this.#isBotAsked && due >= this.#calledFor) return;
    this.#called = settings.now();
    this.#calledFor = due;
    cluster.tellHouse({ call: this.id, ...(Number.isFinite(due) && { due }), ...(this.#isBotAsked && { bots: true }) });
  }

  /** Now and then: who is here, and what others should have done here by now. */
  remind(now: number): void {
    if (this.#audience.size === 0 || this.#house.cluster.isAlone) return;
    if (now - this.#announced >= ANNOUNCE_MS) this.#announce();
    const isWaiting = this.#isBotAsked && now - this.waits.since >= PATIENCE_MS;
    const isOverdue = this.due !== undefined && now - this.due >= PATIENCE_MS;
    if (!isWaiting && !isOverdue) return;
    this.wake();
    if (now - this.#called < PATIENCE_MS) return;
    this.#calledFor = Number.POSITIVE_INFINITY;
    this.#callDoer();
  }

  // Coming and going

  /** Whether this person may look at the table: whoever sits, hosts or was let in, and anybody at a public one. */
  async mayLook(person: string | undefined): Promise<boolean> {
    if (this.row.listed) return true;
    if (person === undefined) return false;
    if (this.row.host === person || seatsOf(this.row, person).length > 0) return true;
    return (await this.#house.store.places(person, this.id)).length > 0;
  }

  follow(follower: Follower, marks: Readonly<Record<string, string>> = {}): Promise<void> {
    return this.do(async () => {
      if (!(await this.mayLook(follower.person))) throw refuse('not-found');
      const limit = this.#house.settings.limits.watchersPerTable;
      const watches = seatsOf(this.row, follower.person).length === 0 && !this.#audience.has(follower);
      if (watches && this.#audience.watchers >= limit) throw refuse('too-many', { what: 'watchers', limit });
      const lines = await this.#chat.lines();
      const eyes = this.#audience.add(follower, this.row);
      follower.send(textOf({ type: 'table', table: this.infoFor(follower.person) }));
      follower.send(textOf({ type: 'chat', table: this.id, lines: [...lines] }));
      const now = this.#house.settings.now();
      const live = this.#state.live;
      if (live) for (const viewer of eyes) follower.send(live.arrival(viewer, this.row, now, marks[viewer ?? 'watch']));
      this.#sayWhoIsHere(follower);
      this.#announce();
      if (follower.person !== undefined) this.#house.seen(this.id, follower.person);
    });
  }

  unfollow(follower: Follower): void {
    const now = this.#house.settings.now();
    if (!this.#audience.remove(follower, now)) return;
    this.touched = now;
    this.#sayWhoIsHere();
    this.#announce();
  }

  /** Whoever may look no more stops hearing. */
  async #dropStrangers(): Promise<void> {
    for (const [follower] of [...this.#audience])
      if (!(await this.mayLook(follower.person))) {
        this.#audience.remove(follower, this.#house.settings.now());
        follower.send(textOf({ type: 'unfollowed', table: this.id }));
        follower.unfollowed(this.id);
      }
  }

  infoFor(person: string | undefined): TableInfo {
    return infoFor(this.row, person, this.#audience);
  }

  // Telling

  #sayWhoIsHere(except?: Follower): void {
    if (this.#audience.size === 0) return;
    const here = this.row.chairs.map((chair) => this.#audience.isSeatHere(chair));
    this.#audience.tell(textOf({ type: 'presence', table: this.id, here, watchers: this.#audience.watchers }), except);
  }

  #sayLines(lines: readonly ChatLine[]): void {
    if (lines.length > 0) this.#audience.tell(textOf({ type: 'chat', table: this.id, lines: [...lines] }));
  }

  #sayTable(): void {
    for (const [each] of this.#audience) each.send(textOf({ type: 'table', table: this.infoFor(each.person) }));
  }

  /** Everybody gets the position with the last lines of the log. */
  #sayPositions(): void {
    const { live } = this.#state;
    const now = this.#house.settings.now();
    if (live) send(this.#audience.messages((viewer) => live.arrival(viewer, this.row, now)));
  }

  /** The position after an entry, for everybody who looks. */
  #messages(live: LiveMatch, story: (viewer: Viewer) => Story, reply?: Reply): Messages {
    const now = this.#house.settings.now();
    return this.#audience.messages((viewer) => live.position(viewer, story(viewer), this.row, now), reply);
  }

  // The row: people, phase, settings

  /** Writes the table anew and tells everybody who may still look. Only inside `do`. */
  async change(change: Partial<TableRow>, ...also: readonly Statement[]): Promise<void> {
    const before = this.row;
    await this.#write(change, ...also);
    this.#audience.look(this.row);
    const left = peopleOf(before.chairs).some((person) => !peopleOf(this.row.chairs).includes(person));
    if (left || (before.listed && !this.row.listed)) await this.#dropStrangers();
    this.#sayTable();
    this.#house.changed();
    if (this.#audience.size > 0) this.#announce();
  }

  async #write(change: Partial<TableRow>, ...also: readonly Statement[]): Promise<void> {
    await this.#state.write(change, ...also);
    this.#tellRow();
  }

  #tellRow(): void {
    this.#house.cluster.tellTable(this.id, { revision: this.#state.revision });
  }

  /** Deals and begins. Only inside `do`. */
  async begin(): Promise<void> {
    await this.#state.begin(this.#house.store.voidSecrets(this.id, 'sit'));
    this.#tellRow();
    this.#sayTable();
    this.#sayPositions();
    this.#house.changed();
    this.#house.asked(this, this.waits.seats);
    this.wake();
    this.#callDoer();
  }

  // Answers

  /** The match, if it goes on. */
  #playing(): LiveMatch {
    const { phase, reason } = this.row;
    if (phase === 'frozen') throw refuse('frozen', { reason: reason ?? 'rules' });
    if (phase !== 'playing' || !this.#state.live) throw refuse('wrong-phase', { phase });
    return this.#state.live;
  }

  #mySeat(person: string | undefined, seat: Seat): void {
    const chair = this.row.chairs[seat];
    if (!chair || chair.person === undefined || chair.person !== person || chair.gone) throw refuse('not-your-seat');
  }

  /** Somebody answers a question of their seat. */
  answer(by: Follower, re: number, seat: Seat, ask: number, choice: string): Promise<void> {
    return this.do(async () => {
      this.#mySeat(by.person, seat);
      if (this.#isLate) {
        await this.#expire();
        this.#mySeat(by.person, seat);
      }
      await this.#enter(({ match }) => match.draft(seat, ask, choice), { seat, choice }, { follower: by, re, seat });
    });
  }

  /** Somebody takes back the last answer of their seat. */
  undo(by: Follower, re: number, seat: Seat, ask: number): Promise<void> {
    return this.do(async () => {
      this.#mySeat(by.person, seat);
      await this.#enter(({ match }) => match.draftUndo(seat, ask), { seat, undo: true }, { follower: by, re, seat });
    });
  }

  /**
   * Plays an entry, makes every message it causes, writes it down durably, and only then says anything.
   * Whatever fails before that leaves the stored match as it was, and the one in memory is made again from it.
   */
  async #enter(draw: (live: LiveMatch) => Draft | Rejected, attempted: Partial<Entry>, reply?: Reply): Promise<void> {
    const live = this.#playing();
    this.#checkLength(live, 'undo' in attempted);
    const before = this.waits.seats;
    let played: Played;
    let messages: Messages;
    try {
      const drawn = draw(live);
      if (typeof drawn === 'string') throw this.#rejected(live, drawn, reply);
      played = live.play(drawn, this.row, this.#house.settings.now());
      messages = this.#messages(live, played.story, reply);
    } catch (error) {
      throw error instanceof ProblemError ? error : await this.#freeze(error, attempted);
    }
    await this.#state.append(played);
    this.#house.metrics.count('answers');
    this.#house.cluster.tellTable(this.id, { entry: played.row });
    if (live.match.isOver) return this.#finish(messages).catch((error) => this.#finishAgain(error, messages));
    send(messages);
    const { waits } = played.row.after;
    this.#house.asked(
      this,
      waits.filter((seat) => !before.includes(seat)),
    );
    if (!sameSeats(before, waits)) this.#house.changed();
    this.wake();
    this.#callDoer();
  }

  /** No honest game is that long. Taking back ends earlier, so that going to and fro never keeps anybody from playing on. */
  #checkLength({ match }: LiveMatch, isUndo: boolean): void {
    const { entriesPerMatch } = this.#house.settings.limits;
    const limit = isUndo ? Math.floor(entriesPerMatch / 2) : entriesPerMatch;
    if (match.length >= limit) throw refuse('record-full', { limit });
  }

  #rejected(live: LiveMatch, why: Rejected, reply?: Reply): ProblemError {
    if (why !== 'stale' || !reply) return refuse(why === 'closed' ? 'undo-closed' : why);
    // Made now, while memory and store agree.
    const position = live.position(reply.seat, live.log.nothing(reply.seat), this.row, this.#house.settings.now());
    return new ProblemError({ code: 'stale' }, position);
  }

  // Ends

  /** The rules have come to their end: first it is written down, then everybody gets the last position. */
  async #finish(messages: Messages = []): Promise<void> {
    const { loaded, match } = this.#state.live!;
    await this.#end(resultAmong(this.row.chairs, loaded.game.result(match.now.state)), {}, messages);
  }

  /** The last answer counts, whoever wrote the table meanwhile: loading it again finishes it. */
  async #finishAgain(error: unknown, messages: Messages): Promise<void> {
    if (!(error instanceof ConflictError)) throw error;
    send(messages);
    await this.#reload();
  }

  async #end(result: NonNullable<TableRow['result']>, change: Partial<TableRow> = {}, messages: Messages = []): Promise<void> {
    const { clocks, loaded, match } = this.#state.live!;
    clocks.stop();
    const { tally } = loaded;
    const tallies = tally && this.row.chairs.map((_, seat) => tally(match.now.state, seat));
    await this.#write({ ...change, phase: 'over', ended: this.#house.settings.now(), result, ...(tallies && { tallies }) });
    send(messages);
    this.#sayTable();
    this.#house.changed();
    this.#house.ended(this);
  }

  isHere(person: string): boolean {
    return this.#audience.isHere(person);
  }

  /** The rules failed: this table stops at its last good position, with a report; everything else goes on. */
  async #freeze(error: unknown, attempted: Partial<Entry>): Promise<ProblemError> {
    const { log, metrics } = this.#house;
    metrics.count('frozen');
    log.error({ table: this.id, game: this.row.game, error: messageOf(error) }, 'rules failed; the table is frozen');
    try {
      await this.#state.freeze({ error: messageOf(error), entry: attempted });
      this.#sayTable();
      this.#sayPositions();
      this.#house.changed();
    } catch (failure) {
      this.#state.isDoubtful = true;
      log.error({ table: this.id, error: messageOf(failure) }, 'the report of a frozen table could not be saved');
    }
    return refuse('frozen', { reason: 'rules' });
  }

  // Leaving the game

  /** The seat's person plays no more. Only inside `do`. */
  async retire(seat: Seat, why: NonNullable<Chair['gone']>, level?: string): Promise<void> {
    const live = this.#playing();
    const { loaded, match, clocks } = live;
    const chairs = retired(this.row.chairs, seat, why, level ?? this.row.chairs[seat]!.level ?? middleLevel(loaded));
    const result = deserted(chairs, loaded.game.result(match.now.state));
    if (result) {
      await this.#end(result, { chairs });
      this.#sayPositions();
      return;
    }
    clocks.rest(this.#house.settings.now(), seat);
    await this.change({ chairs, ...live.clocksFor });
    this.wake();
    this.#callDoer();
  }

  /** Somebody comes back to their seat. Only inside `do`. */
  async comeBack(seat: Seat): Promise<void> {
    const live = this.#playing();
    const chairs = returned(this.row.chairs, seat);
    live.clocks.revive(this.#house.settings.now(), seat, live.humansAsked({ chairs }));
    await this.change({ chairs, ...live.clocksFor });
    if (live.clocks.read) this.#sayPositions();
  }

  /** Whether a bot may take over: nobody is at this seat, and has not been for a while. */
  isAbandoned(seat: Seat): boolean {
    const { person } = this.row.chairs[seat] ?? {};
    if (person === undefined || this.#audience.isHere(person)) return false;
    const since = this.#audience.awaySince(person) ?? this.waits.since;
    return this.#house.settings.now() - since >= this.#house.settings.awayMs;
  }

  get #isLate(): boolean {
    return this.due !== undefined && this.due <= this.#house.settings.now();
  }

  /** Looks at the clocks: whoever has no time left is out, as the table chose. And at a last answer whose server died before it wrote down the end. */
  checkClocks(): void {
    const isUnfinished = this.row.phase === 'playing' && this.match?.isOver && this.#house.settings.now() - this.waits.since >= PATIENCE_MS;
    if ((this.#isLate && this.#isDoer) || isUnfinished)
      void this.do(() => (this.match?.isOver && this.row.phase === 'playing' ? this.#finish() : this.#expire())).catch((error) => {
        if (!(error instanceof ProblemError)) throw error;
      });
  }

  async #expire(): Promise<void> {
    for (const seat of this.#state.live?.clocks.outOfTime(this.#house.settings.now()) ?? []) {
      if (this.row.phase !== 'playing') return;
      this.#house.metrics.count('timeouts');
      await this.retire(seat, this.row.timeout === 'resign' ? 'resigned' : 'timeout');
    }
  }

  // Bots

  get #isBotAsked(): boolean {
    return this.#state.waits.some((seat) => isBot(this.row.chairs[seat]!));
  }

  /** Every bot that is asked something begins to think, if they are ours. */
  wake(): void {
    const waits = this.#state.live?.match.waits ?? [];
    if (!waits.some((seat) => isBot(this.row.chairs[seat]!)) || !this.#isDoer) return;
    this.#bots ??= new TableBots(this, this.#house.bots, this.#house.settings.botPauseMs, this.#house.seeds);
    this.#bots.wake(waits);
  }

  turnOf(seat: Seat): { readonly match: Match; readonly level: string } | undefined {
    const match = this.#state.live?.match;
    const chair = this.row.chairs[seat]!;
    const isAsked = match?.waits.includes(seat) && match.length < this.#house.settings.limits.entriesPerMatch;
    if (this.#gone || !match || !isAsked || this.row.phase !== 'playing' || !isBot(chair) || !this.#isDoer) return undefined;
    return { match, level: chair.level ?? '' };
  }

  answerFor(seat: Seat, ask: number, choice: string, otherwise: () => string): Promise<void> {
    return this.do(async () => {
      const { match } = this.#playing();
      if (!isBot(this.row.chairs[seat]!) || match.ask(seat) !== ask || !this.#isDoer) return;
      const draw = (): ReturnType<Match['draft']> => {
        const draft = match.draft(seat, ask, choice);
        return draft === 'illegal' ? match.draft(seat, ask, otherwise()) : draft;
      };
      await this.#enter(draw, { seat, choice });
    });
  }

  failed(error: unknown): void {
    if (!(error instanceof ProblemError)) this.#house.log.error({ table: this.id, error: messageOf(error) }, 'a bot could not answer');
  }

  // Chat

  chat(by: Follower, name: string, text: string): Promise<void> {
    return this.do(async () => {
      const seat = seatsOf(this.row, by.person)[0];
      if (!this.row.chat || (seat !== undefined && this.row.chairs[seat]!.muted)) throw refuse('chat-closed');
      if (!this.#audience.has(by)) throw refuse('not-found');
      const at = this.#house.settings.now();
      const lines = await this.#state.saved(this.#chat.add({ at, ...(seat !== undefined && { seat }), name, text }));
      this.#sayLines(lines);
      this.#house.cluster.tellTable(this.id, { chat: lines.at(-1)! });
    });
  }
}

function send(messages: Messages): void {
  for (const [follower, text] of messages) follower.send(text);
}

const sameSeats = (a: readonly Seat[], b: readonly Seat[]): boolean => a.length === b.length && a.every((seat, i) => seat === b[i]);
const sameChairs = (a: TableRow, b: TableRow): boolean => JSON.stringify(a.chairs) === JSON.stringify(b.chairs);
const messageOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));
