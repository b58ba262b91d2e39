/** Whatever needs a whole record played again comes here. It happens in a thread: the event loop does not notice how long a game is. */
import type { LoadedGame } from '../host/games.ts';
import { scriptBeside, WorkerPool } from '../host/worker-pool.ts';
import type { RecordText } from '../store/rows.ts';
import { playRecord, type ReplayTask, type ReplayTasks } from './playing.ts';

/** A task, and the rules it is done with. */
export interface ReplayJob {
  readonly game: string;
  readonly version: number;
  readonly task: ReplayTask;
}

const LIMITS = { threads: 1, taskMs: 30_000, memoryMb: 512 };

export class Replayer {
  readonly #pool = new WorkerPool<ReplayJob, unknown>(scriptBeside(import.meta.url, 'worker'), LIMITS);

  /** Nobody who comes first has to wait for the thread. */
  warm(): void {
    this.#pool.warm();
  }

  /** Rejects if the record does not fit the rules. */
  async play<K extends keyof ReplayTasks>(
    { game, onShelf }: LoadedGame,
    kind: K,
    text: RecordText,
    given: ReplayTasks[K]['given'],
  ): Promise<ReplayTasks[K]['gives']> {
    const task: ReplayTask<K> = { kind, text, given };
    if (!onShelf) return playRecord(game, task); // A game of a test or a bench: the thread does not know it.
    return (await this.#pool.run({ game: game.id, version: game.version, task: task as unknown as ReplayTask })) as ReplayTasks[K]['gives'];
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}
