/** What is said about analysed games in the chosen language. */
import { LoadedWords } from '../text/loaded-words.svelte.ts';
import type { AnalysisWords } from './words/en.ts';

const words = new LoadedWords(import.meta.glob<{ readonly words: AnalysisWords }>('./words/??.ts'));

export const analysisWords = (): AnalysisWords | undefined => words.t;
