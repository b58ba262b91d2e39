/** What the browser keeps between visits, as text. One that keeps nothing, or may not, forgets it with the page. */
export class BrowserStore {
  readonly #open: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

  constructor(open: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
    this.#open = open;
  }

  get(key: string): string | undefined {
    try {
      return this.#open().getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  }

  /** Nothing instead of a text removes it. */
  set(key: string, text: string | undefined): void {
    try {
      if (text === undefined) this.#open().removeItem(key);
      else this.#open().setItem(key, text);
    } catch {
      // It holds until the page is closed.
    }
  }

  /** What was kept as JSON; nothing if it cannot be read. */
  read<T>(key: string): T | undefined {
    try {
      return (JSON.parse(this.get(key) ?? 'null') as T | null) ?? undefined;
    } catch {
      return undefined;
    }
  }

  write(key: string, value: unknown): void {
    this.set(key, JSON.stringify(value));
  }
}

/** Kept for the next visit. */
export const browserStore = new BrowserStore(() => localStorage);
/** Kept while this tab is open. */
export const tabStore = new BrowserStore(() => sessionStorage);
