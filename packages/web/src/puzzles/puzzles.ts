/** The puzzles of every game, found by where they lie (`build/puzzles.ts`). A game without puzzles has none and works all the same. */
import puzzles from 'virtual:puzzles';
import type { Puzzle } from '@astragal/puzzles';
import { call } from '../net/api.ts';

/** What is known of a puzzle before it is opened. */
export interface PuzzleEntry extends Pick<Puzzle, 'id' | 'version' | 'task' | 'difficulty' | 'ideas'> {
  /** In which list of the game it lies. */
  readonly list: number;
}

/** Games that have some. */
export const puzzledGames: readonly string[] = Object.keys(puzzles);

/** All puzzles of a game in their order: a puzzle's number is its place here. */
export const entriesOf = async (game: string): Promise<readonly PuzzleEntry[]> => (await puzzles[game]?.index())?.default ?? [];

/** A puzzle as it lies with its game, or as this house has made it, not read yet. */
export async function puzzleOf(game: string, id: string): Promise<unknown> {
  const entry = (await entriesOf(game)).find((each) => each.id === id);
  if (!entry) return (await call('madePuzzle', undefined, { query: { game, puzzle: id } })).puzzle;
  return (await puzzles[game]!.lists[entry.list]!()).default.find((each) => each.id === id);
}
