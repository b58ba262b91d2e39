/**
 * Somebody's tries at puzzles. They are kept in this browser, so that they count without a network; the house keeps them, too, once they
 * are handed in, and tells those of other devices. Only the first handing in of a puzzle counts; ratings follow from the tries, whenever they
 * are asked for.
 */
import { NEW_SOLVER, type RatedTry, ratingOfDifficulty, SETTLED_AFTER, solverRatings } from '@astragal/puzzles/rating';
import type { KeptTry, PuzzleOutcomes, PuzzleStanding } from '@astragal/wire';
import { type BrowserStore, browserStore } from '../base/browser-store.ts';

/** The first try at a puzzle. */
export interface PuzzleTry extends RatedTry {
  readonly game: string;
  readonly puzzle: string;
  /** The theme it is counted under. */
  readonly idea: string;
  readonly at: number;
  /** How long it took, in milliseconds. */
  readonly ms: number;
  /** The line; whoever gave up has none. */
  readonly answers?: readonly string[] | undefined;
  /** The house has it, or does not want it. */
  readonly isHandedIn?: boolean;
}

interface Kept {
  readonly tries: readonly PuzzleTry[];
  /** Puzzles that were solved, at whichever try. */
  readonly solved: readonly string[];
}

/** A rating at a time. */
export interface RatingPoint {
  readonly at: number;
  readonly rating: number;
}

const KEY = 'astragal puzzles';
const NOTHING: Kept = { tries: [], solved: [] };

const whole = (rating: number): number => Math.round(rating);

const toldBy = ({ game, puzzle, idea, solved, hinted, at, ms, against }: KeptTry): PuzzleTry => ({
  ...{ game, puzzle, idea, at, ms, against, isSolved: solved, isHinted: hinted, isHandedIn: true },
});

/** A puzzle, as far as its rating goes. */
interface Rated {
  readonly id: string;
  readonly difficulty: number;
}

export class PuzzleTries {
  readonly #store: BrowserStore;
  #kept: Kept = $state.raw(NOTHING);
  /** What people have made of puzzles, as the house told it. */
  #standings: ReadonlyMap<string, PuzzleStanding> = $state.raw(new Map());

  constructor(store: BrowserStore) {
    this.#store = store;
    this.startOver();
  }

  /** As this browser has it; nothing, where everything was forgotten. */
  startOver(): void {
    this.#kept = { ...NOTHING, ...this.#store.read<Kept>(KEY) };
  }

  get all(): readonly PuzzleTry[] {
    return this.#kept.tries;
  }

  firstOf(puzzle: string): PuzzleTry | undefined {
    return this.all.find((each) => each.puzzle === puzzle);
  }
  isSolved(puzzle: string): boolean {
    return this.#kept.solved.includes(puzzle);
  }

  /** How somebody is rated in a game, or in one theme of it. */
  ratingOf(game: string, idea?: string): number {
    return whole(solverRatings(this.#of(game, idea)).at(-1)!.rating);
  }
  /** Whether there were enough tries for a rating to say something. */
  isSettled(game: string, idea?: string): boolean {
    return this.#of(game, idea).length >= SETTLED_AFTER;
  }
  /** The same over time, after each try. */
  historyOf(game: string): readonly RatingPoint[] {
    const tries = this.#of(game);
    return solverRatings(tries)
      .slice(1)
      .map(({ rating }, i) => ({ at: tries[i]!.at, rating: whole(rating) }));
  }
  /** What the try at a puzzle did to the rating. */
  changeBy(puzzle: string): { readonly before: number; readonly after: number } | undefined {
    const game = this.firstOf(puzzle)?.game;
    if (game === undefined) return undefined;
    const tries = this.#of(game);
    const at = tries.findIndex((each) => each.puzzle === puzzle);
    const ratings = solverRatings(tries.slice(0, at + 1)).map(({ rating }) => whole(rating));
    return { before: ratings.at(-2) ?? NEW_SOLVER.rating, after: ratings.at(-1)! };
  }

  /** What a puzzle is rated: by people, or before that as its difficulty says. */
  puzzleRating({ id, difficulty }: Rated): number {
    return this.#standings.get(id)?.rating ?? whole(ratingOfDifficulty(difficulty).rating);
  }
  /** What people have made of it, as far as it is known. */
  standingOf(puzzle: string): PuzzleStanding | undefined {
    return this.#standings.get(puzzle);
  }

  /** What the house does not have yet. */
  get due(): readonly PuzzleTry[] {
    return this.all.filter(({ isHandedIn }) => !isHandedIn);
  }

  /** A line was handed in, or somebody gave up. Says whether it counts: only the first does. */
  note(each: PuzzleTry): boolean {
    if (each.isSolved && !this.isSolved(each.puzzle)) this.#keep({ solved: [...this.#kept.solved, each.puzzle] });
    if (this.firstOf(each.puzzle)) return false;
    this.#keep({ tries: [...this.all, each] });
    return true;
  }

  /** What became of tries that were handed in: what the house keeps is what counts. */
  settle(outcomes: PuzzleOutcomes['tries']): void {
    const mine = new Map(outcomes.map((each) => [each.puzzle, each.mine ? toldBy(each.mine) : { isHandedIn: true }]));
    this.#keep({ tries: this.all.map((each) => ({ ...each, ...mine.get(each.puzzle) })) });
    this.#meet(outcomes.flatMap(({ standing }) => standing ?? []));
  }

  /** All tries that the house has of me, from whichever device, and how its puzzles stand. */
  hear(mine: readonly KeptTry[], standings: readonly PuzzleStanding[]): void {
    const told = new Map(mine.map((each) => [each.puzzle, toldBy(each)]));
    const others = [...told.values()].filter(({ puzzle }) => !this.firstOf(puzzle));
    const solved = [...told.values()].flatMap(({ puzzle, isSolved }) => (isSolved && !this.isSolved(puzzle) ? [puzzle] : []));
    this.#meet(standings);
    this.#keep({
      tries: [...this.all.map((each) => ({ ...each, ...told.get(each.puzzle) })), ...others],
      solved: [...this.#kept.solved, ...solved],
    });
  }

  #meet(standings: readonly PuzzleStanding[]): void {
    this.#standings = new Map([...this.#standings, ...standings.map((each) => [each.puzzle, each] as const)]);
  }

  #of(game: string, idea?: string): readonly PuzzleTry[] {
    return this.all.filter((each) => each.game === game && (idea === undefined || each.idea === idea)).sort((a, b) => a.at - b.at);
  }

  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    this.#store.write(KEY, this.#kept);
  }
}

/** Of this browser. */
export const tries = new PuzzleTries(browserStore);
