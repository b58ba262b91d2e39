/** The attack step: everything that changes a die or puts one on a foe (S-22 to S-26, S-31, S-94, D.3). */
import type { Seat } from '@astragal/kernel';
import { blessingOf } from '../content/blessings.ts';
import { SLOT_AT, SLOTS } from '../content/effects.ts';
import { skillOf } from '../content/heroes.ts';
import type { AttackChoice, Bless, Die, Hero, Surge } from '../state.ts';
import {
  abilitiesAt,
  canChange,
  canPay,
  canTarget,
  copiesToSilver,
  heroAt,
  isBeaten,
  isFree,
  locationsOf,
  mayBless,
  mayLieOn,
  ready,
  type S,
  type T,
} from './hero.ts';
import {
  assign,
  assignSecond,
  beginAttack,
  changeDie,
  defeatCard,
  payAbility,
  reroll,
  returnToken,
  spendRage,
  tellKill,
  useBlessing,
  useReady,
} from './verbs.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Everything open in the attack step. */
export function attackWishes(s: S, me: Hero): AttackChoice[] {
  const wishes: AttackChoice[] = [];
  hitWishes(s, me, wishes);
  abilityWishes(me, wishes);
  rageWishes(me, wishes);
  skillWishes(s, me, wishes);
  if (!me.fight.begun) windowWishes(me, wishes);
  if (mayBless(s)) invokeWishes(me, wishes);
  surgeWishes(me, wishes);
  blessWishes(s, me, wishes);
  wishes.push({ do: 'done' });
  return wishes;
}

/** S-31: a free die onto an open location showing its value. */
function hitWishes(s: S, me: Hero, wishes: AttackChoice[]): void {
  const { dice } = me.fight;
  for (let foe = 0; foe < me.foes.length; foe++) {
    if (!canTarget(s, me, foe)) continue;
    const { hits } = me.foes[foe]!;
    const numbers = locationsOf(s, me.foes[foe]!);
    for (let location = 0; location < hits.length; location++) {
      if (hits[location] !== 'open') continue;
      for (let die = 0; die < dice.length; die++)
        if (fits(me, dice[die]!, foe, numbers[location]!)) wishes.push({ do: 'hit', die, foe, location });
    }
  }
}

const fits = (me: Hero, die: Die, foe: number, number: number): boolean =>
  die.use === 'free' && die.value === number && mayLieOn(me, die, foe);

/** S-22 to S-25: an ability with all spaces free and paid changes a die within 1 to 6. */
function abilityWishes(me: Hero, wishes: AttackChoice[]): void {
  const { dice } = me.fight;
  for (let slot = 0; slot < SLOTS.length; slot++) {
    const abilities = abilitiesAt(me, slot);
    let first = 0;
    for (let ability = 0; ability < abilities.length; ability++) {
      const { effect, spaces, payments, reach } = abilities[ability]!;
      const usable = effect !== 'shield' && isFree(me, slot, first, abilities[ability]!);
      first += spaces.length;
      if (!usable) continue;
      for (const pay of payments) {
        if (!canPay(me, pay)) continue;
        for (let die = 0; die < dice.length; die++) {
          if (!canChange(me, dice[die]!)) continue;
          for (const to of reach[dice[die]!.value]!) wishes.push({ do: 'use', slot: SLOTS[slot]!, ability, pay, die, to });
        }
      }
    }
  }
}

/** S-26: active rage sets a die to any value; the same value too (K-28). */
function rageWishes(me: Hero, wishes: AttackChoice[]): void {
  if (me.raging === 0) return;
  for (let die = 0; die < me.fight.dice.length; die++)
    if (canChange(me, me.fight.dice[die]!)) for (const to of FACES) wishes.push({ do: 'rage', die, to });
}

