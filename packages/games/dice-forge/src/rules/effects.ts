/** Section 11: what each word of the effect vocabulary does. */
import type { Seat, Steps } from '@astragal/kernel';
import { amounts, type BoarId, type CardId, DICE, type Effect, type FaceId, GARDENS, times } from '../content/index.ts';
import type { DiceForgeKind, DieOf, Refusal, State } from '../state.ts';
import { resolveAll, rollAll } from './blessings.ts';
import { forgeFromGarden } from './forging.ts';
import { receive } from './gains.ts';
import { left, nextBoar, opponentsOf, rolledBy, shortOf, takes } from './questions.ts';
import { interruptible } from './triton.ts';
import { addChest, addHammer, addToken, gain, ownBoar, pay, type T } from './verbs.ts';

type Op = Effect['op'];
type EffectOf<O extends Op> = Extract<Effect, { op: O }>;

/** What a word does, and what may stand in the way of using it. */
interface Meaning<E> {
  run(s: State, seat: Seat, effect: E, card: CardId, t: T): void;
  refuse?(s: State, seat: Seat, effect: E): Refusal | undefined;
}

const MEANINGS: { readonly [O in Op]: Meaning<EffectOf<O>> } = {
  gain: { run: (s, seat, { gains }, card, t) => receive(s, seat, gains, card, t) },
  'gain-one': { run: (_, seat, { options }, card, t) => t.next({ step: 'gift', seat, card, options }) },
  exchange: {
    refuse: (s, seat, { cost }) => shortOf(s, seat, cost, 'DF-103'),
    run(s, seat, { cost, gains }, card, t) {
      pay(s, seat, cost, card, t);
      receive(s, seat, gains, card, t);
    },
  },
  hammer: { run: (s, seat, _, _card, t) => addHammer(s, seat, t) },
  chest: { run: (s, seat, _, _card, t) => addChest(s, seat, t) },
  token: { run: (s, seat, { token }, _, t) => addToken(s, seat, token, t) },
  // DF-89, DF-98, DF-100, DF-102: a choice only where the garden holds several designs.
  forge: {
    run(s, seat, { garden }, card, t) {
      const faces = [...new Set(GARDENS[garden])].filter((face) => left(s, face) > 0);
      if (faces.length > 1) t.next({ step: 'garden', seat, card, faces });
      else if (faces[0]) forgeFromGarden(s, seat, faces[0], card, t);
    },
  },
  // DF-86
  boar: {
    run(s, seat, _, card, t) {
      const face = nextBoar(s);
      const [victim, another] = opponentsOf(s, seat);
      ownBoar(s, seat, face);
      if (another === undefined) giveBoar(s, seat, victim!, face, card, t);
      else t.next({ step: 'victim', seat, card, face });
    },
  },
  // DF-93
  'glory-per-forged-face': {
    run: (s, seat, { glory }, card, t) => gain(s, seat, times(s.players[seat]!.forged, amounts({ glory })), card, t),
  },
  blessings: {
    run: (_, seat, { count, convert }, card, t) =>
      t.next(...Array.from({ length: count }, () => ({ step: 'blessing', seat, source: card, convert }) as const)),
  },
  'minor-blessings': { run: (_, seat, { count, convert }, card, t) => t.next({ step: 'naming', seat, card, count, convert }) },
  // DF-85
  'borrow-rolls': {
    run(s, seat, _, card, t) {
      rollAll(s, opponentsOf(s, seat), seat, 'theft', card, t);
      if (s.players.length > 2) t.next({ step: 'theft', seat, card, taken: [] });
      else borrow(s, seat, card, bothDice(opponentsOf(s, seat)[0]!), t);
    },
  },
  // DF-101, DF-117
  'opponents-lose': {
    run(s, seat, _, card, t) {
      const victims = opponentsOf(s, seat);
      rollAll(s, victims, seat, 'loss', card, t);
      resolveAll(s, victims, 'loss', card, t);
    },
  },
};

const meaningOf = (effect: Effect): Meaning<Effect> => MEANINGS[effect.op] as Meaning<Effect>;

/** Carries out an effect of a card. */
export const carryOut = (s: State, seat: Seat, effect: Effect, card: CardId, t: T): void => meaningOf(effect).run(s, seat, effect, card, t);

/** Why an effect cannot be used. */
export const cannotUse = (s: State, seat: Seat, effect: Effect): Refusal | undefined => meaningOf(effect).refuse?.(s, seat, effect);

const bothDice = (seat: Seat): readonly DieOf[] => DICE.map((die) => ({ seat, die }));

/** The results of these dice count as a roll of this player, no blessing though (DF-37, DF-85). */
function borrow(s: State, seat: Seat, card: CardId, dice: readonly DieOf[], t: T): void {
  const results: FaceId[] = dice.map((each) => rolledBy(s, each.seat, each.die));
  t.tell({ kind: 'borrowed', seat, dice, faces: results });
  t.next({ step: 'resolving', seat, roll: { kind: 'theft', source: card, dice, results, convert: 'none', again: false } });
}

/** The opponent named must forge the boar (DF-86). */
function giveBoar(s: State, seat: Seat, victim: Seat, face: BoarId, card: CardId, t: T): void {
  t.tell({ kind: 'victim-named', seat, victim, face });
  forgeFromGarden(s, victim, face, card, t);
}

export const effectSteps: Pick<Steps<DiceForgeKind>, 'gift' | 'garden' | 'victim' | 'theft'> = {
  gift: interruptible({
    wishes: (_, { options }) => takes(options),
    take: (s, { seat, card }, { resource, amount }, t) => receive(s, seat, amounts({ [resource]: amount }), card, t),
  }),
  garden: interruptible({
    wishes: (_, { faces }) => faces.map((face) => ({ do: 'pick', face }) as const),
    take: (s, { seat, card }, { face }, t) => forgeFromGarden(s, seat, face, card, t),
  }),
  victim: interruptible({
    wishes: (s, { seat }) => opponentsOf(s, seat).map((victim) => ({ do: 'name', victim }) as const),
    take: (s, { seat, card, face }, { victim }, t) => giveBoar(s, seat, victim, face, card, t),
  }),
  theft: interruptible({
    wishes: (s, { seat, taken }) =>
      opponentsOf(s, seat)
        .flatMap(bothDice)
        .filter((each) => !taken.some((other) => other.seat === each.seat && other.die === each.die))
        .map((each) => ({ do: 'borrow', from: each.seat, die: each.die }) as const),
    take(s, { seat, card, taken }, { from, die }, t) {
      const dice = [...taken, { seat: from, die }];
      if (dice.length < 2) t.next({ step: 'theft', seat, card, taken: dice });
      else borrow(s, seat, card, dice, t);
    },
  }),
};
