/** B.9 to B.11 The walls, the call to arms, the last rest and the Demon Lord's response (S-70 to S-82). */
import { type Seat, together } from '@astragal/kernel';
import { canonical, heroAt, isAlive, livingFrom, type S, type T } from './hero.ts';
import type { StepsOf } from './steps.ts';
import { answerCall, dropDemons, enterPhase, layLord, muster, turnLord } from './verbs.ts';

/** Cards of act V: two in the cathedral, at most two below it. */
const CATHEDRAL = 2;
export const LAST_CALL = 4;

/** S-75: on the first turn after the breach beside the breacher, later on the card laid last. */
export const answersWith = (s: S, seat: Seat): number => (heroAt(s, seat).called ? s.cathedral.length : CATHEDRAL);

/** S-78: everyone alive is in the city. */
export const everyoneAnswered = (s: S): boolean => s.heroes.every((hero) => !isAlive(hero) || hero.answered > 0);

/** S-73, S-76, S-77: cards are laid; with the fourth everybody left answers at once. */
export function layForBreacher(s: S, cards: number, t: T): void {
  for (let i = 0; i < cards; i++) layLord(s, t);
  if (s.cathedral.length < LAST_CALL) return;
  for (const seat of livingFrom(s, s.breacher)) {
    if (heroAt(s, seat).answered > 0) continue;
    dropDemons(s, seat);
    answerCall(s, seat, LAST_CALL, t);
  }
}

export const walls: StepsOf<'respite' | 'muster' | 'response'> = {
  // S-80: one last rest for everyone, side by side.
  respite: {
    run(s, _, t) {
      enterPhase(s, 'respite');
      t.tell({ kind: 'respite-begun' });
      t.next(together(...canonical(s).map((seat) => [{ step: 'resting', seat, last: true }] as const)), { step: 'muster' });
    },
  },

  // S-81
  muster: {
    run(s, _, t) {
      enterPhase(s, 'response');
      for (const seat of canonical(s)) muster(s, seat, t);
      t.next({ step: 'response' });
    },
  },

  // S-82, K-59: the cards in the order laid, each finished by all its players before the next.
  response: {
    run(s, _, t) {
      if (s.turned === s.cathedral.length) return t.next({ step: 'battle' });
      const place = s.turned;
      const card = turnLord(s, t);
      const seats = canonical(s).filter((seat) => heroAt(s, seat).answered > place);
      t.next(together(...seats.map((seat) => [{ step: 'effect', seat, card }] as const)), { step: 'response' });
    },
  },
};
