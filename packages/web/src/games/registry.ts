/** Which games have a drawn table: every folder here with a `Board.svelte`. Loaded when somebody sits down at it. */
import type { Board } from './types.ts';

const boards = import.meta.glob<{ readonly default: Board }>('./*/Board.svelte');

/** The drawn table of a game, or nothing: then the text table serves. */
export async function boardOf(game: string): Promise<Board | undefined> {
  return (await boards[`./${game}/Board.svelte`]?.())?.default;
}
