/** What Sanctum brings to learn with: where the value judges, what it looks at, who plays with it. */
import { type Craft, dot, type LearnedWeights, rowsOf } from '@astragal/bots';
import type { Seat } from '@astragal/kernel';
import { sanctum } from '../game.ts';
import type { SanctumKind, SanctumState } from '../state.ts';
import { features, SKILL_FEATURES } from './features.ts';
import type { Sense } from './stakes.ts';

/** A game won, in points: a survivor has a thousand and twenty for each point of health. */
const VICTORY = 150;

/**
 * The learned value in points; winning counts on top of what the result says. A skill is never a harm: where heroes with it fared badly in the
 * games that were learned from, that says something about the players.
 */
export function senseOf(weights: LearnedWeights): Sense {
  const { names } = features;
  const bounded = (weight: number, at: number): number => (SKILL_FEATURES.has(names[at]!) ? Math.max(0, weight) : weight);
  const rows = new Map([...rowsOf(names, weights, VICTORY)].map(([seats, row]) => [seats, row.map(bounded)]));
  return (s: SanctumState, seat: Seat) => dot(features.of(s, seat), rows.get(s.heroes.length)!);
}

/** The craft with these weights. Sanctum's players do not use the general plans, so nothing is answered at a glance. */
export const craftWith = (weights: LearnedWeights): Craft<SanctumKind> => ({
  game: sanctum,
  horizon: ['response', 'roar', 'roar-card', 'round'],
  features,
  quick: (_, __, choices) => choices[0]!,
  seats: (s) => s.heroes.length,
  weights,
  victory: VICTORY,
});
