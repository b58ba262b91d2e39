/** What is told at the end: health by round of the Final Battle, and who did what. */
import type { Seat } from '@astragal/kernel';
import type { SanctumEvent, SanctumView } from '@astragal/sanctum';

export interface Deeds {
  readonly kills: number;
  readonly wounds: number;
  readonly blocked: number;
  readonly cards: number;
}

export interface Chronicle {
  /** Health by seat at the start of each round, and as it stands since. */
  readonly rounds: readonly (readonly number[])[];
  /** By seat, as far as this screen was there. */
  readonly deeds: readonly Deeds[];
}

const NOTHING: Deeds = { kills: 0, wounds: 0, blocked: 0, cards: 0 };

/** What an event adds to the deeds of its seat. */
function deedOf(event: SanctumEvent): { readonly seat: Seat; readonly deed: Partial<Deeds> } | undefined {
  if (event.kind === 'demon-killed') return { seat: event.seat, deed: { kills: 1 } };
  if (event.kind === 'card-defeated') return { seat: event.seat, deed: { cards: 1 } };
  if (event.kind === 'wounded') return { seat: event.seat, deed: { wounds: event.wounds } };
  return event.kind === 'blocked' ? { seat: event.seat, deed: { blocked: event.damage } } : undefined;
}

/** The chronicle with what was heard since. */
export function record({ rounds, deeds }: Chronicle, heard: readonly SanctumEvent[], view: SanctumView): Chronicle {
  const sums = view.heroes.map((_, seat) => ({ ...NOTHING, ...deeds[seat] }));
  for (const event of heard) {
    const found = deedOf(event);
    if (!found) continue;
    const sum = sums[found.seat]!;
    for (const [key, n] of Object.entries(found.deed) as [keyof Deeds, number][]) sums[found.seat] = { ...sum, [key]: sum[key] + n };
  }
  return { deeds: sums, rounds: view.round > 0 ? withHealth(rounds, view) : rounds };
}

/** The last entry is how things stand; a new round starts a new one. */
function withHealth(rounds: Chronicle['rounds'], view: SanctumView): Chronicle['rounds'] {
  const now = view.heroes.map(({ health, fate }) => (fate === 'dead' ? 0 : health));
  const filled = Array.from({ length: view.round }, (_, i) => rounds[i] ?? now);
  return [...filled.slice(0, view.round), now].slice(0, view.round + 1);
}
