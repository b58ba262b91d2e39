/** What things are worth to a player of Sanctum: items, outfits, heroes. */
import type { Seat } from '@astragal/kernel';
import { CARD_IDS, type ItemId, itemOf } from '../content/cards.ts';
import { type Ability, type Effect, FITS, GEMS, type Gem, SLOTS } from '../content/effects.ts';
import { boardOf, HERO_IDS, type HeroId, skillOf } from '../content/heroes.ts';
import { damageFaced, heroIdOf } from '../rules/hero.ts';
import type { Gems, Hero, SanctumState } from '../state.ts';

/** D.1: the measure by which the items were made. */
const EFFECT_WORTH: Readonly<Record<Effect, number>> = {
  set: 2,
  'raise-any': 2,
  'lower-any': 2,
  'plus-or-minus': 1.5,
  plus: 1,
  minus: 1,
  shield: 0.9,
};
const FLAME = 2.2;

const abilityWorth = ({ effect, n, spaces }: Ability): number =>
  EFFECT_WORTH[effect] * (effect === 'shield' ? n : 1) -
  0.4 * (spaces.length - 1) +
  0.3 * spaces.filter((space) => space === 'purple').length;

const abilitiesWorth = (abilities: readonly Ability[]): number => abilities.reduce((sum, ability) => sum + abilityWorth(ability), 0);

const ITEM_WORTH: ReadonlyMap<ItemId, number> = new Map(
  CARD_IDS.map((id) => {
    const { abilities, stamina, focus } = itemOf(id);
    return [id, abilitiesWorth(abilities) + FLAME * (stamina + focus)] as const;
  }),
);
/** How good an item is, by itself. */
export const itemWorth = (id: ItemId): number => ITEM_WORTH.get(id)!;

const PRINTED_WORTH: ReadonlyMap<HeroId, readonly number[]> = new Map(
  HERO_IDS.map((hero) => [hero, SLOTS.map((_, slot) => abilitiesWorth(boardOf(hero).printed[slot]!))]),
);
const printedWorth = (me: Hero, slot: number): number => PRINTED_WORTH.get(heroIdOf(me))![slot]!;

/** What each item space should hold, and what that is worth together. */
export interface Outfit {
  readonly items: readonly (ItemId | 'none')[];
  readonly worth: number;
}

/** What an item, or the bare space, is worth on an item space. */
export type Appraisal = (me: Hero, item: ItemId | 'none', slot: number) => number;

/** By the measure by which the items were made. */
export const byMeasure: Appraisal = (me, item, slot) => (item === 'none' ? printedWorth(me, slot) : itemWorth(item));

/** On one item space no more items are tried than this, the best of them. */
const TRIED = 4;
/** Sums in another order may differ by so little. */
const ROUNDING = 1e-9;

/** The best that can be worn with the gems and items at hand. */
export function bestOutfit(me: Hero, extra: readonly ItemId[] = [], appraise: Appraisal = byMeasure): Outfit {
  const gems: Gems = { ...me.pool };
  for (const gear of me.gear) for (const gem of gear.gems) gems[gem]++;
  const worn = me.gear.flatMap(({ item }) => (item === 'none' ? [] : [item]));
  const items = [...worn, ...me.bag.filter((item) => !me.fitted.includes(item)), ...extra]
    .filter((item) => isPaid(gems, itemOf(item).cost))
    .sort((a, b) => itemWorth(b) - itemWorth(a));
  const fitting = SLOTS.map((slot) => items.filter((item) => FITS[itemOf(item).type].includes(slot)));
  /** What the spaces from this one on could hold at most, were there gems for everything. */
  const most = new Array<number>(SLOTS.length + 1).fill(0);
  for (let slot = SLOTS.length - 1; slot >= 0; slot--)
    most[slot] = most[slot + 1]! + Math.max(appraise(me, 'none', slot), ...fitting[slot]!.map((item) => appraise(me, item, slot)));
  let best: Outfit = { items: SLOTS.map(() => 'none'), worth: Number.NEGATIVE_INFINITY };
  const chosen: (ItemId | 'none')[] = [];
  const step = (slot: number, worth: number): void => {
    if (worth + most[slot]! + ROUNDING < best.worth) return;
    if (slot === SLOTS.length) {
      if (worth > best.worth) best = { items: [...chosen], worth };
      return;
    }
    chosen.push('none');
    step(slot + 1, worth + appraise(me, 'none', slot));
    chosen.pop();
    let tried = 0;
    for (const item of fitting[slot]!) {
      if (tried >= TRIED || chosen.includes(item)) continue;
      const paid = payGems(gems, itemOf(item).cost);
      if (!paid) continue;
      tried++;
      chosen.push(item);
      step(slot + 1, worth + appraise(me, item, slot));
      chosen.pop();
      for (const gem of paid) gems[gem]++;
    }
  };
  step(0, 0);
  return best;
}

