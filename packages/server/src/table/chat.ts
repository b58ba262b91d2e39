/** The chat of a table: its last lines in memory for whoever comes in, all of them in the store. */
import type { ChatLine } from '@astragal/wire';
import type { Store } from '../store/store.ts';

/** Lines of chat that somebody who comes in gets to read. */
const LINES = 100;

export class TableChat {
  readonly #store: Store;
  readonly #table: string;
  #lines: ChatLine[] | undefined;

  constructor(store: Store, table: string) {
    this.#store = store;
    this.#table = table;
  }

  /** The last lines, oldest first. */
  async lines(): Promise<readonly ChatLine[]> {
    this.#lines ??= [...(await this.#store.chat.last(this.#table, LINES))];
    return this.#lines;
  }

  /** The number of the last line that is known here; undefined: nobody has asked yet. */
  get last(): number | undefined {
    return this.#lines && (this.#lines.at(-1)?.number ?? 0);
  }

  /** Writes a line down; gives all that is new, this line last. Where another server was faster, it gets the next number. */
  async add(line: Omit<ChatLine, 'number'>, person: string | undefined): Promise<readonly ChatLine[]> {
    await this.lines();
    const missed: ChatLine[] = [];
    for (;;) {
      const numbered: ChatLine = { number: this.last! + 1, ...line };
      if (await this.#store.chat.add(this.#table, numbered, person)) {
        this.#keep([numbered]);
        return [...missed, numbered];
      }
      missed.push(...(await this.news()));
    }
  }

  /** Another server has written a line; gives what is new, which the store says. */
  async heard(number: number): Promise<readonly ChatLine[]> {
    return this.last !== undefined && number > this.last ? this.news() : [];
  }

  /** What the store has and is not known here. */
  async news(): Promise<readonly ChatLine[]> {
    if (this.last === undefined) return [];
    const lines = await this.#store.chat.after(this.#table, this.last, LINES);
    this.#keep(lines);
    return lines;
  }

  #keep(lines: readonly ChatLine[]): void {
    this.#lines!.push(...lines);
    this.#lines!.splice(0, Math.max(0, this.#lines!.length - LINES));
  }

  /** The store may know better. */
  forget(): void {
    this.#lines = undefined;
  }
}
