/** What the learned value looks at: a hero's strength on the march, and what is left of it against the Demon Lord. */
import type { Seat } from '@astragal/kernel';
import { ROW } from '../content/acts.ts';
import { blessingOf } from '../content/blessings.ts';
import { type CardId, faceOf } from '../content/cards.ts';
import { type Ability, GEMS, SLOTS } from '../content/effects.ts';
import { HERO_IDS, type SkillId, SKILLS_OF } from '../content/heroes.ts';
import { abilitiesAt, damageFaced, deathMark, isBeaten, potionCount, tokenTotal, wallsOf } from '../rules/hero.ts';
import type { Hero, SanctumState } from '../state.ts';
import { bestOutfit, outfitWorth } from './worth.ts';

type S = SanctumState;

const SKILL_LIST: readonly SkillId[] = HERO_IDS.flatMap((hero) => SKILLS_OF[hero]);
const SKILL_AT = new Map(SKILL_LIST.map((skill, at) => [skill, at]));

/** What abilities can do together. */
export interface Means {
  shields: number;
  blocks: number;
  sets: number;
  wide: number;
  narrow: number;
  purple: number;
}

const KINDS: Readonly<Record<Ability['effect'], 'sets' | 'wide' | 'narrow'>> = {
  set: 'sets',
  'raise-any': 'wide',
  'lower-any': 'wide',
  'plus-or-minus': 'wide',
  plus: 'narrow',
  minus: 'narrow',
  shield: 'narrow',
};

export function addMeans(means: Means, { effect, n, spaces }: Ability): void {
  means.purple += spaces.filter((space) => space === 'purple').length;
  if (effect === 'shield') {
    means.shields += n;
    means.blocks++;
  } else means[KINDS[effect]]++;
}

/** The abilities that can be used; all of them, as after a rest, or only those whose spaces are free now. */
function meansOf(me: Hero, all: boolean): Means {
  const means: Means = { shields: 0, blocks: 0, sets: 0, wide: 0, narrow: 0, purple: 0 };
  for (let slot = 0; slot < SLOTS.length; slot++) {
    let first = 0;
    for (const ability of abilitiesAt(me, slot)) {
      const wells = me.gear[slot]!.wells;
      let open = true;
      for (let i = 0; i < ability.spaces.length; i++) if (wells[first + i] === 'corrupt' || (!all && wells[first + i] !== 'empty')) open = false;
      if (open) addMeans(means, ability);
      first += ability.spaces.length;
    }
  }
  return means;
}

const listOf = ({ shields, blocks, sets, wide, narrow, purple }: Means): number[] => [shields, blocks, sets, wide, narrow, purple];

/** Blessings at hand: tokens, changes of a die, shields. */
function blessingsOf(me: Hero): [tokens: number, changes: number, shields: number] {
  const counts: [number, number, number] = [0, 0, 0];
  for (const { tile, used } of me.blessings) {
    if (used) continue;
    const { token, power } = blessingOf(tile);
    counts[token !== undefined ? 0 : power.effect === 'shield' ? 2 : 1]++;
  }
  return counts;
}

const heroFlags = (me: Hero): number[] => HERO_IDS.map((hero) => (me.hero === hero ? 1 : 0));

function skillFlags(me: Hero): number[] {
  const flags = Array<number>(SKILL_LIST.length).fill(0);
  for (const skill of me.skills) flags[SKILL_AT.get(skill)!] = 1;
  return flags;
}

/** Health above the death mark, bent where it is little. */
const healthOf = (me: Hero): number[] => {
  const left = me.health - deathMark(me);
  return [left, Math.min(left, 2), Math.min(left, 4), Math.min(left, 7)];
};

const spentOf = (me: Hero, token: 'stamina' | 'focus'): number => {
  let n = 0;
  for (const { wells } of me.gear) for (const well of wells) if (well === token) n++;
  return n;
};

/** Levels climbed: gems that have left their first place, counted in places. */
const climbed = (me: Hero): number => {
  const left = me.table.reduce((sum, n, at) => sum + (n + me.whites[at]!) * ((at % 3) + 1), 0);
  return -left;
};

/** Skills that are nearly gained. */
const nearly = (me: Hero): number =>
  me.table.reduce((sum, n, at) => sum + (n + me.whites[at]! === 1 && !me.skills.includes(SKILLS_OF[me.hero as never]![at]!) ? 1 : 0), 0);

