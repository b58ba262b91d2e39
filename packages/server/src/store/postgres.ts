/** The shared store: PostgreSQL, for clubs that outgrow one machine. */
import connect from 'postgres';
import { type Driver, GroupCommit, type Row, type Statement, StoreError, type Value } from './driver.ts';

const INT8 = 20;

/** Opens a pool of connections; lost ones are made again by themselves. */
export function postgres(url: string, { schema }: { readonly schema?: string } = {}): Driver {
  const sql = connect(url, {
    max: 8,
    connect_timeout: 5,
    fetch_types: false, // No arrays here; and asking for their types fails badly when the connection is lost at once.
    backoff: (retries) => Math.min(0.1 * 2 ** retries, 2),
    onnotice: () => {},
    types: { bigint: { to: INT8, from: [INT8], serialize: String, parse: Number } },
    ...(schema && { connection: { search_path: schema } }),
  });
  const on = (at: connect.Sql | connect.TransactionSql) => ({
    all: async (text: string, ...values: Value[]): Promise<readonly Row[]> => {
      try {
        return (await at.unsafe(numbered(text), values.map(bound), { prepare: true })) as readonly Row[];
      } catch (error) {
        throw new StoreError(error);
      }
    },
    run: async (...[text, ...values]: Statement): Promise<number> =>
      (await at.unsafe(numbered(text), values.map(bound), { prepare: true })).count,
  });
  const group = new GroupCommit<readonly Statement[], readonly number[]>(async (units) => {
    const flat = units.flat();
    // A single statement is its own transaction: no round trips for BEGIN and COMMIT.
    const counts =
      flat.length === 1
        ? [await on(sql).run(...flat[0]!)]
        : await sql.begin((transaction) => Promise.all(flat.map((each) => on(transaction).run(...each))));
    const left = [...counts];
    return units.map((unit) => left.splice(0, unit.length));
  });
  return {
    kind: 'postgres',
    all: on(sql).all,
    write: (...statements) => group.add(statements),
    run: on(sql).run,
    snapshot: async (look) => (await sql.begin('ISOLATION LEVEL REPEATABLE READ READ ONLY', (at) => look(on(at).all))) as never,
    alone: async (work) =>
      (await sql.begin(async (at) => {
        await at`SELECT pg_advisory_xact_lock(4272614)`; // Two servers that start together migrate one after the other.
        return work(on(at).run, on(at).all);
      })) as never,
    close: () => sql.end({ timeout: 5 }),
  };
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
