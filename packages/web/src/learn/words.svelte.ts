/** The words of the lessons' frame in the chosen language; each language is loaded when it is needed. */
import type { Language } from '@astragal/kernel';
import { i18n } from '../text/index.svelte.ts';
import type { LearnWords } from './words/en.ts';

const files = import.meta.glob<{ readonly words: LearnWords }>('./words/??.ts');

let known: Partial<Readonly<Record<Language, LearnWords>>> = $state.raw({});

/** Loads the words of the chosen language; await it before `learnWords`. */
export async function loadLearnWords(): Promise<LearnWords> {
  const { language } = i18n;
  const words = known[language] ?? (await files[`./words/${language}.ts`]!()).words;
  if (!known[language]) known = { ...known, [language]: words };
  return words;
}

/** The words, or nothing while those of a new language are on their way. */
export function learnWords(): LearnWords | undefined {
  const found = known[i18n.language];
  if (!found) void loadLearnWords();
  return found;
}
