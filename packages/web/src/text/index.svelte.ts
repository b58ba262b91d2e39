/** The words of the site in the chosen language. Each language is loaded when it is needed. */
import type { Language } from '@astragal/kernel';
import { readWords } from '@astragal/table/read-words.ts';
import { speak } from '@astragal/table/spoken.svelte.ts';
import type { Texts } from './en.ts';

const LOADERS: Readonly<Record<Language, () => Promise<Texts>>> = {
  en: async () => (await readWords(() => import('./en.ts'))).en,
  pl: async () => (await readWords(() => import('./pl.ts'))).pl,
  ru: async () => (await readWords(() => import('./ru.ts'))).ru,
};

/** How each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', pl: 'polski', ru: 'русский' };

class Wording {
  #words: Texts = $state.raw(undefined as unknown as Texts);
  #language: Language = $state('en');

  get t(): Texts {
    return this.#words;
  }

  get language(): Language {
    return this.#language;
  }

  /** The words must be there before the first screen: await this once at the start. */
  async use(wanted: Language): Promise<void> {
    this.#words = await LOADERS[wanted]();
    this.#language = wanted;
    speak(wanted, this.#words);
  }
}

/** `i18n.t` are the words; `i18n.language` says of which language. Both change at once. */
export const i18n = new Wording();
