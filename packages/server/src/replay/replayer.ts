/**
 * Whatever needs a whole record played again comes here. It happens in threads: the event loop does not notice how long a game is. Tables
 * that somebody wants to sit at have a thread of their own; replays and games from elsewhere share one that gives way to everything else.
 */

import { FairPool, scriptBeside } from '../ground/fair-pool.ts';
import type { LoadedGame } from '../ground/games.ts';
import type { Origin } from '../ground/rate-limits.ts';
import type { RecordText } from '../store/rows.ts';
import type { Imported, ImportTask } from './importing.ts';
import { playRecord, type ReplayTask, type ReplayTasks } from './playing.ts';

/** A task, and the rules it is done with; or a record that nobody has read yet. */
export type ReplayJob = { readonly game: string; readonly version: number; readonly task: ReplayTask } | { readonly read: ImportTask };

const LIMITS = { threads: 1, taskMs: 30_000, memoryMb: 512 };
/** A club that comes back after a restart opens all its tables at once. */
const OPENING = { ...LIMITS, waiting: [{ person: 60, address: 600, all: 6000 }] };
/** First replays, then games from elsewhere, each of which holds its record while it waits. */
const ASIDE = {
  ...LIMITS,
  isModest: true,
  waiting: [
    { person: 16, address: 60, all: 150 },
    { person: 4, address: 12, all: 40 },
  ],
};
const RANK = { replay: 0, import: 1 } as const;

export class Replayer {
  readonly #opening: FairPool<ReplayJob, unknown>;
  readonly #aside: FairPool<ReplayJob, unknown>;

  constructor(script = scriptBeside(import.meta.url, 'worker')) {
    this.#opening = new FairPool(script, OPENING);
    this.#aside = new FairPool(script, ASIDE);
  }

  /** Nobody who comes first has to wait for the thread. */
  warm(): void {
    this.#opening.warm();
  }

  /** On whose behalf: `by`. The record is read when its turn has come. Rejects if it does not fit the rules. */
  async play<K extends keyof ReplayTasks>(
    { game, onShelf }: LoadedGame,
    kind: K,
    read: () => Promise<RecordText>,
    given: ReplayTasks[K]['given'],
    by: Origin,
  ): Promise<ReplayTasks[K]['gives']> {
    const task = async (): Promise<ReplayTask<K>> => ({ kind, text: await read(), given });
    if (!onShelf) return playRecord(game, await task()); // A game of a test or a bench: the thread does not know it.
    const job = async (): Promise<ReplayJob> => ({ game: game.id, version: game.version, task: (await task()) as unknown as ReplayTask });
    const pool = kind === 'open' ? this.#opening : this.#aside;
    return (await pool.run(job, { by, rank: RANK.replay, cost: 1 })) as ReplayTasks[K]['gives'];
  }

  /** Reads and plays a record that comes from elsewhere. */
  async import(read: ImportTask, by: Origin): Promise<Imported> {
    return (await this.#aside.run(() => ({ read }), { by, rank: RANK.import, cost: read.text.length })) as Imported;
  }

  async close(): Promise<void> {
    await Promise.all([this.#opening.close(), this.#aside.close()]);
  }
}
