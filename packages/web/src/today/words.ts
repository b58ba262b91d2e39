/** What is said about the games of the day in the chosen language. */
import { LoadedWords } from '../text/loaded-words.svelte.ts';
import type { TodayWords } from './words/en.ts';

const words = new LoadedWords(import.meta.glob<{ readonly words: TodayWords }>('./words/??.ts'));

/** Await it before `todayWords`. */
export const loadTodayWords = (): Promise<TodayWords> => words.load();
export const todayWords = (): TodayWords | undefined => words.t;
