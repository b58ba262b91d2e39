/** What a finished game can show of itself to others: its plot, what counts for each seat, and where it was decided. */
import type { Seat } from '@astragal/kernel';

export interface Recap {
  /** What every seat had: at the start, then at the end of each round. */
  readonly rounds: readonly (readonly number[])[];
  /** What counts, by seat, as people tell it: points, health. */
  readonly figures?: readonly number[];
  readonly decided: Decided | undefined;
}

/** The round that decided a game, and how many events of the log came before it. */
export interface Decided {
  readonly round: number;
  readonly event: number;
}

/**
 * The round that decided: since which nobody was before the winner, or, where the winner led all along, the one in which the lead grew most.
 * Nothing where nobody won, or nothing was ever counted.
 */
export function decidingRound(
  /** By seat, the value before the game and after each round. */
  curves: readonly (readonly number[])[],
  winner: Seat | undefined,
): number | undefined {
  const own = winner === undefined ? undefined : curves[winner];
  if (!own || own.length < 2) return undefined;
  const leads = own.map((value, at) => value - Math.max(...curves.map((other, seat) => (seat === winner ? 0 : (other[at] ?? 0)))));
  const turned = leads.findLastIndex((lead) => lead < 0) + 1;
  if (turned > 0) return Math.min(turned, own.length - 1);
  const growth = leads.slice(1).map((lead, at) => lead - leads[at]!);
  return growth.indexOf(Math.max(...growth)) + 1;
}
