/** Whole games of a day, played by bots or played again: in a thread of their own that gives way to everything else. */
import type { DailyScore } from '@astragal/bots';
import type { MatchRecord, Result, Tally } from '@astragal/kernel';
import type { DayTable } from '@astragal/today';
import type { Problem } from '@astragal/wire';
import { FairPool, scriptBeside } from '../ground/fair-pool.ts';
import { HOUSE_ITSELF, type Origin } from '../ground/rate-limits.ts';

/** The game of a day, as a thread needs it. */
export interface DayGame {
  readonly game: string;
  readonly version: number;
  readonly table: DayTable;
  readonly seed: string;
  readonly of: string;
}

/** A game that came out as it should. */
export interface PlayedDay {
  readonly score: DailyScore;
  readonly record: Omit<MatchRecord, 'entries'>;
  /** As JSON. */
  readonly entries: string;
  readonly result: Result;
  readonly tallies?: readonly Tally[];
}

/** What a request to hand in says of itself. */
export interface HandIn {
  readonly day: string;
  readonly game: string;
  readonly device: string;
}

/** `level`: a bot plays it. `text`: a request as it came; without the day's game it is only read. */
export type DayJob =
  | { readonly level: string; readonly of: DayGame }
  | { readonly text: string; readonly limit: number; readonly of?: DayGame };
export type DayOutcome = { readonly played: PlayedDay } | { readonly read: HandIn } | { readonly wrong: Problem };

const LIMITS = {
  threads: 1,
  taskMs: 120_000,
  memoryMb: 256,
  isModest: true,
  waiting: [
    { person: 2, address: 8, all: 40 },
    { person: 1, address: 1, all: 1 },
  ],
};
const RANK = { person: 0, house: 1 } as const;

export class DayPool {
  readonly #pool: FairPool<DayJob, DayOutcome>;

  constructor(script = scriptBeside(import.meta.url, 'day-worker')) {
    this.#pool = new FairPool(script, LIMITS);
  }

  /** What a bot makes of the day in the person's place. */
  async play(of: DayGame, level: string): Promise<PlayedDay> {
    const outcome = await this.#pool.run(() => ({ level, of }), { by: HOUSE_ITSELF, rank: RANK.house, cost: 1 });
    if (!('played' in outcome)) throw new Error(`${level} did not play ${of.game}`);
    return outcome.played;
  }

  /** Reads a request to hand in; with the day's game it is played again as well. */
  check(job: Extract<DayJob, { text: string }>, by: Origin): Promise<DayOutcome> {
    return this.#pool.run(() => job, { by, rank: RANK.person, cost: 1 });
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}
