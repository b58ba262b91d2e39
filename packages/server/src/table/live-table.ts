/** One table with people at it: what they may do, one thing after the other, and who gets to hear of it. */
import type { SeatShare } from '@astragal/fair';
import type { Match, Seat } from '@astragal/kernel';
import { type FairNews, type RequestOf, SIZES, type TableInfo } from '@astragal/wire';
import type { Hear } from '../cluster/cluster.ts';
import type { TableNews } from '../cluster/news.ts';
import { ProblemError, refuse } from '../ground/problems.ts';
import type { Origin } from '../ground/rate-limits.ts';
import type { Statement } from '../store/driver.ts';
import type { PeopleNames } from '../store/names.ts';
import type { Chair, Revision, TableRow } from '../store/rows.ts';
import { ConflictError } from '../store/tables.ts';
import { TableAnswers } from './answers.ts';
import type { Follower, Presence } from './audience.ts';
import { LiveBotSeats } from './bot-seats.ts';
import { TableContext, textOf } from './context.ts';
import { TableDoubts } from './doubts.ts';
import { TableEnds } from './ends.ts';
import { isCommitted, openSeats, seatsOf } from './info.ts';
import { TableListener } from './listener.ts';
import { TableLoader } from './loader.ts';
import { PATIENCE_MS } from './peers.ts';
import { SerialQueue } from './serial-queue.ts';
import type { TableFacts, TableServices } from './services.ts';

/** So often somebody tries again who was overtaken by another server. */
const TRIES = 8;

export class LiveTable implements TableFacts {
  readonly #at: TableContext;
  readonly #queue = new SerialQueue();
  readonly #doubts: TableDoubts;
  readonly #ends: TableEnds;
  readonly #loader: TableLoader;
  readonly #answers: TableAnswers;
  readonly #bots: LiveBotSeats;
  readonly #listener: TableListener;

  private constructor(house: TableServices, row: TableRow, leave: () => void) {
    this.#at = new TableContext(house, row, leave, () => this.#bots.wake());
    this.#doubts = new TableDoubts(this.#at);
    this.#ends = new TableEnds(this.#at, this.#doubts);
    this.#loader = new TableLoader(this.#at, this.#ends);
    this.#answers = new TableAnswers(this.#at, this.#ends, this.#loader);
    this.#bots = new LiveBotSeats(this.#at, this.#answers, this);
    this.#listener = new TableListener(this.#at, this.#loader, this.#queue);
  }

  /** Brings a table into memory, for somebody. */
  static async open(house: TableServices, id: string, by: Origin): Promise<LiveTable | undefined> {
    // First we listen, then we read: nothing falls in between.
    const early: Parameters<Hear<TableNews>>[] = [];
    let hear: Hear<TableNews> = (...news) => void early.push(news);
    const leave = await house.cluster.hearTable(id, (...news) => hear(...news));
    // Who has it in memory tells us from now on what is done there.
    house.cluster.tellTable(id, { who: true });
    let table: LiveTable | undefined;
    try {
      const row = await house.store.tables.byId(id);
      if (row) {
        const opened = new LiveTable(house, row, leave);
        await opened.#loader.load(by);
        table = opened;
      }
    } finally {
      if (!table) leave();
    }
    if (!table) return undefined;
    const listener = table.#listener;
    hear = (...news) => listener.hear(...news);
    for (const news of early) hear(...news);
    table.wake();
    return table;
  }

  // What is known of it

  get row(): TableRow {
    return this.#at.row;
  }

  get id(): string {
    return this.#at.id;
  }

  get match(): Match | undefined {
    return this.#at.state.live?.match;
  }

  get waits(): TableContext['waits'] {
    return this.#at.waits;
  }

  get due(): number | undefined {
    return this.#at.due;
  }

  isHere(person: string): boolean {
    return this.#at.isHere(person);
  }

  infoFor(person: string | undefined): TableInfo {
    return this.#at.infoFor(person);
  }

  mayLook(person: string | undefined): Promise<boolean> {
    return this.#at.mayLook(person);
  }

  /** Whether it may leave memory: nobody looks, nobody thinks, no fast clock runs that we look after. */
  isIdle(now: number): boolean {
    const { audience, house, row, state, touched, peers } = this.#at;
    return (
      audience.size === 0 &&
      !this.#bots.areBusy &&
      now - touched >= house.settings.idleMs &&
      !(row.phase === 'playing' && state.live?.clocks.isFast && peers.isOwner)
    );
  }

