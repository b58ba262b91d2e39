/** Words that only some pages say: those of a language are loaded when they are needed. */
import type { Language } from '@astragal/kernel';
import { readWords } from '@astragal/table/read-words.ts';
import { i18n } from './index.svelte.ts';

export class LoadedWords<W> {
  readonly #files: Readonly<Record<string, () => Promise<{ readonly words: W }>>>;
  #known: Partial<Readonly<Record<Language, W>>> = $state.raw({});

  /** Of the folder's `words/`, as the bundler finds them. */
  constructor(files: Readonly<Record<string, () => Promise<{ readonly words: W }>>>) {
    this.#files = files;
  }

  /** Those of the chosen language. */
  async load(): Promise<W> {
    const { language } = i18n;
    const words = this.#known[language] ?? (await readWords(this.#files[`./words/${language}.ts`]!)).words;
    if (!this.#known[language]) this.#known = { ...this.#known, [language]: words };
    return words;
  }

  /** The same, or nothing while those of a new language are on their way. */
  get t(): W | undefined {
    const found = this.#known[i18n.language];
    if (!found) this.load().catch(() => undefined);
    return found;
  }
}
