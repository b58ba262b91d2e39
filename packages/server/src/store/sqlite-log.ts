/** SQLite's write-ahead log is moved into the file beside whoever writes, on a connection of its own: no answer waits for it. */
import Database from 'libsql/promise';

/** After so many rows, a log of some 30 MB; and now and then, so that the file alone is never far behind. */
const ROWS = 4000;
const EVERY_MS = 60_000;

export class LogMover {
  readonly #db: Database;
  readonly #timer: NodeJS.Timeout;
  #rows = 0;
  #moving: Promise<void> | undefined;

  constructor(file: string) {
    this.#db = new Database(file, {});
    this.#timer = setInterval(() => this.#move(), EVERY_MS).unref();
  }

  /** So many rows were written. */
  wrote(rows: number): void {
    this.#rows += rows;
    if (this.#rows >= ROWS) this.#move();
  }

  #move(): void {
    if (this.#moving) return;
    this.#rows = 0;
    // What fails now (a full disk) is tried again with the next rows.
    this.#moving = this.#moved()
      .catch(() => {})
      .finally(() => {
        this.#moving = undefined;
      });
  }

  /** All there is at this moment, while others write on. Once a writer finds that nothing is left, the log begins anew. */
  async #moved(): Promise<void> {
    const move = await this.#db.prepare('PRAGMA wal_checkpoint(PASSIVE)');
    await move.all();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#moving;
    this.#db.close();
  }
}
