/** One table with people at it: a queue of things to do, the match under way, its clocks, and who gets to see what. */
import { type Draft, type Entry, Match, type Seat } from '@astragal/kernel';
import type { ChatLine, Notice, NoticeOf, Story, TableInfo } from '@astragal/wire';
import { type BotSeats, TableBots } from '../bots/table-bots.ts';
import { type LoadedGame, middleLevel } from '../host/games.ts';
import { ProblemError, refuse } from '../host/problems.ts';
import { type Statement, StoreError } from '../store/driver.ts';
import type { After, Chair, Head, TableRow } from '../store/store.ts';
import { Audience, type Follower } from './audience.ts';
import { newClocks, passed, TableClocks } from './clocks.ts';
import { infoFor, isBot, seatsOf } from './info.ts';
import { deserted, resultAmong, retired, returned } from './leaving.ts';
import { openedMatch, storedMatch } from './opening.ts';
import type { TableServices } from './services.ts';
import { Stories, storyFrom, type Viewer } from './story.ts';

/** Lines of chat that somebody who comes in gets to read. */
const CHAT_SHOWN = 100;

const textOf = (notice: Notice): string => JSON.stringify(notice);

/** Where the answer to a request goes: the position that follows carries its number. */
interface Reply {
  readonly follower: Follower;
  readonly re: number;
  readonly seat: Seat;
}

type Messages = readonly (readonly [Follower, string])[];

export class LiveTable implements BotSeats {
  readonly #house: TableServices;
  readonly #audience = new Audience();
  /** Only where bots play. */
  #bots: TableBots | undefined;
  #row: TableRow;
  #loaded: LoadedGame | undefined;
  #match: Match | undefined;
  #stories: Stories | undefined;
  #clocks: TableClocks;
  #chatNumber: number | undefined;
  #queue: Promise<void> | undefined;
  #queued = 0;
  /** A write failed half-way, or another server was faster: look at the store before going on. */
  #doubtful = false;
  #gone = false;
  touched: number;

  private constructor(house: TableServices, row: TableRow) {
    this.#house = house;
    this.#row = row;
    this.touched = house.settings.now();
    this.#clocks = new TableClocks(row.pace, undefined, this.touched);
  }

  /** Brings a table into memory. */
  static async open(house: TableServices, id: string): Promise<LiveTable | undefined> {
    const row = await house.store.table(id);
    if (!row) return undefined;
    const table = new LiveTable(house, row);
    await table.#load();
    table.#wake();
    return table;
  }

  get row(): TableRow {
    return this.#row;
  }

  get id(): string {
    return this.#row.id;
  }