function skillWishes(s: S, me: Hero, wishes: AttackChoice[]): void {
  const { dice } = me.fight;
  if (ready(me, 'copy-die') !== undefined) copyWishes(me, wishes);
  if (ready(me, 'double-assign') !== undefined) doubleWishes(s, me, wishes);
  const flips = ready(me, 'flip-die') !== undefined;
  const crush = ready(me, 'wild-face');
  if (!flips && crush === undefined) return;
  for (let die = 0; die < dice.length; die++) {
    if (!canChange(me, dice[die]!)) continue;
    if (flips) wishes.push({ do: 'flip', die });
    if (crush !== undefined && dice[die]!.value === skillOf(crush).n) for (const to of FACES) wishes.push({ do: 'crush', die, to });
  }
}

/** Volley, K-32: any die of this fight that is not lost, assigned or not. */
function copyWishes(me: Hero, wishes: AttackChoice[]): void {
  const { dice } = me.fight;
  for (let die = 0; die < dice.length; die++) {
    if (!canChange(me, dice[die]!)) continue;
    for (let from = 0; from < dice.length; from++) if (from !== die && dice[from]!.use !== 'lost') wishes.push({ do: 'copy', die, from });
  }
}

/** Double Strike, K-31: two open locations of one value; in the Final Battle both on the current card. */
function doubleWishes(s: S, me: Hero, wishes: AttackChoice[]): void {
  const open: { foe: number; location: number; number: number }[] = [];
  me.foes.forEach((each, foe) => {
    if (!canTarget(s, me, foe)) return;
    const numbers = locationsOf(s, each);
    each.hits.forEach((hit, location) => {
      if (hit === 'open') open.push({ foe, location, number: numbers[location]! });
    });
  });
  for (let a = 0; a < open.length; a++)
    for (let b = a + 1; b < open.length; b++) {
      const { foe, location, number } = open[a]!;
      if (number !== open[b]!.number) continue;
      for (let die = 0; die < me.fight.dice.length; die++)
        if (fits(me, me.fight.dice[die]!, foe, number))
          wishes.push({ do: 'double', die, foe, location, other: open[b]!.foe, second: open[b]!.location });
    }
}

/** K-27: rerolls and Dance Partner, before the first attack-step action. */
function windowWishes(me: Hero, wishes: AttackChoice[]): void {
  const { dice } = me.fight;
  const one = ready(me, 'reroll');
  const all = ready(me, 'reroll-all');
  const most = one !== undefined ? skillOf(one).n : all !== undefined ? dice.length : 0;
  if (most > 0) for (const { text, size } of SUBSETS[dice.length]!) if (size <= most) wishes.push({ do: 'reroll', dice: text });
  const silver = dice.findIndex((die) => die.silver);
  if (silver < 0 || copiesToSilver(me) === undefined) return;
  for (let from = 0; from < dice.length; from++) if (from !== silver) wishes.push({ do: 'partner', from });
}

/** The non-empty sets of dice 0 to n-1 by n, written `0+2`. */
const SUBSETS: readonly (readonly { readonly text: string; readonly size: number }[])[] = [0, 1, 2, 3, 4, 5, 6].map((n) =>
  Array.from({ length: 2 ** n - 1 }, (_, i) => {
    const dice = [0, 1, 2, 3, 4, 5].filter((die) => ((i + 1) >> die) & 1);
    return { text: dice.join('+'), size: dice.length };
  }),
);

/** S-135: blessings that work like an ability on a die. */
function invokeWishes(me: Hero, wishes: AttackChoice[]): void {
  for (const { tile, used } of me.blessings) {
    const { token, power } = blessingOf(tile);
    if (used || token !== undefined || power.effect === 'shield') continue;
    for (let die = 0; die < me.fight.dice.length; die++) {
      if (!canChange(me, me.fight.dice[die]!)) continue;
      for (const to of power.reach[me.fight.dice[die]!.value]!) wishes.push({ do: 'invoke', blessing: tile, die, to });
    }
  }
}

/** Surge of Power: any spent token. */
export function surgeWishes(me: Hero, wishes: (Surge | AttackChoice)[]): void {
  if (ready(me, 'regenerate') === undefined) return;
  me.gear.forEach(({ wells }, slot) => {
    wells.forEach((held, well) => {
      if (held === 'stamina' || held === 'focus') wishes.push({ do: 'surge', slot: SLOTS[slot]!, well });
    });
  });
}

