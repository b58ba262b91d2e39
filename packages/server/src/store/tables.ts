/** Tables: their rows, which are compared when written, and the lists of them. */
import type { Phase } from '@astragal/wire';
import { flag, json, LISTED, parsed } from './columns.ts';
import { type Driver, type Row, type Statement, StoreError } from './driver.ts';
import type { Matches } from './matches.ts';
import { namedAt, withNames } from './names.ts';
import type { People } from './people.ts';
import type { Places, Secrets } from './places.ts';
import type { Head, Playing, Revision, Secret, TableRow } from './rows.ts';

/** Somebody else has written the table since it was read: nothing was changed. Read it again and try again. */
export class ConflictError extends Error {
  override readonly name = 'ConflictError';
}

export class Tables {
  readonly #driver: Driver;
  readonly #people: People;
  readonly #places: Places;
  readonly #secrets: Secrets;
  readonly #matches: Matches;

  constructor(driver: Driver, people: People, places: Places, secrets: Secrets, matches: Matches) {
    this.#driver = driver;
    this.#people = people;
    this.#places = places;
    this.#secrets = secrets;
    this.#matches = matches;
  }

  /** A new table with the places of those who sit already, its secrets, and (for a fork) its match so far; `entries`: a JSON list. */
  async create(table: TableRow, secrets: readonly Secret[], match?: { head: Head; entries: string }): Promise<void> {
    await this.#driver.write(
      ...this.make(table),
      ...secrets.map((each) => this.#secrets.keep(each)),
      ...(match ? [this.#matches.begin(table.id, match.head), this.#matches.move(table.id, match.head, match.entries)] : []),
    );
  }

  /** A new table with the places of those who sit already, to be written with something else. */
  make(table: TableRow): readonly Statement[] {
    const people = new Set(table.chairs.flatMap((chair) => chair.person ?? []));
    return [
      [
        'INSERT INTO tables (id, game, phase, listed, timed, code, changed, data) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
        table.id,
        ...columns(table, table.created),
      ],
      ...[...people, table.host].map((id) => this.#places.add(id, table.id, people.has(id) ? 'sit' : 'watch')),
    ];
  }

  async byId(id: string): Promise<TableRow | undefined> {
    return (await this.#asNow(await this.#driver.all('SELECT data, revision FROM tables WHERE id = ?', id)))[0];
  }

  /** Tables as they are read: those that go on name their people as they are called now, whatever was written. */
  async #asNow(read: readonly Row[]): Promise<readonly TableRow[]> {
    const rows = read.map(tableRow);
    const names = await this.#people.names(rows.flatMap(namedAt));
    return rows.map((row) => withNames(row, names));
  }

  async byCode(code: string): Promise<TableRow | undefined> {
    return (await this.#asNow(await this.#driver.all('SELECT data, revision FROM tables WHERE code = ?', code)))[0];
  }

  /** Writes the table anew, with whatever else must happen in the same moment; or rejects with a conflict, and nothing has happened. */
  async save(table: TableRow, now: number, ...also: readonly Statement[]): Promise<void> {
    try {
      await this.#driver.write([SAVING, ...columns(table, now), table.revision ?? 0, table.id], ...also);
    } catch (error) {
      if (error instanceof StoreError && /null.*revision|revision.*null/is.test(error.message))
        throw new ConflictError(`table ${table.id} was written by another since revision ${table.revision ?? 0}`);
      throw error;
    }
  }

  /** Public tables with free seats, newest first. */
  async open(limit: number): Promise<readonly TableRow[]> {
    const rows = await this.#driver.all(
      "SELECT data, revision FROM tables WHERE phase = 'setup' AND listed = 1 ORDER BY changed DESC LIMIT ?",
      limit,
    );
    return this.#asNow(rows);
  }

  /** The tables at which a person sits, or where a seat is kept for them: those under way first, then the newest. */
  async of(id: string, limit: number): Promise<readonly TableRow[]> {
    const rows = await this.#driver.all(
      `SELECT data, revision FROM tables JOIN places ON places.match = tables.id
        WHERE places.person = ? AND phase <> 'closed' AND (places.kind = 'sit' OR (phase = 'setup' AND data LIKE ?))
        ORDER BY CASE phase WHEN 'playing' THEN 0 WHEN 'setup' THEN 1 ELSE 2 END, changed DESC LIMIT ?`,
      id,
      `%"keptFor":"${id}"%`,
      limit,
    );
    return this.#asNow(rows);
  }

  /** Finished games at which a person sat, newest first, and when each was last written. */
  async finishedOf(id: string, before: number, limit: number): Promise<readonly { readonly row: TableRow; readonly changed: number }[]> {
    const rows = await this.#driver.all(
      `SELECT data, revision, changed FROM tables JOIN places ON places.match = tables.id
        WHERE places.person = ? AND places.kind = 'sit' AND phase = 'over' AND changed < ? ORDER BY changed DESC LIMIT ?`,
      id,
      before,
      limit,
    );
    return rows.map((row) => ({ row: tableRow(row), changed: Number(row.changed) }));
  }

  /** How many tables of a person are not over. */
  async countOpen(host: string): Promise<number> {
    const [row] = await this.#driver.all(
      `SELECT COUNT(*) AS n FROM tables JOIN places ON places.match = tables.id
        WHERE places.person = ? AND phase IN ('setup', 'playing')`,
      host,
    );
    return Number(row!.n);
  }

