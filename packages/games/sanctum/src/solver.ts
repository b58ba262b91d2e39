/** The fight helper: the best ways to use the dice that lie there, and the odds before they are rolled. */
import type { Seat } from '@astragal/kernel';
import { cloneState } from './clone.ts';
import { heroAt, rollsSilver } from './rules/hero.ts';
import { isPayable, reachesFury, search } from './solver/judge.ts';
import { fillAll, type Outcome, openPlaces, type Problem, type ProblemOptions, problemOf, renew, variantsOf } from './solver/search.ts';
import { attackSteps, blockSteps } from './solver/steps.ts';
import type { Die, SanctumState } from './state.ts';

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

/** The chance of killing each foe if that were all one wanted, with the dice about to be rolled and every change at hand. */
export function odds(state: SanctumState, seat: Seat): number[] {
  const s = cloneState(state);
  const me = heroAt(s, seat);
  const problem = problemOf(s, seat);
  const silver = rollsSilver(me) ? [1, 2, 3, 4, 5, 6] : [0];
  const chances = me.foes.map(() => 0);
  for (const { values, weight } of rolls(Math.max(0, me.gold - me.fewerDice)))
    for (const last of silver) {
      me.fight.dice = (last ? [...values, last] : values).map((value, i) => rolledDie(value, i === values.length));
      renew(problem.effort);
      for (let foe = 0; foe < me.foes.length; foe++) if (canKill(problem, foe)) chances[foe]! += weight / silver.length;
    }
  return chances;
}

const rolledDie = (value: number, silver: boolean): Die => ({
  value,
  rolled: value,
  silver,
  changed: false,
  use: 'free',
  foe: -1,
  location: -1,
});

function canKill(problem: Problem, foe: number): boolean {
  const { me, s } = problem;
  if (me.foes[foe]!.side !== 'up' || (s.phase === 'battle' && foe !== me.place)) return false;
  return variantsOf(problem).some((p) => fillAll(p, openPlaces(p, foe), (_, cost) => isPayable(p, cost)));
}

/** Every result of so many dice, order aside, with its probability. */
export function rolls(n: number): { values: number[]; weight: number }[] {
  const results: { values: number[]; weight: number }[] = [];
  const step = (values: number[], low: number): void => {
    if (values.length === n) {
      results.push({ values, weight: ways(values) / 6 ** n });
      return;
    }
    for (let value = low; value <= 6; value++) step([...values, value], value);
  };
  step([], 1);
  return results;
}

/** In how many orders these values can fall. */
function ways(values: readonly number[]): number {
  const factorial = (k: number): number => (k < 2 ? 1 : k * factorial(k - 1));
  const counts = [1, 2, 3, 4, 5, 6].map((face) => values.filter((value) => value === face).length);
  return factorial(values.length) / counts.reduce((product, count) => product * factorial(count), 1);
}
