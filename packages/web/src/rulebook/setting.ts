/** The words of the Learn pages, for everything on them. */
import { createContext } from 'svelte';
import type { LearnWords } from './words/en.ts';

export const [learnWords, setLearnWords] = createContext<() => LearnWords>();
