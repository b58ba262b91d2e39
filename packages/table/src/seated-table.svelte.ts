/** A table at which people of this device sit: what each of their seats sees, and what they answer. Whose table it is, a server's, this device's or a lesson's, is for others to say. */
import type { Sight } from '@astragal/bots';
import { type Result, type Seat, same } from '@astragal/kernel';
import type { ChatLine, NoticeOf, TableInfo } from '@astragal/wire';
import type { Ahead, Moment, OpenQuestion } from './board.ts';
import { OnlyAnswer, type OnlyAnswers } from './only-answer.svelte.ts';
import type { TableLuck } from './seal.ts';
import { SeatFeed } from './seat-feed.svelte.ts';
import type { RunningClocks, Stage } from './stage.ts';

const WATCH = 'watch';
const NONE: readonly OpenQuestion[] = [];
const keyOf = (seat: Seat | undefined): string => (seat === undefined ? WATCH : String(seat));

/** An answer, or the wish to take one back. */
export type SeatAction = { readonly choice: string } | { readonly undo: true };

/** What the seat at this screen is asked, with all that it may think about it with. */
export interface SeatSight extends Sight {
  /** The number of the question. */
  readonly ask: number;
}

/** What the person at this screen wants of any table. */
export interface TableWishes {
  /** What becomes of a question with one possible answer. */
  readonly onlyAnswers: OnlyAnswers;
  /** How long what others did stays on the table at least, in milliseconds. */
  readonly botBeat: number;
}

export abstract class SeatedTable implements Stage {
  readonly id: string;
  info: TableInfo | undefined = $state.raw();
  chat: readonly ChatLine[] = $state.raw([]);
  presence: { readonly here: readonly boolean[]; readonly watchers: number } | undefined = $state.raw();
  /** The seat that may look at the screen. */
  seat: Seat | undefined = $state();
  /** Asked before an answer is sent: whoever says no holds it back. */
  guard: ((text: string) => Promise<boolean>) | undefined;
  /** By seat, or `watch`. */
  protected feeds: Readonly<Record<string, SeatFeed>> = $state.raw({});
  #busy = $state(false);
  readonly #only = new OnlyAnswer();

  readonly #wishes: TableWishes;

  constructor(id: string, wishes: TableWishes) {
    this.id = id;
    this.#wishes = wishes;
  }

  /** Brings an answer to where the match is; settles when it was taken, or after saying why not. */
  protected abstract send(said: SeatAction, seat: Seat, ask: number): Promise<void>;
  /** Counts a hint that is about to be shown to the seat; false: it could not be counted, so nothing is shown. */
  abstract countHint(seat: Seat): Promise<boolean>;
  /** Says something in the chat. */
  abstract speak(text: string): Promise<void>;
  /** Nobody looks any more. */
  abstract stop(): void;

  /** Whether this device may answer now. */
  protected get isOpen(): boolean {
    return this.info?.phase === 'playing';
  }

  /** What is known of its luck; a lesson has none. */
  get luck(): TableLuck | undefined {
    return undefined;
  }

