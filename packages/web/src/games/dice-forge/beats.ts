/** What happened, as a row of beats to play one after the other: dice fall, boats sail, cards and tokens fly. */
import type { CardId, Event, IslandId, Place, Resource } from '@astragal/dice-forge';
import type { Seat } from '@astragal/kernel';
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

/** The beats of what was heard. Gains fly from the dice that brought them. */
export function beatsOf(heard: readonly Event[]): Beat[] {
  const beats: Beat[] = [];
  for (const event of heard) {
    if (event.kind === 'rolled') beats.push({ kind: 'roll', roll: event, flights: [] });
    else if (event.kind === 'moved') beats.push({ kind: 'sail', seat: event.seat, from: event.from, to: event.to });
    else if (event.kind === 'ousted') beats.push({ kind: 'sail', seat: event.seat, from: event.from, to: 'start' });
    else if (event.kind === 'card-taken') beats.push({ kind: 'take', seat: event.seat, card: event.card });
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

export const isIsland = (place: Place): place is IslandId => place !== 'start';
