/** SQLite's write-ahead log is moved into the file beside whoever writes, on a connection of its own: no answer waits for it. */
import Database from 'libsql/promise';

/** After so many rows, a log of some 30 MB; and now and then, so that the file alone is never far behind. */
const ROWS = 4000;
const EVERY_MS = 60_000;
/** So long the emptying of the log waits for those who read. Whoever writes waits with it, and would give up after a quarter of a second. */
const EMPTYING_MS = 50;
/** While somebody reads all the time, as a backup does, emptying is tried again after so long. */
const AGAIN_MS = 5000;

export class LogMover {
  readonly #db: Database;
  readonly #timer: NodeJS.Timeout;
  #rows = 0;
  #moving: Promise<void> | undefined;
  /** What was deleted stands in the log still. */
  #mustEmpty = false;
  #again: NodeJS.Timeout | undefined;

  constructor(file: string) {
    this.#db = new Database(file, { timeout: EMPTYING_MS });
    this.#timer = setInterval(() => void this.#move(), EVERY_MS).unref();
  }

  /** So many rows were written. */
  wrote(rows: number): void {
    this.#rows += rows;
    if (this.#rows >= ROWS) void this.#move();
  }

  /** Moves everything and empties the log: what was deleted is in no file any more. While somebody reads, this is tried again later. */
  async empty(): Promise<void> {
    while (this.#moving) await this.#moving;
    this.#mustEmpty = true;
    await this.#move();
  }

  #move(): Promise<void> {
    if (this.#moving) return this.#moving;
    this.#rows = 0;
    // What fails now (a full disk) is tried again with the next rows.
    this.#moving = this.#moved()
      .catch(() => {})
      .finally(() => {
        this.#moving = undefined;
      });
    return this.#moving;
  }

  /** All there is at this moment, while others write on. Once a writer finds that nothing is left, the log begins anew. */
  async #moved(): Promise<void> {
    await this.#checkpoint('PASSIVE');
    // Hardly anything is left to move by now: those who write wait for no longer than for another's answer.
    if (!this.#mustEmpty) return;
    this.#mustEmpty = !(await this.#checkpoint('TRUNCATE'));
    if (!this.#mustEmpty) return;
    clearTimeout(this.#again);
    this.#again = setTimeout(() => void this.#move(), AGAIN_MS).unref();
  }

  /** Whether nobody was in the way. */
  async #checkpoint(how: 'PASSIVE' | 'TRUNCATE'): Promise<boolean> {
    const move = await this.#db.prepare(`PRAGMA wal_checkpoint(${how})`);
    const [found] = (await move.all()) as { busy: number }[];
    return found?.busy === 0;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#moving;
    clearTimeout(this.#again);
    this.#db.close();
  }
}
