/**
 * The drawn tables, found by where they lie: `games/<id>/table/Board.svelte` is a game's table, `words/<language>.ts` beside it what it says. Both are
 * loaded when somebody sits down, the words in the chosen language only: each language is a chunk of its own.
 *
 * Words of a table: `words/en.ts` says what there is, and the others say the same:
 *
 *     // words/en.ts
 *     export const words = { round: 'Round', left: (n: number) => counted(n, ...) };
 *     export type Words = typeof words;
 *     export { names } from '@astragal/<id>/text/names-en'; // what else is said in this language: the names of the box
 *     // words/pl.ts
 *     export const words: Words = { ... };
 *     export { names } from '@astragal/<id>/text/names-pl';
 *
 * A board gets the file of the table's language as `props.wording`: `BoardProps<MyKind, { words: Words; names: ContentNames }>`.
 * What all languages share (`TABS`) lies in a file beside the folder. Nothing but tests imports two languages.
 */
import type { Choice, Language } from '@astragal/kernel';
import { onShelf } from '@astragal/shelf';
import type { Board } from '@astragal/table/board.ts';
import { readWords } from '@astragal/table/read-words.ts';
import type { Component } from 'svelte';

const boards = import.meta.glob<{ readonly default: Board }>('../../../games/*/table/Board.svelte');
const wordings = import.meta.glob<object>('../../../games/*/table/words/??.ts');

/** The drawn table of a game, or nothing, as for an earlier version whose views it no longer fits: then the text table serves. */
export async function boardOf(game: string, version: number): Promise<Board | undefined> {
  if (!onShelf(game) || isTooOld(game, version)) return undefined;
  return (await boards[`../../../games/${game}/table/Board.svelte`]?.())?.default;
}

const answers = import.meta.glob<{ readonly default: Component<{ readonly choice: Choice }> }>('../../../games/*/table/Answer.svelte');

/** Draws an answer as a small picture: `games/<id>/table/Answer.svelte`, if the game has one. */
export const answerPictureOf = async (game: string) => (await answers[`../../../games/${game}/table/Answer.svelte`]?.())?.default;

/** Whether a game has a drawn table that does not know the rules of this version: its matches are played in words. */
export const isTooOld = (game: string, version: number): boolean => {
  const entry = onShelf(game);
  const hasBoard = `../../../games/${game}/table/Board.svelte` in boards;
  return hasBoard && entry !== undefined && entry.version !== version && !entry.draws?.includes(version);
};

/** What the drawn table of a game says in a language: everything its file exports. */
export async function wordingOf(game: string, language: Language): Promise<unknown> {
  const words = wordings[`../../../games/${game}/table/words/${language}.ts`];
  return words && readWords(words);
}
