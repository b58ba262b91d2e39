/** The shared store: PostgreSQL, for clubs that outgrow one machine. */
import { type ClientBase, type ClientConfig, Client as Connection, DatabaseError, Pool, TypeOverrides } from 'pg';
import { AwayError, type Driver, GroupCommit, OpenError, type Row, type SqlValue, type Statement, StoreError } from './driver.ts';

/** What takes longer is given up here, and its connection with it. */
const PATIENCE_MS = 1700;
/**
 * A little sooner the database itself ends a statement, and lets go of the rows that a server holds that stopped in the middle of a transaction.
 * Nor is anything begun after it was given up: whoever finds no connection by then asks nothing any more.
 */
const SOONER_MS = 200;
const hurried = (patienceMs: number) => ({
  connectionTimeoutMillis: patienceMs - SOONER_MS,
  statement_timeout: patienceMs - SOONER_MS,
  idle_in_transaction_session_timeout: patienceMs - SOONER_MS,
  query_timeout: patienceMs,
});
/** A database that was away is asked again after so long; until then everything is refused at once. */
const AGAIN_MS = 300;

/** Held while the store is changed as a whole: two servers that start together migrate one after the other. */
const CHANGING = 4272614;
/** Held by a server that is alone, shared by those that hear each other. */
const KEEPING = 4272615;

/** Times and counts are whole numbers that JavaScript can hold. */
const INT8 = 20;
const types = new TypeOverrides();
types.setTypeParser(INT8, Number);

const placeOf = (url: string, schema?: string, patienceMs = PATIENCE_MS): ClientConfig => ({
  connectionString: url,
  types,
  keepAlive: true,
  connectionTimeoutMillis: patienceMs - SOONER_MS,
  ...(schema && { options: `-c search_path=${schema}` }),
});

/** Whether the database itself says what is wrong with a statement. Otherwise it cannot be reached, or is just being stopped or started. */
const isAnswer = (error: unknown): boolean => error instanceof DatabaseError && !/^(57|08|53)/.test(error.code ?? '');

/** Refuses at once while the database is known to be away, and gives up what takes too long. */
class Patience {
  #awayUntil = 0;
  readonly #ms: number;

  constructor(ms: number) {
    this.#ms = ms;
  }

