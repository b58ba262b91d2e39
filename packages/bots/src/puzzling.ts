/** What a game brings so that puzzles can be made of its turns, besides its judge. */
import type { Chance, Choice, Kind, Options, Position, Seat } from '@astragal/kernel';
import type { Bot } from './bot.ts';
import type { Planned } from './plan.ts';

/** A way through the rest of a turn: the seat's own answers, up to its end or to the first that asks luck. */
export interface Way<K extends Kind = Kind> {
  readonly path: readonly Planned[];
  readonly from: Position<K>;
  /** Where it came to; behind luck, as one luck would have it. */
  readonly to: Position<K>;
}

/** What an idea is looked for in: the best way, and the best of all that do something else. */
export interface PuzzleSight<K extends Kind = Kind> {
  readonly seat: Seat;
  readonly best: Way<K>;
  readonly near: Way<K>;
  /** What is asked for, where a puzzle is exact. */
  readonly goal?: string;
}

/** What a way came to: whole numbers, of which the first that differs decides; more is better. */
export type Measure = readonly number[];

/** Puzzles that are proven by trying everything: a task told in facts, and luck has no say in it. */
export interface ExactPuzzling<K extends Kind = Kind> {
  /** A line is over where one of these steps would begin. */
  readonly until: readonly K['frame']['step'][];
  /** What may be asked for, by name: the game's words have a task and a result for each. */
  readonly goals: Readonly<Record<string, (way: Way<K>, seat: Seat) => Measure>>;
  /** Equal for positions of a turn from which the same can be reached. */
  key(position: Position<K>, seat: Seat): string;
  /** The same turn as luck might have had it, too: more to choose from out of one game. */
  variants?(position: Position<K>, seat: Seat, luck: Chance): readonly Position<K>[];
  /** An answer after which luck decides what may still be done: where one can be given, not everything can be known. */
  opens?(choice: Choice): boolean;
  /** The answers that are tried: those left out come to nothing that others do not come to as well. */
  tried?(state: K['state'], frame: K['frame'] & { readonly seat: Seat }, all: readonly Choice[]): readonly Choice[];
}

/** What a game brings to make puzzles. */
export interface Puzzling<K extends Kind = Kind> {
  /** Where puzzles come from: games of these tables. */
  readonly tables: readonly { readonly seats: number; readonly options?: Options }[];
  /** Questions at which a puzzle may begin: once a turn where it is judged, wherever it suits where it is exact. */
  readonly begins: readonly K['frame']['step'][];
  /** Whether this turn makes a puzzle at all; every turn does where nothing is said. */
  suits?(position: Position<K>, seat: Seat): boolean;
  /** What a way does, by name, whatever the order. Ways with the same deeds differ in details that nobody would call another idea. */
  deeds(way: Way<K>, seat: Seat): readonly string[];
  /** What a puzzle is about, by name: the game's words have one for each. The first that fit are the best names. */
  readonly ideas: Readonly<Record<string, (sight: PuzzleSight<K>) => boolean>>;
  /** Who plays on where ways are judged; everybody at a glance where nothing is said. */
  readonly player?: Bot<K>;
  /** Positions that are followed after each answer while ways are looked for. */
  readonly beam?: number;
  /** Ways are judged after so many rests more, and in so many futures. */
  readonly rests: number;
  readonly futures: number;
  /** Its puzzles are exact: nothing is judged. */
  readonly exact?: ExactPuzzling<K>;
}

/** What is said about a game's puzzles: themes, and, where they are exact, tasks and what a line came to. */
export interface PuzzleWords<I extends string = string, G extends string = string> {
  readonly ideas: Readonly<Record<I, string>>;
  /** The task as a sentence; `best` is what can be reached for certain. */
  readonly tasks: Readonly<Record<G, (best: Measure) => string>>;
  /** What a line came to, as a sentence. */
  readonly results: Readonly<Record<G, (came: Measure) => string>>;
}
