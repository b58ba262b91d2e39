/** What Sanctum brings to learn with: where the value judges, what it looks at, who plays with it. */
import { type Craft, dot, type Weights } from '@astragal/bots';
import type { Seat } from '@astragal/kernel';
import { sanctum } from '../game.ts';
import type { SanctumKind, SanctumState } from '../state.ts';
import { FIRST_SKILL, features } from './features.ts';
import type { Sense } from './stakes.ts';

/** A game won, in points: a survivor has a thousand and twenty for each point of health. */
const VICTORY = 150;

type BySeats = Readonly<Record<number, Weights>>;

/**
 * The learned value in points; winning counts on top of what the result says. A skill is never a harm: where heroes with it fared badly in the
 * games that were learned from, that says something about the players.
 */
export function senseOf(weights: BySeats): Sense {
  const weighed = (weight: number, at: number): number => (at < FIRST_SKILL ? weight : Math.max(0, weight));
  const rows = new Map(
    Object.entries(weights).map(([seats, { points, win }]) => [
      Number(seats),
      points.map((each, i) => weighed(each + VICTORY * (win[i] ?? 0), i)),
    ]),
  );
  return (s: SanctumState, seat: Seat) => dot(features(s, seat), rows.get(s.heroes.length)!);
}

/** The craft with these weights, by number of seats. Sanctum's players do not use the general plans, so nothing is answered at a glance. */
export const craftWith = (weights: BySeats): Craft<SanctumKind> => ({
  game: sanctum,
  horizon: ['response', 'roar', 'roar-card', 'round'],
  features,
  quick: (_, __, choices) => choices[0]!,
  seats: (s) => s.heroes.length,
  weights,
  victory: VICTORY,
});