  get mode(): 'play' | 'watch' {
    return this.seat === undefined ? 'watch' : 'play';
  }
  get #feed(): SeatFeed | undefined {
    return this.feeds[keyOf(this.seat)];
  }
  get moment(): Moment | undefined {
    return this.#feed?.moment;
  }
  get log() {
    return this.#feed?.log ?? [];
  }
  get recalling() {
    return (this.#feed?.missing ?? 0) > 0;
  }
  get asks(): readonly OpenQuestion[] {
    return this.busy || !this.isOpen ? NONE : (this.#feed?.asks ?? NONE);
  }
  get ahead(): Ahead | undefined {
    return this.busy || !this.isOpen ? undefined : this.#feed?.ahead;
  }
  get question(): OpenQuestion | undefined {
    return this.isOpen ? this.#feed?.asks[0] : undefined;
  }
  /** Where there is a coach: the open question, to think about. */
  readonly sight: SeatSight | undefined = $derived.by(() => {
    const { seat } = this;
    const { latest } = this.#feed ?? {};
    if (seat === undefined || !this.isOpen || !latest?.stack || latest.asks.length === 0) return undefined;
    const { ask, view, stack, asks } = latest;
    return { ask, seat, view, stack: stack as Sight['stack'], questions: asks.map(({ frame, options }) => ({ frame, options })) };
  });
  get waits(): readonly Seat[] {
    return this.#feed?.position?.waits ?? [];
  }
  get canUndo(): boolean {
    return !this.busy && this.isOpen && (this.#feed?.latest?.undo ?? false);
  }
  get busy(): boolean {
    return this.#busy;
  }
  get behind(): boolean {
    return this.#feed?.behind ?? false;
  }
  get result(): Result | undefined {
    return this.#feed?.position?.over ?? (this.#feed?.behind ? undefined : this.info?.result);
  }
  get countdown(): number | undefined {
    return this.#only.left;
  }
  get clocks(): RunningClocks | undefined {
    return this.#feed?.clocks;
  }
  /** Whether one of my seats is asked something. */
  get myTurn(): boolean {
    return this.isOpen && (this.info?.mine ?? []).some((seat) => (this.feeds[seat]?.latest?.asks.length ?? 0) > 0);
  }
  /** At a hot seat: the next seat of this device that is asked while the present one has nothing to do, and whether it sees something else. */
  get handover(): { readonly seat: Seat; readonly secret: boolean } | undefined {
    const { mine = [] } = this.info ?? {};
    const now = this.#feed;
    if (mine.length < 2 || !this.isOpen || this.busy || now?.behind || now?.latest?.asks.length) return undefined;
    const seat = mine.find((each) => each !== this.seat && (this.feeds[each]?.latest?.asks.length ?? 0) > 0);
    return seat === undefined ? undefined : { seat, secret: !same(now?.latest?.view, this.feeds[seat]?.latest?.view) };
  }

  /** The device has been handed over. */
  sit(seat: Seat): void {
    this.seat = seat;
  }

  answer(text: string): void {
    void this.#say({ choice: text });
  }

  undo(): void {
    void this.#say({ undo: true });
  }

  /** Gives the only possible answer as this person wants it; says how to leave off. */
  helpAlong(): () => void {
    if (!this.handover) this.#only.consider(this.#wishes.onlyAnswers, this, (text) => this.answer(text));
    return () => this.#only.stop();
  }

  stopCountdown(): void {
    this.#only.stop();
  }

  hold(animation: Promise<unknown>): void {
    this.#feed?.hold(animation);
  }

  skip(): void {
    this.#feed?.skip();
  }

  hurry(): void {
    this.#feed?.hurry();
  }

  /** Who sits there, and who of them here. */
  protected meet(info: TableInfo): void {
    this.info = info;
    if (this.seat === undefined || !info.mine.includes(this.seat)) this.seat = info.mine[0];
  }

  protected receive(position: NoticeOf<'position'>): void {
    const key = keyOf(position.seat);
    const feed = this.feeds[key] ?? new SeatFeed((asked) => this.#beat(asked));
    if (!this.feeds[key]) this.feeds = { ...this.feeds, [key]: feed };
    feed.receive(position);
  }

  /** What others did stays for a beat; what was done on this device, at whichever of its seats, was seen while it was done. */
  #beat(asked: readonly Seat[]): number {
    const { mine = [] } = this.info ?? {};
    return asked.every((seat) => mine.includes(seat)) ? 0 : this.#wishes.botBeat;
  }

  async #say(said: SeatAction): Promise<void> {
    const { seat } = this;
    const ask = this.#feed?.latest?.ask;
    if (seat === undefined || ask === undefined || this.busy || !this.isOpen) return;
    this.#busy = true;
    try {
      if ('choice' in said && this.guard && !(await this.guard(said.choice))) return;
      await this.send(said, seat, ask);
    } finally {
      this.#busy = false;
    }
  }
}
