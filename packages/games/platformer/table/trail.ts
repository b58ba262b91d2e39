/** A rival's climb as it is drawn while it happens: where the hero went in this turn, and whom it moved out of the way. */
import type { Seat } from '@astragal/kernel';
import type { Field, PlatformerEvent } from '@astragal/platformer';
import { OFF } from '@astragal/platformer/insight';
import type { Move } from './beats.ts';

export interface Trail {
  readonly seat: Seat;
  readonly turn: number;
  /** Fields in order, the first one where the turn began; a hero that came from off the map begins where it came in. */
  readonly stops: readonly Field[];
  /** Pieces that were pushed or moved by hand. */
  readonly shoves: readonly Move[];
  /** The last thing worth a caption. */
  readonly last: PlatformerEvent | undefined;
}

/** What is said beside the hero; steps are seen, so they need no words. */
const TOLD: ReadonlySet<PlatformerEvent['kind']> = new Set([
  'dice-fused',
  'struck',
  'defeated',
  'bought',
  'card-used',
  'ability-used',
  'collected',
  'gained',
  'fainted',
  'special-set',
  'artifact-claimed',
]);

/** The turn under way, if it is not mine. */
export function trailOf(log: readonly PlatformerEvent[], me: Seat | undefined): Trail | undefined {
  const begin = log.findLastIndex(({ kind }) => kind === 'turn-began');
  const began = log[begin];
  if (began?.kind !== 'turn-began' || began.seat === me) return undefined;
  const events = log.slice(begin + 1);
  const stops: Field[] = [];
  for (const event of events) {
    if (event.kind === 'fainted' && event.seat === began.seat) stops.length = 0;
    if (event.kind !== 'hero-moved' || event.seat !== began.seat) continue;
    if (stops.length === 0 && event.from !== OFF) stops.push(event.from);
    stops.push(event.to);
  }
  const shoves = events.flatMap((event): Move[] => {
    if (event.kind === 'enemy-moved' && event.by === began.seat) return [{ who: event.enemy, from: event.from, to: event.to }];
    return event.kind === 'hero-moved' && event.by === began.seat ? [{ who: event.seat, from: event.from, to: event.to }] : [];
  });
  return { seat: began.seat, turn: began.turn, stops, shoves, last: events.findLast(({ kind }) => TOLD.has(kind)) };
}
