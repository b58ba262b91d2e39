/** What is said about duplicates in the chosen language. */
import { LoadedWords } from '../text/loaded-words.svelte.ts';
import type { DuplicateWords } from './words/en.ts';

const words = new LoadedWords(import.meta.glob<{ readonly words: DuplicateWords }>('./words/??.ts'));

/** Await it before `duplicateWords`. */
export const loadDuplicateWords = (): Promise<DuplicateWords> => words.load();
export const duplicateWords = (): DuplicateWords | undefined => words.t;
