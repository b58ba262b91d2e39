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
    this.#lines ??= [...(await this.#store.chat(this.#table, LINES))];
    return this.#lines;
  }

  /** Writes a line down; gives it with its number. Where another server was faster, it gets the next. */
  async add(line: Omit<ChatLine, 'number'>): Promise<ChatLine> {
    for (;;) {
      const lines = (await this.lines()) as ChatLine[];
      const numbered: ChatLine = { number: (lines.at(-1)?.number ?? 0) + 1, ...line };
      if (await this.#store.addChat(this.#table, numbered)) {
        lines.push(numbered);
        if (lines.length > LINES) lines.shift();
        return numbered;
      }
      this.forget();
    }
  }

  /** The store may know better. */
  forget(): void {
    this.#lines = undefined;
  }
}