/** S-135: token blessings, at any moment of the confrontation. */
export function blessWishes<C>(s: S, me: Hero, wishes: (C | Bless)[]): void {
  if (!mayBless(s)) return;
  for (const { tile, used } of me.blessings)
    if (!used && blessingOf(tile).token !== undefined) wishes.push({ do: 'bless', blessing: tile });
}

type Taken<D extends AttackChoice['do']> = (s: S, seat: Seat, choice: Extract<AttackChoice, { do: D }>, t: T) => void;
type Takers = { readonly [D in Exclude<AttackChoice['do'], 'done'>]: Taken<D> };

const TAKERS: Takers = {
  use(s, seat, { slot, ability, pay, die, to }, t) {
    const { item } = heroAt(s, seat).gear[SLOT_AT[slot]]!;
    payAbility(s, seat, slot, ability, pay);
    changeDie(s, seat, die, to, item === 'none' ? 'printed' : item, t);
  },
  rage(s, seat, { die, to }, t) {
    spendRage(s, seat, t);
    changeDie(s, seat, die, to, 'rage', t);
  },
  hit(s, seat, { die, foe, location }, t) {
    assign(s, seat, die, foe, location, t);
    settleHit(s, seat, foe, t);
  },
  double(s, seat, { die, foe, location, other, second }, t) {
    useReady(s, seat, 'double');
    assign(s, seat, die, foe, location, t);
    assignSecond(s, seat, die, other, second, t);
    settleHit(s, seat, foe, t);
    if (other !== foe) settleHit(s, seat, other, t);
  },
  reroll(s, seat, { dice }, t) {
    useReady(s, seat, 'reroll');
    for (const die of dice.split('+')) reroll(s, seat, Number(die), t);
  },
  partner(s, seat, { from }, t) {
    const { dice } = heroAt(s, seat).fight;
    const silver = dice.findIndex((die) => die.silver);
    changeDie(s, seat, silver, dice[from]!.value, useReady(s, seat, 'partner'), t);
  },
  copy(s, seat, { die, from }, t) {
    changeDie(s, seat, die, heroAt(s, seat).fight.dice[from]!.value, useReady(s, seat, 'copy'), t);
  },
  flip(s, seat, { die }, t) {
    changeDie(s, seat, die, 7 - heroAt(s, seat).fight.dice[die]!.value, useReady(s, seat, 'flip'), t);
  },
  crush(s, seat, { die, to }, t) {
    changeDie(s, seat, die, to, useReady(s, seat, 'crush'), t);
  },
  invoke(s, seat, { blessing, die, to }, t) {
    useBlessing(s, seat, blessing, t);
    changeDie(s, seat, die, to, blessing, t);
  },
  surge(s, seat, { slot, well }, t) {
    useReady(s, seat, 'surge');
    returnToken(s, seat, slot, well, t);
  },
  bless: (s, seat, { blessing }, t) => useBlessing(s, seat, blessing, t),
};

/** What does not close the after-roll window. */
const BEFORE_ATTACK: ReadonlySet<AttackChoice['do']> = new Set(['reroll', 'partner', 'bless']);

/** Does what was chosen in the attack step. */
export function takeAttack(s: S, seat: Seat, choice: Exclude<AttackChoice, { do: 'done' }>, t: T): void {
  if (!BEFORE_ATTACK.has(choice.do)) beginAttack(s, seat);
  (TAKERS[choice.do] as Taken<typeof choice.do>)(s, seat, choice as never, t);
}

/** S-31, S-94, S-95: a full card is beaten; in the Final Battle the figure moves on, and fury waits there face down. */
function settleHit(s: S, seat: Seat, foe: number, t: T): void {
  const me = heroAt(s, seat);
  if (!isBeaten(me.foes[foe]!)) return;
  if (s.phase !== 'battle') tellKill(s, seat, foe, t);
  else {
    defeatCard(s, seat, t);
    if (me.foes[me.place]?.side === 'down') t.next({ step: 'fury', seat });
  }
}
