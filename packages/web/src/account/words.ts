/** The words of the pages about oneself in the chosen language. */
import { LoadedWords } from '../text/loaded-words.svelte.ts';
import type { AccountWords } from './words/en.ts';

const words = new LoadedWords(import.meta.glob<{ readonly words: AccountWords }>('./words/??.ts'));

export const loadAccountWords = (): Promise<AccountWords> => words.load();
export const accountWords = (): AccountWords | undefined => words.t;
