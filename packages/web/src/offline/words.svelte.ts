/** The words of this folder in the chosen language; each language is loaded when it is needed. */
import type { Language } from '@astragal/kernel';
import { i18n } from '../text/index.svelte.ts';
import type { Words } from './words/en.ts';

const files = import.meta.glob<{ readonly words: Words }>('./words/??.ts');

let known: Partial<Readonly<Record<Language, Words>>> = $state.raw({});

export async function loadOfflineWords(): Promise<Words> {
  const { language } = i18n;
  const words = known[language] ?? (await files[`./words/${language}.ts`]!()).words;
  if (!known[language]) known = { ...known, [language]: words };
  return words;
}

/** The words, or nothing while those of a new language are on their way. */
export function offlineWords(): Words | undefined {
  const found = known[i18n.language];
  if (!found) loadOfflineWords().catch(() => undefined);
  return found;
}

/** Bytes as people read them. */
export function megabytes(bytes: number): string {
  const [unit, size] = bytes < 1e9 ? (['megabyte', 1e6] as const) : (['gigabyte', 1e9] as const);
  return new Intl.NumberFormat(i18n.language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(bytes / size);
}
