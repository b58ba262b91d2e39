/** B.12, B.13, B.17 Act VI: rounds of fights, fury, roars, the end (S-90 to S-107, S-140 to S-142). */
import { type Result, together } from '@astragal/kernel';
import type { Hero } from '../state.ts';
import { canonical, hitsOnCurrent, type S } from './hero.ts';
import type { StepsOf } from './steps.ts';
import { beginRound, dealRow, drawRoar, enterPhase, tellBattle, turnFury, turnRoar } from './verbs.ts';

/** S-141, S-142, K-49: survivors by health, then achievements; below them the others by defeated cards, then hits on the current one. */
const SURVIVOR = 1000;
export const scoreOf = (me: Hero): number =>
  me.fate === 'won' ? SURVIVOR + me.health * 20 + me.blessings.length : me.defeated * 10 + hitsOnCurrent(me);

/** How the heroes stand; equal scores share a place. */
export function resultOf(s: S): Result {
  const scores = s.heroes.map(scoreOf);
  const best = Math.max(...scores);
  return { scores, winners: scores.flatMap((score, seat) => (score === best ? [seat] : [])) };
}

export const battle: StepsOf<'battle' | 'round' | 'fury' | 'roar' | 'roar-card' | 'finish'> = {
  // S-90, K-55: nine cards each, seat by seat.
  battle: {
    run(s, _, t) {
      enterPhase(s, 'battle');
      for (const seat of canonical(s)) dealRow(s, seat, t);
      tellBattle(s, t);
      t.next({ step: 'round' });
    },
  },

  // S-91, K-44: everybody still fighting, side by side; then the roar.
  round: {
    run(s, _, t) {
      const fighting = canonical(s);
      if (fighting.length === 0) return t.next({ step: 'finish' });
      beginRound(s, t);
      t.next(
        together(
          ...fighting.map(
            (seat) =>
              [
                { step: 'fight', seat },
                { step: 'end', seat },
              ] as const,
          ),
        ),
        { step: 'roar' },
        { step: 'round' },
      );
    },
  },

  // S-95: resolved once, even with no dice left.
  fury: { run: (s, { seat }, t) => t.next({ step: 'effect', seat, card: turnFury(s, seat, t) }) },

  // S-104, S-105
  roar: {
    run(s, _, t) {
      if (s.roarSize === 0 || canonical(s).length === 0) return;
      const cards = drawRoar(s, t);
      for (let i = 0; i < cards; i++) t.next({ step: 'roar-card' });
    },
  },

  'roar-card': {
    run(s, _, t) {
      const seats = canonical(s);
      if (seats.length === 0) return;
      const card = turnRoar(s, t);
      t.next(together(...seats.map((seat) => [{ step: 'effect', seat, card }] as const)));
    },
  },

  // S-140
  finish: {
    run(s, _, t) {
      enterPhase(s, 'over');
      t.reveal({ kind: 'finished', winners: resultOf(s).winners }); // K-17: the end opens every blessing.
    },
  },
};
