/** A table as it goes on: who sits there, what each of my seats sees, what was said. */
import { type Result, type Seat, same } from '@astragal/kernel';
import type { ChatLine, Notice, TableInfo } from '@astragal/wire';
import type { Moment, Question } from '../games/types.ts';
import { BOT_BEATS, settings } from '../shell/settings.svelte.ts';
import { complain } from '../shell/toast.svelte.ts';
import { OnlyAnswer } from '../table/only-answer.svelte.ts';
import type { Clocks, Stage } from '../table/stage.ts';
import { call, type Trouble, troubleOf } from './api.ts';
import { line } from './line.svelte.ts';
import { SeatFeed } from './seat-feed.svelte.ts';

const WATCH = 'watch';
const keyOf = (seat: Seat | undefined): string => (seat === undefined ? WATCH : String(seat));

export class LiveTable implements Stage {
  readonly id: string;
  info: TableInfo | undefined = $state.raw();
  trouble: Trouble | undefined = $state.raw();
  chat: readonly ChatLine[] = $state.raw([]);
  presence: { readonly here: readonly boolean[]; readonly watchers: number } | undefined = $state.raw();
  /** The seat that may look at the screen. */
  seat: Seat | undefined = $state();
  #busy = $state(false);
  #feeds: Readonly<Record<string, SeatFeed>> = $state.raw({});
  readonly #only = new OnlyAnswer();
  readonly stop: () => void;
  /** Coming in again after too many did so at once. */
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.id = id;
    const leave = line.keep({
      begin: () => this.#follow(),
      end: () => line.ask({ type: 'unfollow', table: id }),
      hear: (notice) => this.#hear(notice),
    });
    this.stop = () => {
      clearTimeout(this.#retry);
      leave();
    };
  }

  get mode(): 'play' | 'watch' {
    return this.seat === undefined ? 'watch' : 'play';
  }
  get #feed(): SeatFeed | undefined {
    return this.#feeds[keyOf(this.seat)];
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
  get asks(): readonly Question[] {
    return this.#busy || this.info?.phase !== 'playing' ? [] : (this.#feed?.asks ?? []);
  }
  get question(): Question | undefined {
    return this.info?.phase === 'playing' ? this.#feed?.asks[0] : undefined;
  }
  get waits(): readonly Seat[] {
    return this.#feed?.position?.waits ?? [];
  }
  get canUndo(): boolean {
    return !this.#busy && this.info?.phase === 'playing' && (this.#feed?.latest?.undo ?? false);
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
  get clocks(): Clocks | undefined {
    return this.#feed?.clocks;
  }
  /** Whether one of my seats is asked something. */
  get myTurn(): boolean {
    return this.info?.phase === 'playing' && this.info.mine.some((seat) => (this.#feeds[seat]?.latest?.asks.length ?? 0) > 0);
  }
  /** At a hot seat: the next seat of this device that is asked while the present one has nothing to do, and whether it sees something else. */
  get handover(): { readonly seat: Seat; readonly secret: boolean } | undefined {
    const { mine = [], phase } = this.info ?? {};
    const now = this.#feed;
    if (mine.length < 2 || phase !== 'playing' || this.#busy || now?.behind || now?.latest?.asks.length) return undefined;
    const seat = mine.find((each) => each !== this.seat && (this.#feeds[each]?.latest?.asks.length ?? 0) > 0);
    return seat === undefined ? undefined : { seat, secret: !same(now?.latest?.view, this.#feeds[seat]?.latest?.view) };
  }

  /** The device has been handed over. */
  sit(seat: Seat): void {
    this.seat = seat;
  }

  answer(text: string): void {
    void this.#send((seat, ask) => line.ask({ type: 'answer', table: this.id, seat, ask, choice: text }));
  }

  undo(): void {
    void this.#send((seat, ask) => line.ask({ type: 'undo', table: this.id, seat, ask }));
  }

  /** Gives the only possible answer as this person wants it; says how to leave off. */
  helpAlong(): () => void {
    if (!this.handover) this.#only.consider(settings.onlyAnswers, this, (text) => this.answer(text));
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

  async speak(text: string): Promise<void> {
    await line.ask({ type: 'chat', table: this.id, text });
  }

  async #send(request: (seat: Seat, ask: number) => Promise<unknown>): Promise<void> {
    const { seat } = this;
    const ask = this.#feed?.latest?.ask;
    if (seat === undefined || ask === undefined || this.#busy) return;
    this.#busy = true;
    try {
      await request(seat, ask);
    } catch (error) {
      complain(troubleOf(error));
    } finally {
      this.#busy = false;
    }
  }

  async #follow(): Promise<void> {
    const marks = Object.fromEntries(Object.entries(this.#feeds).flatMap(([key, feed]) => (feed.latest ? [[key, feed.latest.mark]] : [])));
    try {
      await line.ask({ type: 'follow', table: this.id, marks });
      this.trouble = undefined;
      await this.#recall();
    } catch (error) {
      const trouble = troubleOf(error);
      if (trouble.code === 'too-fast') this.#retry = setTimeout(() => void this.#follow(), Math.max(500, Number(trouble.wait)));
      else if (trouble.code !== 'offline') this.trouble = trouble;
    }
  }

  /** A long log came without its beginning: fetches that, page by page, while the game goes on. */
  async #recall(): Promise<void> {
    for (const [as, feed] of Object.entries(this.#feeds))
      for (let missing = feed.missing; missing > 0; missing = feed.missing) {
        const page = await call('story', undefined, { table: this.id, query: { to: missing, as } }).catch(() => undefined);
        if (page) feed.recall(page);
        if (feed.missing === missing) break; // It may be fetched another time.
      }
  }

  #hear(notice: Notice): void {
    if (notice.type === 'table' && notice.table.id === this.id) this.#meet(notice.table);
    else if (notice.type === 'unfollowed' && notice.table === this.id) this.trouble = { code: 'not-found' };
    else if (notice.type === 'position' && notice.table === this.id) this.#receive(notice);
    else if (notice.type === 'presence' && notice.table === this.id) this.presence = notice;
    else if (notice.type === 'chat' && notice.table === this.id) this.#listen(notice.lines);
  }

  #meet(info: TableInfo): void {
    this.info = info;
    if (this.seat === undefined || !info.mine.includes(this.seat)) this.seat = info.mine[0];
  }

  #receive(position: Extract<Notice, { type: 'position' }>): void {
    const key = keyOf(position.seat);
    const feed = this.#feeds[key] ?? new SeatFeed((asked) => this.#beat(asked));
    if (!this.#feeds[key]) this.#feeds = { ...this.#feeds, [key]: feed };
    feed.receive(position);
  }

  /** What others did stays for a beat; what was done on this device, at whichever of its seats, was seen while it was done. */
  #beat(asked: readonly Seat[]): number {
    const { mine = [] } = this.info ?? {};
    return asked.every((seat) => mine.includes(seat)) ? 0 : BOT_BEATS[settings.botPace];
  }

  #listen(lines: readonly ChatLine[]): void {
    const last = this.chat.at(-1)?.number ?? -1;
    this.chat = [...this.chat, ...lines.filter(({ number }) => number > last)].slice(-200);
  }
}
