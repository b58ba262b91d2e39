/** B.5 Steps 4 and 5: what is left deals damage, shields stop it, the rest are wounds (S-27, S-32 to S-35, S-96 to S-100). */
import type { Seat } from '@astragal/kernel';
import { ROW } from '../content/acts.ts';
import { blessingOf } from '../content/blessings.ts';
import { COLOURS, POTIONS, SLOT_AT, SLOTS } from '../content/effects.ts';
import { skillOf } from '../content/heroes.ts';
import type { BlockChoice, Hero } from '../state.ts';
import { blessWishes, surgeWishes } from './attack.ts';
import {
  abilitiesAt,
  canPay,
  damageFaced,
  damageOf,
  freeDice,
  freed,
  hasFoe,
  heroAt,
  isAlive,
  isFree,
  mayBless,
  ready,
  type S,
  skillBy,
  type T,
} from './hero.ts';
import { leftOut } from './reasons.ts';
import type { StepsOf } from './steps.ts';
import {
  block,
  clearBurdens,
  enterFightPhase,
  payAbility,
  pour,
  returnToken,
  takeDiceBack,
  useBlessing,
  useReady,
  useShieldAbility,
  wakeRage,
  win,
  wound,
} from './verbs.ts';

function blockWishes(s: S, me: Hero): BlockChoice[] {
  const wishes: BlockChoice[] = [];
  shieldWishes(me, wishes);
  if (dodged(me) > 0) wishes.push({ do: 'dodge' });
  hinderWishes(s, me, wishes);
  if (ready(me, 'potion-block') !== undefined)
    for (const potion of POTIONS) if (me.potions[potion] > 0) wishes.push({ do: 'venom', potion });
  if (mayBless(s)) wardWishes(me, wishes);
  surgeWishes(me, wishes as never);
  blessWishes(s, me, wishes);
  wishes.push({ do: 'done' });
  return wishes;
}

/** S-24: abilities with shields; they may be used even without need (K-36). */
function shieldWishes(me: Hero, wishes: BlockChoice[]): void {
  for (let slot = 0; slot < SLOTS.length; slot++) {
    const abilities = abilitiesAt(me, slot);
    let first = 0;
    for (let ability = 0; ability < abilities.length; ability++) {
      const { effect, spaces, payments } = abilities[ability]!;
      if (effect === 'shield' && isFree(me, slot, first, abilities[ability]!))
        for (const pay of payments) if (canPay(me, pay)) wishes.push({ do: 'shield', slot: SLOTS[slot]!, ability, pay });
      first += spaces.length;
    }
  }
}

/** Evasion or Graceful Step. */
const dodge = (me: Hero) => ready(me, 'block-per-colour') ?? ready(me, 'block');

/** What it blocks. Per colour: 1 for each with enough freed gems; white ones are not red, green or blue (S-149, K-61). */
function dodged(me: Hero): number {
  const skill = dodge(me);
  if (skill === undefined) return 0;
  const { op, n } = skillOf(skill);
  return op === 'block' ? n : COLOURS.filter((colour) => freed(me, colour) >= n).length;
}

/** Pinning Shot wants a card with a hit, Smoke Bomb takes any; both want damage to lessen (K-37). */
function hinderWishes(s: S, me: Hero, wishes: BlockChoice[]): void {
  const pins = ready(me, 'reduce-hit-card') !== undefined;
  if (!pins && ready(me, 'reduce-one-card') === undefined) return;
  me.foes.forEach(({ hits }, foe) => {
    if (damageOf(s, me, foe) > 0 && (!pins || hits.some((hit) => hit !== 'open'))) wishes.push({ do: 'hinder', foe });
  });
}

function wardWishes(me: Hero, wishes: BlockChoice[]): void {
  for (const { tile, used } of me.blessings) {
    const { token, power } = blessingOf(tile);
    if (!used && token === undefined && power.effect === 'shield') wishes.push({ do: 'ward', blessing: tile });
  }
}

type Taken<D extends BlockChoice['do']> = (s: S, seat: Seat, choice: Extract<BlockChoice, { do: D }>, t: T) => void;
type Takers = { readonly [D in Exclude<BlockChoice['do'], 'done'>]: Taken<D> };

