/** The words of the pages about fair dice in the chosen language. */
import { LoadedWords } from '../text/loaded-words.svelte.ts';
import type { FairWords } from './words/en.ts';

const words = new LoadedWords(import.meta.glob<{ readonly words: FairWords }>('./words/??.ts'));

export const fairWords = (): FairWords | undefined => words.t;
