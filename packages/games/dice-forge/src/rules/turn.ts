/** Section 4: rounds, turns and their four steps; section 16: the end. */
import type { Steps } from '@astragal/kernel';
import { CARD_IDS, CARDS, type CardId, EXTRA_ACTION } from '../content/index.ts';
import type { Buy, DiceForgeKind, End, Feat, State, Use } from '../state.ts';
import { cannotUse, carryOut } from './effects.ts';
import { beginFeat, cannotTake } from './feats.ts';
import { BUYS, cannotOffer, NO_LOT, offer } from './forging.ts';
import { shortOf } from './questions.ts';
import { resultOf } from './scoring.ts';
import { interruptible } from './triton.ts';
import { advanceTo, beginTurn, endRound, endTurn, pay, readyGear, useGear } from './verbs.ts';

/** Step 1 is carried out so often in each turn (DF-25). */
const blessingsPerTurn = (s: State): number => (s.players.length === 2 ? 2 : 1);

const byCard = <C>(answer: (card: CardId) => C): Readonly<Record<CardId, C>> =>
  Object.fromEntries(CARD_IDS.map((card) => [card, answer(card)])) as Record<CardId, C>;
const USES = byCard((card): Use => ({ do: 'use', card }));
const FEATS = byCard((card): Feat => ({ do: 'feat', card }));
const END: End = { do: 'end' };
const EXTRA = [{ do: 'pay' } as const, END];

/** Everything one could point at: gear in hand, the whole sanctuary, the top of every stack. */
function actions(s: State): (Use | Buy | Feat | End)[] {
  const wishes: (Use | Buy | Feat | End)[] = [];
  for (let i = 0; i < s.gear.length; i++) if (s.gear.indexOf(s.gear[i]!) === i) wishes.push(USES[s.gear[i]!]);
  for (const each of BUYS) wishes.push(each);
  for (const card of s.slots) wishes.push(FEATS[card]);
  wishes.push(END);
  return wishes;
}

export const turnSteps: Pick<Steps<DiceForgeKind>, 'turn' | 'gear' | 'action' | 'acted' | 'extra' | 'turned'> = {
  turn: {
    run(s, { seat }, t) {
      beginTurn(s, seat, t);
      t.next({ step: 'gear', seat }, { step: 'turned', seat });
      for (let i = 0; i < blessingsPerTurn(s); i++) t.next({ step: 'blessings', seat });
    },
  },
  gear: {
    run(s, { seat }, t) {
      readyGear(s, seat);
      t.next({ step: 'action', seat, extra: false });
    },
  },
  // Steps 2 and 3: gear may be used until an action is begun (DF-26 to DF-29).
  action: interruptible({
    wishes: actions,
    refuse(s, { seat }, wish) {
      if (wish.do === 'buy') return cannotOffer(s, seat, wish.face, NO_LOT);
      if (wish.do === 'feat') return cannotTake(s, seat, wish.card);
      return wish.do === 'use' ? cannotUse(s, seat, CARDS[wish.card].gear!) : undefined;
    },
    take(s, frame, choice, t) {
      const { seat, extra } = frame;
      if (choice.do === 'use') {
        useGear(s, seat, choice.card, t);
        t.next(frame);
        return carryOut(s, seat, CARDS[choice.card].gear!, choice.card, t);
      }
      if (choice.do === 'end') return;
      advanceTo(s, extra ? 'extra-action' : 'action');
      t.next({ step: 'acted', seat, extra });
      if (choice.do === 'buy') offer(s, seat, choice.face, NO_LOT, t);
      else beginFeat(s, seat, choice.card, t);
    },
  }),
  acted: {
    run(s, { seat, extra }, t) {
      advanceTo(s, 'extra-action');
      t.next({ step: 'extra', seat, paid: extra });
    },
  },
  // DF-30, DF-31. A turn ends when its player says so: until then everything without luck can be taken back, and a token spent (DF-115).
  extra: interruptible({
    wishes: () => EXTRA,
    refuse(s, { seat, paid }, wish) {
      if (wish.do !== 'pay') return undefined;
      return paid ? { why: 'extra-taken', rule: 'DF-30' } : shortOf(s, seat, EXTRA_ACTION, 'DF-30');
    },
    take(s, { seat }, choice, t) {
      if (choice.do === 'end') return;
      pay(s, seat, EXTRA_ACTION, 'extra-action', t);
      t.next({ step: 'action', seat, extra: true });
    },
  }),
  // DF-22, DF-32, DF-122
  turned: {
    run(s, { seat }, t) {
      endTurn(s, seat, t);
      const next = (seat + 1) % s.players.length;
      if (next === 0 && endRound(s, t)) return t.tell({ kind: 'game-ended', ...resultOf(s) });
      t.next({ step: 'turn', seat: next });
    },
  },
};