function marchFeatures(s: S, seat: Seat): number[] {
  const me = s.heroes[seat]!;
  const t = s.front / wallsOf(s.heroes.length);
  const means = listOf(meansOf(me, true));
  const [stamina, focus] = [tokenTotal(me, 'stamina'), tokenTotal(me, 'focus')];
  const changes = means[2]! + means[3]! + 0.5 * means[4]!;
  const worn = outfitWorth(me);
  const gain = me.bag.length > 0 ? bestOutfit(me).worth - worn : 0;
  let [damage, hits, made, levels] = [0, 0, 0, 0];
  for (const foe of me.foes) {
    if (foe.card.startsWith('lord') || isBeaten(foe)) continue;
    const face = faceOf(foe.card as CardId);
    damage += face.damage;
    levels += face.level;
    for (const hit of foe.hits) hit === 'open' ? hits++ : made++;
  }
  const up = climbed(me);
  const rivals = s.heroes.filter((_, each) => each !== seat);
  const mean = (of: (hero: Hero) => number): number => rivals.reduce((sum, hero) => sum + of(hero), 0) / rivals.length;
  const health = me.health;
  return [
    t,
    t * t,
    ...heroFlags(me),
    ...healthOf(me),
    health * t,
    me.gold,
    me.gold * t,
    stamina,
    focus,
    stamina * t,
    focus * t,
    stamina - me.stamina,
    focus - me.focus,
    me.raging,
    me.rages,
    me.potions.red,
    me.potions.blue,
    Math.min(4, potionCount(me) + me.bag.length),
    ...means,
    means[0]! * t,
    changes * t,
    worn,
    gain,
    gain * t,
    me.bag.length,
    ...GEMS.map((gem) => me.pool[gem]),
    up,
    up * t,
    nearly(me),
    me.skills.length,
    me.skills.length * t,
    ...skillFlags(me),
    ...blessingsOf(me),
    me.foes.length,
    damage,
    hits,
    made,
    levels,
    levels * t,
    Math.max(0, hits - me.gold),
    Math.max(0, damage - means[0]!),
    me.at === wallsOf(s.heroes.length) ? 1 : 0,
    s.front - me.at,
    s.breacher === seat ? 1 : 0,
    s.breacher >= 0 && s.breacher !== seat ? 1 : 0,
    me.answered,
    me.answered > 0 ? 0 : s.cathedral.length,
    s.roarSize,
    s.roarSize * health,
    up - mean(climbed),
    worn - mean(outfitWorth),
    mean(({ health: each }) => each),
  ];
}

function battleFeatures(s: S, seat: Seat): number[] {
  const me = s.heroes[seat]!;
  const left = me.health - deathMark(me);
  const cards = ROW - me.place;
  const means = listOf(meansOf(me, false));
  const [shields, , sets, wide, narrow] = means as [number, number, number, number, number, number];
  const changes = sets + wide + 0.5 * narrow;
  const damage = damageFaced(s, me);
  const foe = me.foes[me.place];
  const open = foe ? foe.hits.reduce((n, hit) => n + (hit === 'open' ? 1 : 0), 0) : 0;
  const [spentStamina, spentFocus] = [spentOf(me, 'stamina'), spentOf(me, 'focus')];
  const dice = me.gold - me.fewerDice + (me.skills.some((skill) => SILVER.has(skill)) ? 1 : 0);
  const roars = (s.roarSize * (s.roarSize + 1)) / 2;
  const canBlock = Math.min(shields, 2.2 * me.stamina + 0.7 * me.focus);
  const canChange = Math.min(changes, me.focus + 0.5 * me.stamina);
  const [tokens, tiles, wards] = blessingsOf(me);
  const response = s.phase === 'battle' ? 0 : 1;
  return [
    ...heroFlags(me),
    ...healthOf(me),
    cards,
    cards * cards,
    open,
    foe?.side === 'up' && open < foe.hits.length ? foe.hits.length - open : 0,
    damage,
    Math.max(0, damage - canBlock),
    Math.max(0, damage - canBlock - left),
    dice,
    dice * cards,
    me.gold,
    me.stamina,
    me.focus,
    Math.min(2, me.stamina),
    Math.min(2, me.focus),
    Math.min(4, me.stamina),
    Math.min(4, me.focus),
    ...means,
    canBlock,
    canChange,
    canBlock * cards,
    canChange * cards,
    left * cards,
    Math.min(4, left) * cards,
    (me.stamina + me.focus) * cards,
    me.raging,
    me.potions.red,
    me.potions.blue,
    Math.min(me.potions.red, spentStamina),
    Math.min(me.potions.blue, spentFocus),
    tokens,
    tiles,
    wards,
    roars,
    roars * Math.min(4, left),
    me.extraDamage,
    me.fewerDice,
    response,
    response * s.turned,
    s.round,
    ...skillFlags(me),
  ];
}

const SILVER: ReadonlySet<SkillId> = new Set(['falcon-companion', 'dance-partner', 'poisoned-blade', 'blood-fury'] as const);

/** Both parts side by side; the one that does not apply is empty. */
export function features(s: S, seat: Seat): number[] {
  const against = s.phase === 'battle' || s.phase === 'response' || s.phase === 'over';
  return against ? [1, ...EMPTY_MARCH, 1, ...battleFeatures(s, seat)] : [1, ...marchFeatures(s, seat), 0, ...EMPTY_BATTLE];
}

/** The numbers of each part. */
export const SIZES = { march: 122, battle: 83 } as const;
const EMPTY_MARCH: readonly number[] = Array(SIZES.march).fill(0);
const EMPTY_BATTLE: readonly number[] = Array(SIZES.battle).fill(0);

export { battleFeatures, marchFeatures };
