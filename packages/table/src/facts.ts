/** What can be said of any game that is over: who was best at what, by how much it was won, and where it turned. From facts alone. */
import type { Seat } from '@astragal/kernel';

/** The figure an award is for; the most of it counts, unless it is the least. Some are for a winner alone. */
export interface Fact<D extends string> {
  readonly of: D;
  readonly least?: true;
  readonly winner?: true;
}
export interface Award<A extends string = string> {
  readonly seat: Seat;
  readonly award: A;
  readonly n: number;
}

/** One award for each seat, none twice, each for a fact that is true of nobody more; the rarest claim first. */
export function awardsOf<A extends string, D extends string>(
  facts: Readonly<Record<A, Fact<D>>>,
  deeds: readonly Readonly<Record<D, number>>[],
  winner: Seat | undefined,
): Award<A>[] {
  const all = Object.keys(facts) as A[];
  const isBest = (seat: Seat, { of, least, winner: won }: Fact<D>): boolean => {
    const own = deeds[seat]![of];
    if (won) return seat === winner && own > 0;
    if (least) return deeds.length > 1 && deeds.every((each, other) => other === seat || each[of] > own);
    return own > 0 && deeds.every((each) => each[of] <= own);
  };
  const given = new Set<A>();
  return deeds
    .map((_, seat) => ({ seat, fits: all.filter((award) => isBest(seat, facts[award])) }))
    .toSorted((a, b) => a.fits.length - b.fits.length)
    .flatMap(({ seat, fits }) => {
      const award = fits.find((each) => !given.has(each));
      if (!award) return [];
      given.add(award);
      return [{ seat, award, n: deeds[seat]![facts[award].of] }];
    })
    .toSorted((a, b) => a.seat - b.seat);
}

/** The turning point: the round since which nobody was before the winner. Nothing where it never turned, or only in the end. */
export function turningPoint(
  /** By seat, the value before the game and after each round. */
  curves: readonly (readonly number[])[],
  winner: Seat | undefined,
): { readonly seat: Seat; readonly round: number } | undefined {
  const own = winner === undefined || curves.length === 1 ? undefined : curves[winner];
  if (winner === undefined || !own) return undefined;
  const round = own.findLastIndex((value, at) => curves.some((other) => (other[at] ?? 0) > value)) + 1;
  return round > 1 && round < own.length - 1 ? { seat: winner, round } : undefined;
}

/** My place, and by how much I am before the next or behind the first; a spectator is told of whoever is first. */
export function standingOf(
  scores: readonly number[],
  me: Seat | undefined,
): { readonly place: number; readonly margin: number } | undefined {
  if (scores.length < 2) return undefined;
  const seat = me ?? scores.indexOf(Math.max(...scores));
  const others = scores.filter((_, other) => other !== seat);
  const own = scores[seat]!;
  return { place: 1 + others.filter((each) => each > own).length, margin: Math.abs(own - Math.max(...others)) };
}
