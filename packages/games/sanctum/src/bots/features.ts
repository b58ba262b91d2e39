/** What the learned value looks at: what a hero has left against the Demon Lord. */
import type { Seat } from '@astragal/kernel';
import { ROW } from '../content/acts.ts';
import { blessingOf } from '../content/blessings.ts';
import { type Ability, SLOTS } from '../content/effects.ts';
import { HERO_IDS, SKILLS_OF, type SkillId } from '../content/heroes.ts';
import { abilitiesAt, damageFaced, deathMark, skillBy } from '../rules/hero.ts';
import type { Hero, SanctumState } from '../state.ts';

type S = SanctumState;

/** By name: a skill that moves to another place of the table keeps its weight. */
const SKILL_LIST: readonly SkillId[] = HERO_IDS.flatMap((hero) => SKILLS_OF[hero]).sort();
const SKILL_AT = new Map(SKILL_LIST.map((skill, at) => [skill, at]));

/** What abilities can do together. */
interface Means {
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

function addMeans(means: Means, { effect, n, spaces }: Ability): void {
  means.purple += spaces.filter((space) => space === 'purple').length;
  if (effect === 'shield') {
    means.shields += n;
    means.blocks++;
  } else means[KINDS[effect]]++;
}

/** The abilities whose spaces are free now. */
function meansOf(me: Hero): Means {
  const means: Means = { shields: 0, blocks: 0, sets: 0, wide: 0, narrow: 0, purple: 0 };
  for (let slot = 0; slot < SLOTS.length; slot++) {
    const { wells } = me.gear[slot]!;
    let first = 0;
    for (const ability of abilitiesAt(me, slot)) {
      let open = true;
      for (let i = 0; i < ability.spaces.length; i++) if (wells[first + i] !== 'empty') open = false;
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

/** All that lies ahead, as printed: a scare follows the figure from card to card, so that going on must not look like losing it. */
const damageAhead = (s: S, me: Hero): number => damageFaced(s, skillBy(me, 'intimidate') === undefined ? me : { ...me, skills: [] });

/** Where the skills begin among the features. */
export const FIRST_SKILL = 53;

/** What the value looks at, against the Demon Lord; always as many numbers, the first of them 1. */
export function features(s: S, seat: Seat): number[] {
  const me = s.heroes[seat]!;
  const left = me.health - deathMark(me);
  const cards = ROW - me.place;
  const means = listOf(meansOf(me));
  const [shields, , sets, wide, narrow] = means as [number, number, number, number, number, number];
  const changes = sets + wide + 0.5 * narrow;
  const damage = damageAhead(s, me);
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
    1,
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
