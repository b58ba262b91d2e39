/** Ways by what they do and bring: one set of deeds, whatever the order, and the best way to do it. */
import { changeOfHoldings } from '@astragal/analysis';
import type { Holdings, Way } from '@astragal/bots';
import type { Kind, Seat } from '@astragal/kernel';
import type { PuzzleRules } from './turn.ts';
import type { FoundWay } from './ways.ts';

export interface DeedSet<K extends Kind> {
  readonly deeds: readonly string[];
  /** The best first. */
  readonly ways: readonly (FoundWay<K> & { readonly worth: number })[];
}

export const deedsOf = <K extends Kind>({ puzzling }: PuzzleRules<K>, way: FoundWay<K>, seat: Seat): readonly string[] =>
  [...puzzling.deeds(way, seat)].sort();

/** What a seat comes to hold by a way; only what changes. */
export function broughtBy<K extends Kind>({ analysing }: PuzzleRules<K>, { from, to }: Pick<Way<K>, 'from' | 'to'>, seat: Seat): Holdings {
  return changeOfHoldings(analysing?.holdings?.(from.state, seat), analysing?.holdings?.(to.state, seat));
}

/** The sets, the one with the best way first. */
export function setsOf<K extends Kind>(
  rules: PuzzleRules<K>,
  ways: readonly FoundWay<K>[],
  seat: Seat,
  worth: (way: FoundWay<K>) => number,
): DeedSet<K>[] {
  const sets = new Map<string, { deeds: readonly string[]; ways: (FoundWay<K> & { readonly worth: number })[] }>();
  for (const way of ways) {
    const deeds = deedsOf(rules, way, seat);
    const key = deeds.join('; ');
    const set = sets.get(key) ?? { deeds, ways: [] };
    sets.set(key, set);
    set.ways.push({ ...way, worth: worth(way) });
  }
  for (const { ways: each } of sets.values()) each.sort((a, b) => b.worth - a.worth || a.path.length - b.path.length);
  return [...sets.values()].sort((a, b) => b.ways[0]!.worth - a.ways[0]!.worth);
}
