/** The breach, the call to arms and the muster. */

import { draw, type Seat } from '@astragal/kernel';
import { heroAt, type S, type T } from '../hero.ts';
import { discard } from './march.ts';
import { endRest } from './rest.ts';

/** S-72, S-73: into the cathedral. */
export function breach(s: S, seat: Seat, t: T): void {
  s.breacher = seat;
  t.tell({ kind: 'breached', seat });
}

/** S-73, S-76: one more Demon Lord card, effect hidden. */
export function layLord(s: S, t: T): void {
  s.cathedral.push(draw(s.lords, t.chance, 'demon lord card'));
  t.tell({ kind: 'lord-laid', place: s.cathedral.length - 1 });
}

/** S-74, S-75: how many of the act V cards this hero will suffer. */
export function answerCall(s: S, seat: Seat, cards: number, t: T): void {
  heroAt(s, seat).answered = cards;
  t.tell({ kind: 'answered', seat, cards });
}

/** S-75: this hero had a turn since the breach. */
export function hearCall(s: S, seat: Seat): void {
  heroAt(s, seat).called = true;
}

/** S-80, S-81: spare items leave, the skill table is cleared, blessings lie open. */
export function muster(s: S, seat: Seat, t: T): void {
  const me = heroAt(s, seat);
  endRest(s, seat);
  discard(s, me.bag);
  me.bag = [];
  me.table.fill(0);
  me.whites.fill(0);
  t.reveal({ kind: 'blessings-revealed', seat, blessings: me.blessings.map(({ tile }) => tile) });
}
