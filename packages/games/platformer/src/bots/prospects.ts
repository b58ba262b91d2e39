/** How far a hero is from the blow: the way that is left, and how likely the next roll is enough. */
import type { Seat } from '@astragal/kernel';
import { CARDS, HEROES, type Special, TOKENS } from '../content/tables.ts';
import { bossField } from '../rules/boss.ts';
import { climberOf, healthOf } from '../rules/pieces.ts';
import { isBossLevel } from '../rules/space.ts';
import { type Climber, type Field, OFF, type State } from '../state.ts';
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
  const me = climberOf(s, seat);
  const wounds = healthOf(s, s.boss) - bonus(me);
  return readiness(me.hero, special, Math.min(me.gems, ENOUGH_GEMS), wounds, Math.max(0, Math.min(steps, MOST_STEPS)));
}

/** How likely the hero fells the boss in its next turn, from where it is. */
export function blowChance(s: State, seat: Seat): number {
  const { at: field, special } = climberOf(s, seat);
  return field === OFF || !isBossLevel(s, field) ? 0 : blow(s, seat, stepsToBoss(s, seat, field), special).chance;
}

/** Wounds that each card and token adds to an Attack on the boss. */
const CARD_ADDS = byName(CARDS, ({ use, passive }) => (use?.effect === 'next-attack' ? use.wounds : 0) + (passive?.twoDiceBonus ?? 0));
const TOKEN_ADDS = byName(TOKENS, ({ effect }) => (effect.bossAttackBonus ?? 0) - (effect.attackLess ?? 0));
/** Steps that each card saves: what walks or shoves saves one. */
const CARD_SAVES = byName(CARDS, ({ use }) => (use?.effect === 'walk' || use?.effect === 'hand' ? 1 : 0));

function byName<N extends string, T>(all: Readonly<Record<N, T>>, worth: (each: T) => number): Readonly<Record<N, number>> {
  return Object.fromEntries(Object.entries<T>(all).map(([name, each]) => [name, worth(each)])) as Record<N, number>;
}

function summed<N extends string>(names: readonly N[], worth: Readonly<Record<N, number>>): number {
  let sum = 0;
  for (let i = 0; i < names.length; i++) sum += worth[names[i]!];
  return sum;
}

function bonus({ hero, cards, tokens }: Climber): number {
  return (HEROES[hero].passive?.twoDiceBonus ?? 0) + summed(cards, CARD_ADDS) + summed(tokens, TOKEN_ADDS);
}

/** Steps until the hero stands beside the boss. */
export const stepsToBoss = (s: State, seat: Seat, rest: Field): number =>
  Math.max(0, stepsBetween(s, rest, bossField(s)) - 1 - summed(climberOf(s, seat).cards, CARD_SAVES));

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
  if (rest === OFF) return prospect(false, bootsOff(s, seat), blow(s, seat, 3, 'blank'));
  if (isBossLevel(s, rest)) return prospect(true, 0, blow(s, seat, stepsToBoss(s, seat, rest), special));
  return prospect(false, bootsFrom(s, rest), blow(s, seat, 2, 'sword'));
}

const prospect = (isInCourt: boolean, boots: number, { missing, chance }: Readiness): Prospect => ({ isInCourt, boots, missing, chance });

/** The chance of a blow beside the boss with everything carried and a sword kept for it. */
export const armedChance = (s: State, seat: Seat): number => blow(s, seat, 1, 'sword').chance;
