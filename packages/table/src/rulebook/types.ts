/**
 * A rulebook that shows, as a game brings it: `games/<id>/rulebook/`, all of it optional (the page finds it by where it lies).
 *
 *     book.ts          chapters in reading order, and their pictures: what is played, and what of it is drawn
 *     Picture.svelte   draws one picture with the pieces of the table
 *     Turn.svelte      a turn at a glance
 *     pieces.ts        every piece of the box, by kind
 *     Piece.svelte     draws one piece
 *     Summary.svelte   the two pages to print
 *     events.ts        which rule each line of the log is about
 *     words/<language>.ts
 *     lookup.json      everyday words under which a rule is looked for, as in the index of a printed book
 *     search-cases.json  questions of newcomers and what answers them: the search is measured by them
 *
 * A picture shows nothing that was put there by hand: its script (`docs/scripts.md`) is played by the rules, and a picture that they do not
 * allow fails.
 */
import type { Event, Language, Script } from '@astragal/kernel';

/** How things stood at a moment of a picture, and what was told since the one before. */
export interface PictureMoment<V = unknown, E = Event> {
  readonly view: V;
  readonly events: readonly E[];
}

/** A picture as it was played: before, and after each step. */
export interface PlayedPicture<V = unknown, E = Event> {
  readonly moments: readonly PictureMoment<V, E>[];
  readonly before: V;
  readonly after: V;
  /** Everything told. */
  readonly events: readonly E[];
  /** What may be answered at the end, and what the rules refuse there. */
  readonly options: readonly string[];
  readonly refused: readonly { readonly text: string; readonly rule: string | undefined }[];
}

/** A picture: which rules it shows, what is played, and what of it is drawn (`S`: the game's own words for that). */
export interface Picture<S = unknown> {
  readonly id: string;
  readonly rules: readonly string[];
  readonly script: Script;
  readonly shows: S;
  /** An answer that the rules must allow at the end, or refuse by this rule: the sign that is drawn says so. */
  readonly allows?: string;
  readonly refuses?: readonly [answer: string, rule: string];
  /** Something to try: `roll` plays it again with luck of its own, `play` plays it answer by answer. */
  readonly live?: 'roll' | 'play';
  /** Takes the whole width. */
  readonly wide?: boolean;
}

/** A chapter: its rules (`'DF-12..16'` stands for all from 12 to 16) and its pictures, in reading order. */
export interface Chapter<S = unknown> {
  readonly id: string;
  readonly rules: readonly string[];
  readonly pictures: readonly Picture<S>[];
  /** Pieces that this chapter is about, by id. */
  readonly pieces?: readonly string[];
}

export interface Book<S = unknown> {
  readonly goal: Picture<S>;
  /** The rules of a turn; `Turn.svelte` draws them. */
  readonly turn: readonly string[];
  /** What one may do. */
  readonly may: readonly Picture<S>[];
  readonly chapters: readonly Chapter<S>[];
}

/** A sentence or two under a picture. */
export interface Caption {
  readonly title: string;
  readonly text: string;
  /** The same for where the picture is not seen, if the text speaks of it. */
  readonly alone?: string;
}

/** The words of a book, one file a language. */
export interface BookWords {
  readonly goal: Caption;
  /** What `Turn.svelte` says: a heading and a sentence for each of its parts. */
  readonly turn: Readonly<Record<string, readonly [title: string, text: string]>>;
  /** Chapters by id: a title and one sentence that says what it is about. */
  readonly chapters: Readonly<Record<string, Caption>>;
  /** Pictures by id. */
  readonly pictures: Readonly<Record<string, Caption & { readonly try?: string }>>;
  /** Questions to try the search with. */
  readonly questions: readonly string[];
  /** What the second page of the summary holds. */
  readonly second: string;
  /** Groups of pieces, and the words of filters. */
  readonly groups: Readonly<Record<string, string>>;
  readonly tags: Readonly<Record<string, string>>;
  /** Everyday words and the word of the rules that they mean: `lustro` for `zwierciadło`. */
  readonly synonyms: readonly (readonly string[])[];
}

/** By rule: the everyday words under which it is looked for. */
export type LookupWords = Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** One piece of the box. */
export interface Piece {
  readonly id: string;
  /** How many the box holds. */
  readonly count: number;
  /** Words that filters know. */
  readonly tags: readonly string[];
  /** The rules that are about it. */
  readonly rules: readonly string[];
}

/** Pieces of one kind, or of one place. */
export interface PieceGroup {
  readonly id: string;
  readonly pieces: readonly Piece[];
}

/** Everything in the box, as a game's `pieces.ts` tells it. `W`: the words of the game's table. */
export interface BoxPieces<W = unknown, V = unknown> {
  readonly groups: readonly PieceGroup[];
  /** The filters, in rows of what belongs together. */
  readonly filters: readonly (readonly string[])[];
  name(id: string, wording: W): string;
  text(id: string, wording: W): string;
  /** How many of each may still come, read off what a seat sees and nothing else; a piece that is not named is not told. */
  left(view: V): Readonly<Record<string, number>>;
}

/** What every summary says. */
export interface SummaryWords {
  readonly inTwoPages: string;
  readonly numbersAre: string;
  readonly yourTurn: string;
  readonly remember: string;
  readonly or: string;
}

/** What `Summary.svelte` draws its two pages from. */
export interface SummaryProps<W> {
  name: string;
  words: SummaryWords;
  book: Book;
  says: BookWords;
  wording: W;
  pieces: BoxPieces;
}
