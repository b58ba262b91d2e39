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

interface Unit {
  readonly statements: readonly Statement[];
  resolve(changes: readonly number[]): void;
  reject(error: StoreError): void;
}

/** While several write at once, commits wait this long (ms) for company; a lone writer never waits. */
const BREATH_MS = 8;
/** For how long (ms) company is expected after it was last met. */
const CROWDED_MS = 250;

/**
 * Group commit: writes that arrive while another commit is under way, or within a breath where several write, share the next.
 * If a shared commit fails, each write is tried alone, so that one bad row fails only its own writer.
 */
export class GroupCommit {
  #waiting: Unit[] = [];
  #busy = false;
  #crowdedUntil = 0;
  readonly #commit: (units: readonly (readonly Statement[])[]) => Promise<readonly (readonly number[])[]>;

  constructor(commit: (units: readonly (readonly Statement[])[]) => Promise<readonly (readonly number[])[]>) {
    this.#commit = commit;
  }

  write(statements: readonly Statement[]): Promise<readonly number[]> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ statements, resolve, reject });
      if (!this.#busy) {
        this.#busy = true;
        const flush = (): void => void this.#flush();
        if (performance.now() < this.#crowdedUntil) setTimeout(flush, BREATH_MS);
        else setImmediate(flush);
      }
    });
  }

  async #flush(): Promise<void> {
    while (this.#waiting.length > 0) {
      const units = this.#waiting;
      this.#waiting = [];
      if (units.length > 1) this.#crowdedUntil = performance.now() + CROWDED_MS;
      await this.#together(units);
    }
    this.#busy = false;
  }

  async #together(units: readonly Unit[]): Promise<void> {
    try {
      const changes = await this.#commit(units.map(({ statements }) => statements));
      for (const [i, unit] of units.entries()) unit.resolve(changes[i]!);
    } catch (error) {
      if (units.length === 1) units[0]!.reject(new StoreError(error));
      else for (const unit of units) await this.#together([unit]);
    }
  }
}
