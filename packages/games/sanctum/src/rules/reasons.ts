/** Why a piece of a fight cannot be used now: one wish for each piece that the question leaves out. Tables show it; play-outs never ask. */
import { type ChoiceOf, notation, type Refused } from '@astragal/kernel';
import { blessingOf } from '../content/blessings.ts';
import { type Ability, POTIONS, SLOTS } from '../content/effects.ts';
import { type SkillId, type SkillTiming, skillOf } from '../content/heroes.ts';
import type { Blessed, Hero, SanctumKind, SanctumRefusal } from '../state.ts';
import { type SkillVerb, verbOf } from './by-hand.ts';
import { abilitiesAt, canPay, canTarget, locationsOf, mayBless, type S } from './hero.ts';

type Wish = ChoiceOf<SanctumKind>;
type Denied = Refused<SanctumKind> & { readonly wish: Wish };
/** Whether an answer uses the same piece. */
type Uses = (choice: Wish) => boolean;

/** All pieces of a fighting hero that none of these answers uses, each with the reason. */
export function leftOut(s: S, me: Hero, answers: readonly Wish[]): readonly Denied[] {
  const found = new Map<string, Denied>();
  const deny = (wish: Wish, refusal: SanctumRefusal, uses: Uses): void => {
    if (!answers.some(uses) && !found.has(notation(wish))) found.set(notation(wish), { wish, refusal });
  };
  if (me.fight.phase === 'attack') {
    denyDice(s, me, deny);
    denyLocations(s, me, deny);
  }
  denyAbilities(me, deny);
  if (me.rages > 0) deny({ do: 'rage', die: dieFor(me), to: 6 }, whyNoRage(me), ({ do: verb }) => verb === 'rage');
  for (const id of me.skills) denySkill(me, id, deny);
  for (const potion of POTIONS)
    if (me.potions[potion] > 0)
      deny({ do: 'waste', potion }, { why: 'before-roll-only', rule: 'S-29' }, (choice) => 'potion' in choice && choice.potion === potion);
  for (const blessed of me.blessings) denyBlessing(s, me, blessed, deny);
  return [...found.values()];
}

type Deny = (wish: Wish, refusal: SanctumRefusal, uses: Uses) => void;

/** The die that a wish names where none would do: the first free one. */
const dieFor = (me: Hero): number =>
  Math.max(
    0,
    me.fight.dice.findIndex(({ use }) => use === 'free'),
  );

// ---- Hits (S-31, S-94, S-130) -------------------------------------------------------------------------------------

/** Open locations that no die may lie on. */
function denyLocations(s: S, me: Hero, deny: Deny): void {
  me.foes.forEach((foe, at) => {
    if (foe.side !== 'up') return;
    foe.hits.forEach((hit, location) => {
      if (hit !== 'open') return;
      const number = locationsOf(s, foe)[location]!;
      const shows = me.fight.dice.findIndex(({ use, value }) => use === 'free' && value === number);
      const die = shows < 0 ? dieFor(me) : shows;
      deny(
        { do: 'hit', die, foe: at, location },
        whyNoHit(s, me, die, at, number),
        (choice) => choice.do === 'hit' && choice.foe === at && choice.location === location,
      );
    });
  });
}

/** Free dice that fit nowhere, on the location that comes nearest to taking them. */
function denyDice(s: S, me: Hero, deny: Deny): void {
  const open = me.foes.flatMap((foe, at) =>
    foe.side === 'up' && canTarget(s, me, at)
      ? foe.hits.flatMap((hit, location) => (hit === 'open' ? [{ foe: at, location, number: locationsOf(s, foe)[location]! }] : []))
      : [],
  );
  me.fight.dice.forEach(({ use, value }, die) => {
    const place = open.find(({ number }) => number === value) ?? open[0];
    if (use !== 'free' || !place) return;
    const { foe, location, number } = place;
    deny(
      { do: 'hit', die, foe, location },
      whyNoHit(s, me, die, foe, number),
      (choice) => (choice.do === 'hit' || choice.do === 'double') && choice.die === die,
    );
  });
}

function whyNoHit(s: S, me: Hero, at: number, foe: number, number: number): SanctumRefusal {
  const die = me.fight.dice[at];
  if (!canTarget(s, me, foe)) return { why: 'other-card', rule: 'S-94' };
  if (die?.use !== 'free') return { why: 'no-die', rule: 'S-31' };
  if (die.value === number) return { why: 'only-changed', rule: 'S-130' };
  return { why: 'other-number', rule: 'S-31', number, shown: die.value };
}

// ---- Abilities and rage (S-22 to S-26) ----------------------------------------------------------------------------