/** Where items of a type may be worn. */
const SPACES_OF = Object.fromEntries(
  Object.entries(FITS).map(([type, slots]) => [type, slots.map((slot) => SLOTS.indexOf(slot))]),
) as unknown as Readonly<Record<keyof typeof FITS, readonly number[]>>;

/** What a rest could put on, one item after the other in place of what it beats: nearly the best outfit, and found at once. */
export function soonOutfit(me: Hero): Outfit {
  const items = me.gear.map(({ item }) => item);
  const worths = items.map((item, slot) => byMeasure(me, item, slot));
  const gems: Gems = { ...me.pool };
  const holding = me.gear.map((gear): readonly Gem[] => gear.gems);
  const bag = me.bag.length > 1 ? [...me.bag].sort((a, b) => itemWorth(b) - itemWorth(a)) : me.bag;
  for (const item of bag) {
    const { type, cost } = itemOf(item);
    let [slot] = SPACES_OF[type] as [number];
    for (const each of SPACES_OF[type]) if (worths[each]! < worths[slot]!) slot = each;
    if (itemWorth(item) <= worths[slot]!) continue;
    for (const gem of holding[slot]!) gems[gem]++;
    const paid = payGems(gems, cost);
    if (!paid) for (const gem of holding[slot]!) gems[gem]--;
    else [items[slot], worths[slot], holding[slot]] = [item, itemWorth(item), paid];
  }
  return { items, worth: worths.reduce((sum, worth) => sum + worth, 0) };
}

/** Takes the gems for a cost, colours before white; undefined if they do not suffice. */
function payGems(gems: Gems, cost: readonly Gem[]): Gem[] | undefined {
  const paid: Gem[] = [];
  for (const colour of cost) {
    const gem = gems[colour] > 0 ? colour : 'white';
    if (gems[gem] === 0) {
      for (const back of paid) gems[back]++;
      return undefined;
    }
    gems[gem]--;
    paid.push(gem);
  }
  return paid;
}

/** Whether the gems suffice for this cost, were it the only one. */
function isPaid(gems: Gems, cost: readonly Gem[]): boolean {
  const paid = payGems(gems, cost);
  for (const gem of paid ?? []) gems[gem]++;
  return paid !== undefined;
}

/** What is worn now, by the same measure. */
export const outfitWorth = (me: Hero, appraise: Appraisal = byMeasure): number =>
  me.gear.reduce((sum, { item }, slot) => sum + appraise(me, item, slot), 0);

/** A skill: tokens as flames, cards about as much as a good item. */
const skillWorth = (id: Parameters<typeof skillOf>[0]): number => {
  const { kind, stamina, focus, mark } = skillOf(id);
  return kind === 'tile' ? FLAME * (stamina + focus) : mark === 'silver' ? 5 : 3;
};

/** How a seat stands: strength, health, progress. Larger is better. */
export function value(s: SanctumState, seat: Seat): number {
  const me = s.heroes[seat]!;
  if (me.fate === 'won') return 1000 + 20 * me.health + me.blessings.length;
  if (me.fate === 'dead') return -500 + 10 * me.defeated;
  const freedGems = GEMS.reduce((sum, gem) => sum + me.pool[gem], 0);
  const strength = outfitWorth(me) + me.skills.reduce((sum, id) => sum + skillWorth(id), 0) + 6 * me.gold + 0.6 * freedGems;
  const supplies = 0.7 * (me.stamina + me.focus) + 1.5 * (me.potions.red + me.potions.blue) + 0.5 * me.bag.length + 2 * me.raging;
  const hits = me.foes.reduce((sum, foe) => sum + foe.hits.filter((hit) => hit !== 'open').length, 0);
  const blessings = me.blessings.reduce((sum, { used }) => sum + (used ? 0.5 : 3), 0);
  return 12 * me.health + strength + supplies + blessings + 0.3 * me.at + 15 * me.defeated + hits - 0.5 * damageFaced(s, me);
}
