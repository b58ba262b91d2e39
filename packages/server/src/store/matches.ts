/** The log: what happened in each match. It only grows, and the number of an entry is the only lock. */
import type { Entry } from '@astragal/kernel';
import { json, parsed } from './columns.ts';
import { type Driver, GroupCommit, type Row, type Statement } from './driver.ts';
import type { After, EntryRow, Fault, Head, LastEntry, RecordText } from './rows.ts';

export class Matches {
  readonly #driver: Driver;
  /** Entries of all matches that are written together. */
  readonly #appends: GroupCommit<Appended, boolean>;

  constructor(driver: Driver) {
    this.#driver = driver;
    this.#appends = new GroupCommit(async (rows) => {
      const added = await driver.run(APPENDING[driver.kind][rows.length === 1 ? 'alone' : 'together'], json(rows));
      return rows.map(() => added > 0);
    });
  }

  begin(table: string, head: Head): Statement {
    return ['INSERT INTO matches (id, head) VALUES (?, ?) ON CONFLICT DO NOTHING', table, json(head)];
  }

  /** The entries that come with a whole match, as one statement: their text is only copied, so that a long match costs little here. */
  move(table: string, { at, after }: Head, entries: string): Statement {
    return [`INSERT INTO entries (match, number, entry, at, after) SELECT ?, ${MOVED[this.#driver.kind]}`, table, at, json(after), entries];
  }

  async head(table: string): Promise<Head | undefined> {
    const [row] = await this.#driver.all('SELECT head FROM matches WHERE id = ?', table);
    return row && parsed(row, 'head');
  }

  /** Writes an entry if it is the next one; false if another got there first (or the match is gone). */
  append(table: string, { number, entry, at, after }: EntryRow): Promise<boolean> {
    return this.#appends.add([table, number, entry, at, after]);
  }

  entries(table: string): Promise<readonly EntryRow[]> {
    return this.entriesAfter(table, 0);
  }

  /** The entries that come after this number. */
  async entriesAfter(table: string, number: number): Promise<readonly EntryRow[]> {
    const rows = await this.#driver.all(
      'SELECT number, entry, at, after FROM entries WHERE match = ? AND number > ? ORDER BY number',
      table,
      number,
    );
    return rows.map(entryRow);
  }

  /** The whole record as the store has it: nothing is read here, so that a long one costs no more than its copy. */
  async text(table: string): Promise<RecordText | undefined> {
    const [row] = await this.#driver.all(
      `SELECT head, (SELECT string_agg('[' || entry || ',' || at || ']', ',' ORDER BY number) FROM entries WHERE match = matches.id) AS entries
        FROM matches WHERE id = ?`,
      table,
    );
    return row && { head: row.head as string, entries: `[${row.entries ?? ''}]` };
  }

  async lastNumber(table: string): Promise<number> {
    return Number((await this.#driver.all('SELECT COALESCE(MAX(number), 0) AS n FROM entries WHERE match = ?', table))[0]!.n);
  }

  /** What is true after the newest entry, without replaying. */
  async last(table: string): Promise<LastEntry | undefined> {
    const [row] = await this.#driver.all(
      'SELECT number, entry, at, after FROM entries WHERE match = ? ORDER BY number DESC LIMIT 1',
      table,
    );
    return row ? entryRow(row) : this.head(table);
  }

  /** What is true after this entry, or after the deal: the same for ever, whoever writes meanwhile. */
  async after(table: string, number: number): Promise<LastEntry | undefined> {
    if (number === 0) return this.head(table);
    const [row] = await this.#driver.all('SELECT number, entry, at, after FROM entries WHERE match = ? AND number = ?', table, number);
    return row && entryRow(row);
  }

  async addFault(table: string, at: number, fault: Fault): Promise<void> {
    await this.#driver.write(['INSERT INTO faults (match, at, data) VALUES (?, ?, ?) ON CONFLICT DO NOTHING', table, at, json(fault)]);
  }

  async faults(table: string): Promise<readonly Fault[]> {
    return (await this.#driver.all('SELECT data FROM faults WHERE match = ? ORDER BY at', table)).map((row) => parsed(row, 'data'));
  }
}

const entryRow = (row: Row): EntryRow => ({
  number: Number(row.number),
  entry: parsed(row, 'entry'),
  at: Number(row.at),
  after: parsed(row, 'after'),
});

/** The databases differ in how the place in a JSON list is called. */
const MOVED: Readonly<Record<Driver['kind'], string>> = {
  sqlite: 'row.key + 1, row.value, ?, ? FROM json_each(?) AS row',
  postgres:
    'row.number, CAST(row.value AS TEXT), CAST(? AS BIGINT), ? FROM json_array_elements(CAST(CAST(? AS TEXT) AS json)) WITH ORDINALITY AS row (value, number)',
};

/** An entry on its way: match, number, entry, at, after. */
type Appended = readonly [string, number, Entry, number, After];

/**
 * Whether the one before is there: with the key, two writers of the same number can never both succeed. Not EXISTS: for that PostgreSQL, which does
 * not know how few rows come, reads all entries there are into a hash instead of looking up one by its key.
 */
const IS_NEXT = `CASE row.number
  WHEN 1 THEN (SELECT 1 FROM matches WHERE id = row.match)
  ELSE (SELECT 1 FROM entries WHERE match = row.match AND number = row.number - 1) END IS NOT NULL`;

/** Many entries go in together or not at all (no match may be NULL); one alone goes in if it is the next. Each is taken apart only once. */
const appendingFrom = (rows: string) => {
  const taken = `WITH row (match, number, entry, at, after) AS MATERIALIZED (
    SELECT value ->> 0, CAST(value ->> 1 AS BIGINT), value ->> 2, CAST(value ->> 3 AS BIGINT), value ->> 4 FROM ${rows})`;
  const insert = `${taken} INSERT INTO entries (match, number, entry, at, after)`;
  const rest = 'row.number, row.entry, row.at, row.after FROM row';
  return {
    together: `${insert} SELECT CASE WHEN ${IS_NEXT} THEN row.match END, ${rest}`,
    alone: `${insert} SELECT row.match, ${rest} WHERE ${IS_NEXT} ON CONFLICT DO NOTHING`,
  };
};

/** The databases differ in how a JSON list becomes rows. */
const APPENDING: Readonly<Record<Driver['kind'], ReturnType<typeof appendingFrom>>> = {
  sqlite: appendingFrom('json_each(?)'),
  postgres: appendingFrom('json_array_elements(CAST(CAST(? AS TEXT) AS json)) AS list (value)'),
};
