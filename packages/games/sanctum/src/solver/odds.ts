/** The odds before the roll: each result of the dice, and for those that do not suffice the best dice to roll again. */
import type { Seat } from '@astragal/kernel';
import { cloneState } from '../clone.ts';
import { skillOf } from '../content/heroes.ts';
import { copiesToSilver, heroAt, ready, rollsSilver } from '../rules/hero.ts';
import type { Die, Hero, SanctumState } from '../state.ts';
import { isPayable } from './judge.ts';
import { fillAll, openPlaces, type Problem, problemOf, renew, variantsOf } from './search.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** What the silver die shows: a value it fell on, one it has `copied` by Dance Partner, or nothing (0). */
interface Silver {
  readonly value: number;
  readonly copied: boolean;
}
const NO_SILVER: Silver = { value: 0, copied: false };
const SILVERS: readonly Silver[] = FACES.map((value) => ({ value, copied: false }));

/** The chance of killing each foe if that were all one wanted, with the dice about to be rolled and everything at hand that changes them. */
export function odds(state: SanctumState, seat: Seat): number[] {
  const s = cloneState(state);
  const me = heroAt(s, seat);
  const problem = problemOf(s, seat);
  return me.foes.map((foe, at) => (foe.side === 'up' && (s.phase !== 'battle' || at === me.place) ? new Hunt(problem, at).chance() : 0));
}

/** How many dice may be rolled again (K-27). */
function againOf(me: Hero, dice: number): number {
  const some = ready(me, 'reroll');
  if (some !== undefined) return Math.min(dice, skillOf(some).n);
  return ready(me, 'reroll-all') === undefined ? 0 : dice;
}

/** One foe, and every result of the dice against it. Gold dice are written in rising order. */
class Hunt {
  readonly #problem: Problem;
  readonly #foe: number;
  readonly #gold: number;
  readonly #silvers: readonly Silver[];
  readonly #again: number;
  readonly #killing = new Map<string, boolean>();
  readonly #after = new Map<string, number>();

  constructor(problem: Problem, foe: number) {
    const { me } = problem;
    this.#problem = problem;
    this.#foe = foe;
    this.#gold = Math.max(0, me.gold - me.fewerDice);
    this.#silvers = rollsSilver(me) ? SILVERS : [NO_SILVER];
    this.#again = againOf(me, this.#gold + (rollsSilver(me) ? 1 : 0));
  }

  chance(): number {
    let chance = 0;
    for (const { values, weight } of rolls(this.#gold))
      for (const silver of this.#silvers) chance += (weight / this.#silvers.length) * this.#best(values, silver);
    return chance;
  }

  /** The chance after this roll, with the best use of what rolls dice again. */
  #best(values: readonly number[], silver: Silver): number {
    if (this.#kills(values, silver)) return 1;
    if (this.#again === 0) return 0;
    const copies = copiesToSilver(this.#problem.me) === undefined || silver.value === 0 ? [] : [...new Set(values)];
    let best = 0;
    for (const kept of subsetsOf(values)) {
      const rolled = values.length - kept.length;
      if (rolled > this.#again) continue;
      // Dance Partner may take a value before its die is rolled again.
      const lie = [silver, ...copies.map((value) => ({ value, copied: true }))];
      if (rolled > 0) for (const each of lie) best = Math.max(best, this.#then(kept, [each]));
      if (silver.value > 0 && rolled < this.#again) best = Math.max(best, this.#then(kept, SILVERS));
      if (best === 1) return 1;
    }
    return best;
  }

  /** The chance once the gold dice that were not kept have fallen again, and the silver die as one of these. */
  #then(kept: readonly number[], silvers: readonly Silver[]): number {
    const key = `${kept.join('')} ${silvers.length} ${nameOf(silvers[0]!)}`;
    let chance = this.#after.get(key);
    if (chance !== undefined) return chance;
    chance = 0;
    for (const { values, weight } of rolls(this.#gold - kept.length)) {
      const all = [...kept, ...values].sort();
      for (const silver of silvers) if (this.#kills(all, silver)) chance += weight / silvers.length;
    }
    this.#after.set(key, chance);
    return chance;
  }

  #kills(values: readonly number[], silver: Silver): boolean {
    const key = `${values.join('')} ${nameOf(silver)}`;
    let kills = this.#killing.get(key);
    if (kills === undefined) {
      kills = canKill(this.#problem, this.#foe, values, silver);
      this.#killing.set(key, kills);
    }
    return kills;
  }
}

const nameOf = ({ value, copied }: Silver): string => `${value}${copied ? 'c' : ''}`;

/** Every different part of some values, all of them included. */
function subsetsOf(values: readonly number[]): number[][] {
  const found = new Map<string, number[]>();
  for (let set = 0; set < 2 ** values.length; set++) {
    const kept = values.filter((_, i) => (set >> i) & 1);
    found.set(kept.join(''), kept);
  }
  return [...found.values()];
}

/** Whether dice that lie so can kill a foe, with every change at hand. */
function canKill(problem: Problem, foe: number, values: readonly number[], silver: Silver): boolean {
  const { fight } = problem.me;
  const partner = silver.copied ? copiesToSilver(problem.me) : undefined;
  fight.dice = values.map((value) => lies(value, false));
  if (silver.value > 0) fight.dice.push({ ...lies(silver.value, true), changed: silver.copied });
  if (partner !== undefined) fight.used.push(partner);
  renew(problem.effort);
  const kills = variantsOf(problem).some((p) => fillAll(p, openPlaces(p, foe), (_, cost) => isPayable(p, cost)));
  if (partner !== undefined) fight.used.pop();
  return kills;
}

const lies = (value: number, silver: boolean): Die => ({
  value,
  rolled: value,
  silver,
  changed: false,
  use: 'free',
  foe: -1,
  location: -1,
});

const known: { values: number[]; weight: number }[][] = [];

/** Every result of so many dice, order aside, with its probability. */
function rolls(n: number): readonly { readonly values: readonly number[]; readonly weight: number }[] {
  known[n] ??= allRolls(n);
  return known[n];
}

function allRolls(n: number): { values: number[]; weight: number }[] {
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
  const counts = FACES.map((face) => values.filter((value) => value === face).length);
  return factorial(values.length) / counts.reduce((product, count) => product * factorial(count), 1);
}
