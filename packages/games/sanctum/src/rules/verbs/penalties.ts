/** What Demon Lord and fury cards take away. */

import type { Seat } from '@astragal/kernel';
import type { BlessingId } from '../../content/blessings.ts';
import { POTION_TOKEN, type Potion, SLOT_AT, type Slot, type Token } from '../../content/effects.ts';
import type { Penalty } from '../../content/lords.ts';
import { deathMark, heroAt, type S, type T } from '../hero.ts';
import { turnBlessing } from './confrontation.ts';
import { dieIfMarked } from './fight.ts';
import { takeToken } from './tokens.ts';

/** S-110: the penalty instead of the wounds. */
export function tellSuffered(seat: Seat, penalty: Penalty, t: T): void {
  t.tell({ kind: 'suffered', seat, penalty });
}

/** S-111, S-112: from the pool to the supply. */
export function loseToken(s: S, seat: Seat, token: Token, t: T): void {
  heroAt(s, seat)[token]--;
  t.tell({ kind: 'token-lost', seat, token });
}

/** S-113: turned down without effect. */
export function loseBlessing(s: S, seat: Seat, blessing: BlessingId, t: T): void {
  turnBlessing(s, seat, blessing);
  t.tell({ kind: 'blessing-lost', seat, blessing });
}

/** S-119: counter up one. */
export function heal(s: S, seat: Seat, t: T): void {
  const me = heroAt(s, seat);
  me.health++;
  t.tell({ kind: 'healed', seat, health: me.health });
}

/** S-114: useless for good. */
export function corrupt(s: S, seat: Seat, slot: Slot, well: number, t: T): void {
  heroAt(s, seat).gear[SLOT_AT[slot]]!.wells[well] = 'corrupt';
  t.tell({ kind: 'space-corrupted', seat, slot, well });
}

/** S-120, K-40: the potion is drunk, and what it would return is lost. */
export function drain(s: S, seat: Seat, potion: Potion, slot: Slot, well: number, t: T): void {
  const me = heroAt(s, seat);
  me.potions[potion]--;
  takeToken(me, slot, well);
  t.tell({ kind: 'token-lost', seat, token: POTION_TOKEN[potion] });
}

/** S-126: a token onto a space, for nothing. */
export function fill(s: S, seat: Seat, slot: Slot, well: number, token: Token, t: T): void {
  const me = heroAt(s, seat);
  me[token]--;
  me.gear[SLOT_AT[slot]]!.wells[well] = token;
  t.tell({ kind: 'space-filled', seat, slot, well, token });
}

/** S-116, Q-11: one die fewer in the next fight; several add up. */
export function addFewerDice(s: S, seat: Seat): void {
  heroAt(s, seat).fewerDice++;
}

/** S-117, Q-11: more damage in the next fight; several add up. */
export function addDamage(s: S, seat: Seat, damage: number): void {
  heroAt(s, seat).extraDamage += damage;
}

/** S-118, Q-10: two spaces fewer; a counter standing on one of them is death. */
export function shortenTrack(s: S, seat: Seat, t: T): void {
  const me = heroAt(s, seat);
  me.shortened++;
  t.tell({ kind: 'track-shortened', seat, mark: deathMark(me) });
  dieIfMarked(s, seat, t);
}

/** S-129: back after the fight. */
export function loseDie(s: S, seat: Seat, die: number, t: T): void {
  heroAt(s, seat).fight.dice[die]!.use = 'lost';
  t.tell({ kind: 'die-lost', seat, die });
}

/** S-130: the current card takes only modified dice in this fight. */
export function restrictCard(s: S, seat: Seat): void {
  const me = heroAt(s, seat);
  me.fight.strict = me.place;
}
