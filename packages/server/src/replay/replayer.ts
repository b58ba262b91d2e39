/**
 * Whatever needs a whole record played again comes here. It happens in threads: the event loop does not notice how long a game is. Tables
 * that somebody wants to sit at have a thread of their own; replays and games from elsewhere share one that gives way to everything else.
 */

import { FairPool, scriptBeside } from '../ground/fair-pool.ts';
import type { LoadedGame } from '../ground/games.ts';
import type { Origin } from '../ground/rate-limits.ts';
import type { RecordText } from '../store/rows.ts';
import type { Analysed } from './analysing.ts';
import type { Imported, ImportTask } from './importing.ts';
import { playRecord, type ReplayTask, type ReplayTasks } from './playing.ts';

/** A task, and the rules it is done with; a record that nobody has read yet; or one to be analysed. */
export type ReplayJob =
  | { readonly game: string; readonly version: number; readonly task: ReplayTask }
  | { readonly read: ImportTask }
  | { readonly analyse: RecordText };

const LIMITS = { threads: 1, taskMs: 30_000, memoryMb: 512 };
/** A club that comes back after a restart opens all its tables at once. */
const OPENING = { ...LIMITS, waiting: [{ person: 60, address: 600, all: 6000 }] };
/** First replays, then games from elsewhere, each of which holds its record while it waits; the house counts its dice when nobody wants anything. */
const ASIDE = {
  ...LIMITS,
  isModest: true,
  waiting: [
    { person: 16, address: 60, all: 150 },
    { person: 4, address: 12, all: 40 },
    { person: 1, address: 1, all: 1 },
  ],
};
/** Counting a game takes as long as many replays, so nobody waits behind it: a thread of its own, a game at a time. */
const ANALYSING = { ...LIMITS, taskMs: 600_000, isModest: true, waiting: [{ person: 1, address: 1, all: 1 }] };
const RANK = { replay: 0, import: 1, dice: 2 } as const;

/** What somebody at a table waits for. */
const FOR_A_TABLE: readonly (keyof ReplayTasks)[] = ['open', 'leavings', 'weigh'];

export class Replayer {
  readonly #opening: FairPool<ReplayJob, unknown>;
  readonly #aside: FairPool<ReplayJob, unknown>;
  readonly #analysing: FairPool<ReplayJob, unknown>;

  constructor(script = scriptBeside(import.meta.url, 'worker')) {
    this.#opening = new FairPool(script, OPENING);
    this.#aside = new FairPool(script, ASIDE);
    this.#analysing = new FairPool(script, ANALYSING);
  }

  /** Nobody who comes first has to wait for the thread. */
  warm(): void {
    this.#opening.warm();
  }

  /** On whose behalf: `by`. The record is read when its turn has come. Rejects if it does not fit the rules. */
  async play<K extends keyof ReplayTasks>(
    { game, daily, onShelf }: LoadedGame,
    kind: K,
    read: () => Promise<RecordText>,
    given: ReplayTasks[K]['given'],
    by: Origin,
  ): Promise<ReplayTasks[K]['gives']> {
    const task = async (): Promise<ReplayTask<K>> => ({ kind, text: await read(), given });
    if (!onShelf) return playRecord({ game, daily }, await task()); // A game of a test or a bench: the thread does not know it.
    const job = async (): Promise<ReplayJob> => ({ game: game.id, version: game.version, task: (await task()) as unknown as ReplayTask });
    const pool = FOR_A_TABLE.includes(kind) ? this.#opening : this.#aside;
    return (await pool.run(job, { by, rank: kind === 'dice' ? RANK.dice : RANK.replay, cost: 1 })) as ReplayTasks[K]['gives'];
  }

  /** Reads and plays a record that comes from elsewhere. */
  async import(read: ImportTask, by: Origin): Promise<Imported> {
    return (await this.#aside.run(() => ({ read }), { by, rank: RANK.import, cost: read.text.length })) as Imported;
  }

  /** The ledger of a finished game, or why there is none. */
  async analyse(text: RecordText, by: Origin): Promise<Analysed> {
    return (await this.#analysing.run(() => ({ analyse: text }), { by, rank: 0, cost: 1 })) as Analysed;
  }

  async close(): Promise<void> {
    await Promise.all([this.#opening, this.#aside, this.#analysing].map((pool) => pool.close()));
  }
}
