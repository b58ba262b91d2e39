/** The words around puzzles in the chosen language; what a game says of its own puzzles comes with the game. */
import { LoadedWords } from '../text/loaded-words.svelte.ts';
import type { PuzzlePageWords } from './words/en.ts';

const words = new LoadedWords(import.meta.glob<{ readonly words: PuzzlePageWords }>('./words/??.ts'));

/** Await it before `puzzleWords`. */
export const loadPuzzleWords = (): Promise<PuzzlePageWords> => words.load();
export const puzzleWords = (): PuzzlePageWords | undefined => words.t;