  /** Everything that is being played, with what is true after its newest entry. */
  async playing(): Promise<readonly Playing[]> {
    const rows = await this.#driver.all(
      `SELECT data, revision, number, at, after, CASE WHEN number IS NULL THEN head END AS head FROM tables
        JOIN matches ON matches.id = tables.id
        LEFT JOIN entries ON match = tables.id AND number = (SELECT MAX(number) FROM entries WHERE match = tables.id)
        WHERE phase = 'playing' ORDER BY changed DESC`,
    );
    return rows.map((row) => ({
      row: tableRow(row),
      last:
        row.number === null ? parsed<Head>(row, 'head') : { number: Number(row.number), at: Number(row.at), after: parsed(row, 'after') },
    }));
  }

  /** How far these tables are; one that is gone is missing. */
  async revisions(tables: readonly string[]): Promise<readonly Revision[]> {
    const rows = await this.#driver.all(
      `SELECT id, revision, (SELECT COALESCE(MAX(number), 0) FROM entries WHERE match = id) AS entries,
        (SELECT COALESCE(MAX(number), 0) FROM chat WHERE match = id) AS lines FROM tables WHERE id IN (SELECT value FROM ${LISTED[this.#driver.kind]})`,
      json(tables),
    );
    return rows.map((row) => ({
      table: row.id as string,
      revision: Number(row.revision),
      entries: Number(row.entries),
      lines: Number(row.lines),
    }));
  }

  async count(): Promise<Readonly<Record<Phase, number>>> {
    const counts: Record<Phase, number> = { setup: 0, playing: 0, over: 0, frozen: 0, closed: 0 };
    for (const row of await this.#driver.all('SELECT phase, COUNT(*) AS n FROM tables GROUP BY phase'))
      counts[row.phase as Phase] = Number(row.n);
    return counts;
  }

  /** Tables that are over or were given up and that nobody touched since, some of them. */
  async finished(before: number, limit: number): Promise<readonly string[]> {
    const rows = await this.#driver.all("SELECT id FROM tables WHERE phase IN ('over', 'closed') AND changed < ? LIMIT ?", before, limit);
    return rows.map((row) => row.id as string);
  }

  /** Forgets a table with everything that belongs to it. */
  async forget(id: string): Promise<void> {
    const rest = ['places', 'secrets', 'entries', 'chat', 'faults', 'calls', 'analyses', 'searched'].map(
      (name): Statement => [`DELETE FROM ${name} WHERE match = ?`, id],
    );
    await this.#driver.write(['DELETE FROM tables WHERE id = ?', id], ['DELETE FROM matches WHERE id = ?', id], ...rest);
  }

  /** Setups that nobody touched since are closed. */
  async staleSetups(before: number): Promise<readonly string[]> {
    const rows = await this.#driver.all("SELECT id FROM tables WHERE phase = 'setup' AND changed < ?", before);
    return rows.map((row) => row.id as string);
  }
}

const columns = ({ revision: _, ...table }: TableRow, now: number) =>
  [table.game, table.phase, flag(table.listed), flag(table.pace.kind !== 'untimed'), table.code, now, json(table)] as const;

const tableRow = (row: Row): TableRow => {
  const revision = Number(row.revision);
  return { ...parsed<TableRow>(row, 'data'), ...(revision > 0 && { revision }) };
};

/** A revision that is not the one we have read becomes NULL, which it may not be: the whole transaction fails with it. */
const SAVING = `UPDATE tables SET game = ?, phase = ?, listed = ?, timed = ?, code = ?, changed = ?, data = ?,
  revision = CASE WHEN revision = ? THEN revision + 1 END WHERE id = ?`;
