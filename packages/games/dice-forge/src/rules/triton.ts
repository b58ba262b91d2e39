/** Triton tokens (DF-114, DF-115): they may be spent at any pending decision of their owner in his own turn. */
import type { Ask, Seat } from '@astragal/kernel';
import { amounts, CAPPED, CARD_IDS, CARDS, type CardId, TRITON_OPTIONS } from '../content/index.ts';
import type { DiceForgeKind, Frame, Spend, State } from '../state.ts';
import { receive } from './gains.ts';
import { spendToken, type T } from './verbs.ts';

const SPENDS: readonly Spend[] = CAPPED.map((resource) => ({ do: 'spend', token: 'triton', resource }));
const GAINS = {
  gold: amounts({ gold: TRITON_OPTIONS.gold }),
  sun: amounts({ sun: TRITON_OPTIONS.sun }),
  moon: amounts({ moon: TRITON_OPTIONS.moon }),
};

/** The card that brings the token, named as the source of what it gives. */
const CARD: CardId = CARD_IDS.find((card) => {
  const effect = CARDS[card].lightning;
  return effect?.op === 'token' && effect.token === 'triton';
})!;

/** Whether this player could spend a token now, if he were asked something. */
export const maySpend = (s: State, seat: Seat): boolean => s.active === seat && s.players[seat]!.triton > 0;

type Asked = Frame & { readonly seat: Seat };
const isSpend = (choice: object): choice is Spend => (choice as Spend).do === 'spend';

const never = (): boolean => false;

/** A question that also meets tokens among the wishes it may refuse; it never refuses them. */
type Interrupted<F extends Asked, C extends object> = Omit<Ask<DiceForgeKind, F, C>, 'refuse'> &
  Pick<Ask<DiceForgeKind, F, C | Spend>, 'refuse'>;

/** The question with spending a token among its answers, after which it is asked again. */
export function interruptible<F extends Asked, C extends object>(
  ask: Interrupted<F, C>,
  unless: (frame: F) => boolean = never,
): Ask<DiceForgeKind, F, C | Spend> {
  const { inOrder, refuse } = ask;
  return {
    ...(inOrder && { inOrder }),
    ...(refuse && { refuse }),
    wishes(s, frame) {
      const wishes = ask.wishes(s, frame);
      return maySpend(s, frame.seat) && !unless(frame) ? [...wishes, ...SPENDS] : wishes;
    },
    take(s, frame, choice, t) {
      if (!isSpend(choice)) return ask.take(s, frame, choice, t);
      t.next(frame);
      spend(s, frame.seat, choice, t);
    },
  };
}

function spend(s: State, seat: Seat, { resource }: Spend, t: T): void {
  spendToken(s, seat, 'triton', t);
  receive(s, seat, GAINS[resource], CARD, t);
}