  async within<T>(work: () => Promise<T>): Promise<T> {
    if (performance.now() < this.#awayUntil) throw new AwayError('the database does not answer');
    let late: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      late = setTimeout(() => reject(new AwayError(`the database has not answered for ${this.#ms} ms`)), this.#ms);
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

/** Connections that are made when needed, and again when lost. */
function connections(config: ClientConfig & { readonly max: number }): Pool {
  const pool = new Pool({ ...config, idleTimeoutMillis: 0 });
  // A lost connection fails what was asked on it, and is told here besides, where there is nothing left to do.
  pool.on('error', () => {});
  pool.on('connect', (connection) => void connection.on('error', () => {}));
  return pool;
}

/** What is asked on a connection. */
const on = (at: ClientBase) => {
  const ask = (text: string, values: readonly SqlValue[]) => at.query({ ...prepared(text), values: values.map(bound) });
  return {
    all: async (text: string, ...values: SqlValue[]): Promise<readonly Row[]> => (await ask(text, values)).rows as readonly Row[],
    run: async (...[text, ...values]: Statement): Promise<number> => (await ask(text, values)).rowCount ?? 0,
  };
};

/** A pool of connections. */
export function postgres(
  url: string,
  { schema, patienceMs = PATIENCE_MS }: { readonly schema?: string; readonly patienceMs?: number } = {},
): Driver {
  const place = placeOf(url, schema, patienceMs);
  const pool = connections({ ...place, ...hurried(patienceMs), max: 8, pipeline: true });
  const patience = new Patience(patienceMs);

  /** Work on a connection that nobody else uses meanwhile; one that is lost is not given back. */
  async function withConnection<T>(work: (at: ClientBase) => Promise<T>): Promise<T> {
    const connection = await pool.connect();
    try {
      const done = await work(connection);
      connection.release();
      return done;
    } catch (error) {
      connection.release(!isAnswer(error));
      throw error;
    }
  }

  /** One transaction in one flight: what fails makes COMMIT take everything back. */
  const together = (statements: readonly Statement[]): Promise<readonly number[]> =>
    withConnection(async (at) => {
      const begun = at.query('BEGIN');
      const all = statements.map((each) => on(at).run(...each));
      const replies = await Promise.allSettled([begun, ...all, at.query('COMMIT')]);
      for (const reply of replies) if (reply.status === 'rejected') throw reply.reason;
      return Promise.all(all);
    });

  const single = (statement: Statement): Promise<number> => withConnection((at) => on(at).run(...statement));
  const group = new GroupCommit<readonly Statement[], readonly number[]>(async (units) => {
    const flat = units.flat();
    const counts = await patience.within(async () => (flat.length === 1 ? [await single(flat[0]!)] : together(flat)));
    const left = [...counts];
    return units.map((unit) => left.splice(0, unit.length));
  });

  return {
    kind: 'postgres',
    async all(...statement) {
      try {
        return await patience.within(() => withConnection((at) => on(at).all(...statement)));
      } catch (error) {
        throw new StoreError(error);
      }
    },
    write: (...statements) => group.add(statements),
    run: (...statement) => patience.within(() => single(statement)),
    snapshot: (look) => unhurried(place, 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', (at) => look(on(at).all)),
    alone: (work) =>
      unhurried(place, 'BEGIN', async (at) => {
        await at.query('SELECT pg_advisory_xact_lock($1)', [CHANGING]);
        return work(on(at).run, on(at).all);
      }),
    // Rows that are gone are swept up by PostgreSQL itself (`docs/hosting.md`).
    erase: async () => {},
    close: () => ended(pool),
  };
}

/** Long work takes the time it takes, in a transaction on a connection of its own; however it ends, that is closed. */
async function unhurried<T>(place: ClientConfig, begin: string, work: (at: ClientBase) => Promise<T>): Promise<T> {
  const connection = new Connection(place);
  connection.on('error', () => {});
  await connection.connect();
  try {
    await connection.query(begin);
    const done = await work(connection);
    await connection.query('COMMIT');
    return done;
  } finally {
    await connection.end();
  }
}

/** The last that is asked of a database: one that hangs does not keep us. */
async function atLast(work: Promise<unknown>): Promise<void> {
  let late: NodeJS.Timeout | undefined;
  await Promise.race([work, new Promise<void>((resolve) => (late = setTimeout(resolve, PATIENCE_MS)))]);
  clearTimeout(late);
}

const ended = (pool: Pool): Promise<void> => atLast(pool.end());

/**
 * Keeps the database for this server, or for those that share it; another that would not be heard gets one line that says why it cannot start.
 * The lock goes with its connection, however this process ends; where the connection is lost, it is taken again. Gives what lets go of it.
 */
export async function keepDatabase(url: string, isShared: boolean, lost: (why: string) => void): Promise<() => Promise<void>> {
  const one = connections({ ...placeOf(url), max: 1 });
  const [lock, unlock] = isShared
    ? (['pg_try_advisory_lock_shared', 'pg_advisory_unlock_shared'] as const)
    : (['pg_try_advisory_lock', 'pg_advisory_unlock'] as const);
  const take = async (): Promise<boolean> => (await one.query(`SELECT ${lock}(${KEEPING}) AS got`)).rows[0].got as boolean;
  /** By which connection we hold it. */
  const backend = async (): Promise<number> => (await one.query('SELECT pg_backend_pid() AS pid')).rows[0].pid as number;
  if (!(await take())) {
    await ended(one);
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
    await atLast(one.query(`SELECT ${unlock}(${KEEPING})`).catch(() => {}));
    await ended(one);
  };
}

const bound = (value: SqlValue): string | number | null => value ?? null;

/** A statement as PostgreSQL wants it: under a name, so that it is read once for each connection. */
interface Prepared {
  readonly name: string;
  readonly text: string;
}
const statements = new Map<string, Prepared>();

/** `?` becomes `$1`, `$2`, ... No statement of ours has a question mark in a literal. */
function prepared(text: string): Prepared {
  let found = statements.get(text);
  if (found === undefined) {
    let n = 0;
    found = { name: `s${statements.size}`, text: text.replaceAll('?', () => `$${++n}`) };
    statements.set(text, found);
  }
  return found;
}
