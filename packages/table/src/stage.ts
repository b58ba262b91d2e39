/** What happens on a table, live or in a replay: the frame shows a stage and does not know which it is. */
import type { Event, Result, Seat } from '@astragal/kernel';
import type { Ahead, Moment, OpenQuestion } from './board.ts';
import type { LuckAlarm, TableLuck } from './seal.ts';

/** Time left by seat in milliseconds, counted from `at` (the browser's time). */
export interface RunningClocks {
  readonly left: readonly number[];
  readonly running: readonly Seat[];
  readonly at: number;
}

export interface Stage {
  readonly mode: 'play' | 'watch' | 'replay';
  /** Undefined until the first position has arrived. */
  readonly moment: Moment | undefined;
  /** Everything heard up to the moment. */
  readonly log: readonly Event[];
  /** The log came without its beginning, which is on its way: what is counted from it is not true yet. */
  readonly recalling: boolean;
  /** Whose eyes; undefined is a spectator. */
  readonly seat: Seat | undefined;
  readonly asks: readonly OpenQuestion[];
  /** What is asked where the match is, whatever is still being shown. */
  readonly ahead?: Ahead | undefined;
  /** What the prompt says: the first question in hand, also while its answer is under way; none while the board shows how the next one came about. */
  readonly question: OpenQuestion | undefined;
  readonly waits: readonly Seat[];
  readonly canUndo: boolean;
  /** An answer is under way. */
  readonly busy: boolean;
  /** The board still shows what happened before. */
  readonly behind: boolean;
  readonly result: Result | undefined;
  readonly clocks: RunningClocks | undefined;
  /** What is known of its luck, where it can be shown by a seal. */
  readonly luck?: TableLuck | undefined;
  /** While something does not fit. */
  readonly alarm?: LuckAlarm | undefined;
  /** Seconds until the only possible answer is given by itself. */
  readonly countdown: number | undefined;
  answer(text: string): void;
  undo(): void;
  /** The only possible answer waits for a hand after all. */
  stopCountdown(): void;
  /** The next moment waits for this. */
  hold(animation: Promise<unknown>): void;
  /** Enough of the animation. */
  skip(): void;
  /** Enough of all that waits to be shown: how do things stand? */
  hurry(): void;
}
