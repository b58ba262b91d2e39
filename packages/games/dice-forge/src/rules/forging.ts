/** Section 8: offerings and forging; section 7.3: the ship, which buys one face in anybody's turn. */
import type { Seat, Steps } from '@astragal/kernel';
import { type CardId, DICE, type FaceId, POSITIONS, SOLD } from '../content/index.ts';
import type { Buy, DiceForgeKind, Forge, Placed, Refusal, State } from '../state.ts';
import { cannotBuy, dieOf, hasPlace, isFixed, priceOf } from './questions.ts';
import { interruptible, maySpend } from './triton.ts';
import { buy, forge, type T } from './verbs.ts';

/** Everything the sanctuary ever sells, as answers. */
export const BUYS: readonly Buy[] = SOLD.map((face) => ({ do: 'buy', face }));
const FORGES: readonly Forge[] = DICE.flatMap((die) =>
  Array.from({ length: POSITIONS }, (_, position) => ({ do: 'forge', die, position }) as const),
);
const MORE = [...BUYS, { do: 'finish' } as const];
/** Nothing has been placed yet. */
export const NO_LOT: readonly Placed[] = [];
const SAIL = [...BUYS, { do: 'decline' } as const];

/** Why a face cannot join the offering (DF-67). */
export const cannotOffer = (s: State, seat: Seat, face: FaceId, lot: readonly Placed[]): Refusal | undefined =>
  cannotBuy(s, seat, face, 0, lot, 'DF-67');

/** A face of the offering: paid, then forged. */
export function offer(s: State, seat: Seat, face: FaceId, lot: readonly Placed[], t: T): void {
  buy(s, seat, face, priceOf(face), 0, t);
  t.next({ step: 'forging', seat, face, source: 'offering', lot });
}

/** Whether there is anything this player could buy. The cheapest come first, so the first that is too dear ends the search. */
function sells(s: State, seat: Seat, discount: number, lot: readonly Placed[]): boolean {
  for (const face of SOLD) {
    if (priceOf(face) - discount > s.players[seat]!.gold) return false;
    if (!cannotBuy(s, seat, face, discount, lot, 'DF-67')) return true;
  }
  return false;
}

const cannotSail = (s: State, seat: Seat, face: FaceId, discount: number): Refusal | undefined =>
  cannotBuy(s, seat, face, discount, NO_LOT, 'DF-53');

/** A card makes this player forge a face of a garden; without a place for it the face stays there (DF-66). */
export function forgeFromGarden(s: State, seat: Seat, face: FaceId, card: CardId, t: T): void {
  if (hasPlace(s, seat, NO_LOT)) t.next({ step: 'forging', seat, face, source: card, lot: NO_LOT });
  else t.tell({ kind: 'unforged', seat, face, card });
}

/** Why a position cannot be forged over. */
function cannotForge(s: State, seat: Seat, { die, position }: Forge, lot: readonly Placed[]): Refusal | undefined {
  const face = dieOf(s.players[seat]!, die).faces[position]!;
  if (isFixed(face)) return { why: 'boar', rule: 'DF-65', face };
  for (const each of lot) if (each.die === die && each.position === position) return { why: 'just-forged', rule: 'DF-71', face };
  return undefined;
}

export const forgingSteps: Pick<Steps<DiceForgeKind>, 'offering' | 'forging' | 'sailing' | 'ship'> = {
  // DF-67: faces are paid and forged one by one, which comes to the same as the sum at once, since nothing is gained between.
  offering: {
    wishes: () => MORE,
    refuse: (s, { seat, lot }, wish) => (wish.do === 'buy' ? cannotOffer(s, seat, wish.face, lot) : undefined),
    take(s, { seat, lot }, choice, t) {
      if (choice.do === 'buy') offer(s, seat, choice.face, lot, t);
    },
  },
  // In order, as it takes the face out of the temple. An offering is one payment, so no token interrupts it (DF-115).
  forging: interruptible(
    {
      inOrder: true,
      wishes: () => FORGES,
      refuse: (s, { seat, lot }, wish) => (wish.do === 'forge' ? cannotForge(s, seat, wish, lot) : undefined),
      take(s, { seat, face, source, lot }, { die, position }, t) {
        forge(s, seat, face, die, position, source, t);
        if (source !== 'offering') return;
        const placed = [...lot, { face, die, position }];
        if (sells(s, seat, 0, placed)) t.next({ step: 'offering', seat, lot: placed });
      },
    },
    ({ source }) => source === 'offering',
  ),
  // DF-52, DF-126
  sailing: {
    inOrder: true,
    run(s, { seat, discount }, t) {
      if (maySpend(s, seat) || sells(s, seat, discount, NO_LOT)) t.next({ step: 'ship', seat, discount });
      else t.tell({ kind: 'ship-passed', seat, forced: true });
    },
  },
  ship: interruptible({
    inOrder: true,
    wishes: () => SAIL,
    refuse: (s, { seat, discount }, wish) => (wish.do === 'buy' ? cannotSail(s, seat, wish.face, discount) : undefined),
    take(s, { seat, discount }, choice, t) {
      if (choice.do === 'decline') return t.tell({ kind: 'ship-passed', seat, forced: false });
      buy(s, seat, choice.face, priceOf(choice.face, discount), discount, t);
      t.next({ step: 'forging', seat, face: choice.face, source: 'ship', lot: NO_LOT });
    },
  }),
};
