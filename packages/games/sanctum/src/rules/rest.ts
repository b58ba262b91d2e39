/** B.7 The rest: restore, equip, potions, achievements (S-45 to S-51). */
import type { Seat } from '@astragal/kernel';
import { CARD_IDS, type ItemId, itemOf } from '../content/cards.ts';
import { FITS, type Gem, POTIONS, SLOT_AT, SLOTS, type Slot } from '../content/effects.ts';
import type { Gems, Hero, RestChoice, SanctumRefusal } from '../state.ts';
import { heroAt, potionCount, potionSpaces, type S } from './hero.ts';
import type { StepsOf } from './steps.ts';
import { brew, endRest, equip, pour, restore, unequip } from './verbs.ts';

/** One way to fill an item's gem symbols. */
export interface GemPayment {
  readonly text: string;
  readonly gems: readonly Gem[];
  readonly need: Readonly<Gems>;
}

const payment = (gems: readonly Gem[]): GemPayment => {
  const need = { red: 0, green: 0, blue: 0, white: 0 };
  for (const gem of gems) need[gem]++;
  return { text: gems.join('+'), gems, need };
};

/** Each symbol its own colour or white; which of two equal symbols is white makes no difference. */
function withWhites(cost: readonly Gem[]): Gem[][] {
  const [first, ...rest] = cost;
  if (first === undefined) return [[]];
  return withWhites(rest).flatMap((gems): Gem[][] =>
    gems[0] === 'white' && rest[0] === first
      ? [['white', ...gems]]
      : [
          [first, ...gems],
          ['white', ...gems],
        ],
  );
}

/** S-46, S-149: every way to fill an item's gem symbols; white matches any. */
export const GEM_PAYMENTS = Object.fromEntries(
  CARD_IDS.map((item) => [item, withWhites(itemOf(item).cost).map(payment)]),
) as unknown as Readonly<Record<ItemId, readonly GemPayment[]>>;

/** An `equip` with its gems in the order in which the options write them. */
export function respelt(text: string): string {
  const [verb, item, slot, pay] = text.split(' ');
  if (verb !== 'equip' || pay === undefined || !Object.hasOwn(GEM_PAYMENTS, item!)) return text;
  const inOrder = (gems: string): string => gems.split('+').sort().join('+');
  const known = GEM_PAYMENTS[item as ItemId].find((each) => inOrder(each.text) === inOrder(pay));
  return known ? `equip ${item} ${slot} ${known.text}` : text;
}

const paymentOf = (item: ItemId, text: string): GemPayment => GEM_PAYMENTS[item].find((each) => each.text === text)!;

export const canPayGems = ({ pool }: Hero, { need }: GemPayment): boolean =>
  pool.red >= need.red && pool.green >= need.green && pool.blue >= need.blue && pool.white >= need.white;

/** S-46: why an item cannot be put there now. */
function cannotEquip(me: Hero, item: ItemId, slot: Slot, pay: string): SanctumRefusal | undefined {
  if (me.gear[SLOT_AT[slot]]!.item !== 'none') return { why: 'space-taken', rule: 'S-46', slot };
  return canPayGems(me, paymentOf(item, pay)) ? undefined : { why: 'no-gems', rule: 'S-46', item };
}

/** An item of the bag: each space it fits, each payment at hand, or one wish to be refused. */
function equipWishes(me: Hero, wishes: RestChoice[]): void {
  for (const item of me.bag) {
    const payments = GEM_PAYMENTS[item];
    for (const slot of FITS[itemOf(item).type]) {
      let any = false;
      for (const pay of payments) {
        if (!canPayGems(me, pay)) continue;
        any = true;
        wishes.push({ do: 'equip', item, slot, pay: pay.text });
      }
      if (!any) wishes.push({ do: 'equip', item, slot, pay: payments[0]!.text });
    }
  }
}

function restWishes(s: S, seat: Seat): RestChoice[] {
  const me = heroAt(s, seat);
  const wishes: RestChoice[] = [];
  equipWishes(me, wishes);
  for (let slot = 0; slot < SLOTS.length; slot++) if (me.gear[slot]!.item !== 'none') wishes.push({ do: 'unequip', slot: SLOTS[slot]! });
  for (const item of me.bag) for (const potion of POTIONS) wishes.push({ do: 'brew', item, potion });
  for (const potion of POTIONS) if (me.potions[potion] > 0 && me.bag.length > 0) wishes.push({ do: 'pour', potion });
  wishes.push({ do: 'done' });
  return wishes;
}

function refuseRest(s: S, seat: Seat, wish: RestChoice): SanctumRefusal | undefined {
  const me = heroAt(s, seat);
  if (wish.do === 'equip') return cannotEquip(me, wish.item, wish.slot, wish.pay);
  const full = potionCount(me) >= potionSpaces(me);
  if (wish.do === 'brew' && full) return { why: 'no-potion-space', rule: 'S-50', spaces: potionSpaces(me) };
  if (wish.do === 'pour' && !full) return { why: 'potion-space-free', rule: 'S-50' };
  return undefined;
}

export const rest: StepsOf<'resting' | 'rest' | 'rested'> = {
  // S-45: rage, demons and hits are untouched.
  resting: {
    run(s, { seat, last }, t) {
      restore(s, seat);
      t.tell({ kind: 'rested', seat, last });
      t.next({ step: 'rest', seat, last }, { step: 'rested', seat, last });
    },
  },

  // S-46 to S-50, in any order until done.
  rest: {
    wishes: (s, { seat }) => restWishes(s, seat),
    refuse: (s, { seat }, wish) => refuseRest(s, seat, wish),
    take(s, frame, choice, t) {
      const { seat } = frame;
      if (choice.do === 'done') return t.confirm(); // K-19
      if (choice.do === 'equip') equip(s, seat, choice.item, choice.slot, paymentOf(choice.item, choice.pay).gems, t);
      if (choice.do === 'unequip') unequip(s, seat, choice.slot, t);
      if (choice.do === 'brew') brew(s, seat, choice.item, choice.potion, t);
      if (choice.do === 'pour') pour(s, seat, choice.potion, t);
      t.next(frame);
    },
  },

  // S-51; the last rest brings no achievements (S-80), and its leftovers wait for everybody.
  rested: {
    run(s, { seat, last }, t) {
      if (last) return;
      endRest(s, seat);
      t.next({ step: 'achievements', seat });
    },
  },
};