const TAKERS: Takers = {
  // Unbreakable, K-35: only the first shield ability of the fight gets more.
  shield(s, seat, { slot, ability, pay }, t) {
    const me = heroAt(s, seat);
    const { item } = me.gear[SLOT_AT[slot]]!;
    const { n } = abilitiesAt(me, SLOT_AT[slot])[ability]!;
    const bonus = me.fight.shielded ? undefined : skillBy(me, 'shield-bonus');
    payAbility(s, seat, slot, ability, pay);
    useShieldAbility(s, seat);
    block(s, seat, n, item === 'none' ? 'printed' : item, t);
    if (bonus !== undefined) block(s, seat, skillOf(bonus).n, bonus, t);
  },
  dodge(s, seat, _, t) {
    const damage = dodged(heroAt(s, seat));
    block(s, seat, damage, useReady(s, seat, 'dodge'), t);
  },
  hinder(s, seat, { foe }, t) {
    const skill = useReady(s, seat, 'hinder');
    block(s, seat, Math.min(skillOf(skill).n, damageOf(s, heroAt(s, seat), foe)), skill, t);
  },
  venom(s, seat, { potion }, t) {
    const skill = useReady(s, seat, 'venom');
    pour(s, seat, potion, t);
    block(s, seat, skillOf(skill).n, skill, t);
  },
  ward(s, seat, { blessing }, t) {
    useBlessing(s, seat, blessing, t);
    block(s, seat, blessingOf(blessing).power.n, blessing, t);
  },
  surge(s, seat, { slot, well }, t) {
    useReady(s, seat, 'surge');
    returnToken(s, seat, slot, well, t);
  },
  bless: (s, seat, { blessing }, t) => useBlessing(s, seat, blessing, t),
};

/** Whirling Guard: 1 for each unassigned die, by itself. */
function guard(s: S, seat: Seat, t: T): void {
  const me = heroAt(s, seat);
  const skill = skillBy(me, 'block-per-die');
  if (skill === undefined) return;
  const damage = Math.min(skillOf(skill).n, freeDice(me));
  if (damage > 0) block(s, seat, damage, skill, t);
}

export const blocking: StepsOf<'attacked' | 'block' | 'blocked'> = {
  // S-27, S-97: a die left over and a foe left over wake rage. K-36: no damage, no block step.
  attacked: {
    run(s, { seat }, t) {
      const me = heroAt(s, seat);
      if (freeDice(me) > 0 && hasFoe(s, me)) wakeRage(s, seat, t);
      enterFightPhase(s, seat, 'block');
      t.next({ step: 'blocked', seat });
      const damage = damageFaced(s, me);
      if (damage === 0) return;
      t.tell({ kind: 'damage-faced', seat, damage });
      guard(s, seat, t);
      t.next({ step: 'block', seat });
    },
  },

  block: {
    wishes: (s, { seat }) => blockWishes(s, heroAt(s, seat)),
    refused: (s, { seat }) => leftOut(s, heroAt(s, seat), blockWishes(s, heroAt(s, seat))),
    take(s, frame, choice, t) {
      if (choice.do === 'done') return;
      t.next(frame);
      (TAKERS[choice.do] as Taken<typeof choice.do>)(s, frame.seat, choice as never, t);
    },
  },

  // S-32 to S-35, S-98, S-99; Berserk, K-34.
  blocked: {
    run(s, { seat }, t) {
      const me = heroAt(s, seat);
      const wounds = Math.max(0, damageFaced(s, me) - me.fight.blocked);
      if (wounds > 0) wound(s, seat, wounds, t);
      if (!isAlive(me)) return t.skipTo('end');
      if (me.fight.wounds > 0 && skillBy(me, 'rage-on-wound') !== undefined) wakeRage(s, seat, t);
      takeDiceBack(s, seat);
      clearBurdens(s, seat);
      enterFightPhase(s, seat, 'levels');
      if (s.phase !== 'battle') return t.next({ step: 'killed', seat });
      if (me.place === ROW) win(s, seat, t);
    },
  },
};
