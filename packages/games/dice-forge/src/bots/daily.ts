/** The game a day: three seats, cards drawn, glory compared. */
import type { Daily } from '@astragal/bots';
import { scoresOf } from '../rules/questions.ts';
import type { DiceForgeKind } from '../state.ts';

export const daily: Daily<DiceForgeKind> = {
  tables: [{ seats: 3, options: { setup: ['random'] }, levels: ['amateur', 'skilled', 'expert'] }],
  score(state, seat) {
    const glory = scoresOf(state)[seat]!;
    return { points: glory, value: glory, done: true };
  },
  along: ({ round, players, chronicle }, seat) => ({ round, value: chronicle.at(seat - players.length) ?? 0 }),
};
