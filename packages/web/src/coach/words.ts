/** The coach's words in the chosen language. */
import { LoadedWords } from '../text/loaded-words.svelte.ts';
import type { CoachWords } from './words/en.ts';

const words = new LoadedWords(import.meta.glob<{ readonly words: CoachWords }>('./words/??.ts'));

export const coachWords = (): CoachWords | undefined => words.t;
