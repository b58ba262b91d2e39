/** How far a hero is from the blow: the way that is left, and how likely the next roll is enough. */
import type { Seat } from '@astragal/kernel';
import { CARDS, type Special, TOKENS } from '../content/tables.ts';
import { bossField } from '../rules/boss.ts';
import { passive } from '../rules/facts.ts';
import { climberOf, healthOf } from '../rules/pieces.ts';
import { isBossLevel } from '../rules/space.ts';
import { type Field, OFF, type State } from '../state.ts';
import { type Readiness, readiness } from './blow.ts';
import { restingField, stepsBetween, wayUp } from './ways.ts';

export const ENOUGH_GEMS = 15;
const MOST_STEPS = 5;
/** The boots that a hidden level usually takes. */
export const HIDDEN_LEVEL = 9;

export const bootsFrom = (s: State, rest: Field): number => wayUp(s, rest) + (s.levels - s.highest) * HIDDEN_LEVEL;

/** The same for a hero off the map: the climb begins anew, or the fight from a shop of the boss level. */
export const bootsOff = (s: State, seat: Seat): number => (climberOf(s, seat).entered ? 2 : (s.levels - s.highest + 1) * HIDDEN_LEVEL);

/** How ready the hero is for the boss, with everything carried. */
export function blow(s: State, seat: Seat, steps: number, special: Special): Readiness {
  const { hero, gems } = climberOf(s, seat);
  const wounds = healthOf(s, s.boss) - bonus(s, seat);
  return readiness(hero, special, Math.min(gems, ENOUGH_GEMS), wounds, Math.max(0, Math.min(steps, MOST_STEPS)));
}

/** How likely the hero fells the boss in its next turn, from where it is. */
export function blowChance(s: State, seat: Seat): number {
  const { at: field, special } = climberOf(s, seat);
  return field === OFF || !isBossLevel(s, field) ? 0 : blow(s, seat, stepsToBoss(s, seat, field), special).chance;
}

/** Wounds that cards and tokens add to an Attack on the boss. */
function bonus(s: State, seat: Seat): number {
  const { cards, tokens } = climberOf(s, seat);
  let wounds = passive(s, seat, 'twoDiceBonus');
  for (const card of cards) {
    const { use } = CARDS[card];
    if (use?.effect === 'next-attack') wounds += use.wounds;
  }
  for (const token of tokens) wounds += (TOKENS[token].effect.bossAttackBonus ?? 0) - (TOKENS[token].effect.attackLess ?? 0);
  return wounds;
}

/** Steps until the hero stands beside the boss; cards that walk or shove save one each. */
export function stepsToBoss(s: State, seat: Seat, rest: Field): number {
  const saved = climberOf(s, seat).cards.filter((card) => CARDS[card].use?.effect === 'walk' || CARDS[card].use?.effect === 'hand').length;
  return Math.max(0, stepsBetween(s, rest, bossField(s)) - 1 - saved);
}

/** How a hero stands in the race for the blow. */
export interface Prospect {
  readonly isInCourt: boolean;
  /** Boots to the boss level. */
  readonly boots: number;
  /** Wounds that are missing on average, and the chance that none is. */
  readonly missing: number;
  readonly chance: number;
}

export function prospectOf(s: State, seat: Seat): Prospect {
  const { at, special } = climberOf(s, seat);
  const rest = at === OFF ? OFF : restingField(s, seat, at);
  if (rest === OFF) return { isInCourt: false, boots: bootsOff(s, seat), ...blow(s, seat, 3, 'blank') };
  if (isBossLevel(s, rest)) return { isInCourt: true, boots: 0, ...blow(s, seat, stepsToBoss(s, seat, rest), special) };
  return { isInCourt: false, boots: bootsFrom(s, rest), ...blow(s, seat, 2, 'sword') };
}

/** The chance of a blow beside the boss with everything carried and a sword kept for it. */
export const armedChance = (s: State, seat: Seat): number => blow(s, seat, 1, 'sword').chance;
