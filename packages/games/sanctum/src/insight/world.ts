/** The world behind a view, as it could be: what a table wants to know is asked of the rules there. */
import { type Seat, seeded } from '@astragal/kernel';
import type { Hero, SanctumState, SanctumView } from '../state.ts';
import { guess } from '../view.ts';

const worlds = new WeakMap<SanctumView, SanctumState>();

/** A guessed state that looks like this view, made once for each view. Nobody writes to it: copy it first. */
export function worldOf(view: SanctumView): SanctumState {
  const known = worlds.get(view);
  if (known) return known;
  const world = guess(view, undefined, seeded('insight'));
  worlds.set(view, world);
  return world;
}

export const heroIn = (view: SanctumView, seat: Seat): Hero => worldOf(view).heroes[seat]!;