function denyAbilities(me: Hero, deny: Deny): void {
  SLOTS.forEach((slot, at) => {
    let first = 0;
    abilitiesAt(me, at).forEach((ability, index) => {
      const wells = me.gear[at]!.wells.slice(first, first + ability.spaces.length);
      first += ability.spaces.length;
      const paid = { slot, ability: index, pay: ability.payments[0]! };
      const die = dieFor(me);
      const to = ability.reach[me.fight.dice[die]?.value ?? 0]![0] ?? 6;
      deny(
        ability.effect === 'shield' ? { do: 'shield', ...paid } : { do: 'use', ...paid, die, to },
        whyNoAbility(me, ability, wells),
        (choice) => 'ability' in choice && choice.slot === slot && choice.ability === index,
      );
    });
  });
}

function whyNoAbility(me: Hero, { effect, payments }: Ability, wells: readonly string[]): SanctumRefusal {
  if (wells.includes('corrupt')) return { why: 'corrupted', rule: 'S-114' };
  if (wells.some((well) => well !== 'empty')) return { why: 'spent', rule: 'S-22' };
  if (effect === 'shield' && me.fight.phase !== 'block') return { why: 'block-only', rule: 'S-32' };
  if (effect !== 'shield' && me.fight.phase !== 'attack') return { why: 'attack-only', rule: 'S-31' };
  return payments.some((pay) => canPay(me, pay)) ? { why: 'no-change', rule: 'S-24' } : { why: 'no-tokens', rule: 'S-22' };
}

function whyNoRage(me: Hero): SanctumRefusal {
  if (me.raging === 0) return { why: 'rage-inactive', rule: 'S-26' };
  return me.fight.phase === 'attack' ? { why: 'no-change', rule: 'S-26' } : { why: 'attack-only', rule: 'S-26' };
}

// ---- Skills and blessings -----------------------------------------------------------------------------------------

/** What would be wished for with a skill that is used by hand. */
const WISHES: { readonly [V in SkillVerb]: (die: number) => Wish & { readonly do: V } } = {
  reroll: (die) => ({ do: 'reroll', dice: String(die) }),
  partner: () => ({ do: 'partner', from: 0 }),
  copy: (die) => ({ do: 'copy', die, from: die === 0 ? 1 : 0 }),
  flip: (die) => ({ do: 'flip', die }),
  crush: (die) => ({ do: 'crush', die, to: 6 }),
  double: (die) => ({ do: 'double', die, foe: 0, location: 0, other: 0, second: 1 }),
  surge: () => ({ do: 'surge', slot: SLOTS[0], well: 0 }),
  dodge: () => ({ do: 'dodge' }),
  hinder: () => ({ do: 'hinder', foe: 0 }),
  venom: () => ({ do: 'venom', potion: POTIONS[0] }),
};

/** What the moment of a skill says to somebody who comes too early or too late. */
const MOMENTS: Readonly<Partial<Record<SkillTiming, SanctumRefusal>>> = {
  'after-roll': { why: 'after-roll-only', rule: 'S-31' },
  attack: { why: 'attack-only', rule: 'S-31' },
  block: { why: 'block-only', rule: 'S-32' },
};

function denySkill(me: Hero, id: SkillId, deny: Deny): void {
  const verb = verbOf(id);
  if (verb) deny(WISHES[verb](dieFor(me)), whyNoSkill(me, id), (choice) => choice.do === verb);
}

function whyNoSkill(me: Hero, id: SkillId): SanctumRefusal {
  const { timing, silver } = skillOf(id);
  if (me.fight.used.includes(id)) return { why: 'used', rule: timing === 'block' ? 'S-32' : 'S-31' };
  const moment = MOMENTS[silver ? 'after-roll' : timing];
  return moment && timing !== me.fight.phase ? moment : { why: 'no-target', rule: timing === 'block' ? 'S-32' : 'S-31' };
}

function denyBlessing(s: S, me: Hero, { tile, used }: Blessed, deny: Deny): void {
  const { token, power } = blessingOf(tile);
  const shield = power.effect === 'shield';
  const wish: Wish =
    token !== undefined
      ? { do: 'bless', blessing: tile }
      : shield
        ? { do: 'ward', blessing: tile }
        : { do: 'invoke', blessing: tile, die: dieFor(me), to: 6 };
  deny(wish, whyNoBlessing(s, me, used, shield), (choice) => 'blessing' in choice && choice.blessing === tile);
}

function whyNoBlessing(s: S, me: Hero, used: boolean, shield: boolean): SanctumRefusal {
  if (used) return { why: 'used', rule: 'S-93' };
  if (!mayBless(s)) return { why: 'confrontation-only', rule: 'S-135' };
  if (shield) return { why: 'block-only', rule: 'S-135' };
  return me.fight.phase === 'attack' ? { why: 'no-change', rule: 'S-135' } : { why: 'attack-only', rule: 'S-135' };
}
