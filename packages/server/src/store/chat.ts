/** What was said at each table. */
import type { Seat } from '@astragal/kernel';
import type { ChatLine } from '@astragal/wire';
import type { Driver, Row, Statement } from './driver.ts';

export class Chat {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  /** False if the number is taken. */
  async add(table: string, { number, at, seat, name, text }: ChatLine): Promise<boolean> {
    const [added] = await this.#driver.write([
      'INSERT INTO chat (match, number, at, seat, name, text) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
      table,
      number,
      at,
      seat,
      name,
      text,
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

  /** Lines from these seats, or from a watcher of this name. */
  forget(table: string, seats: readonly Seat[], name: string): readonly Statement[] {
    return [
      ...seats.map((seat): Statement => ['DELETE FROM chat WHERE match = ? AND seat = ?', table, seat]),
      ['DELETE FROM chat WHERE match = ? AND seat IS NULL AND name = ?', table, name],
    ];
  }
}

const chatLine = (row: Row): ChatLine => ({
  number: Number(row.number),
  at: Number(row.at),
  ...(row.seat !== null && { seat: Number(row.seat) }),
  name: row.name as string,
  text: row.text as string,
});
