/** Tokens, rage and potions. */

import type { Seat } from '@astragal/kernel';
import { PAID, type Payment, type Potion, SLOT_AT, type Slot, type Token } from '../../content/effects.ts';
import type { Hero } from '../../state.ts';
import { abilitiesAt, firstWell, heroAt, type S, type T } from '../hero.ts';

/** S-22: a token from the pools onto each space of the ability. */
export function payAbility(s: S, seat: Seat, slot: Slot, ability: number, payment: Payment): void {
  const me = heroAt(s, seat);
  const at = SLOT_AT[slot];
  const first = firstWell(abilitiesAt(me, at), ability);
  const tokens = PAID[payment];
  for (let i = 0; i < tokens.length; i++) {
    me[tokens[i]!]--;
    me.gear[at]!.wells[first + i] = tokens[i]!;
  }
}

/** A spent token goes back to its pool. */
export function returnToken(s: S, seat: Seat, slot: Slot, well: number, t: T): void {
  const me = heroAt(s, seat);
  const token = takeToken(me, slot, well);
  me[token]++;
  t.tell({ kind: 'token-returned', seat, token, slot, well });
}

/** Takes the token off a space. */
export function takeToken(me: Hero, slot: Slot, well: number): Token {
  const { wells } = me.gear[SLOT_AT[slot]]!;
  const token = wells[well] as Token;
  wells[well] = 'empty';
  return token;
}

/** S-45: all spent tokens go back. */
export function restore(s: S, seat: Seat): void {
  const me = heroAt(s, seat);
  for (const { wells } of me.gear)
    for (let i = 0; i < wells.length; i++) {
      const well = wells[i]!;
      if (well !== 'stamina' && well !== 'focus') continue;
      me[well]++;
      wells[i] = 'empty';
    }
}

/** S-29: a potion is drunk before the roll. */
export function drink(s: S, seat: Seat, potion: Potion, t: T): void {
  const me = heroAt(s, seat);
  me.potions[potion]--;
  me.fight.drunk++;
  t.tell({ kind: 'potion-drunk', seat, potion });
}

/** A potion is discarded without being drunk (S-50, K-40). */
export function pour(s: S, seat: Seat, potion: Potion, t: T): void {
  heroAt(s, seat).potions[potion]--;
  t.tell({ kind: 'poured', seat, potion });
}

/** S-27, K-33: one inactive tile turns active, if there is one. */
export function wakeRage(s: S, seat: Seat, t: T): void {
  const me = heroAt(s, seat);
  if (me.raging === me.rages) return;
  me.raging++;
  t.tell({ kind: 'rage-woken', seat });
}

/** S-26, S-128: an active tile is turned over. */
export function spendRage(s: S, seat: Seat, t: T): void {
  heroAt(s, seat).raging--;
  t.tell({ kind: 'rage-spent', seat });
}
