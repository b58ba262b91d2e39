/**
 * Plays what happened between two moments, one beat after the other, so that one sees why things stand as they do. A tap or a key skips.
 * Where things stand comes from the two views and from nothing else; what was heard only says what is worth a sight (dice that fell).
 *
 * A game writes a `ShowingScript` and, in its `Show.svelte` (the first part of the board, so that it holds the table back before anything is drawn
 * anew):
 *
 *     const showing = new Showing(table, { beats, play });
 *     $effect.pre(() => showing.follow());
 *     onDestroy(() => showing.skip());
 *     <svelte:window onpointerdown={() => showing.skip()} onkeydown={() => showing.skip()} />
 *
 * and draws `showing.beat`.
 */
import type { Kind } from '@astragal/kernel';
import { untrack } from 'svelte';
import { afterPaint } from './after-paint.ts';
import type { Moment } from './board.ts';
import type { BoardTable } from './board-table.svelte.ts';

/** The two moments between which something is shown. */
export interface Passing<K extends Kind> {
  readonly before: Moment<K>;
  readonly now: Moment<K>;
}

/** What a beat may do while it plays. */
export interface BeatClock {
  /** So many milliseconds at the pace that was chosen, less if all beats together would take too long; nothing once somebody skips. */
  wait(ms: number): Promise<void>;
  readonly skipped: boolean;
}

export interface ShowingScript<K extends Kind, B> {
  /** A new moment has come, to be shown or not: sounds, and what must be put out of the hand. */
  hear?(passing: Passing<K>): void;
  /** What is worth a sight between the two. */
  beats(passing: Passing<K>): readonly B[];
  /** How the table stands while these beats play; by default as before. Nothing: it stands as it does now, and may be used. */
  holds?(beats: readonly B[], passing: Passing<K>): K['view'] | undefined;
  /** How long a beat takes, if some rows must be played faster to fit. */
  time?(beat: B): number;
  /** Shows one beat; `showing.beat` is this one meanwhile. */
  play(beat: B, clock: BeatClock, passing: Passing<K>): Promise<void>;
  /** Nothing moves any more: all beats are done or skipped, or there were none. */
  rest?(passing: Passing<K>): void;
}

/** Nobody wants to watch one moment for longer. */
const LONGEST = 5500;

export class Showing<K extends Kind, B> {
  readonly #table: BoardTable<K>;
  readonly #script: ShowingScript<K, B>;
  #shown: Moment<K>;
  #stop: (() => void) | undefined;
  /** What is shown at this moment. */
  beat = $state.raw<B | undefined>();

  constructor(table: BoardTable<K>, script: ShowingScript<K, B>) {
    this.#table = table;
    this.#script = script;
    this.#shown = untrack(() => table.props.moment);
  }

  /** Enough: everything stands as it does now. */
  skip(): void {
    this.#stop?.();
  }

  /** To be called in an `$effect.pre`: runs whenever another moment is to be shown. */
  follow(): void {
    const now = this.#table.props.moment;
    untrack(() => {
      if (now !== this.#shown) this.#pass({ before: this.#shown, now });
    });
  }

  #pass(passing: Passing<K>): void {
    this.#shown = passing.now;
    this.skip();
    this.#stop = undefined;
    this.#script.hear?.(passing);
    const { calm, hold } = this.#table.props;
    const smooth = passing.now.number === passing.before.number + 1;
    const beats = calm || !smooth ? [] : this.#script.beats(passing);
    if (beats.length === 0) {
      this.#rest(passing);
      return;
    }
    this.#table.held = this.#script.holds ? this.#script.holds(beats, passing) : passing.before.view;
    hold(this.#play(beats, passing));
  }

  async #play(beats: readonly B[], passing: Passing<K>): Promise<void> {
    const { time, play } = this.#script;
    const whole = time ? beats.reduce((sum, beat) => sum + time(beat), 0) : 0;
    const { speed = 1 } = this.#table.props;
    const clock = stopwatch(Math.min(speed, LONGEST / Math.max(1, whole)));
    this.#stop = clock.stop;
    // What came with the moment is painted first: both at once would keep a slow phone busy for too long.
    await Promise.race([clock.left, new Promise<void>(afterPaint)]);
    for (const beat of beats) {
      if (clock.skipped) break;
      this.beat = beat;
      await play(beat, clock, passing);
    }
    // A newer moment has taken over.
    if (this.#stop !== clock.stop) return;
    this.#stop = undefined;
    this.#rest(passing);
  }

  #rest(passing: Passing<K>): void {
    this.beat = undefined;
    this.#table.held = undefined;
    this.#script.rest?.(passing);
  }
}

function stopwatch(pace: number): BeatClock & { readonly stop: () => void; readonly left: Promise<void> } {
  let skipped = false;
  let leave: () => void = () => {};
  const left = new Promise<void>((resolve) => (leave = resolve));
  return {
    get skipped() {
      return skipped;
    },
    async wait(ms) {
      if (skipped) return;
      let timer: ReturnType<typeof setTimeout> | undefined;
      await Promise.race([left, new Promise<void>((resolve) => (timer = setTimeout(resolve, ms * pace)))]);
      clearTimeout(timer);
    },
    left,
    stop() {
      skipped = true;
      leave();
    },
  };
}