  /** Who is asked something, and since when. */
  get waits(): { readonly seats: readonly Seat[]; readonly since: number } {
    return { seats: this.#row.phase === 'playing' ? (this.#match?.waits ?? []) : [], since: this.#clocks.since };
  }

  get followers(): number {
    return this.#audience.size;
  }

  /** Whether it may leave memory: nobody looks, nobody thinks, no fast clock runs. */
  isIdle(now: number): boolean {
    return (
      this.#audience.size === 0 &&
      !this.#bots?.isBusy &&
      now - this.touched >= this.#house.settings.idleMs &&
      !(this.#row.phase === 'playing' && this.#clocks.isFast)
    );
  }

  /** When the next clock runs out. */
  get due(): number | undefined {
    return this.#row.phase === 'playing' ? this.#clocks.due : undefined;
  }

  /** Things at a table happen one after the other; the first of them at once. */
  do<T>(work: () => Promise<T>): Promise<T> {
    const run = this.#queued++ === 0 ? this.#turn(work) : this.#queue!.then(() => this.#turn(work));
    const done = (): void => {
      this.#queued--;
    };
    this.#queue = run.then(done, done);
    return run;
  }

  #turn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#gone) return Promise.reject(refuse('not-found'));
    this.touched = this.#house.settings.now();
    return this.#doubtful ? this.#reload().then(work) : work();
  }

  /** Out of memory; what comes later finds the table anew. */
  async drop(): Promise<void> {
    await this.#queue;
    this.#gone = true;
  }

  /** Resolves when all that waits has been done. */
  async settled(): Promise<void> {
    await this.#queue;
  }

  // Coming and going

  /** Whether this person may look at the table: whoever sits, hosts or was let in, and anybody at a public one. */
  async mayLook(person: string | undefined): Promise<boolean> {
    if (this.#row.listed) return true;
    if (person === undefined) return false;
    if (this.#row.host === person || seatsOf(this.#row, person).length > 0) return true;
    return (await this.#house.store.places(person, this.id)).length > 0;
  }

  follow(follower: Follower, marks: Readonly<Record<string, string>> = {}): Promise<void> {
    return this.do(async () => {
      if (!(await this.mayLook(follower.person))) throw refuse('not-found');
      const watching = seatsOf(this.#row, follower.person).length === 0;
      if (watching && !this.#audience.has(follower) && this.#audience.watchers >= this.#house.settings.limits.watchersPerTable)
        throw refuse('too-many', { what: 'watchers', limit: this.#house.settings.limits.watchersPerTable });
      const chat = await this.#house.store.chat(this.id, CHAT_SHOWN);
      const eyes = this.#audience.add(follower, this.#row);
      follower.send(textOf({ type: 'table', table: this.infoFor(follower.person) }));
      follower.send(textOf({ type: 'chat', table: this.id, lines: [...chat] }));
      if (this.#match) {
        const known = (viewer: Viewer): number => this.#stories!.known(marks[viewer ?? 'watch'], viewer);
        const story = await this.#storyFrom(eyes, known);
        for (const viewer of eyes) follower.send(this.#position(viewer, story(viewer)));
      }
      this.#sayWhoIsHere(follower);
    });
  }

  unfollow(follower: Follower): void {
    const now = this.#house.settings.now();
    if (!this.#audience.remove(follower, now)) return;
    this.touched = now;
    this.#sayWhoIsHere();
  }

  #sayWhoIsHere(except?: Follower): void {
    if (this.#audience.size === 0) return;
    const here = this.#row.chairs.map((chair) => this.#audience.isSeatHere(chair));
    this.#audience.tell(textOf({ type: 'presence', table: this.id, here, watchers: this.#audience.watchers }), except);
  }

  infoFor(person: string | undefined): TableInfo {
    return infoFor(this.#row, person, this.#audience);
  }

  // The row: people, phase, settings

  /** Writes the table anew and tells everybody who looks. Only inside `do`. */
  async change(change: Partial<TableRow>, ...also: readonly Statement[]): Promise<void> {
    await this.#write(change, ...also);
    this.sayTable();
    this.#house.changed();
  }

  async #write(change: Partial<TableRow>, ...also: readonly Statement[]): Promise<void> {
    const next = { ...this.#row, ...change };
    for (const key of Object.keys(next) as (keyof TableRow)[]) if (next[key] === undefined) delete next[key];
    await this.#saved(this.#house.store.saveTable(next, this.#house.settings.now(), ...also));
    this.#sit(next);
  }

  #sit(row: TableRow): void {
    this.#row = row;
    this.#audience.look(row);
  }

  sayTable(): void {
    for (const [each] of this.#audience) each.send(textOf({ type: 'table', table: this.infoFor(each.person) }));
  }

  async #saved<T>(write: Promise<T>): Promise<T> {
    try {
      return await write;
    } catch (error) {
      throw this.#unsaved(error);
    }
  }

  #unsaved(error: unknown): unknown {
    if (!(error instanceof StoreError)) return error;
    this.#doubtful = true;
    this.#house.metrics.count('store_failures');
    this.#house.log.error({ table: this.id, why: error.message }, 'the store refused a write');
    return refuse('store-down');
  }

  // The match

  get match(): Match | undefined {
    return this.#match;
  }

  /** Opens the match as the store has it. A record that cannot be played with these rules freezes the table, here and for now. */
  async #load(): Promise<void> {
    this.#match = undefined;
    this.#stories = undefined;
    const opened = await openedMatch(this.#house, this.#row);
    if (!opened) return;
    if (typeof opened === 'string') return this.#cannotGoOn(opened);
    const { loaded, match, stories, last } = opened;
    this.#loaded = loaded;
    this.#match = match;
    this.#stories = stories;
    const { pace, phase } = this.#row;
    const clocks = last.after.clocks && { left: last.after.clocks.left, running: this.#humanWaits() };
    // Live clocks stand still while the server is down, slow ones do not.
    this.#clocks = new TableClocks(pace, clocks, pace.kind === 'live' ? this.#house.settings.now() : last.at);
    if (phase === 'playing' && match.isOver) await this.#finish();
  }

  /** Not written down: with the right rules on the shelf the table goes on. */
  #cannotGoOn(reason: NonNullable<TableRow['reason']>): void {
    if (this.#row.phase === 'playing') this.#row = { ...this.#row, phase: 'frozen', reason };
  }

  async #reload(): Promise<void> {
    try {
      const row = await this.#house.store.table(this.id);
      if (!row) {
        this.#gone = true;
        throw refuse('not-found');
      }
      this.#sit(row);
      await this.#load();
    } catch (error) {
      if (error instanceof StoreError) throw refuse('store-down');
      throw error;
    }
    this.#doubtful = false;
    this.sayTable();
    await this.#sayPositions();
    this.#wake();
  }

  /** Loads everything from the store again and tells everybody: the store was restored. */
  startOver(): Promise<void> {
    this.#doubtful = true;
    return this.do(async () => {});
  }

  /** Deals and begins. Only inside `do`. */
  async begin(): Promise<void> {
    const { game, options, chairs, pace } = this.#row;
    const loaded = this.#house.games.get(game)!;
    const match = Match.begin(loaded.game, chairs.length, options, this.#house.luck);
    const now = this.#house.settings.now();
    const fresh = newClocks(pace, chairs.length);
    const waits = match.waits;
    const clocks = fresh && passed(pace, fresh, this.#humanAmong(waits));
    const { entries: _, ...record } = match.record;
    const head: Head = { record, at: now, after: { waits, ...(clocks && { clocks }) } };
    await this.change(
      { phase: 'playing', started: now, version: loaded.game.version, code: undefined as never },
      this.#house.store.begin(this.id, head),
      this.#house.store.voidSecrets(this.id, 'sit'),
    );
    this.#loaded = loaded;
    this.#match = match;
    this.#stories = new Stories(loaded.game, match.record);
    match.forget();
    this.#clocks = new TableClocks(pace, clocks, now);
    await this.#sayPositions();
    this.#house.asked(this, waits);
    this.#wake();
  }

  #humanAmong(seats: readonly Seat[]): Seat[] {
    return seats.filter((seat) => !isBot(this.#row.chairs[seat]!));
  }

  #humanWaits(): Seat[] {
    return this.#humanAmong(this.#match?.waits ?? []);
  }

  /** The match, if it goes on. */
  #playing(): Match {
    const { phase, reason } = this.#row;
    if (phase === 'frozen') throw refuse('frozen', { reason: reason ?? 'rules' });
    if (phase !== 'playing' || !this.#match) throw refuse('wrong-phase', { phase });
    return this.#match;
  }

  #mySeat(person: string | undefined, seat: Seat): void {
    const chair = this.#row.chairs[seat];
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
      const match = this.#playing();
      await this.#enter(() => match.draft(seat, ask, choice), { seat, choice }, { follower: by, re, seat });
    });
  }

  /** Somebody takes back the last answer of their seat. */
  undo(by: Follower, re: number, seat: Seat, ask: number): Promise<void> {
    return this.do(async () => {
      this.#mySeat(by.person, seat);
      const match = this.#playing();
      await this.#enter(() => match.draftUndo(seat, ask), { seat, undo: true }, { follower: by, re, seat });
    });
  }

  /**
   * Plays an entry, makes every message it causes, writes it down durably, and only then says anything.
   * Whatever fails before that leaves the stored match as it was, and the one in memory is made again from it.
   */
  async #enter(draw: () => Draft | 'stale' | 'illegal' | 'closed', attempted: Partial<Entry>, reply?: Reply): Promise<void> {
    const match = this.#match!;
    let draft: Draft;
    let messages: Messages;
    const now = this.#house.settings.now();
    const before = match.waits;
    let after: After;
    try {
      const drawn = draw();
      if (typeof drawn === 'string') throw this.#rejected(drawn, reply);
      draft = drawn;
      match.commit(draft);
      this.#clocks.pass(now, () => this.#humanWaits(), 'undo' in draft.entry);
      const { read: clocks } = this.#clocks;
      after = { waits: match.waits, ...(clocks && { clocks }) };
      messages = this.#messages(this.#stories!.told(draft.told, draft.unsaid), reply);
    } catch (error) {
      if (error instanceof ProblemError) throw error;
      throw await this.#freeze(error, attempted);
    }
    let isNext: boolean;
    try {
      isNext = await this.#house.store.append(this.id, { number: draft.number, entry: draft.entry, at: now, after });
    } catch (error) {
      throw this.#unsaved(error);
    }
    if (!isNext) {
      this.#doubtful = true; // Another server was faster.
      await this.#reload();
      throw refuse('stale');
    }
    this.#house.metrics.count('answers');
    if (match.isOver) await this.#finish(messages);
    else {
      for (const [follower, text] of messages) follower.send(text);
      this.#house.asked(
        this,
        after.waits.filter((seat) => !before.includes(seat)),
      );
      this.#wake();
    }
    if (!sameSeats(before, after.waits)) this.#house.changed();
  }

  #rejected(why: 'stale' | 'illegal' | 'closed', reply?: Reply): ProblemError {
    if (why === 'stale' && reply) return new ProblemError({ code: 'stale' }, this.#positionNow(reply.seat));
    return refuse(why === 'closed' ? 'undo-closed' : why);
  }

  /** What the viewers have heard, from the line on that each already knows: made again from the record only if there is any more. */
  async #storyFrom(viewers: readonly Viewer[], known: (viewer: Viewer) => number): Promise<(viewer: Viewer) => Story> {
    const isNews = viewers.some((viewer) => known(viewer) < this.#stories!.length(viewer));
    const record = isNews ? (await storedMatch(this.#house.store, this.id))?.record : undefined;
    return (viewer) => (record ? storyFrom(this.#loaded!.game, record, viewer, known(viewer)) : { from: known(viewer), events: [] });
  }

  /** A message for everybody who looks; the same eyes share the same text. */
  #messages(story: (viewer: Viewer) => Story, reply?: Reply): Messages {
    const made: [Viewer, string][] = [];
    const all: [Follower, string][] = [];
    for (const [follower, eyes] of this.#audience)
      for (const viewer of eyes) {
        let text = made.find(([each]) => each === viewer)?.[1];
        if (text === undefined) {
          text = this.#position(viewer, story(viewer));
          made.push([viewer, text]);
        }
        const isReply = reply?.follower === follower && reply.seat === viewer;
        all.push([follower, isReply ? `{"re":${reply.re},${text.slice(1)}` : text]);
      }
    return all;
  }

  #position(viewer: Viewer, story: Story): string {
    const { ask, view, asks, waits, undo, over } = this.#match!.seen(viewer);
    const ended = this.#row.phase !== 'playing';
    // What is undefined does not reach the text.
    return textOf({
      type: 'position',
      table: this.id,
      seat: viewer,
      ask,
      view,
      asks: ended ? [] : asks,
      waits: ended ? [] : waits,
      undo: undo && !ended,
      story,
      mark: this.#stories!.mark(viewer),
      clocks: ended ? undefined : this.#clocks.at(this.#house.settings.now()),
      over: this.#row.result ?? (over && resultAmong(this.#row.chairs, over)),
    } as NoticeOf<'position'>);
  }

  /** The position without anything new. */
  #positionNow(viewer: Viewer): string {
    return this.#position(viewer, { from: this.#stories!.length(viewer), events: [] });
  }

  /** Everybody gets the position with the whole log. Only inside `do`. */
  async #sayPositions(): Promise<void> {
    if (!this.#match || this.#audience.size === 0) return;
    const viewers = [...this.#audience].flatMap(([, eyes]) => eyes);
    const story = await this.#storyFrom(viewers, () => 0);
    for (const [follower, text] of this.#messages(story)) follower.send(text);
  }

  // Ends

  /** The rules have come to their end: first it is written down, then everybody gets the last position. */
  async #finish(messages: Messages = []): Promise<void> {
    await this.#end(resultAmong(this.#row.chairs, this.#loaded!.game.result(this.#match!.now.state)), {}, messages);
  }

  async #end(result: NonNullable<TableRow['result']>, change: Partial<TableRow> = {}, messages: Messages = []): Promise<void> {
    this.#clocks.stop();
    await this.#write({ ...change, phase: 'over', ended: this.#house.settings.now(), result });
    for (const [follower, text] of messages) follower.send(text);
    this.sayTable();
    this.#house.changed();
  }

  /** The rules failed: this table stops at its last good position, with a report; everything else goes on. */
  async #freeze(error: unknown, attempted: Partial<Entry>): Promise<ProblemError> {
    const number = await this.#house.store.lastNumber(this.id).catch(() => -1);
    this.#house.metrics.count('frozen');
    this.#house.log.error(
      { table: this.id, game: this.#row.game, after: number, error: messageOf(error) },
      'rules failed; the table is frozen',
    );
    try {
      await this.#house.store.addFault(this.id, this.#house.settings.now(), { error: messageOf(error), entry: attempted, number });
      await this.change({ phase: 'frozen', reason: 'rules' });
      await this.#load();
      await this.#sayPositions();
    } catch (failure) {
      this.#doubtful = true;
      this.#house.log.error({ table: this.id, error: messageOf(failure) }, 'a frozen table could not be saved');
    }
    return refuse('frozen', { reason: 'rules' });
  }

  // Leaving the game

  /** The seat's person plays no more. Only inside `do`. */
  async retire(seat: Seat, why: NonNullable<Chair['gone']>, level?: string): Promise<void> {
    this.#playing();
    const chairs = retired(this.#row.chairs, seat, why, level ?? this.#row.chairs[seat]!.level ?? middleLevel(this.#loaded!));
    const result = deserted(chairs, this.#loaded!.game.result(this.#match!.now.state));
    if (result) {
      await this.#end(result, { chairs });
      await this.#sayPositions();
      return;
    }
    this.#clocks.rest(this.#house.settings.now(), seat);
    await this.change({ chairs });
    this.#wake();
  }

  /** Somebody comes back to their seat. Only inside `do`. */
  async comeBack(seat: Seat): Promise<void> {
    this.#playing();
    await this.change({ chairs: returned(this.#row.chairs, seat) });
    if (!this.#clocks.read) return;
    this.#clocks.revive(this.#house.settings.now(), seat, this.#humanWaits());
    await this.#sayPositions();
  }

  /** Whether a bot may take over: nobody is at this seat, and has not been for a while. */
  isAbandoned(seat: Seat): boolean {
    const { person } = this.#row.chairs[seat] ?? {};
    if (person === undefined || this.#audience.isHere(person)) return false;
    const since = this.#audience.awaySince(person) ?? this.#clocks.since;
    return this.#house.settings.now() - since >= this.#house.settings.awayMs;
  }

  get #isLate(): boolean {
    return this.due !== undefined && this.due <= this.#house.settings.now();
  }

  /** Looks at the clocks: whoever has no time left is out, as the table chose. */
  checkClocks(): void {
    if (this.#isLate)
      void this.do(() => this.#expire()).catch((error) => {
        if (!(error instanceof ProblemError)) throw error;
      });
  }

  async #expire(): Promise<void> {
    for (const seat of this.#clocks.outOfTime(this.#house.settings.now())) {
      if (this.#row.phase !== 'playing') return;
      this.#house.metrics.count('timeouts');
      await this.retire(seat, this.#row.timeout === 'resign' ? 'resigned' : 'timeout');
    }
  }

  // Bots

  /** Every bot that is asked something begins to think. */
  #wake(): void {
    const waits = this.#match?.waits ?? [];
    if (!waits.some((seat) => isBot(this.#row.chairs[seat]!))) return;
    this.#bots ??= new TableBots(this, this.#house.bots, this.#house.settings.botPauseMs, this.#house.seeds);
    this.#bots.wake(waits);
  }

  get game(): string {
    return this.#row.game;
  }

  turnOf(seat: Seat): { readonly match: Match; readonly level: string } | undefined {
    const match = this.#match;
    const chair = this.#row.chairs[seat]!;
    if (this.#gone || !match || this.#row.phase !== 'playing' || !match.waits.includes(seat) || !isBot(chair)) return undefined;
    return { match, level: chair.level ?? '' };
  }

  answerFor(seat: Seat, ask: number, choice: string, otherwise: () => string): Promise<void> {
    return this.do(async () => {
      const match = this.#playing();
      if (!isBot(this.#row.chairs[seat]!) || match.ask(seat) !== ask) return;
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
      const seat = seatsOf(this.#row, by.person)[0];
      if (!this.#row.chat || (seat !== undefined && this.#row.chairs[seat]!.muted)) throw refuse('chat-closed');
      if (!this.#audience.has(by)) throw refuse('not-found');
      this.#chatNumber ??= (await this.#house.store.chat(this.id, 1))[0]?.number ?? 0;
      const line: ChatLine = {
        number: this.#chatNumber + 1,
        at: this.#house.settings.now(),
        ...(seat !== undefined && { seat }),
        name,
        text,
      };
      await this.#saved(this.#house.store.addChat(this.id, line));
      this.#chatNumber = line.number;
      this.#audience.tell(textOf({ type: 'chat', table: this.id, lines: [line] }));
    });
  }
}

const sameSeats = (a: readonly Seat[], b: readonly Seat[]): boolean => a.length === b.length && a.every((seat, i) => seat === b[i]);
const messageOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));
