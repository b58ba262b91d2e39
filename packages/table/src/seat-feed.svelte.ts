/** A seat as this screen sees it (or a spectator's feed): the newest position, and the one shown while animations catch up. */
import type { Event, Seat } from '@astragal/kernel';
import { notation } from '@astragal/kernel';
import type { NoticeOf, Story } from '@astragal/wire';
import { tick } from 'svelte';
import type { Ahead, Moment, OpenQuestion } from './board.ts';
import { keep } from './keep.ts';
import type { RunningClocks } from './stage.ts';

type Position = NoticeOf<'position'>;

interface Shot {
  readonly moment: Moment;
  readonly log: readonly Event[];
  readonly position: Position;
  /** How long it stays on the table at least. */
  readonly beat: number;
  readonly at: number;
}

/** No animation may stop the game for longer. */
const LONGEST_HOLD = 6000;
/** After an absence nobody wants to see everything again. */
const MOST_EVENTS = 60;
const MOST_WAITING = 24;
/** Always the same nothing: while rivals play, whatever hangs on the questions is not asked again. */
const NONE: readonly OpenQuestion[] = [];

/** How long what happened stays on the table at least, in milliseconds, by the seats that were asked before. */
export type Beat = (asked: readonly Seat[]) => number;

export class SeatFeed {
  /** The newest from the server. */
  latest: Position | undefined = $state.raw();
  /** What the board draws, or is moving towards. */
  #shown: Shot | undefined = $state.raw();
  /** The last one whose animation is done: words, questions and results never run ahead of the board. */
  #told: Shot | undefined = $state.raw();
  #busy = $state(false);
  #log: readonly Event[] = [];
  /** The number of its first line; earlier ones stayed with the server until somebody asks. */
  #first = $state(0);
  #earlier: readonly Event[] = $state.raw([]);
  #queue: Shot[] = [];
  #holds: Promise<unknown>[] = [];
  #number = 0;
  #skip: (() => void) | undefined;
  #hurried = false;
  readonly #beat: Beat;

  constructor(beat: Beat = () => 0) {
    this.#beat = beat;
  }

  get moment(): Moment | undefined {
    return this.#shown?.moment;
  }
  readonly log: readonly Event[] = $derived.by(() => [...this.#earlier, ...(this.#told?.log ?? [])]);
  get position(): Position | undefined {
    return this.#told?.position;
  }
  /** Still showing what happened before. */
  get behind(): boolean {
    return this.#busy;
  }
  /** Open questions: none while the board still shows how they came about, but others moving takes nothing out of my hands. */
  get asks(): readonly OpenQuestion[] {
    return this.#busy && this.latest?.ask !== this.#told?.position.ask ? NONE : this.#questions;
  }
  /** What is asked where the match is, whatever is still being shown. */
  readonly ahead: Ahead = $derived.by(() => ({
    asks: this.latest?.asks.length ? questionsOf(this.latest) : NONE,
    heard: this.latest ? this.latest.story.from + this.latest.story.events.length : 0,
  }));
  readonly #questions: readonly OpenQuestion[] = $derived.by(() =>
    this.#told?.position.asks.length ? questionsOf(this.#told.position) : NONE,
  );
  get clocks(): RunningClocks | undefined {
    const { clocks } = this.latest ?? {};
    return clocks && { ...clocks, at: this.#clocksAt };
  }
  #clocksAt = 0;

  receive(received: Position): void {
    const position = { ...received, view: keep(this.latest?.view, received.view) };
    const { from, events } = position.story;
    const kept = from - this.#first;
    const smooth = this.latest !== undefined && kept === this.#log.length && events.length <= MOST_EVENTS;
    const goesOn = kept >= 0 && kept <= this.#log.length;
    if (!goesOn) {
      // What was fetched stays as far as it lies before: the server may begin earlier than it did, after it was away itself.
      this.#earlier = kept < 0 ? this.#earlier.slice(0, Math.max(0, from - this.missing)) : [];
      this.#first = from;
    }
    this.#log = goesOn ? [...this.#log.slice(0, kept), ...events] : events;
    this.#clocksAt = Date.now();
    const mayHold = smooth && events.length > 0 && position.re === undefined;
    const beat = mayHold ? this.#beat(this.latest?.waits ?? []) : 0;
    this.latest = position;
    this.#number += smooth ? 1 : 2;
    const moment: Moment = { number: this.#number, view: position.view, heard: smooth ? events : [] };
    this.#queue.push({ moment, log: this.#log, position, beat, at: Date.now() });
    if (this.#queue.length > MOST_WAITING) this.skip();
    if (!this.#busy) void this.#advance();
  }

  /** How many lines at the beginning of the log are missing. */
  get missing(): number {
    return this.#first - this.#earlier.length;
  }

  /** Lines that come before those that are here. */
  recall({ from, events }: Story): void {
    if (from + events.length === this.missing) this.#earlier = [...events, ...this.#earlier];
  }

  hold(animation: Promise<unknown>): void {
    this.#holds.push(animation);
  }

  skip(): void {
    this.#skip?.();
  }

  /** Shows at once how things stand: nothing of what waits is played. */
  hurry(): void {
    this.#hurried = this.#busy;
    this.skip();
  }

  async #advance(): Promise<void> {
    this.#busy = true;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      this.#holds = [];
      this.#shown = next;
      // The board's effects run now and may hold the next moment.
      await tick();
      if (next.beat > 0) this.#holds.push(pause(next.beat));
      if (this.#holds.length && !this.#hurried) await this.#patience(Promise.allSettled(this.#holds));
      this.#told = next;
    }
    this.#busy = false;
    this.#hurried = false;
  }

  async #patience(animations: Promise<unknown>): Promise<void> {
    let late: ReturnType<typeof setTimeout> | undefined;
    const enough = new Promise<void>((resolve) => {
      this.#skip = resolve;
      late = setTimeout(resolve, LONGEST_HOLD);
    });
    await Promise.race([animations, enough]);
    clearTimeout(late);
    this.#skip = undefined;
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** The wire's questions with every option's notation beside it. */
export function questionsOf(position: Pick<Position, 'asks'>): readonly OpenQuestion[] {
  return position.asks.map(({ frame, options, refused = [] }) => ({
    frame,
    options: options.map((choice) => ({ choice, text: notation(choice) })),
    refused: refused.map(({ wish, refusal }) => ({ choice: wish, text: notation(wish), refusal })),
  })) as readonly OpenQuestion[];
}
