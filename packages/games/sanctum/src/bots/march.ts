/** The march: what to do in a turn, which demons, what to wear, which gem to move. */
import { type Chance, type Seat, seeded } from '@astragal/kernel';
import { ACHIEVEMENTS, type Level, MASTERIES, type Mastery } from '../content/acts.ts';
import { faceOf, type ItemId, itemOf } from '../content/cards.ts';
import { SLOT_AT } from '../content/effects.ts';
import { SKILLS_OF } from '../content/heroes.ts';
import { sanctum } from '../game.ts';
import { columnStart, heroAt, heroIdOf, potionCount, potionSpaces, tokenTotal } from '../rules/hero.ts';
import { progressOf } from '../rules/levels.ts';
import type { Outcome } from '../solver.ts';
import type { Hero, SanctumAsks } from '../state.ts';
import { best, find, type Policy, type S } from './answers.ts';
import { forecast } from './fights.ts';
import { isInPlay, levelsOf } from './prizes.ts';
import { rested, withHero } from './stakes.ts';
import { type Appraisal, bestOutfit, byMeasure, itemWorth, type Outfit, outfitWorth } from './worth.ts';

/** How a hero counts its turns. */
export interface Pace {
  /** What a turn must bring, in points of a fight (a level is 6): a rest that brings less is left out. */
  readonly price: number;
  /** What a wound takes away, in these points. */
  readonly wound: number;
  /** What a better outfit is worth in these points, by the measure by which items were made. */
  readonly gain: number;
  /** What an achievement is worth in these points. */
  readonly prize: number;
  /** Moves on, chased, while there are so few hits to deal for each die. */
  readonly crowd: number;
}

/** As people play who like to be ready: what a rest brings is weighed, but a turn costs little. */
export const STEADY: Pace = { price: 3, wound: 14, gain: 1.3, prize: 0, crowd: 0 };

export const turn: Policy<'turn'> = (s, seat, choices, luck) => turnBy(STEADY, s, seat, choices, luck);

const LEVEL = 6;

/** What a rest brings: a better fight with every token back, and a better outfit. With nobody to fight, tokens can wait: demons do not hurt who rests. */
function restBrings(pace: Pace, s: S, seat: Seat, now: number, look: (s: S) => number): number {
  const me = heroAt(s, seat);
  const best = bestOutfit(me);
  const outfit = pace.gain * (best.worth - outfitWorth(me)) + pace.prize * (pace.prize && prizesFor(s, best));
  const isSpent = me.foes.length > 0 && tokenTotal(me, 'stamina') + tokenTotal(me, 'focus') > me.stamina + me.focus;
  return outfit + (isSpent ? look(withHero(s, seat, rested(me))) - now : 0);
}

/** Open achievements that this outfit would earn (S-64, S-65). */
function prizesFor(s: S, outfit: Outfit): number {
  const worn = levelsOf(outfit);
  return ACHIEVEMENTS.filter((id, at) => {
    const [mastery, level] = id.split('-');
    const isMet = worn >= MASTERIES.equip[Number(level) - 1]! && (mastery === 'equip' || isInPlay(s, 'equip', Number(level) as Level));
    return (mastery === 'equip' || mastery === 'higher') && isMet && s.achievements[at]!.by === 'open';
  }).length;
}

/** Hits that are still to be dealt. */
export const openHits = (me: Hero): number => me.foes.reduce((sum, { hits }) => sum + hits.filter((hit) => hit === 'open').length, 0);

/** The action that brings most for its turn: fights are imagined as they would go now, and as they would go after a rest. */
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
  // The same rolls for all that is compared.
  const seed = luck.below(2 ** 30, 'rolls');
  const points = ({ levels, wounds }: Pick<Outcome, 'levels' | 'wounds'>): number => LEVEL * levels - pace.wound * wounds;
  const look = (world: S) => forecast(world, seat, seeded(seed), 8, limit, isLate);
  const outlook = fight ? look(s) : { wounds: 0, levels: 0 };
  const answer = find(choices, 'answer');
  if (answer) return fight && outlook.wounds < 0.4 && outlook.levels > 1 && s.cathedral.length < 3 ? fight : answer;
  const breach = find(choices, 'breach');
  if (breach) return breach;
  // The first item ever wakes another die (S-48).
  const price = me.angel ? 0 : pace.price;
  if (rest && restBrings(pace, s, seat, points(outlook), (world) => points(look(world))) > price) return rest;
  if (fight && move && openHits(me) <= pace.crowd * me.gold) return move;
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

/** What a player likes in a level: a gem that comes free, a skill that is gained, an achievement that is earned. */
export interface Likes {
  readonly free: number;
  readonly skill: number;
  readonly prize: number;
}
export const PLAIN: Likes = { free: 2, skill: 3, prize: 0 };

export const level: Policy<'level'> = (s, seat, choices) => levelBy(PLAIN, s, seat, choices, () => 1);

/** Whether this gem earns an achievement: the skill that it leaves, or itself in the pool (S-62, S-63). */
function earns(s: S, me: Hero, { column, level: from, gem }: Extract<SanctumAsks['level'], { do: 'climb' }>, isLast: boolean): boolean {
  const isOpen = (mastery: Mastery, n: number): boolean =>
    MASTERIES[mastery].some(
      (asked, i) => asked === n && s.achievements[ACHIEVEMENTS.indexOf(`${mastery}-${(i + 1) as Level}`)]!.by === 'open',
    );
  const { skill, gem: gems } = progressOf(me);
  const isGained = isLast && !me.skills.includes(SKILLS_OF[heroIdOf(me)][columnStart(column) + from - 1]!);
  if (isGained && isOpen('skill', skill + 1)) return true;
  if (from > 1 || gem === 'white') return false;
  const freed = progressOf({ ...me, pool: { ...me.pool, [gem]: me.pool[gem] + 1 } }).gem;
  return freed > gems && isOpen('gem', freed);
}

/** Gems near the pool first; a skill that comes with it counts, more so the more it is worth. */
export function levelBy(
  { free, skill, prize }: Likes,
  s: S,
  seat: Seat,
  choices: readonly SanctumAsks['level'][],
  worthOf: (place: number) => number,
): SanctumAsks['level'] {
  const me = heroAt(s, seat);
  return best(choices, (choice) => {
    if (choice.do === 'decline') return -1;
    const at = columnStart(choice.column) + choice.level - 1;
    const left = me.table[at]! + me.whites[at]!;
    const wanted = me.bag.filter((item) => itemOf(item).cost.includes(choice.gem)).length;
    const worth = skill * worthOf(at);
    return (
      (left === 1 ? worth : (0.35 * worth) / left) +
      (choice.level === 1 ? free + 0.2 * wanted : 0) +
      (choice.gem === 'white' ? -0.3 : 0) +
      (prize > 0 && earns(s, me, choice, left === 1) ? prize : 0) +
      0.1 * (3 - choice.level)
    );
  });
}

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
