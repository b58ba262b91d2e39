/** Rulebooks, found by where they lie: `games/<id>/rulebook/`. A game without one has its rules by number all the same. */
import type { Language } from '@astragal/kernel';
import { readWords } from '@astragal/table/read-words.ts';
import type { Book, BookWords, BoxPieces, LookupWords, PlayedPicture, SummaryProps } from '@astragal/table/rulebook/types.ts';
import type { Component } from 'svelte';
import { byGame } from '../games/by-game.ts';
import type { RulebookWords } from './words/en.ts';

/** What draws a picture: the game's `Picture.svelte`. */
export type PictureOf = Component<{
  shows: never;
  scene: PlayedPicture<never, never>;
  wording: never;
  orWord: string;
  throws?: number;
  playing?: boolean;
}>;
/** What draws a turn: the game's `Turn.svelte`. */
export type TurnOf = Component<{ words: BookWords['turn']; wording: never; orWord: string }>;

/** What draws a piece: the game's `Piece.svelte`. */
export type RulebookPiece = Component<{ id: string; wording: never; large?: boolean }>;
/** What draws the two pages: the game's `Summary.svelte`. */
export type SummaryOf = Component<SummaryProps<never>>;

const books = import.meta.glob<{ readonly book: Book }>('../../../games/*/rulebook/book.ts');
const bookWords = import.meta.glob<{ readonly words: BookWords }>('../../../games/*/rulebook/words/??.ts');
const pictures = import.meta.glob<{ readonly default: PictureOf }>('../../../games/*/rulebook/Picture.svelte');
const turns = import.meta.glob<{ readonly default: TurnOf }>('../../../games/*/rulebook/Turn.svelte');
const pieces = import.meta.glob<{ readonly pieces: BoxPieces<never, never> }>('../../../games/*/rulebook/pieces.ts');
const pieceDrawings = import.meta.glob<{ readonly default: RulebookPiece }>('../../../games/*/rulebook/Piece.svelte');
const summaries = import.meta.glob<{ readonly default: SummaryOf }>('../../../games/*/rulebook/Summary.svelte');
const events = import.meta.glob<{ readonly events: Readonly<Record<string, string>> }>('../../../games/*/rulebook/events.ts');
const lookups = import.meta.glob<LookupWords>('../../../games/*/rulebook/lookup.json', { import: 'default' });
const learnWords = import.meta.glob<{ readonly words: RulebookWords }>('./words/??.ts');

const pathOf = (game: string, file: string): string => `../../../games/${game}/rulebook/${file}`;

/** The games that have a book. */
export const rulebooks: readonly string[] = Object.keys(byGame(books));

export const learnWordsOf = async (language: Language): Promise<RulebookWords> =>
  (await readWords(learnWords[`./words/${language}.ts`]!)).words;

export async function bookOf(game: string): Promise<Book | undefined> {
  return (await books[pathOf(game, 'book.ts')]?.())?.book;
}

export async function bookWordsOf(game: string, language: Language): Promise<BookWords | undefined> {
  const words = bookWords[pathOf(game, `words/${language}.ts`)];
  return words && (await readWords(words)).words;
}

export async function drawingsOf(game: string): Promise<{ readonly Picture: PictureOf; readonly Turn: TurnOf } | undefined> {
  const [picture, turn] = await Promise.all([pictures[pathOf(game, 'Picture.svelte')]?.(), turns[pathOf(game, 'Turn.svelte')]?.()]);
  return picture && turn && { Picture: picture.default, Turn: turn.default };
}

export async function piecesOf(game: string): Promise<BoxPieces | undefined> {
  return (await pieces[pathOf(game, 'pieces.ts')]?.())?.pieces as unknown as BoxPieces | undefined;
}

export async function pieceDrawingOf(game: string): Promise<RulebookPiece | undefined> {
  return (await pieceDrawings[pathOf(game, 'Piece.svelte')]?.())?.default;
}

/** Everyday words under which rules are looked for. */
export const lookupOf = async (game: string): Promise<LookupWords> => (await lookups[pathOf(game, 'lookup.json')]?.()) ?? {};

/** The rule that each kind of event is about: a line of the log leads there. */
export async function eventRulesOf(game: string): Promise<Readonly<Record<string, string>>> {
  return (await events[pathOf(game, 'events.ts')]?.())?.events ?? {};
}

export async function summaryOf(game: string): Promise<SummaryOf | undefined> {
  return (await summaries[pathOf(game, 'Summary.svelte')]?.())?.default;
}

/** Which books a game has besides its rules. */
export const hasPieces = (game: string): boolean => pathOf(game, 'pieces.ts') in pieces;
export const hasSummary = (game: string): boolean => pathOf(game, 'Summary.svelte') in summaries;
