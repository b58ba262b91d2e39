/** Who at the table is "you": whoever has this screen alone. A spectator is nobody, and at a hot seat everybody goes by name. */
import type { Names, Result, Seat } from '@astragal/kernel';
import type { Sitter } from './board.ts';

export function ownSeat(sitters: readonly Pick<Sitter, 'seat' | 'mine'>[]): Seat | undefined {
  const [first, ...others] = sitters.filter(({ mine }) => mine);
  return others.length === 0 ? first?.seat : undefined;
}

/**
 * Who a table calls "you". Whoever plays is whose eyes are used, also where several share a screen; a game that is over or only looked at
 * may be seen through anybody's eyes, and I am still myself.
 */
export const youOf = (sitters: readonly Pick<Sitter, 'seat' | 'mine'>[], eyes: Seat | undefined, isPlayed: boolean): Seat | undefined =>
  isPlayed ? eyes : ownSeat(sitters);

/** Names, in lists, with "you" in place of my own. */
export const calledBy =
  (names: Names, own: Seat | undefined, you: string): Names =>
  (seat) =>
    seat === own ? you : names(seat);

/** What there is to tell me of my victory: nothing to whoever has not won. */
export function victoryOf({ winners }: Pick<Result, 'winners'>, own: Seat | undefined): 'won' | 'shared' | undefined {
  if (own === undefined || !winners.includes(own)) return undefined;
  return winners.length > 1 ? 'shared' : 'won';
}
