/** The embedded store: one SQLite file in WAL mode, each commit flushed to disk before it counts. */
import Database from 'libsql';
import { type Driver, GroupCommit, type Row, type SqlValue, type Statement, StoreError } from './driver.ts';
import { LogMover } from './sqlite-log.ts';

/** How long a locked file may hold up the server before the write is refused. */
const BUSY_MS = 250;
const CACHE_KB = 16_000;

interface Prepared {
  run(...values: (string | number | null)[]): { readonly changes: number };
  all(...values: (string | number | null)[]): unknown[];
}

/** Reads at one moment in time, on a connection of its own. */
export const snapshot = <T>(file: string, look: (all: Driver['all']) => Promise<T>): Promise<T> =>
  onOwnConnection(file, 'BEGIN', ({ all }) => look(all));

/** One long transaction on a connection of its own. */
export const alone = <T>(file: string, work: Parameters<Driver['alone']>[0], journal?: Journal): Promise<T> =>
  onOwnConnection(file, 'BEGIN IMMEDIATE', ({ run, all }) => work(run, all), journal) as Promise<T>;

/** Opens (or makes) the file, in this thread. */
export function sqlite(file: string): Driver {
  const db = open(file);
  const prepared = new Map<string, Prepared>();
  const prepare = (sql: string): Prepared => {
    let found = prepared.get(sql);
    if (!found) {
      found = db.prepare(sql) as unknown as Prepared;
      prepared.set(sql, found);
    }
    return found;
  };
  const mover = new LogMover(file);
  const run = ([sql, ...values]: Statement): number => {
    const { changes } = prepare(sql).run(...values.map(bound));
    mover.wrote(changes);
    return changes;
  };
  const inTransaction = <T>(work: () => T): T => {
    prepare('BEGIN IMMEDIATE').run();
    try {
      const result = work();
      prepare('COMMIT').run();
      return result;
    } catch (error) {
      if (db.inTransaction) db.exec('ROLLBACK');
      throw error;
    }
  };
  // A single statement is its own transaction.
  const group = new GroupCommit<readonly Statement[], readonly number[]>(async (units) =>
    units.length === 1 && units[0]!.length === 1 ? [[run(units[0]![0]!)]] : inTransaction(() => units.map((unit) => unit.map(run))),
  );
  const all: Driver['all'] = async (sql, ...values) => guarded(() => prepare(sql).all(...values.map(bound)) as Row[]);
  return {
    kind: 'sqlite',
    all,
    write: (...statements) => group.add(statements),
    run: async (...statement) => run(statement),
    snapshot: (look) => snapshot(file, look),
    alone: (work) => alone(file, work),
    erase: () => mover.empty(),
    async close() {
      await mover.close();
      try {
        guarded(() => db.pragma('wal_checkpoint(TRUNCATE)'));
      } finally {
        db.close();
      }
    },
  };
}

/** `DELETE`: nothing stays beside the file, not even in this process, which lets go of a connection only when its statements are swept up. */
type Journal = 'WAL' | 'DELETE';

function open(file: string, journal: Journal = 'WAL'): Database.Database {
  const db = new Database(file);
  db.pragma(`journal_mode = ${journal}`);
  db.pragma('synchronous = FULL');
  // What is deleted is overwritten, at the price of a few more pages for each row that goes; answers only come.
  db.pragma('secure_delete = ON');
  // The log is moved beside us (`sqlite-log.ts`). Only where there is never a moment without anything left in it, it grows to 256 MB; then the
  // rest is moved here, and everybody waits for that.
  db.pragma('wal_autocheckpoint = 64000');
  // A few thousand matches at once find their last pages in memory.
  db.pragma(`cache_size = ${-CACHE_KB}`);
  db.pragma(`busy_timeout = ${BUSY_MS}`);
  return db;
}

const bound = (value: SqlValue): string | number | null => value ?? null;

function guarded<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new StoreError(error);
  }
}

/** A second connection sees one moment for as long as its transaction lasts. */
async function onOwnConnection<T>(
  file: string,
  begin: string,
  work: (at: { run: (...statement: Statement) => Promise<number>; all: Driver['all'] }) => Promise<T>,
  journal?: Journal,
): Promise<T> {
  const db = open(file, journal);
  const prepare = (sql: string) => db.prepare(sql) as unknown as Prepared;
  try {
    db.exec(begin);
    const result = await work({
      run: async (sql, ...values) => prepare(sql).run(...values.map(bound)).changes,
      all: async (sql, ...values) => guarded(() => prepare(sql).all(...values.map(bound)) as Row[]),
    });
    db.exec('COMMIT');
    return result;
  } finally {
    db.close(); // Whatever was not committed is forgotten.
  }
}
