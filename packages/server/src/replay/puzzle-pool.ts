/** Lines that people hand in are judged again, and puzzles made of games that they played: in threads that give way to everything else. */
import type { MakingOfRecord, Puzzle } from '@astragal/puzzles';
import type { HandedTry } from '@astragal/wire';
import { FairPool, scriptBeside } from '../ground/fair-pool.ts';
import { HOUSE_ITSELF, type Origin } from '../ground/rate-limits.ts';
import type { RecordText } from '../store/rows.ts';

/** A line to be judged; `made`: the puzzle, where it does not lie with its game. */
export interface HandedLine extends Pick<HandedTry, 'game' | 'puzzle' | 'answers'> {
  readonly made?: Puzzle | undefined;
}

/** `unknown`: there is no such puzzle. `misfit`: the rules do not allow that line. */
export type JudgedTry =
  | { readonly solved: boolean; readonly difficulty: number; readonly idea: string }
  | { readonly wrong: 'unknown' | 'misfit' };

/** A finished game of which puzzles are made. */
export interface SearchedGame extends Omit<MakingOfRecord, 'record'> {
  readonly text: RecordText;
}

export type PuzzleJob = { readonly judge: readonly HandedLine[] } | { readonly search: SearchedGame };

/** A line that is neither right nor known to be takes a second or two: whoever hands in much waits behind others. */
const JUDGING = { threads: 1, taskMs: 60_000, memoryMb: 256, isModest: true, waiting: [{ person: 2, address: 40, all: 200 }] };
/** Looking through a game takes as long as many lines, so nobody waits behind it: a thread of its own, a game at a time. */
const SEARCHING = { ...JUDGING, taskMs: 600_000, waiting: [{ person: 1, address: 1, all: 1 }] };

export class PuzzlePool {
  readonly #judging: FairPool<PuzzleJob, unknown>;
  readonly #searching: FairPool<PuzzleJob, unknown>;

  constructor(script = scriptBeside(import.meta.url, 'puzzle-worker')) {
    this.#judging = new FairPool(script, JUDGING);
    this.#searching = new FairPool(script, SEARCHING);
  }

  /** What each of these lines is to its puzzle. */
  async judge(lines: readonly HandedLine[], by: Origin): Promise<readonly JudgedTry[]> {
    return (await this.#judging.run(() => ({ judge: lines }), { by, rank: 0, cost: lines.length })) as readonly JudgedTry[];
  }

  /** Puzzles of a finished game; none where its rules are not those of now. */
  async search(game: SearchedGame): Promise<readonly Puzzle[]> {
    return (await this.#searching.run(() => ({ search: game }), { by: HOUSE_ITSELF, rank: 0, cost: 1 })) as readonly Puzzle[];
  }

  async close(): Promise<void> {
    await Promise.all([this.#judging, this.#searching].map((pool) => pool.close()));
  }
}
