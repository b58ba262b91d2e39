/// <reference path="./glicko2.d.ts" />
/** Ratings of solvers and puzzles (Glicko-2): a try is a game between the two, and only the first handing in counts. */
import glicko2 from 'glicko2';

export interface Glicko {
  readonly rating: number;
  /** How unsure it is. */
  readonly rd: number;
  /** How much it swings. */
  readonly vol: number;
}

/** The first try at a puzzle, as it is counted. Giving up is a miss. */
export interface RatedTry {
  readonly isSolved: boolean;
  /** Somebody asked for a hint first: that halves the gain. */
  readonly isHinted: boolean;
  /** The rating of the puzzle at that time. */
  readonly against: number;
}

/** Where a solver begins: below most puzzles, and sure enough that one miss costs some seventy points, not two hundred. */
export const NEW_SOLVER: Glicko = { rating: 1200, rd: 170, vol: 0.06 };
/** So many tries later a rating says something. */
export const SETTLED_AFTER = 5;
/** What a puzzle's rating is taken to be sure of, whoever tries it. */
const PUZZLE_RD = 80;
/** How much one result may change how much a rating swings. */
const TAU = 0.5;

/** What a puzzle is rated before people have tried it: by how many levels miss it. */
export const ratingOfDifficulty = (difficulty: number): Glicko => ({ rating: 900 + 200 * difficulty, rd: 150, vol: 0.06 });

/** One game between two: how the first is rated after it. */
export function ratedAfter(own: Glicko, other: Pick<Glicko, 'rating' | 'rd'>, score: number): Glicko {
  const period = new glicko2.Glicko2({ tau: TAU });
  const [one, against] = [period.makePlayer(own.rating, own.rd, own.vol), period.makePlayer(other.rating, other.rd, own.vol)];
  period.updateRatings([[one, against, score]]);
  return { rating: one.getRating(), rd: one.getRd(), vol: one.getVol() };
}

/** A solver after a try. */
export function solverAfter(solver: Glicko, { isSolved, isHinted, against }: RatedTry): Glicko {
  const after = ratedAfter(solver, { rating: against, rd: PUZZLE_RD }, isSolved ? 1 : 0);
  const gain = after.rating - solver.rating;
  return isHinted && gain > 0 ? { ...after, rating: solver.rating + gain / 2 } : after;
}

/** How a solver is rated before the first of these tries and after each. */
export function solverRatings(tries: readonly RatedTry[], from: Glicko = NEW_SOLVER): Glicko[] {
  const all = [from];
  for (const each of tries) all.push(solverAfter(all.at(-1)!, each));
  return all;
}

/** A puzzle after somebody has tried it: it wins where it is missed. */
export const puzzleAfter = (puzzle: Glicko, { isSolved, solver }: { readonly isSolved: boolean; readonly solver: Glicko }): Glicko =>
  ratedAfter(puzzle, solver, isSolved ? 0 : 1);
