/** The words of this folder in the chosen language. */
import { i18n } from '../text/index.svelte.ts';
import { LoadedWords } from '../text/loaded-words.svelte.ts';
import type { OfflineWords } from './words/en.ts';

const words = new LoadedWords(import.meta.glob<{ readonly words: OfflineWords }>('./words/??.ts'));

export const loadOfflineWords = (): Promise<OfflineWords> => words.load();
export const offlineWords = (): OfflineWords | undefined => words.t;

/** Bytes as people read them. */
export function megabytes(bytes: number): string {
  const [unit, size] = bytes < 1e9 ? (['megabyte', 1e6] as const) : (['gigabyte', 1e9] as const);
  return new Intl.NumberFormat(i18n.language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(bytes / size);
}
