/** What happened, as a row of beats to play one after the other: boats sail, cards are taken, dice fall, tokens fly. */
import type { CardId, DiceForgeKind, Event, Place, Resource, View } from '@astragal/dice-forge';
import type { Seat } from '@astragal/kernel';
import type { Passing } from '@astragal/table/showing.svelte.ts';
import { parts } from './art/resources.ts';

type Rolled = Extract<Event, { kind: 'rolled' }>;

/** A token on its way to somebody's gauge; less than nothing goes the other way. */
export interface Flight {
  readonly seat: Seat;
  readonly r: Resource;
  readonly n: number;
}

export type Beat =
  | { readonly kind: 'roll'; readonly roll: Rolled; readonly flights: readonly Flight[] }
  | { readonly kind: 'sail'; readonly seat: Seat; readonly from: Place; readonly to: Place }
  | { readonly kind: 'take'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'fly'; readonly flights: readonly Flight[] };

/** The views say where boats and cards went; what was heard says which dice fell and what they brought. */
export function beatsOf({ before, now }: Passing<DiceForgeKind>): Beat[] {
  return [...sails(before.view, now.view), ...taken(before.view, now.view), ...rolls(now.heard)];
}

/** Whoever sails out comes before whoever is sent home. */
function sails(before: View, now: View): Beat[] {
  const moves = now.players.flatMap(({ place: to }, seat): Extract<Beat, { kind: 'sail' }>[] => {
    const from = before.players[seat]!.place;
    return from === to ? [] : [{ kind: 'sail', seat, from, to }];
  });
  return moves.toSorted((a, b) => Number(a.to === 'start') - Number(b.to === 'start'));
}

const taken = (before: View, now: View): Beat[] =>
  now.players.flatMap(({ cards }, seat) =>
    cards.slice(before.players[seat]!.cards.length).map((card): Beat => ({ kind: 'take', seat, card })),
  );

/** Gains fly from the dice that brought them. */
function rolls(heard: readonly Event[]): Beat[] {
  const beats: Beat[] = [];
  for (const event of heard) {
    if (event.kind === 'rolled') beats.push({ kind: 'roll', roll: event, flights: [] });
    else addFlights(beats, flightsOf(event));
  }
  return beats;
}

function flightsOf(event: Event): Flight[] {
  if (event.kind === 'gained') return parts(event.gains).map(([r, n]) => ({ seat: event.seat, r, n }));
  if (event.kind === 'lost') return parts(event.losses).map(([r, n]) => ({ seat: event.seat, r, n: -n }));
  return event.kind === 'converted' ? [{ seat: event.seat, r: 'glory', n: event.glory }] : [];
}

function addFlights(beats: Beat[], flights: readonly Flight[]): void {
  if (flights.length === 0) return;
  const last = beats.at(-1);
  if (last?.kind === 'roll' || last?.kind === 'fly') beats[beats.length - 1] = { ...last, flights: [...last.flights, ...flights] };
  else beats.push({ kind: 'fly', flights });
}

/** Whether the table must show how things stood before while these beats play. */
export const holdsBack = (beats: readonly Beat[]): boolean => beats.some(({ kind }) => kind === 'roll' || kind === 'sail');
