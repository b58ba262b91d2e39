/** The fight helper for a view: the best plans for the dice that lie there, or the odds before they are rolled. */
import { type Seat, seeded } from '@astragal/kernel';
import { sanctum } from '../game.ts';
import { odds, type Solution, solve } from '../solver.ts';
import type { SanctumState, SanctumView } from '../state.ts';

/** How many equally good plans are shown. */
const TIES = 6;

/** Face-down cards are guessed; they end a plan anyway. */
const guessed = (view: SanctumView, seat: Seat): SanctumState => sanctum.guess!(view, seat, seeded('advice'));

/** The best plans as this seat can know it, all equally good. */
export const advise = (view: SanctumView, seat: Seat): Solution => solve(guessed(view, seat), seat, { most: TIES });

/** The chance of killing each foe with the dice about to be rolled. */
export const foresee = (view: SanctumView, seat: Seat): readonly number[] => odds(guessed(view, seat), seat);
