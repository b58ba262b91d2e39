/** B.5 The fight up to the attack: potions, roll, attack (S-28 to S-31), in acts I-V and in the Final Battle. */
import type { Seat } from '@astragal/kernel';
import { POTION_TOKEN, POTIONS, type Potion, SLOTS } from '../content/effects.ts';
import { skillOf } from '../content/heroes.ts';
import type { Hero, PotionChoice, SanctumAsks } from '../state.ts';
import { attackWishes, blessWishes, takeAttack } from './attack.ts';
import { hasSpent, heroAt, rollsSilver, type S, skillBy, type T } from './hero.ts';
import { leftOut } from './reasons.ts';
import type { StepsOf } from './steps.ts';
import { beginFight, drink, enterFightPhase, returnToken, rollDice, setAside, useBlessing } from './verbs.ts';

/** S-29: each token of the potion's colour that could come back. */
function drinkWishes<C>(me: Hero, potion: Potion, wishes: C[]): void {
  const token = POTION_TOKEN[potion];
  for (let slot = 0; slot < SLOTS.length; slot++) {
    const { wells } = me.gear[slot]!;
    for (let well = 0; well < wells.length; well++)
      if (wells[well] === token) wishes.push({ do: 'drink', potion, slot: SLOTS[slot]!, well } as C);
  }
}

function potionWishes(s: S, seat: Seat): PotionChoice[] {
  const me = heroAt(s, seat);
  const wishes: PotionChoice[] = [];
  for (const potion of POTIONS) {
    if (me.potions[potion] === 0) continue;
    if (hasSpent(me, POTION_TOKEN[potion])) drinkWishes(me, potion, wishes);
    else wishes.push({ do: 'waste', potion });
  }
  blessWishes(s, me, wishes);
  wishes.push({ do: 'roll' });
  return wishes;
}

function doseWishes(s: S, seat: Seat, potion: Potion): SanctumAsks['dose'][] {
  const wishes: SanctumAsks['dose'][] = [];
  drinkWishes(heroAt(s, seat), potion, wishes);
  wishes.push({ do: 'decline' });
  return wishes;
}

/** So many more tokens come back, as long as there are any. */
function drinkOn(s: S, seat: Seat, potion: Potion, left: number, t: T): void {
  if (left > 0 && hasSpent(heroAt(s, seat), POTION_TOKEN[potion])) t.next({ step: 'dose', seat, potion, left });
}

/** The dice that would be rolled now. */
export function diceAtHand(me: Hero): { gold: number; silver: boolean } {
  const golds = me.fight.aside.filter((die) => die === 'gold').length;
  return { gold: me.gold - golds, silver: rollsSilver(me) && !me.fight.aside.includes('silver') };
}

/** S-116, K-51: dice are set aside just before the roll; the kind is asked only where there are two. */
function readyDice(s: S, seat: Seat, t: T): void {
  const me = heroAt(s, seat);
  let { gold, silver } = diceAtHand(me);
  while (me.fight.aside.length < me.fewerDice && gold > 0 !== silver) {
    setAside(s, seat, gold > 0 ? 'gold' : 'silver', t);
    ({ gold, silver } = diceAtHand(me));
  }
  t.next({ step: me.fight.aside.length < me.fewerDice && gold > 0 ? 'aside' : 'roll', seat });
}

export const fight: StepsOf<'fight' | 'potions' | 'dose' | 'aside' | 'roll' | 'attack'> = {
  fight: {
    run(s, { seat }, t) {
      beginFight(s, seat, t);
      t.next({ step: 'potions', seat });
    },
  },

  // S-29, K-25: any number of potions.
  potions: {
    wishes: (s, { seat }) => potionWishes(s, seat),
    refused: (s, { seat }) => leftOut(s, heroAt(s, seat), potionWishes(s, seat)),
    take(s, frame, choice, t) {
      const { seat } = frame;
      if (choice.do === 'roll') return readyDice(s, seat, t);
      t.next(frame);
      if (choice.do === 'bless') return useBlessing(s, seat, choice.blessing, t);
      drink(s, seat, choice.potion, t);
      if (choice.do === 'waste') return;
      returnToken(s, seat, choice.slot, choice.well, t);
      const power = skillBy(heroAt(s, seat), 'potion-power');
      if (power !== undefined && heroAt(s, seat).fight.drunk === 1) drinkOn(s, seat, choice.potion, skillOf(power).n - 1, t);
    },
  },

  // The first potion may return more than one token.
  dose: {
    wishes: (s, { seat, potion }) => doseWishes(s, seat, potion),
    take(s, { seat, potion, left }, choice, t) {
      if (choice.do !== 'drink') return;
      returnToken(s, seat, choice.slot, choice.well, t);
      drinkOn(s, seat, potion, left - 1, t);
    },
  },

  aside: {
    wishes: () => [
      { do: 'aside', die: 'gold' },
      { do: 'aside', die: 'silver' },
    ],
    take(s, { seat }, { die }, t) {
      setAside(s, seat, die, t);
      readyDice(s, seat, t);
    },
  },

  // S-30
  roll: {
    run(s, { seat }, t) {
      const { gold, silver } = diceAtHand(heroAt(s, seat));
      enterFightPhase(s, seat, 'attack');
      rollDice(s, seat, gold, silver, t);
      t.next({ step: 'attack', seat });
    },
  },

  // S-31: change and assign in any order until done.
  attack: {
    wishes: (s, { seat }) => attackWishes(s, heroAt(s, seat)),
    refused: (s, { seat }) => leftOut(s, heroAt(s, seat), attackWishes(s, heroAt(s, seat))),
    take(s, { seat }, choice, t) {
      if (choice.do === 'done') return t.next({ step: 'attacked', seat });
      t.next({ step: 'attack', seat });
      takeAttack(s, seat, choice, t);
    },
  },
};
