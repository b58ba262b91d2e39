/** The march: what to do in a turn, which demons, what to wear, which gem to move. */
import type { Chance, Seat } from '@astragal/kernel';
import { faceOf, type ItemId, itemOf } from '../content/cards.ts';
import { SLOT_AT } from '../content/effects.ts';
import { sanctum } from '../game.ts';
import { columnStart, heroAt, potionCount, potionSpaces, tokenTotal } from '../rules/hero.ts';
import type { Hero, SanctumAsks } from '../state.ts';
import { best, find, type Policy, type S } from './answers.ts';
import { forecast } from './fights.ts';
import { type Appraisal, bestOutfit, byMeasure, itemWorth, outfitWorth } from './worth.ts';

const spentShare = (me: Hero): number => 1 - (me.stamina + me.focus) / (tokenTotal(me, 'stamina') + tokenTotal(me, 'focus'));

/** When a hero rests: for so much better an outfit, with such a share of the tokens spent (before a fight, or with nobody to fight), or before so many wounds. */
export interface Pace {
  readonly gain: number;
  readonly spent: number;
  readonly idle: number;
  readonly wounds: number;
}

export const STEADY: Pace = { gain: 0.8, spent: 0.3, idle: 0.25, wounds: 0.25 };

export const turn: Policy<'turn'> = (s, seat, choices, luck) => turnBy(STEADY, s, seat, choices, luck);

export function turnBy(
  pace: Pace,
  s: S,
  seat: Seat,
  choices: readonly SanctumAsks['turn'][],
  luck: Chance,
  limit?: number,
  isLate?: () => boolean,
): SanctumAsks['turn'] {
  const me = heroAt(s, seat);
  const [move, fight, rest] = [find(choices, 'move'), find(choices, 'fight'), find(choices, 'rest')];
  const answer = find(choices, 'answer');
  const outlook = fight ? forecast(s, seat, luck, 8, limit, isLate) : { wounds: 0, levels: 0 };
  if (answer) return fight && outlook.wounds < 0.4 && outlook.levels > 1 && s.cathedral.length < 3 ? fight : answer;
  if (find(choices, 'breach')) return find(choices, 'breach')!;
  const better = bestOutfit(me).worth - outfitWorth(me);
  // The first item ever wakes another die (S-48).
  const gain = me.angel ? 0 : pace.gain;
  if (rest && (better > gain || spentShare(me) > (fight ? pace.spent : pace.idle))) return rest;
  if (rest && fight && outlook.wounds > pace.wounds && spentShare(me) > 0) return rest;
  return fight ?? move ?? rest!;
}

export const set: Policy<'set'> = (s, seat, choices, think) =>
  best(choices, ({ set: at }) => {
    const world = sanctum.clone!(s);
    const me = heroAt(world, seat);
    for (const card of world.sets[at]!) me.foes.push({ card, hits: faceOf(card).hits.map(() => 'open' as const), side: 'up' });
    const outlook = forecast(world, seat, think, 6);
    const levels = world.sets[at]!.reduce((sum, card) => sum + faceOf(card).level, 0);
    return 3 * outlook.levels + levels - 14 * outlook.wounds + 0.6 * improvement(me, world.sets[at]!);
  });

/** How much better the outfit could become with these items, were there gems. */
const improvement = (me: Hero, items: readonly ItemId[]): number =>
  items.reduce((sum, item) => {
    const rivals = me.gear.flatMap(({ item: worn }) =>
      worn !== 'none' && itemOf(worn).type === itemOf(item).type ? [itemWorth(worn)] : [],
    );
    return sum + Math.max(0.5, itemWorth(item) - (rivals.length ? Math.min(...rivals) : 1));
  }, 0);

export const loot: Policy<'loot'> = (s, seat, choices) =>
  best(
    choices,
    ({ item }) => 2 * (bestOutfit(heroAt(s, seat), [item]).worth - outfitWorth(heroAt(s, seat))) + improvement(heroAt(s, seat), [item]),
  );

/** Gems near the pool first; a skill that comes with it counts. */
export const level: Policy<'level'> = (s, seat, choices) => {
  const me = heroAt(s, seat);
  return best(choices, (choice) => {
    if (choice.do === 'decline') return -1;
    const at = columnStart(choice.column) + choice.level - 1;
    const left = me.table[at]! + me.whites[at]!;
    const wanted = me.bag.filter((item) => itemOf(item).cost.includes(choice.gem)).length;
    return (
      (left === 1 ? 3 : 1 / left) +
      (choice.level === 1 ? 2 + 0.2 * wanted : 0) +
      (choice.gem === 'white' ? -0.3 : 0) +
      0.1 * (3 - choice.level)
    );
  });
};

export const rest: Policy<'rest'> = (s, seat, choices, _, { last }) => restBy(byMeasure, heroAt(s, seat), choices, last);

/** The best outfit by this appraisal is put on; what is left over becomes potions. */
export function restBy(appraise: Appraisal, me: Hero, choices: readonly SanctumAsks['rest'][], last: boolean): SanctumAsks['rest'] {
  const outfit = bestOutfit(me, [], appraise);
  const on = choices.filter((choice) => choice.do === 'equip' && outfit.items[SLOT_AT[choice.slot]] === choice.item);
  if (outfit.worth > outfitWorth(me, appraise) + 0.01) {
    const off = choices.find(
      (choice) => choice.do === 'unequip' && outfit.items[SLOT_AT[choice.slot]] !== me.gear[SLOT_AT[choice.slot]]!.item,
    );
    const change = off ?? (on.length === 0 ? whiteOff(me, choices) : undefined);
    if (change) return change;
  }
  if (on.length > 0) return best(on, (choice) => -(choice as { pay: string }).pay.split('white').length);
  return brewOne(me, choices, outfit.items, last) ?? find(choices, 'done')!;
}

/** An item that holds a white gem needed elsewhere is taken off, to be paid anew. */
const whiteOff = (me: Hero, choices: readonly SanctumAsks['rest'][]) =>
  choices.find((choice) => {
    if (choice.do !== 'unequip') return false;
    const { gems, item } = me.gear[SLOT_AT[choice.slot]]!;
    return gems.includes('white') && !me.fitted.includes(item as ItemId);
  });

/** Items that will never be worn become potions; at the last rest all of them. */
function brewOne(
  me: Hero,
  choices: readonly SanctumAsks['rest'][],
  outfit: readonly (ItemId | 'none')[],
  last: boolean,
): SanctumAsks['rest'] | undefined {
  const brews = choices.flatMap((choice) => (choice.do === 'brew' ? [choice] : []));
  if (brews.length === 0 || potionCount(me) >= potionSpaces(me)) return undefined;
  const useless = brews.filter(({ item }) => {
    const rivals = outfit.filter((worn): worn is ItemId => worn !== 'none' && itemOf(worn).type === itemOf(item).type);
    return (
      last || (rivals.length === (itemOf(item).type === 'weapon' ? 2 : 1) && rivals.every((rival) => itemWorth(rival) >= itemWorth(item)))
    );
  });
  if (useless.length === 0) return undefined;
  const scarce = me.potions.red / tokenTotal(me, 'stamina') < me.potions.blue / tokenTotal(me, 'focus') ? 'red' : 'blue';
  return best(useless, ({ item, potion }) => (potion === scarce ? 10 : 0) - itemWorth(item));
}
