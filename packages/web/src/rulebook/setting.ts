/** The words of the Learn pages, for everything on them. */
import { createContext } from 'svelte';
import type { RulebookWords } from './words/en.ts';

export const [learnWords, setLearnWords] = createContext<() => RulebookWords>();
