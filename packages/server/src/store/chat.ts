/** What was said at each table. */
import type { Seat } from '@astragal/kernel';
import type { ChatLine } from '@astragal/wire';
import type { Driver, Row, SqlValue, Statement } from './driver.ts';

export class Chat {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  /** False if the number is taken. `person`: who says it. */
  async add(table: string, { number, at, seat, name, text }: ChatLine, person?: string): Promise<boolean> {
    const [added] = await this.#driver.write([
      'INSERT INTO chat (match, number, at, seat, name, text, person) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
      table,
      number,
      at,
      seat,
      name,
      text,
      person,
    ]);
    return added! > 0;
  }

  /** The latest lines, oldest first. */
  last(table: string, limit: number): Promise<readonly ChatLine[]> {
    return this.after(table, 0, limit);
  }

  /** The lines that come after this number, at most so many of the latest. */
  async after(table: string, number: number, limit: number): Promise<readonly ChatLine[]> {
    const rows = await this.#driver.all(
      'SELECT * FROM chat WHERE match = ? AND number > ? ORDER BY number DESC LIMIT ?',
      table,
      number,
      limit,
    );
    return rows.toReversed().map(chatLine);
  }

  /** Everything somebody said at a table. */
  async of(table: string, person: Speaker): Promise<readonly ChatLine[]> {
    const [where, ...values] = saidBy(table, person);
    return (await this.#driver.all(`SELECT * FROM chat WHERE ${where} ORDER BY number`, ...values)).map(chatLine);
  }

  /** The tables at which somebody has spoken. */
  async tablesOf(person: string): Promise<readonly string[]> {
    return (await this.#driver.all('SELECT DISTINCT match FROM chat WHERE person = ?', person)).map((row) => row.match as string);
  }

  forget(table: string, person: Speaker): Statement {
    const [where, ...values] = saidBy(table, person);
    return [`DELETE FROM chat WHERE ${where}`, ...values];
  }
}

/** Somebody at a table. Lines of earlier servers say only from which seat they came, or how a watcher was called. */
export interface Speaker {
  readonly id: string;
  readonly name: string | undefined;
  readonly seats: readonly Seat[];
}

const saidBy = (table: string, { id, name = '', seats }: Speaker): readonly [where: string, ...values: SqlValue[]] => [
  `match = ? AND (person = ? OR (person IS NULL AND (seat IN (${[-1, ...seats].join(', ')}) OR (seat IS NULL AND name = ?))))`,
  table,
  id,
  name,
];

const chatLine = (row: Row): ChatLine => ({
  number: Number(row.number),
  at: Number(row.at),
  ...(row.seat !== null && { seat: Number(row.seat) }),
  name: row.name as string,
  text: row.text as string,
});
