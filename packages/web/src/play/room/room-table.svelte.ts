/** A finished game as a table that is only looked at: each step as whoever was asked there knew it, with what could be answered. */
import type { Event, Result, Seat } from '@astragal/kernel';
import type { Moment, OpenQuestion } from '@astragal/table/board.ts';
import { questionsOf } from '@astragal/table/seat-feed.svelte.ts';
import type { Stage } from '@astragal/table/stage.ts';
import type { AnalysisThread, ReadGame, SeenStep } from '../../offline/analysis-thread.ts';

const NONE: readonly OpenQuestion[] = [];

export class RoomTable implements Stage {
  readonly mode = 'play';
  readonly game: ReadGame;
  /** The step that is shown. */
  step = $state(0);
  seat: Seat | undefined = $state();
  moment: Moment | undefined = $state.raw();
  #seen: SeenStep | undefined = $state.raw();
  readonly #thread: AnalysisThread;
  #number = 0;
  #wanted: { readonly step: number; readonly seat: Seat | undefined } | undefined;
  #isBusy = false;

  constructor(thread: AnalysisThread, game: ReadGame) {
    this.#thread = thread;
    this.game = game;
  }

  get last(): number {
    return this.game.total - 1;
  }
  get log(): readonly Event[] {
    return this.#seen?.log ?? [];
  }
  readonly asks: readonly OpenQuestion[] = $derived.by(() => (this.#seen ? questionsOf(this.#seen) : NONE));
  get question(): OpenQuestion | undefined {
    return this.asks[0];
  }
  get waits(): readonly Seat[] {
    return this.#seen?.waits ?? [];
  }
  get result(): Result | undefined {
    return this.#seen?.over;
  }
  readonly ahead = undefined;
  readonly recalling = false;
  readonly canUndo = false;
  readonly busy = false;
  readonly behind = false;
  readonly clocks = undefined;
  readonly countdown = undefined;
  answer(): void {}
  undo(): void {}
  stopCountdown(): void {}
  hold(): void {}
  skip(): void {}
  hurry(): void {}

  /** Who answered at a step: the next one to move. */
  moverAt(step: number): Seat | undefined {
    return this.game.movers[step + 1];
  }

  /** Shows a step, through the eyes of whoever answered there. Whoever runs through the game sees where they stop. */
  async show(step: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.last, step));
    this.step = wanted;
    this.#wanted = { step: wanted, seat: this.moverAt(wanted) ?? this.seat };
    if (this.#isBusy) return;
    this.#isBusy = true;
    while (this.#wanted) {
      const { step: now, seat } = this.#wanted;
      this.#wanted = undefined;
      const seen = await this.#thread.see(now, seat);
      this.seat = seat;
      this.#seen = seen;
      this.#number += 2;
      this.moment = { number: this.#number, view: seen.view, heard: [] };
    }
    this.#isBusy = false;
  }
}
