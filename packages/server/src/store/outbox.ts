/** Notifications that are to be sent, and those that are shown on somebody's screen: one for each person and table. The database knows them as `calls`. */
import { json, LISTED } from './columns.ts';
import type { Driver, Row, Statement } from './driver.ts';
import type { NotificationRow, NotificationWay } from './rows.ts';

export class Outbox {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  /** To be sent from then on; an earlier one of the same table is forgotten for it. */
  put(row: NotificationRow): Promise<void> {
    return this.#insert(row, 'DO UPDATE SET kind = excluded.kind, name = excluded.name, at = excluded.at, standing = 0');
  }

  /** To be sent from then on, unless there is a newer one of the same table. */
  putUnlessAny(row: NotificationRow): Promise<void> {
    return this.#insert(row, 'DO NOTHING');
  }

  async #insert({ person, table, way, kind, name, at }: NotificationRow, otherwise: string): Promise<void> {
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

  /** Those that nobody has sent yet and whose time has come, the oldest first. */
  async due(now: number, limit: number): Promise<readonly NotificationRow[]> {
    return (await this.#driver.all('SELECT * FROM calls WHERE standing = 0 AND at <= ? ORDER BY at LIMIT ?', now, limit)).map(
      notificationRow,
    );
  }

  /** What is kept for somebody at a table. */
  async at(person: string, table: string, way: NotificationWay): Promise<NotificationRow | undefined> {
    const [row] = await this.#driver.all('SELECT * FROM calls WHERE person = ? AND match = ? AND way = ?', person, table, way);
    return row && notificationRow(row);
  }

  /** Whoever gets this far sends it: true for one of many. If nothing more is heard of them, it is due again then. */
  claim(row: NotificationRow, until: number): Promise<boolean> {
    return this.#change('UPDATE calls SET at = ?', row, until);
  }

  /** It was sent; false if there is another one by now, or none. */
  shown(row: NotificationRow): Promise<boolean> {
    return this.#change('UPDATE calls SET standing = 1', row);
  }

  /** Forgets it, as it was read; false if there is another one by now, or none. */
  drop(row: NotificationRow): Promise<boolean> {
    return this.#change('DELETE FROM calls', row);
  }

  /** Notifications about a table name nobody but those who stay: a turn is told without a name, the rest is pointless without one. */
  forget(table: string, staying: readonly string[]): readonly Statement[] {
    const others = `match = ? AND name NOT IN (SELECT value FROM ${LISTED[this.#driver.kind]})`;
    return [
      [`UPDATE calls SET name = '' WHERE kind = 'turn' AND ${others}`, table, json(staying)],
      [`DELETE FROM calls WHERE kind <> 'turn' AND ${others}`, table, json(staying)],
    ];
  }

  async #change(what: string, { person, table, way, at, isShown }: NotificationRow, ...values: readonly number[]): Promise<boolean> {
    const statement = `${what} WHERE person = ? AND match = ? AND way = ? AND at = ? AND standing = ?`;
    const [changed] = await this.#driver.write([statement, ...values, person, table, way, at, isShown ? 1 : 0]);
    return changed! > 0;
  }
}

const notificationRow = (row: Row): NotificationRow => ({
  person: row.person as string,
  table: row.match as string,
  way: row.way as NotificationWay,
  kind: row.kind as NotificationRow['kind'],
  name: row.name as string,
  at: Number(row.at),
  isShown: Number(row.standing) === 1,
});