  // One thing after the other

  /** Things at a table happen one after the other. If another server was faster, the same is done again on what is true now. */
  do<T>(work: () => Promise<T>): Promise<T> {
    return this.#queue.run(() => {
      if (this.#at.isGone) return Promise.reject(refuse('not-found'));
      this.#at.touched = this.#at.now;
      return this.#attempt(work, TRIES);
    });
  }

  #attempt<T>(work: () => Promise<T>, tries: number): Promise<T> {
    const done = this.#at.state.isDoubtful ? this.#loader.reload().then(work) : work();
    return done.catch((error) => {
      if (!(error instanceof ConflictError)) throw error;
      if (tries <= 1) throw refuse('stale');
      return this.#attempt(work, tries - 1);
    });
  }

  /** Resolves when all that waits has been done. */
  settled(): Promise<void> {
    return this.#queue.settled();
  }

  /** Out of memory; what comes later finds the table anew. */
  async drop(): Promise<void> {
    await this.settled();
    this.#at.go();
  }

  /** Loads everything from the store again and tells everybody: the store was restored. */
  startOver(): Promise<void> {
    this.#at.state.isDoubtful = true;
    this.#at.chat.forget();
    return this.do(async () => {});
  }

  /** People are called otherwise now: whoever looks hears it, and nothing is written. */
  renamed(names: PeopleNames): Promise<void> {
    return this.#queue.run(async () => {
      if (!this.#at.isGone && this.#at.state.rename(names)) this.#at.sayTable();
    });
  }

  // Coming and going

  follow(follower: Follower, marks: Readonly<Record<string, string>> = {}): Promise<void> {
    return this.do(async () => {
      const { audience, house, row, state, id } = this.#at;
      if (!(await this.mayLook(follower.person))) throw refuse('not-found');
      const limit = house.settings.limits.watchersPerTable;
      const watches = seatsOf(row, follower.person).length === 0 && !audience.has(follower);
      if (watches && audience.watchers >= limit) throw refuse('too-many', { what: 'watchers', limit });
      const lines = await this.#at.chat.lines();
      const viewers = audience.add(follower, row);
      follower.send(textOf({ type: 'table', table: this.infoFor(follower.person) }));
      follower.send(textOf({ type: 'chat', table: id, lines }));
      const { live } = state;
      if (live) for (const viewer of viewers) follower.send(live.arrival(viewer, row, this.#at.now, marks[viewer ?? 'watch']));
      this.#at.sayWhoIsHere(follower);
      this.#at.peers.announce();
      if (follower.person !== undefined) house.seen(id, follower.person);
      this.wake();
    });
  }

  unfollow(follower: Follower): void {
    const { audience, now, peers } = this.#at;
    if (!audience.remove(follower, now)) return;
    this.#at.touched = now;
    this.#at.sayWhoIsHere();
    peers.announce();
  }

  // What people do; whatever is not a whole turn by itself is done inside `do`

  answer(by: Follower, re: number, seat: Seat, ask: number, choice: string, share?: SeatShare): Promise<void> {
    return this.do(() => this.#answers.answer(by, re, seat, ask, choice, share));
  }

  undo(by: Follower, re: number, seat: Seat, ask: number): Promise<void> {
    return this.do(() => this.#answers.undo(by, re, seat, ask));
  }

  /** The browser of whoever sits here commits to its half of the luck, before the game begins; afterwards it does so with an answer. */
  commit(by: Follower, anchors: Readonly<Record<string, string>>): Promise<void> {
    return this.do(async () => {
      const { row } = this.#at;
      if (row.phase !== 'setup') return;
      const mine = seatsOf(row, by.person);
      if (Object.keys(anchors).some((seat) => !mine.includes(Number(seat)))) throw refuse('not-your-seat');
      await this.#at.change({ chairs: row.chairs.map((chair, seat) => (anchors[seat] ? { ...chair, anchor: anchors[seat] } : chair)) });
      if (row.again && openSeats(row).length === 0 && isCommitted(this.row)) await this.begin();
    });
  }

  /** This seat's browser could not prove what fell. If it fits all the same, that is what comes back. */
  async doubt(by: Follower, { seat, misfit, claim }: Pick<RequestOf<'doubt'>, 'seat' | 'misfit' | 'claim'>): Promise<FairNews | undefined> {
    this.#answers.checkSeat(by.person, seat);
    // Nobody waits for that: what is written down stays.
    const weighed = await this.#doubts.weigh(by, seat, claim);
    if (weighed.finding === 'fits') return { start: weighed.start, entry: weighed.entry } as unknown as FairNews;
    await this.do(async () => {
      this.#answers.checkSeat(by.person, seat);
      await this.#doubts.raise(seat, { misfit, claim }, weighed.finding === 'differs');
    });
    return undefined;
  }

  /** Whoever sits here agrees to go on all the same. */
  agree(by: Follower): Promise<void> {
    return this.do(() => this.#doubts.agree(by));
  }

  /** Somebody is about to see a hint: it is counted first, and everybody here hears of it. */
  hint(by: Follower, seat: Seat): Promise<void> {
    return this.do(async () => {
      const { row, state } = this.#at;
      this.#answers.checkSeat(by.person, seat);
      if (!row.coach) throw refuse('coach-off');
      if (!state.playing.match.waits.includes(seat)) throw refuse('stale');
      const { hints = 0 } = row.chairs[seat]!;
      const chairs = row.chairs.map(
        (chair, each): Chair => (each === seat ? { ...chair, hints: Math.min(hints + 1, SIZES.hints) } : chair),
      );
      await this.#at.change({ chairs });
    });
  }

  chat(by: Follower, name: string, text: string): Promise<void> {
    return this.do(async () => {
      const { audience, row, state, peers, now } = this.#at;
      const seat = seatsOf(row, by.person)[0];
      if (!row.chat || (seat !== undefined && row.chairs[seat]!.muted)) throw refuse('chat-closed');
      if (!audience.has(by)) throw refuse('not-found');
      const lines = await state.saved(this.#at.chat.add({ at: now, ...(seat !== undefined && { seat }), name, text }, by.person));
      this.#at.sayLines(lines);
      peers.tell({ chat: lines.at(-1)!.number });
    });
  }

  /** Lines were deleted: everybody gets those that are left, here and at other servers. Only inside `do`. */
  async tellChatAnew(): Promise<void> {
    await this.#at.sayChatAnew();
    this.#at.peers.tell({ chatAnew: true });
  }

  /** Deals and begins. Only inside `do`. */
  async begin(): Promise<void> {
    const { house, state, peers, id } = this.#at;
    await state.begin(house.store.secrets.revoke(id, 'sit'));
    peers.tellRow();
    this.#at.sayTable();
    this.#at.sayPositions();
    house.changed();
    house.asked(this.#at, state.waits);
    this.wake();
    peers.askOwner();
  }

  /** Writes the table anew and tells everybody who may still look. Only inside `do`. */
  change(change: Partial<TableRow>, ...also: readonly Statement[]): Promise<void> {
    return this.#at.change(change, ...also);
  }

  /** The seat's person plays no more. Only inside `do`. */
  retire(seat: Seat, why: NonNullable<Chair['gone']>, level?: string): Promise<void> {
    return this.#ends.retire(seat, why, level);
  }

  /** Somebody comes back to their seat. Only inside `do`. */
  comeBack(seat: Seat): Promise<void> {
    return this.#ends.comeBack(seat);
  }

  isAbandoned(seat: Seat): boolean {
    return this.#ends.isAbandoned(seat);
  }

  // What the house does now and then

  wake(): void {
    this.#at.wake();
  }

  /** Looks at the clocks: whoever has no time left is out. And at a last answer whose server died before it wrote down the end. */
  checkClocks(): void {
    const { row, state, now, waits, peers } = this.#at;
    const isUnfinished = (): boolean => this.row.phase === 'playing' && this.match?.isOver === true;
    const isForgotten = row.phase === 'playing' && state.live?.match.isOver && now - waits.since >= PATIENCE_MS;
    if (!(this.#ends.isLate && peers.isOwner) && !isForgotten) return;
    void this.do(() => (isUnfinished() ? this.#ends.finish() : this.#ends.expire())).catch((error) => {
      if (!(error instanceof ProblemError)) throw error;
    });
  }

  /** Looks whether others have done what they should have. */
  remind(now: number): void {
    if (!this.#at.peers.remind(now)) return;
    this.wake();
    this.#at.peers.askAgain(now);
  }

  // Other servers

  isBehind(stored: Revision): boolean {
    return this.#listener.isBehind(stored);
  }

  catchUp(stored: Revision): Promise<void> {
    return this.#listener.catchUp(stored);
  }

  setElsewhere(server: string, presence: Presence | undefined): void {
    this.#listener.setElsewhere(server, presence);
  }
}
