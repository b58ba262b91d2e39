/** The words of the site in the chosen language. Each language is loaded when it is needed. */
import { type Language, languageFor } from '@astragal/kernel';
import { speak } from '@astragal/table/spoken.svelte.ts';
import type { Texts } from './en.ts';

const LOADERS: Readonly<Record<Language, () => Promise<Texts>>> = {
  en: async () => (await import('./en.ts')).en,
  pl: async () => (await import('./pl.ts')).pl,
  ru: async () => (await import('./ru.ts')).ru,
};

/** How each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', pl: 'polski', ru: 'русский' };

let words: Texts = $state.raw(undefined as unknown as Texts);
let language: Language = $state('en');

/** `i18n.t` are the words; `i18n.language` says of which language. Both change at once. */
export const i18n = {
  get t(): Texts {
    return words;
  },
  get language(): Language {
    return language;
  },
  /** The words must be there before the first screen: await this once at the start. */
  async use(wanted: Language): Promise<void> {
    words = await LOADERS[wanted]();
    language = wanted;
    speak(wanted, words);
    document.documentElement.lang = wanted;
  },
};

/** The first language of the browser that we speak. */
export const browserLanguage = (): Language => languageFor(navigator.languages);
