/**
 * What a game may add to the list of somebody's games; all of it is optional, and found by where it lies: `games/<id>/history/<language>.ts`
 * tells what decided a game, `figure.ts` says which number stands for points where points only order the players, `Piece.svelte` draws what
 * somebody took most often and whom they played, `course.ts` says which part of the game a position belongs to, and
 * `pictured.ts` which piece stands for an answer.
 */
import type { ChoiceOf, Event, Kind, Seat } from '@astragal/kernel';
import type { PlayedGame } from '@astragal/wire';
import type { Component } from 'svelte';

export type Figures = NonNullable<NonNullable<PlayedGame['tally']>['figures']>;

/** In the words of a language. */
export interface HistoryText {
  /** What decided a game, for its line. */
  detail?(game: PlayedGame): string | undefined;
  /** What somebody did as one hero, from the figures of all those games. */
  deeds?(games: readonly Figures[]): string | undefined;
  /** What a part of the game is called; where nothing is said, by its own name. */
  part?(part: string): string;
  /** A hero by name. */
  hero?(hero: string): string;
  /** What luck said, of an event: "1 gold and 1 gold". Nothing for all others. */
  fell?(event: Event, seat: Seat): string | undefined;
}

/** Where a game stands. */
export interface Standpoint {
  /** What an axis over the whole game names: a round, an act. */
  readonly part: string;
  /** The round, where people count them besides. */
  readonly round?: number;
  /** Who plays which hero, by seat, where they are told by them. */
  readonly heroes?: readonly string[];
}

/** Of a view as a watcher has it. */
export type GameCourse<K extends Kind = Kind> = (view: K['view']) => Standpoint;

/** The number by which people tell a game, and its sign: the inside of a drawing of 512 x 512. */
export interface Figure {
  readonly of: string;
  readonly sign: string;
}

/** Draws a piece on a ground of its own, as large as it is let; `kind` as in a tally, or `heroes`. */
export type PieceOf = Component<{ kind: string; id: string }>;

/** A piece as `PieceOf` draws it; several of one kind stand in one id, with spaces between them. */
export interface PieceId {
  readonly kind: string;
  readonly id: string;
}

/** Which piece stands for an answer, or for what fell in a turn of a seat. */
export interface Pictured<K extends Kind = Kind> {
  /** Where on the table an answer lies that no piece gives by itself, and where it leads from, as selectors: a way is drawn between them. */
  way?(choice: ChoiceOf<K>, seat: Seat, view: K['view']): { readonly to: string; readonly from?: string } | undefined;
  choice(choice: ChoiceOf<K>): PieceId | undefined;
  fell(events: readonly K['event'][], seat: Seat): PieceId | undefined;
}
