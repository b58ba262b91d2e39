/** A game seen again: its steps page by page, shown as a stage. */
import type { Result, Seat } from '@astragal/kernel';
import type { Moment } from '@astragal/table/board.ts';
import type { Stage } from '@astragal/table/stage.ts';
import type { Replay, ReplayStep, TableInfo } from '@astragal/wire';
import { SIZES } from '@astragal/wire';
import { tick } from 'svelte';
import { type Trouble, troubleOf } from '../net/api.ts';

/** As whom it is seen: a seat, a watcher, or (missing) whoever asks. */
export type ReplayViewer = Seat | 'watch' | undefined;

/** Where a replay comes from: pages of steps, from a server or from this device. */
export type ReplayPages = (from: number, viewer: ReplayViewer) => Promise<Replay>;

/** How long a step is looked at before the next one. */
export const REPLAY_PAUSE = 1100;

/** What buttons, keys and a slider move through. */
export interface ReplaySteps {
  /** The step that is shown, of so many. */
  readonly step: number;
  readonly total: number;
  readonly playing: boolean;
  show(step: number): Promise<void>;
  /** The nearest step in this direction at which somebody else begins to move. */
  turnFrom(direction: 1 | -1): number;
  play(): void;
  pause(): void;
}

export class ReplayTable implements Stage, ReplaySteps {
  readonly mode = 'replay';
  readonly id: string;
  info: TableInfo | undefined = $state.raw();
  trouble: Trouble | undefined = $state.raw();
  total = $state(0);
  /** The step that is shown. */
  step = $state(0);
  playing = $state(false);
  speed = $state(1);
  seat: Seat | undefined = $state();
  moment: Moment | undefined = $state.raw();
  #steps: ReadonlyMap<number, ReplayStep> = $state.raw(new Map());
  /** The last step whose animation is done: the story and the result wait for the board. */
  #told = $state(0);
  #final: Result | undefined = $state.raw();
  #viewer: ReplayViewer;
  #number = 0;
  #holds: Promise<unknown>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #round = 0;

  readonly #pages: ReplayPages;

  /** `from`: the step to begin with, or the event of the log that it brought. */
  constructor(id: string, pages: ReplayPages, from: number | { readonly event: number } | undefined, viewer: ReplayViewer) {
    this.id = id;
    this.#pages = pages;
    this.#viewer = viewer;
    void this.#load(from);
  }

  get viewer(): ReplayViewer {
    return this.#viewer;
  }
  get #now(): ReplayStep | undefined {
    return this.#steps.get(this.step);
  }
  /** Who made the move that is shown. */
  get mover(): Seat | undefined {
    return this.#now?.seat;
  }
  readonly recalling = false;
  get log() {
    let from = this.#told;
    while (this.#steps.has(from - 1)) from -= 1;
    const told = [];
    for (let i = from; i <= this.#told; i++) told.push(...(this.#steps.get(i)?.events ?? []));
    return told;
  }
  get waits(): readonly Seat[] {
    return this.#now?.waits ?? [];
  }
  get result(): Result | undefined {
    return this.#told === this.total - 1 ? this.#final : undefined;
  }
  readonly asks = [];
  readonly question = undefined;
  readonly canUndo = false;
  readonly busy = false;
  readonly behind = false;
  readonly clocks = undefined;
  readonly countdown = undefined;
  answer(): void {}
  undo(): void {}
  stopCountdown(): void {}
  skip(): void {}
  hurry(): void {}

  hold(animation: Promise<unknown>): void {
    this.#holds.push(animation);
  }

  /** Shows a step; one forward is animated, anything else is a jump. */
  async show(step: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.total - 1, step));
    if (!this.#steps.has(wanted) && !(await this.#page(wanted))) return;
    const found = this.#steps.get(wanted);
    if (!found) return;
    const forward = this.moment !== undefined && wanted === this.step + 1;
    const number = this.#number + (forward ? 1 : 2);
    this.#number = number;
    this.step = wanted;
    this.#holds = [];
    this.moment = { number: this.#number, view: found.view, heard: forward ? found.events : [] };
    await tick();
    await Promise.allSettled(this.#holds);
    if (number === this.#number) this.#told = wanted;
  }

  turnFrom(direction: 1 | -1): number {
    for (let i = this.step + direction; i > 0 && i < this.total - 1; i += direction) {
      const here = this.#steps.get(i);
      if (!here) return i;
      if (here.seat !== this.#steps.get(i - 1)?.seat) return i;
    }
    return direction === 1 ? this.total - 1 : 0;
  }

  play(): void {
    if (this.step >= this.total - 1) void this.show(0);
    this.playing = true;
    this.#tick();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  stop(): void {
    this.pause();
    this.#round += 1;
  }

  /** The same game as somebody else. */
  async look(viewer: ReplayViewer): Promise<void> {
    this.#viewer = viewer;
    this.#steps = new Map();
    await this.#load(this.step);
  }

  #tick(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(async () => {
      await Promise.allSettled(this.#holds);
      if (!this.playing) return;
      await this.show(this.step + 1);
      if (this.step >= this.total - 1) this.pause();
      else this.#tick();
    }, REPLAY_PAUSE / this.speed);
  }

  async #load(from: number | { readonly event: number } | undefined): Promise<void> {
    const round = ++this.#round;
    const wanted = typeof from === 'number' ? from : 0;
    try {
      const first = await this.#fetch(wanted - (wanted % SIZES.replayPage));
      if (round !== this.#round) return;
      this.info = first.table;
      this.total = first.total;
      this.#final = first.result;
      this.seat = first.as;
      this.#keep(first.steps);
      await this.show(typeof from === 'object' ? await this.#stepOf(from.event) : wanted);
      for (let at = 0; at < first.total && round === this.#round; at += SIZES.replayPage) if (!this.#steps.has(at)) await this.#page(at);
    } catch (error) {
      this.trouble = troubleOf(error);
    }
  }

  /** The step that brought this event of the log; the last one where there are not so many. */
  async #stepOf(event: number): Promise<number> {
    let heard = 0;
    for (let step = 0; step < this.total; step++) {
      if (!this.#steps.has(step) && !(await this.#page(step))) return step;
      heard += this.#steps.get(step)?.events.length ?? 0;
      if (heard > event) return step;
    }
    return this.total - 1;
  }

  async #page(step: number): Promise<boolean> {
    try {
      this.#keep((await this.#fetch(step - (step % SIZES.replayPage))).steps);
      return true;
    } catch {
      return false;
    }
  }

  #fetch(from: number): Promise<Replay> {
    return this.#pages(from, this.#viewer);
  }

  #keep(steps: readonly ReplayStep[]): void {
    const all = new Map(this.#steps);
    for (const each of steps) all.set(each.step, each);
    this.#steps = all;
  }
}
