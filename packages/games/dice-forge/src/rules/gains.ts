/** How whatever is gained arrives. */
import type { Seat } from '@astragal/kernel';
import { type Amounts, isNothing } from '../content/index.ts';
import type { Source, State } from '../state.ts';
import { spacesLeft } from './questions.ts';
import { gain, type T } from './verbs.ts';

/** Whether its player decides how much of this gold goes on a hammer (DF-105). */
export const isSplit = (s: State, seat: Seat, some: Amounts): boolean => some.gold > 0 && spacesLeft(s.players[seat]!) > 0;

/** A gain from any source: gold is asked about while a hammer has spaces, the rest goes straight to the reserve (DF-105). */
export function receive(s: State, seat: Seat, some: Amounts, source: Source, t: T): void {
  if (!isSplit(s, seat, some)) {
    if (!isNothing(some)) gain(s, seat, some, source, t);
    return;
  }
  t.next({ step: 'splitting', seat, gold: some.gold, source });
  const rest: Amounts = { gold: 0, sun: some.sun, moon: some.moon, glory: some.glory };
  if (!isNothing(rest)) gain(s, seat, rest, source, t);
}
