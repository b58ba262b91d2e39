/** The shared store: PostgreSQL, for clubs that outgrow one machine. */
import connect from 'postgres';
import { AwayError, type Driver, GroupCommit, OpenError, type Row, type Statement, StoreError, type Value } from './driver.ts';

const INT8 = 20;
/** A statement that takes longer is ended by the database, or, if that is gone, given up here a little later. */
const STATEMENT_MS = 1500;
/** A server that stops in the middle of a transaction keeps its rows from others for no longer, either. */
const OURS = { statement_timeout: STATEMENT_MS, idle_in_transaction_session_timeout: STATEMENT_MS };
const PATIENCE_MS = 1700;
/** A database that was away is asked again after so long; until then everything is refused at once. */
const AGAIN_MS = 300;

/** Held while the store is changed as a whole: two servers that start together migrate one after the other. */
const CHANGING = 4272614;
/** Held by a server that is alone, shared by those that hear each other. */
const KEEPING = 4272615;

const OPTIONS = {
  connect_timeout: 2,
  fetch_types: false, // No arrays here; and asking for their types fails badly when the connection is lost at once.
  backoff: (retries: number) => Math.min(0.1 * 2 ** retries, 1),
  onnotice: () => {},
  types: { bigint: { to: INT8, from: [INT8], serialize: String, parse: Number } },
};

/** Whether the database itself says what is wrong with a statement. Otherwise it cannot be reached, or is just being stopped or started. */
const isAnswer = (error: unknown): boolean => error instanceof connect.PostgresError && !/^(57|08|53)/.test(error.code);

/** Refuses at once while the database is known to be away, and gives up what takes too long. */
class Patience {
  #awayUntil = 0;

  async within<T>(work: () => Promise<T>): Promise<T> {
    if (performance.now() < this.#awayUntil) throw new AwayError('the database does not answer');
    let late: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      late = setTimeout(() => reject(new AwayError(`the database has not answered for ${PATIENCE_MS} ms`)), PATIENCE_MS);
    });
    try {
      return await Promise.race([work(), tooLate]);
    } catch (error) {
      if (isAnswer(error)) throw error;
      this.#awayUntil = performance.now() + AGAIN_MS;
      throw error instanceof AwayError ? error : new AwayError(error instanceof Error ? error.message : String(error));
    } finally {
      clearTimeout(late);
    }
  }
}

/** Opens a pool of connections; lost ones are made again by themselves. */
export function postgres(url: string, { schema }: { readonly schema?: string } = {}): Driver {
  const sql = connect(url, {
    ...OPTIONS,
    max: 8,
    connection: { ...OURS, ...(schema && { search_path: schema }) },
  });
  const patience = new Patience();
  const on = (at: connect.Sql | connect.TransactionSql) => {
    const ask = (text: string, values: readonly Value[]) => at.unsafe(numbered(text), values.map(bound), { prepare: true });
    return {
      all: async (text: string, ...values: Value[]): Promise<readonly Row[]> => (await ask(text, values)) as readonly Row[],
      run: async (...[text, ...values]: Statement): Promise<number> => (await ask(text, values)).count,
    };
  };
  const single = on(sql);
  const group = new GroupCommit<readonly Statement[], readonly number[]>(async (units) => {
    const flat = units.flat();
    // A single statement is its own transaction: no round trips for BEGIN and COMMIT.
    const counts = await patience.within<readonly number[]>(async () =>
      flat.length === 1
        ? [await single.run(...flat[0]!)]
        : sql.begin((transaction) => Promise.all(flat.map((each) => on(transaction).run(...each)))),
    );
    const left = [...counts];
    return units.map((unit) => left.splice(0, unit.length));
  });
  return {
    kind: 'postgres',
    async all(...statement) {
      try {
        return await patience.within(() => single.all(...statement));
      } catch (error) {
        throw new StoreError(error);
      }
    },
    write: (...statements) => group.add(statements),
    run: (...statement) => patience.within(() => single.run(...statement)),
    snapshot: async (look) =>
      (await sql.begin('ISOLATION LEVEL REPEATABLE READ READ ONLY', async (at) => {
        await unhurried(at);
        return look(on(at).all);
      })) as never,
    alone: async (work) =>
      (await sql.begin(async (at) => {
        await unhurried(at);
        await at`SELECT pg_advisory_xact_lock(${CHANGING})`;
        return work(on(at).run, on(at).all);
      })) as never,
    close: () => sql.end({ timeout: 2 }),
  };
}

/**
 * Keeps the database for this server, or for those that share it; another that would not be heard gets one line that says why it cannot start.
 * The lock goes with its connection, however this process ends; where the connection is lost, it is taken again. Gives what lets go of it.
 */
export async function keepDatabase(url: string, isShared: boolean, lost: (why: string) => void): Promise<() => Promise<void>> {
  const sql = connect(url, { ...OPTIONS, max: 1, idle_timeout: 0, max_lifetime: null });
  const [name, unlock] = isShared
    ? (['pg_try_advisory_lock_shared', 'pg_advisory_unlock_shared'] as const)
    : (['pg_try_advisory_lock', 'pg_advisory_unlock'] as const);
  const take = async (): Promise<boolean> => (await sql.unsafe(`SELECT ${name}(${KEEPING}) AS got`))[0]!.got as boolean;
  /** By which connection we hold it. */
  const backend = async (): Promise<number> => (await sql`SELECT pg_backend_pid() AS pid`)[0]!.pid as number;
  if (!(await take())) {
    await sql.end({ timeout: 1 });
    throw new OpenError(
      isShared
        ? 'the database of DATABASE_URL is in use by a server without NATS_URL: stop that one first'
        : 'the database of DATABASE_URL is in use by another server: several need NATS_URL to hear each other',
    );
  }
  let holder = await backend();
  const watching = setInterval(async () => {
    try {
      const now = await backend();
      if (now === holder) return;
      if (await take()) holder = now;
      else lost('another server has taken the database');
    } catch {
      // Away: there is nothing to keep.
    }
  }, 2000).unref();
  return async () => {
    clearInterval(watching);
    await sql.unsafe(`SELECT ${unlock}(${KEEPING})`).catch(() => {});
    await sql.end({ timeout: 1 });
  };
}

/** Long work takes the time it takes. */
async function unhurried(at: connect.TransactionSql): Promise<void> {
  await at`SET LOCAL statement_timeout = 0`;
  await at`SET LOCAL idle_in_transaction_session_timeout = 0`;
}

const bound = (value: Value): string | number | null => value ?? null;

const texts = new Map<string, string>();

/** `?` becomes `$1`, `$2`, ... No statement of ours has a question mark in a literal. */
function numbered(text: string): string {
  let found = texts.get(text);
  if (found === undefined) {
    let n = 0;
    found = text.replaceAll('?', () => `$${++n}`);
    texts.set(text, found);
  }
  return found;
}
