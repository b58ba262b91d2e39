/** The game a day: two heroes; health left after the Demon Lord compared. */
import type { Daily } from '@astragal/bots';
import { placeOf, wallsOf } from '../rules/hero.ts';
import type { SanctumKind, SanctumState } from '../state.ts';

/** Whoever fell in the last battle is ahead of whoever never saw it, and behind all who won. */
const [BATTLE, VICTORY] = [1000, 2000];

const ACTS = ['I', 'II', 'III', 'IV'];

/** The act that the first of the heroes has come to; the last one is the Demon Lord's. */
function actOf({ phase, front, heroes: { length } }: SanctumState): number {
  if (phase === 'response' || phase === 'battle' || phase === 'over') return ACTS.length + 2;
  return front >= wallsOf(length) ? ACTS.length + 1 : 1 + ACTS.indexOf(placeOf(length, Math.max(1, front)).act);
}

export const daily: Daily<SanctumKind> = {
  tables: [{ seats: 2, options: { difficulty: ['normal', 'hard'] }, levels: ['skilled', 'expert'] }],
  score({ heroes }, seat) {
    const { fate, health, answered, defeated, at } = heroes[seat]!;
    if (fate === 'won') return { points: VICTORY + health, value: health, done: true };
    return { points: answered > 0 ? BATTLE + defeated : at, value: defeated, done: false };
  },
  along: (state, seat) => ({ round: actOf(state), value: state.heroes[seat]!.skills.length }),
};
