/** A table out of the store: when it comes into memory, and again whenever memory may be wrong. */
import { refuse } from '../ground/problems.ts';
import type { Origin } from '../ground/rate-limits.ts';
import { StoreError } from '../store/driver.ts';
import { ConflictError } from '../store/tables.ts';
import type { TableContext } from './context.ts';
import type { TableEnds } from './ends.ts';

export class TableLoader {
  readonly #at: TableContext;
  readonly #ends: TableEnds;

  constructor(at: TableContext, ends: TableEnds) {
    this.#at = at;
    this.#ends = ends;
  }

  /** Reads the match. One whose last answer was given, but whose end nobody wrote down, ends now. */
  async load(by?: Origin): Promise<void> {
    const { state } = this.#at;
    await state.load({ by });
    if (state.row.phase !== 'playing' || !state.live?.match.isOver) return;
    await this.#ends.finish().catch((error) => {
      if (!(error instanceof ConflictError)) throw error; // Another server is finishing it.
    });
  }

  /** Reads everything again and tells everybody. */
  async reload(): Promise<void> {
    const { state, audience, chat } = this.#at;
    try {
      await this.readRow();
      audience.look(this.#at.row);
      this.#at.sayLines(await chat.news());
      state.isDoubtful = false;
      await this.load();
    } catch (error) {
      state.isDoubtful = true;
      throw error instanceof StoreError ? refuse('store-down') : error;
    }
    this.#at.sayTable();
    this.#at.sayPositions();
    this.#at.wake();
  }

  async readRow(): Promise<void> {
    if (await this.#at.state.readRow()) return;
    this.#at.go();
    throw refuse('not-found');
  }
}
