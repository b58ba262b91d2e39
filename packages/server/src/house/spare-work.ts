/** What the house does with its finished games in spare hours: one at a time, in a thread that gives way to everything else. */
import { LostThread } from '@astragal/bots';
import type { Logger } from '../ground/log.ts';
import { ProblemError } from '../ground/problems.ts';
import { StoreError } from '../store/driver.ts';

export interface Chore {
  /** The table to go on with, if there is one and it is the time for it. */
  next(): Promise<string | undefined>;
  /** What is to be done with it, until it is kept. */
  work(table: string): Promise<void>;
  /** Keeps that nothing comes of it. */
  giveUp(table: string): Promise<void>;
  /** What the log says of that. */
  readonly fault: string;
}

export class SpareWork {
  readonly #house: { readonly log: Logger };
  readonly #chore: Chore;
  #working: Promise<void> | undefined;
  /** The game that the thread was lost over last. */
  #lost: string | undefined;

  constructor(house: { readonly log: Logger }, chore: Chore) {
    this.#house = house;
    this.#chore = chore;
  }

  /** Done when there is no more, or something stands in the way: somebody comes back to it. */
  work(): Promise<void> {
    this.#working ??= this.#workAll().finally(() => {
      this.#working = undefined;
    });
    return this.#working;
  }

  async #workAll(): Promise<void> {
    for (;;) {
      const next = await this.#chore.next();
      if (next === undefined || !(await this.#isDone(next))) return;
    }
  }

  /** False: not now. */
  async #isDone(table: string): Promise<boolean> {
    try {
      await this.#chore.work(table);
    } catch (error) {
      if (error instanceof StoreError || error instanceof ProblemError) return false;
      // A thread may be lost for any reason; whoever is there twice would keep all others waiting.
      const isFirst = this.#lost !== table;
      this.#lost = table;
      if (error instanceof LostThread && isFirst) return false;
      this.#house.log.error({ table, error: error instanceof Error ? error.message : String(error) }, this.#chore.fault);
      await this.#chore.giveUp(table);
    }
    return true;
  }
}
