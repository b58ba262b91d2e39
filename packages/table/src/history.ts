/**
 * What a game may add to the list of somebody's games; all of it is optional, and found by where it lies: `games/<id>/history/<language>.ts`
 * tells what decided a game, `figure.ts` says which number stands for points where points only order the players, `Piece.svelte` draws what
 * somebody took most often and whom they played.
 */
import type { PlayedGame } from '@astragal/wire';
import type { Component } from 'svelte';

export type Figures = NonNullable<NonNullable<PlayedGame['tally']>['figures']>;

/** In the words of a language. */
export interface HistoryText {
  /** What decided a game, for its line. */
  detail?(game: PlayedGame): string | undefined;
  /** What somebody did as one hero, from the figures of all those games. */
  deeds?(games: readonly Figures[]): string | undefined;
}

/** The number by which people tell a game, and its sign: the inside of a drawing of 512 x 512. */
export interface Figure {
  readonly of: string;
  readonly sign: string;
}

/** Draws a piece on a ground of its own, as large as it is let; `kind` as in a tally, or `heroes`. */
export type PieceOf = Component<{ kind: string; id: string }>;
