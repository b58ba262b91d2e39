/** The fight helper: the best ways to use the dice that lie there, and the odds before they are rolled. */
import type { Seat } from '@astragal/kernel';
import { reachesFury, search } from './solver/judge.ts';
import { type Outcome, type ProblemOptions, problemOf } from './solver/search.ts';
import { attackSteps, blockSteps } from './solver/steps.ts';
import type { SanctumState } from './state.ts';

export { odds } from './solver/odds.ts';
export { type Outcome, prudent, type Worth } from './solver/search.ts';

/** A way through the attack step: answers in order, as notation, and what they come to. */
export interface Plan {
  readonly steps: readonly string[];
  readonly kills: readonly number[];
  readonly outcome: Outcome;
}

export interface Solution {
  /** The best plans; all of them are equally good. */
  readonly plans: readonly Plan[];
  /** False when the fight was too large to look at everything, or when fury that still lies face down could be turned up. */
  readonly exact: boolean;
}

/** `most` plans of equal worth; `worth` of an outcome; `limit` of positions to look at. */
export interface SolveOptions extends ProblemOptions {
  readonly most?: number;
}

/**
 * The best plans for the dice that lie there (S-31), without rolling again: by default fewest wounds, then most levels, then most free
 * hits, then fewest tokens. A fury card still face down ends what can be planned.
 */
export function solve(state: SanctumState, seat: Seat, { most = 6, ...rest }: SolveOptions = {}): Solution {
  const problem = problemOf(state, seat, rest);
  const { found, exact } = search(problem, most);
  return {
    plans: found.map((each) => ({ steps: attackSteps(each), kills: each.kills, outcome: each.outcome })),
    exact: exact && !problem.quick && !reachesFury(problem),
  };
}

/** The best answers of the block step, without its end. */
export function solveBlock(state: SanctumState, seat: Seat, options: ProblemOptions = {}): string[] {
  const { found } = search(problemOf(state, seat, options), 1);
  return blockSteps(found[0]!);
}
