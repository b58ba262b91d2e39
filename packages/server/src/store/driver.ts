/** The thin floor under the store: what SQLite and PostgreSQL must both be able to do. */

export type Value = string | number | undefined;
export type Row = Readonly<Record<string, string | number | null>>;
/** SQL with `?` for each value. */
export type Statement = readonly [sql: string, ...values: Value[]];

export interface Driver {
  readonly kind: 'sqlite' | 'postgres';
  all(sql: string, ...values: Value[]): Promise<readonly Row[]>;
  /** All of them or none, durable when it resolves; gives the number of rows that each changed. Concurrent calls share one commit. */
  write(...statements: readonly Statement[]): Promise<readonly number[]>;
  /** One statement that writes and returns rows, durable when it resolves. */
  returning(...statement: Statement): Promise<readonly Row[]>;
  /** Reads at one moment in time while others write. */
  snapshot<T>(look: (all: Driver['all']) => Promise<T>): Promise<T>;
  /** One long transaction for migrations and restoring. */
  alone<T>(work: (run: (...statement: Statement) => Promise<number>, all: Driver['all']) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** The store cannot be read or written now; nothing has changed that we know of. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

interface Unit<W, R> {
  readonly work: W;
  resolve(result: R): void;
  reject(error: StoreError): void;
}

/** Where so many arrive in a window (ms), commits wait a breath (ms) for company; elsewhere nobody ever waits. */
const CROWD = 25;
const WINDOW_MS = 100;
const BREATH_MS = 16;

/**
 * Group commit: work that arrives while another commit is under way, or within a breath in a crowd, shares the next.
 * If a shared commit fails, each piece is tried alone, so that one bad row fails only its own writer.
 */
export class GroupCommit<W, R> {
  #waiting: Unit<W, R>[] = [];
  #busy = false;
  #window = 0;
  #arrived = 0;
  #crowded = false;
  readonly #commit: (work: readonly W[]) => Promise<readonly R[]>;

  constructor(commit: (work: readonly W[]) => Promise<readonly R[]>) {
    this.#commit = commit;
  }

  add(work: W): Promise<R> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ work, resolve, reject });
      this.#lookAround();
      if (!this.#busy) this.#soon();
    });
  }

  /** Counts arrivals, window by window: a crowd is what the last whole window, or this one already, has seen. */
  #lookAround(): void {
    const window = Math.floor(performance.now() / WINDOW_MS);
    if (window !== this.#window) {
      this.#crowded = window === this.#window + 1 && this.#arrived >= CROWD;
      this.#window = window;
      this.#arrived = 0;
    }
    if (++this.#arrived >= CROWD) this.#crowded = true;
  }

  #soon(): void {
    this.#busy = true;
    const flush = (): void => void this.#flush();
    if (this.#crowded) setTimeout(flush, BREATH_MS);
    else setImmediate(flush);
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
      if (units.length === 1) units[0]!.reject(new StoreError(error));
      else for (const unit of units) await this.#together([unit]);
    }
  }
}
