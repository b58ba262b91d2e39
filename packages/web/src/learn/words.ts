/** The words of the lessons' frame in the chosen language. */
import { LoadedWords } from '../text/loaded-words.svelte.ts';
import type { LearnWords } from './words/en.ts';

const words = new LoadedWords(import.meta.glob<{ readonly words: LearnWords }>('./words/??.ts'));

/** Await it before `learnWords`. */
export const loadLearnWords = (): Promise<LearnWords> => words.load();
export const learnWords = (): LearnWords | undefined => words.t;
