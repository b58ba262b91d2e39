/** Bots think in threads of their own, within limits of time and memory. */
import type { Sight } from '@astragal/bots';
import type { Logger } from '../host/log.ts';
import { newSeed } from '../host/secrets.ts';
import { scriptBeside, WorkerPool } from '../host/worker-pool.ts';
import type { BotTask } from './worker.ts';

export interface PoolSettings {
  readonly botWorkers: number;
  readonly botThinkMs: number;
  readonly botMemoryMb: number;
}

export class BotPool {
  readonly #log: Logger;
  readonly #pool: WorkerPool<BotTask, string>;
  #closed = false;
  /** How often a bot failed or was stopped. */
  failures = 0;

  constructor({ botWorkers, botThinkMs, botMemoryMb }: PoolSettings, log: Logger, script = scriptBeside(import.meta.url, 'worker')) {
    this.#log = log;
    this.#pool = new WorkerPool(script, { threads: botWorkers, taskMs: botThinkMs, memoryMb: botMemoryMb });
  }

  /** The bot's answer, or undefined if it failed or took too long. */
  async think(game: string, level: string, sight: Sight): Promise<string | undefined> {
    try {
      return await this.#pool.run({ game, level, seed: newSeed(), sight });
    } catch (error) {
      if (this.#closed) return undefined;
      this.failures++;
      this.#log.warn({ game, level, why: (error as Error).message }, 'a bot failed');
      return undefined;
    }
  }

  close(): Promise<void> {
    this.#closed = true;
    return this.#pool.close();
  }
}
