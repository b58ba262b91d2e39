/** What is done again and again, and what is done soon: a failure is told, and nothing else suffers from it. */

import type { Logger } from '../ground/log.ts';
import { ProblemError } from '../ground/problems.ts';
import { StoreError } from '../store/driver.ts';

export class Timers {
  readonly #log: Logger;
  readonly #timers: NodeJS.Timeout[] = [];

  constructor(log: Logger) {
    this.#log = log;
  }

  every(ms: number, work: () => unknown): void {
    this.#timers.push(setInterval(() => void this.soon(work), ms).unref());
  }

  async soon(work: () => unknown): Promise<void> {
    try {
      await work();
    } catch (error) {
      // That the store is away is said once, by whoever looks after it.
      if (!(error instanceof ProblemError || error instanceof StoreError))
        this.#log.error({ error: error instanceof Error ? error.message : String(error) }, 'upkeep failed');
    }
  }

  stop(): void {
    for (const timer of this.#timers.splice(0)) clearInterval(timer);
  }
}
