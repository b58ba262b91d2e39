/** The fight helper: the best ways to use the dice that lie there, and the odds before they are rolled. */
import type { Seat } from '@astragal/kernel';
import { cloneState } from './clone.ts';
import { SLOT_AT, type Token } from './content/effects.ts';
import { abilitiesAt, firstWell, heroAt, rollsSilver } from './rules/hero.ts';
import {
  type Assignment,
  type Found,
  fillAll,
  type Outcome,
  type Problem,
  problemOf,
  prudent,
  search,
  type Worth,
} from './solver/search.ts';
import type { Change } from './solver/ways.ts';
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
  /** False when the fight was too large to look at everything. */
  readonly exact: boolean;
}

/** `most` plans of equal worth; `worth` of an outcome; `limit` of positions to look at. */
export interface SolveOptions {
  readonly most?: number;
  readonly worth?: Worth;
  readonly limit?: number | undefined;
}

/**
 * The best plans for the dice that lie there (S-31): by default fewest wounds, then most levels, then fewest tokens.
 * Exact up to three changes on one die and 150,000 positions; a fury card still face down ends what can be planned.
 */
export function solve(state: SanctumState, seat: Seat, { most = 6, worth = prudent, limit }: SolveOptions = {}): Solution {
  const problem = problemOf(state, seat, worth, limit);
  const { found, exact } = search(problem, most);
  return { plans: found.map((each) => ({ steps: stepsOf(problem, each), kills: each.kills, outcome: each.outcome })), exact };
}

/** Copies of the dice as they lie come first, copies of a die that is put down last; in the Final Battle cards fall in order. */
function stepsOf(p: Problem, found: Found): string[] {
  const rank = ({ die, way }: Assignment): number => (way.copied === 0 ? 1 : shownBy(p, die, way.copied) >= 0 ? 0 : 2);
  const inOrder = found.assignments.toSorted((a, b) => rank(a) - rank(b) || (p.s.phase === 'battle' ? a.place.foe - b.place.foe : 0));
  const purse: Purse = { stamina: p.me.stamina, focus: p.me.focus, flexible: found.stamina, filled: [] };
  return inOrder.flatMap((each) => [
    ...each.way.uses.flatMap(({ change, to }) => changeSteps(p, each, found.assignments, change, to, purse)),
    each.double ? doubleStep(each.die, each.place, each.double) : `hit ${each.die} ${each.place.foe} ${each.place.location}`,
  ]);
}

/** Tokens while the steps are written down; `flexible`: how many stamina go on spaces that take either. */
interface Purse {
  stamina: number;
  focus: number;
  flexible: number;
  readonly filled: { readonly change: Change; readonly token: Token }[];
}

/** Another die that shows this value as it lies, or -1. */
const shownBy = ({ me }: Problem, die: number, value: number): number =>
  me.fight.dice.findIndex((other, i) => i !== die && other.use !== 'lost' && other.value === value);

/** The rules name the two places of a double in order. */
function doubleStep(die: number, a: Assignment['place'], b: Assignment['place']): string {
  const [first, second] = a.foe < b.foe || (a.foe === b.foe && a.location < b.location) ? [a, b] : [b, a];
  return `double ${die} ${first.foe} ${first.location} ${second.foe} ${second.location}`;
}

function changeSteps(p: Problem, { die, way }: Assignment, all: readonly Assignment[], change: number, to: number, purse: Purse): string[] {
  const { kind, blessing } = p.changes[change]!;
  if (kind === 'rage' || kind === 'crush') return [`${kind} ${die} ${to}`];
  if (kind === 'flip') return [`flip ${die}`];
  if (kind === 'blessing') return [`invoke ${blessing} ${die} ${to}`];
  if (kind === 'ability') return useSteps(p, p.changes[change]!, die, to, purse);
  const shown = shownBy(p, die, way.copied);
  return [`copy ${die} ${shown >= 0 ? shown : all.find((other) => other.die !== die && other.place.number === way.copied)!.die}`];
}

/** An ability is paid; Surge of Power comes before it where the ability is full or the pool empty. */
function useSteps(p: Problem, change: Change, die: number, to: number, purse: Purse): string[] {
  const token: Token = change.either > 0 && purse.flexible > 0 ? 'stamina' : 'focus';
  if (token === 'stamina') purse.flexible--;
  const full = purse.filled.find((each) => each.change.slot === change.slot && each.change.ability === change.ability);
  const spent = full ?? (purse[token] === 0 ? purse.filled.find((each) => each.token === token) : undefined);
  if (spent) purse[spent.token]++;
  purse[token]--;
  purse.filled.push({ change, token });
  return [
    ...(spent ? [`surge ${spent.change.slot} ${wellOf(p, spent.change)}`] : []),
    `use ${change.slot} ${change.ability} ${token} ${die} ${to}`,
  ];
}

/** The well of a one-space ability among those of its item space. */
const wellOf = ({ me }: Problem, { slot, ability }: Change): number => firstWell(abilitiesAt(me, SLOT_AT[slot!]), ability!);

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
      problem.nodes = 0;
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

function canKill(p: Problem, foe: number): boolean {
  if (p.me.foes[foe]!.side !== 'up' || (p.s.phase === 'battle' && foe !== p.me.place)) return false;
  let can = false;
  fillAll(p, [foe], () => {
    can = true;
    return true;
  });
  return can;
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
