/** Sections 5 and 6: blessings, minor blessings, and rolls that several players share. */
import { type Seat, type Steps, together } from '@astragal/kernel';
import { DICE } from '../content/index.ts';
import type { DiceForgeKind, DieOf, Fallen, Frame, Roll, RollKind, RollSource, State } from '../state.ts';
import { isBoarOwned, isFixed, rolledBy, seatsFrom } from './questions.ts';
import { blessedAtOnce } from './resolution.ts';
import { interruptible } from './triton.ts';
import { fix, roll, type T } from './verbs.ts';

/** Both dice of each seat, as values that frames may share. */
const BOTH: readonly (readonly DieOf[])[] = Array.from({ length: 4 }, (_, seat) => DICE.map((die) => ({ seat, die })));

/** All these players roll both dice; then all results are fixed (DF-38). */
export function rollAll(s: State, seats: readonly Seat[], by: Seat, kind: RollKind, source: RollSource, t: T): void {
  const dice: Fallen[] = [];
  for (const seat of seats) for (const die of DICE) dice.push(roll(s, seat, die, t));
  fix(s, by, kind, source, dice, t);
}

/** The roll of both dice of a player, ready to be resolved. */
const ownRoll = (s: State, seat: Seat, kind: RollKind, source: RollSource): Roll => ({
  kind,
  source,
  dice: BOTH[seat]!,
  results: [rolledBy(s, seat, 'light'), rolledBy(s, seat, 'dark')],
  convert: 'none',
  again: false,
});

/** Everybody resolves his roll, in this order where it matters (DF-39). A boar in the roll gives to seats whose own results are
 * still open, so then nobody goes ahead; otherwise seats touch each other's things only through ships, which keep the order. */
export function resolveAll(s: State, seats: readonly Seat[], kind: RollKind, source: RollSource, t: T): void {
  const ordered = isBoarOwned(s) && s.rolled.some(isFixed);
  const open = ordered || kind === 'loss' ? seats : seats.filter((seat) => !blessedAtOnce(s, seat, t));
  const frames: Frame[] = open.map((seat) => ({ step: 'resolving', seat, roll: ownRoll(s, seat, kind, source) }));
  if (ordered || frames.length < 2) t.next(...frames);
  else t.next(together(...frames.map((frame) => [frame])));
}

export const blessingSteps: Pick<Steps<DiceForgeKind>, 'blessings' | 'blessing' | 'naming' | 'minor'> = {
  // DF-24, DF-38
  blessings: {
    run(s, { seat }, t) {
      const seats = seatsFrom(s, seat);
      rollAll(s, seats, seat, 'blessing', 'turn', t);
      resolveAll(s, seats, 'blessing', 'turn', t);
    },
  },
  // DF-33
  blessing: {
    run(s, { seat, source, convert }, t) {
      rollAll(s, [seat], seat, 'blessing', source, t);
      t.next({ step: 'resolving', seat, roll: { ...ownRoll(s, seat, 'blessing', source), convert } });
    },
  },
  // DF-34, DF-94: the die is named once for the whole row.
  naming: interruptible({
    wishes: () => DICE.map((die) => ({ do: 'roll', die }) as const),
    take(_, { seat, card, count, convert }, { die }, t) {
      t.next(...Array.from({ length: count }, () => ({ step: 'minor', seat, card, die, convert }) as const));
    },
  }),
  minor: {
    run(s, { seat, card, die, convert }, t) {
      const fallen = roll(s, seat, die, t);
      fix(s, seat, 'minor-blessing', card, [fallen], t);
      const dice = [{ seat, die }];
      const results = [fallen.face];
      t.next({ step: 'resolving', seat, roll: { kind: 'minor-blessing', source: card, dice, results, convert, again: false } });
    },
  },
};
