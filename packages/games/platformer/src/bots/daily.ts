/** The game a day: alone up the tower; the round in which the boss fell compared. */
import type { Daily } from '@astragal/bots';
import { levelOf } from '../content/map.ts';
import type { PlatformerKind, State } from '../state.ts';

/** No tower is so high, and no game so long. */
const VICTORY = 1000;

const roundOf = ({ turn, climbers }: State): number => Math.ceil(turn.number / climbers.length);

export const daily: Daily<PlatformerKind> = {
  tables: [{ seats: 1 }],
  score(state, seat) {
    const { outcome, winner, highest } = state;
    const round = roundOf(state);
    if (outcome === 'won' && winner === seat) return { points: VICTORY - round, value: round, done: true };
    return { points: highest, value: highest + 1, done: false };
  },
  along: (state, seat) => ({ round: roundOf(state), value: 1 + levelOf(Math.max(0, state.climbers[seat]!.at)) }),
};
