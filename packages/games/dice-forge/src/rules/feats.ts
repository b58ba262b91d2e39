/** Sections 9 and 10: heroic feats and ousting. */
import type { Seat, Steps } from '@astragal/kernel';
import { CARDS, type CardId, SLOT_INDEX } from '../content/index.ts';
import type { DiceForgeKind, Refusal, State } from '../state.ts';
import { carryOut } from './effects.ts';
import { shortOf } from './questions.ts';
import { gain, land, pay, type T, takeCard } from './verbs.ts';

/** Why a feat cannot be done (DF-73). */
export function cannotTake(s: State, seat: Seat, card: CardId): Refusal | undefined {
  if (s.stacks[SLOT_INDEX[card]] === 0) return { why: 'stack-empty', rule: 'DF-73', card };
  return shortOf(s, seat, CARDS[card].cost, 'DF-73');
}

/** DF-74: pay, land and oust, take the card. */
export function beginFeat(s: State, seat: Seat, card: CardId, t: T): void {
  pay(s, seat, CARDS[card].cost, card, t);
  t.next({ step: 'landing', seat, card }, { step: 'taking', seat, card });
}

/** Cards that watch for an ousting, each for itself (DF-84). */
function oustingGains(s: State, seat: Seat, t: T): void {
  for (const card of s.players[seat]!.cards) {
    const { ousting } = CARDS[card];
    if (ousting) gain(s, seat, ousting, card, t);
  }
}

export const featSteps: Pick<Steps<DiceForgeKind>, 'landing' | 'taking'> = {
  // DF-77, DF-78, DF-80
  landing: {
    run(s, { seat, card }, t) {
      const ousted = land(s, seat, card, t);
      if (ousted === undefined) return;
      oustingGains(s, seat, t);
      oustingGains(s, ousted, t);
      t.next({ step: 'blessing', seat: ousted, source: 'ousting', convert: 'none' });
    },
  },
  taking: {
    run(s, { seat, card }, t) {
      takeCard(s, seat, card, t);
      const { lightning } = CARDS[card];
      if (lightning) carryOut(s, seat, lightning, card, t);
    },
  },
};
