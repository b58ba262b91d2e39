/** Pig, the jeopardy dice game, whole: roll and add, but a one loses the turn; who holds first at 100 wins. */
import type { Chance, Game, Kind, Seat } from '../src/index.ts';

interface State {
  readonly goal: number;
  readonly banked: number[];
  /** What the seat whose turn it is has rolled so far and would lose to a one. */
  risked: number;
}

type Event =
  | { readonly kind: 'rolled'; readonly seat: Seat; readonly pips: number; readonly risked: number }
  | { readonly kind: 'lost'; readonly seat: Seat; readonly points: number }
  | { readonly kind: 'held'; readonly seat: Seat; readonly points: number; readonly banked: number };

export interface PigKind extends Kind {
  state: State;
  frame: { readonly step: 'turn'; readonly seat: Seat } | { readonly step: 'roll'; readonly seat: Seat };
  asks: { turn: { readonly do: 'roll' } | { readonly do: 'hold' } };
  event: Event;
  refusal: { readonly why: 'nothing-risked'; readonly rule: 'PIG-3' };
  view: State;
  options: { readonly goal: '50' | '100' };
}

const next = (state: State, seat: Seat): Seat => (seat + 1) % state.banked.length;
const visible = (state: State): State => ({ goal: state.goal, banked: [...state.banked], risked: state.risked });

export const pig: Game<PigKind> = {
  id: 'pig',
  version: 2,
  seats: { min: 2, max: 6 },
  options: { goal: { values: ['50', '100'], default: '100' } },
  open: true,
  setup: (seats, { goal }) => ({
    state: { goal: Number(goal), banked: new Array(seats).fill(0), risked: 0 },
    first: { step: 'turn', seat: 0 },
  }),
  steps: {
    turn: {
      wishes: () => [{ do: 'roll' }, { do: 'hold' }],
      refuse: (state, _, wish) => (wish.do === 'hold' && state.risked === 0 ? { why: 'nothing-risked', rule: 'PIG-3' } : undefined),
      take(state, { seat }, choice, table) {
        if (choice.do === 'roll') return table.next({ step: 'roll', seat });
        const points = state.risked;
        state.banked[seat]! += points;
        state.risked = 0;
        table.tell({ kind: 'held', seat, points, banked: state.banked[seat]! });
        if (state.banked[seat]! < state.goal) table.next({ step: 'turn', seat: next(state, seat) });
      },
    },
    roll: {
      run(state, { seat }, table) {
        const pips = table.chance.below(6, `die of seat ${seat}`) + 1;
        const lost = state.risked;
        state.risked = pips === 1 ? 0 : lost + pips;
        table.tell({ kind: 'rolled', seat, pips, risked: state.risked });
        if (pips === 1) table.tell({ kind: 'lost', seat, points: lost });
        table.next({ step: 'turn', seat: pips === 1 ? next(state, seat) : seat });
      },
    },
  },
  view: visible,
  guess: (view, _seat, _chance: Chance) => visible(view),
  clone: visible,
  result: ({ banked }) => ({ scores: banked, winners: banked.flatMap((points, seat) => (points === Math.max(...banked) ? [seat] : [])) }),
  check({ banked, risked }) {
    if (risked < 0 || banked.some((points) => points < 0)) throw new Error('points below zero');
  },
};
