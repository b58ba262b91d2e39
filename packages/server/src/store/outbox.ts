/** Calls that are to be made, and those that stand on somebody's screen: one for each person and table. */
import { json, LISTED } from './columns.ts';
import type { Driver, Row, Statement } from './driver.ts';
import type { CallRow, CallWay } from './rows.ts';

export class Outbox {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  /** To be made from then on; an earlier call of the same table is forgotten for it. */
  put(call: CallRow): Promise<void> {
    return this.#insert(call, 'DO UPDATE SET kind = excluded.kind, name = excluded.name, at = excluded.at, standing = 0');
  }

  /** To be made from then on, unless there is a newer one of the same table. */
  putUnlessAny(call: CallRow): Promise<void> {
    return this.#insert(call, 'DO NOTHING');
  }

  async #insert({ person, table, way, kind, name, at }: CallRow, otherwise: string): Promise<void> {
    await this.#driver.write([
      `INSERT INTO calls (person, match, way, kind, name, at, standing) VALUES (?, ?, ?, ?, ?, ?, 0)
        ON CONFLICT (person, match, way) ${otherwise}`,
      person,
      table,
      way,
      kind,
      name,
      at,
    ]);
  }

  /** Calls that nobody has made yet and whose time has come, the oldest first. */
  async due(now: number, limit: number): Promise<readonly CallRow[]> {
    return (await this.#driver.all('SELECT * FROM calls WHERE standing = 0 AND at <= ? ORDER BY at LIMIT ?', now, limit)).map(callRow);
  }

  /** What is kept for somebody at a table. */
  async at(person: string, table: string, way: CallWay): Promise<CallRow | undefined> {
    const [row] = await this.#driver.all('SELECT * FROM calls WHERE person = ? AND match = ? AND way = ?', person, table, way);
    return row && callRow(row);
  }

  /** Whoever gets this far makes the call: true for one of many. If nothing more is heard of them, it is due again then. */
  claim(call: CallRow, until: number): Promise<boolean> {
    return this.#change('UPDATE calls SET at = ?', call, until);
  }

  /** The call was made; false if there is another one by now, or none. */
  stand(call: CallRow): Promise<boolean> {
    return this.#change('UPDATE calls SET standing = 1', call);
  }

  /** Forgets the call, as it was read; false if there is another one by now, or none. */
  drop(call: CallRow): Promise<boolean> {
    return this.#change('DELETE FROM calls', call);
  }

  /** Calls about a table name nobody but those who stay: a turn is told without a name, the rest is pointless without one. */
  forget(table: string, staying: readonly string[]): readonly Statement[] {
    const others = `match = ? AND name NOT IN (SELECT value FROM ${LISTED[this.#driver.kind]})`;
    return [
      [`UPDATE calls SET name = '' WHERE kind = 'turn' AND ${others}`, table, json(staying)],
      [`DELETE FROM calls WHERE kind <> 'turn' AND ${others}`, table, json(staying)],
    ];
  }

  async #change(what: string, { person, table, way, at, isStanding }: CallRow, ...values: readonly number[]): Promise<boolean> {
    const statement = `${what} WHERE person = ? AND match = ? AND way = ? AND at = ? AND standing = ?`;
    const [changed] = await this.#driver.write([statement, ...values, person, table, way, at, isStanding ? 1 : 0]);
    return changed! > 0;
  }
}

const callRow = (row: Row): CallRow => ({
  person: row.person as string,
  table: row.match as string,
  way: row.way as CallWay,
  kind: row.kind as CallRow['kind'],
  name: row.name as string,
  at: Number(row.at),
  isStanding: Number(row.standing) === 1,
});
