/** What a game says of its puzzles: themes, tasks, and what a line came to. */
import type { PuzzleWords } from '@astragal/bots';
import type { Language } from '@astragal/kernel';
import { onShelf } from '@astragal/shelf';
import { readWords } from '@astragal/table/read-words.ts';

export async function gameWordsOf(game: string, language: Language): Promise<PuzzleWords | undefined> {
  const puzzles = onShelf(game)?.puzzles;
  return puzzles && readWords(puzzles[language]);
}

/** A theme without a word is called by its id. */
export const themeOf = (words: PuzzleWords | undefined, idea: string | undefined): string =>
  (idea === undefined ? undefined : words?.ideas[idea]) ?? idea ?? '';
