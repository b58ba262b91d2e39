/** Where everything would fall. */
import { type Position, playOn, type Seat, waiting } from '@astragal/kernel';
import type { FoeId } from '../content/tables.ts';
import { platformer } from '../game.ts';
import { type Field, OFF, type PlatformerAsks, type PlatformerEvent, type PlatformerFrame, type PlatformerKind } from '../state.ts';
import { guess, type View } from '../view.ts';
import { listening, rehearse } from './rehearsal.ts';

/** A fall to come: who, from where to where, and whether it costs hearts on the way. */
export interface Ghost {
  readonly seat?: Seat;
  readonly enemy?: FoeId;
  readonly from: Field;
  /** OFF: the hero would faint on the way. */
  readonly to: Field;
  readonly wounds: number;
}

const FALL: PlatformerFrame = { step: 'fall', where: 'all', last: true };

/** Where everything would fall in step 7 if the turn ended now, ladders held. */
export const gravityGhosts = (view: View): Ghost[] => ghostsOf(rehearse(view, [FALL]));

/** The same after this answer to the question that is open: what a push or a hand leads to. */
export function ghostsAfter(view: View, frame: PlatformerFrame, choice: PlatformerAsks[keyof PlatformerAsks]): Ghost[] {
  const position: Position<PlatformerKind> = { state: guess(view), stack: [{ step: 'over' }, frame] };
  playOn(platformer, position, waiting(platformer, position)[0]!, choice, listening().play);
  return gravityGhosts(position.state);
}

/** The way of each piece, from its first field to its last. */
function ghostsOf(events: readonly PlatformerEvent[]): Ghost[] {
  const heroes = new Map<Seat, { from: Field; to: Field; wounds: number }>();
  const enemies: Ghost[] = [];
  for (const event of events) {
    if (event.kind === 'enemy-moved') enemies.push({ enemy: event.enemy, from: event.from, to: event.to, wounds: 0 });
    else if (event.kind === 'hero-moved')
      heroes.set(event.seat, { wounds: 0, ...heroes.get(event.seat), from: heroes.get(event.seat)?.from ?? event.from, to: event.to });
    else if (event.kind === 'wounded') heroes.get(event.seat)!.wounds += event.wounds;
    else if (event.kind === 'fainted') heroes.get(event.seat)!.to = OFF;
  }
  return [...[...heroes].map(([seat, fall]) => ({ seat, ...fall })), ...enemies];
}
