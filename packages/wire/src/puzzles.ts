/** Tries at puzzles: handed in, judged again, and what all of them make of a puzzle (`docs/puzzles.md`). */
import * as v from 'valibot';
import type { Output } from './inferred.ts';
import { SIZES } from './protocol.ts';
import { time } from './tables.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const game = v.pipe(v.string(), v.maxLength(40));
const puzzle = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));

/** Tries that are handed in at once, and answers of one line: more than any turn has. */
export const TRIES_AT_ONCE = 8;
const MOST_ANSWERS = 200;

/** The first try at a puzzle, as a device has counted it. `answers`: the line; whoever gave up has none. */
const handedTry = v.object({
  game,
  puzzle,
  answers: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(SIZES.choice))), v.minLength(1), v.maxLength(MOST_ANSWERS))),
  /** Somebody asked for a hint first. */
  hinted: v.boolean(),
  at: time,
  /** How long it took, in milliseconds. */
  ms: count,
});
export type HandedTry = Output<typeof handedTry>;

export const puzzleHandIn = v.object({ tries: v.pipe(v.array(handedTry), v.minLength(1), v.maxLength(TRIES_AT_ONCE)) });

/** My try as the house keeps it: the first that was handed in, from whichever device. */
const keptTry = v.object({
  game,
  puzzle,
  /** The theme it is counted under. */
  idea: v.string(),
  solved: v.boolean(),
  hinted: v.boolean(),
  at: time,
  ms: count,
  /** The rating of the puzzle then. */
  against: v.number(),
});
export type KeptTry = Output<typeof keptTry>;

/** What people have made of a puzzle: its rating, and to whoever has tried it how many did and how many solved it. */
const puzzleStanding = v.object({ puzzle, rating: v.number(), tried: v.optional(count), solved: v.optional(count) });
export type PuzzleStanding = Output<typeof puzzleStanding>;

/** `counted`: now. `before`: another was handed in first, and is told. `unknown`: there is no such puzzle here. `misfit`: the rules do not allow that line. */
export const TRY_OUTCOMES = ['counted', 'before', 'unknown', 'misfit'] as const;

export const puzzleOutcomes = v.object({
  tries: v.array(
    v.object({ game, puzzle, outcome: v.picklist(TRY_OUTCOMES), mine: v.optional(keptTry), standing: v.optional(puzzleStanding) }),
  ),
});
export type PuzzleOutcomes = Output<typeof puzzleOutcomes>;

/** What is known of a puzzle before it is opened. */
const madePuzzle = v.object({
  id: puzzle,
  version: v.number(),
  task: v.picklist(['certain', 'average']),
  difficulty: count,
  ideas: v.array(v.string()),
});
export type MadePuzzle = Output<typeof madePuzzle>;
export const madePuzzleQuery = v.object({ game, puzzle });
export const wholePuzzle = v.object({ puzzle: v.looseObject({}) });

export const puzzlesQuery = v.object({ game });
export const puzzlesOfGame = v.object({
  /** All my tries in this game, the oldest first. */
  mine: v.array(keptTry),
  /** Puzzles that somebody has tried. */
  puzzles: v.array(puzzleStanding),
  /** Puzzles of this house's own games, where the host wants them. */
  made: v.array(madePuzzle),
});
export type PuzzlesOfGame = Output<typeof puzzlesOfGame>;
