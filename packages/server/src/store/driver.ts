/** The thin floor under the store: what SQLite and PostgreSQL must both be able to do. */

export type SqlValue = string | number | undefined;
export type Row = Readonly<Record<string, string | number | null>>;
/** SQL with `?` for each value. */
export type Statement = readonly [sql: string, ...values: SqlValue[]];

export interface Driver {
  readonly kind: 'sqlite' | 'postgres';
  all(sql: string, ...values: SqlValue[]): Promise<readonly Row[]>;
  /** All of them or none, durable when it resolves; gives the number of rows that each changed. Concurrent calls share one commit. */
  write(...statements: readonly Statement[]): Promise<readonly number[]>;
  /** One statement at once, for who groups writes himself: durable when it resolves; gives the number of rows it changed. */
  run(...statement: Statement): Promise<number>;
  /** Reads at one moment in time while others write. */
  snapshot<T>(look: (all: Driver['all']) => Promise<T>): Promise<T>;
  /** One long transaction for migrations and restoring. */
  alone<T>(work: (run: (...statement: Statement) => Promise<number>, all: Driver['all']) => Promise<T>): Promise<T>;
  /** What was deleted is in no file any more, as far as the database can see to that; at once, or soon if somebody still reads. Never fails. */
  erase(): Promise<void>;
  close(): Promise<void>;
}

/** The store cannot be opened at all: one line that says why. */
export class OpenError extends Error {
  override readonly name: string = 'OpenError';
}

/** The store cannot be read or written now; nothing has changed that we know of. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** The database does not answer, whatever one would ask. */
export class AwayError extends Error {
  override readonly name = 'AwayError';
}

interface Unit<W, R> {
  readonly work: W;
  resolve(result: R): void;
  reject(error: StoreError): void;
}

/**
 * Group commit: work that arrives together, or while another commit is under way, shares the next.
 * If a shared commit fails, each piece is tried alone, so that one bad row fails only its own writer. If the database is away, all of them
 * fail at once, and whatever waits behind them.
 */
export class GroupCommit<W, R> {
  #waiting: Unit<W, R>[] = [];
  #busy = false;
  readonly #commit: (work: readonly W[]) => Promise<readonly R[]>;

  constructor(commit: (work: readonly W[]) => Promise<readonly R[]>) {
    this.#commit = commit;
  }

  add(work: W): Promise<R> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ work, resolve, reject });
      if (!this.#busy) this.#soon();
    });
  }

  #soon(): void {
    this.#busy = true;
    setImmediate(() => void this.#flush());
  }

  async #flush(): Promise<void> {
    const units = this.#waiting;
    this.#waiting = [];
    await this.#together(units);
    if (this.#waiting.length > 0) this.#soon();
    else this.#busy = false;
  }

  async #together(units: readonly Unit<W, R>[]): Promise<void> {
    try {
      const results = await this.#commit(units.map(({ work }) => work));
      for (let i = 0; i < units.length; i++) units[i]!.resolve(results[i]!);
    } catch (error) {
      if (error instanceof AwayError) for (const unit of [...units, ...this.#waiting.splice(0)]) unit.reject(new StoreError(error));
      else if (units.length === 1) units[0]!.reject(new StoreError(error));
      else for (const unit of units) await this.#together([unit]);
    }
  }
}
