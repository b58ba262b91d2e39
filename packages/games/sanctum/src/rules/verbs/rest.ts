/** Equipment and brewing. */

import type { Seat } from '@astragal/kernel';
import { type ItemId, itemOf } from '../../content/cards.ts';
import { type Gem, type Potion, SLOT_AT, type Slot } from '../../content/effects.ts';
import type { Hero } from '../../state.ts';
import { abilitiesAt, heroAt, type S, type T, wellCount } from '../hero.ts';
import { discard, grantDie } from './march.ts';

/** S-46, S-48: item onto its space, gems onto its symbols; the first item ever wakes the die of the gem pool. */
export function equip(s: S, seat: Seat, item: ItemId, slot: Slot, gems: readonly Gem[], t: T): void {
  const me = heroAt(s, seat);
  const gear = me.gear[SLOT_AT[slot]]!;
  me.bag.splice(me.bag.indexOf(item), 1);
  if (!me.fitted.includes(item)) me.fitted.push(item);
  gear.item = item;
  gear.gems = [...gems];
  for (const gem of gems) me.pool[gem]--;
  openWells(me, slot);
  me.stamina += itemOf(item).stamina;
  me.focus += itemOf(item).focus;
  t.tell({ kind: 'equipped', seat, item, slot });
  if (!me.angel) return;
  me.angel = false;
  grantDie(s, seat, t);
}

/** S-47, S-49: item back into the bag, gems to the gem pool, its flames' tokens to the supply. */
export function unequip(s: S, seat: Seat, slot: Slot, t: T): void {
  const me = heroAt(s, seat);
  const gear = me.gear[SLOT_AT[slot]]!;
  const item = gear.item as ItemId;
  for (const gem of gear.gems) me.pool[gem]++;
  me.stamina -= itemOf(item).stamina;
  me.focus -= itemOf(item).focus;
  me.bag.push(item);
  gear.item = 'none';
  gear.gems = [];
  openWells(me, slot);
  t.tell({ kind: 'unequipped', seat, item, slot });
}

function openWells(me: Hero, slot: Slot): void {
  me.gear[SLOT_AT[slot]]!.wells = Array(wellCount(abilitiesAt(me, SLOT_AT[slot]))).fill('empty');
}

/** S-50: an item of the bag becomes a potion. */
export function brew(s: S, seat: Seat, item: ItemId, potion: Potion, t: T): void {
  const me = heroAt(s, seat);
  me.bag.splice(me.bag.indexOf(item), 1);
  me.brewed.push(item);
  me.potions[potion]++;
  t.tell({ kind: 'brewed', seat, item, potion });
}

/** The items turned into potions leave; what was put on may be put on again next time. */
export function endRest(s: S, seat: Seat): void {
  const me = heroAt(s, seat);
  discard(s, me.brewed);
  me.brewed = [];
  me.fitted = [];
}
