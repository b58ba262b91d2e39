/** A turn of three steps: add three, double, or roll a die; then the turn ends and the number counts. */
import type { Game, Kind, Seat } from '@astragal/kernel';
import type { Craft } from '../src/index.ts';

interface State {
  number: number;
  left: number;
}
export interface StepsKind extends Kind {
  state: State;
  frame: { readonly step: 'step'; readonly seat: Seat } | { readonly step: 'end' };
  asks: { step: { readonly do: 'add' | 'double' | 'roll' | 'end' } };
  view: State;
}

const copyOf = ({ number, left }: State): State => ({ number, left });
const VERBS = ['end', 'add', 'double', 'roll'] as const;

export const steps: Game<StepsKind> = {
  id: 'steps',
  version: 1,
  seats: { min: 1, max: 1 },
  options: {},
  open: true,
  setup: () => ({ state: { number: 1, left: 3 }, first: { step: 'step', seat: 0 } }),
  steps: {
    step: {
      wishes: () => VERBS.map((verb) => ({ do: verb })),
      take(state, frame, choice, table) {
        if (choice.do === 'add') state.number += 3;
        if (choice.do === 'double') state.number *= 2;
        if (choice.do === 'roll') state.number += table.chance.below(6, 'die') + 1;
        state.left--;
        table.next(choice.do === 'end' || state.left === 0 ? { step: 'end' } : frame);
      },
    },
    end: { run: () => undefined },
  },
  view: copyOf,
  guess: copyOf,
  clone: copyOf,
  result: ({ number }) => ({ scores: [number], winners: [0] }),
};

/** Ends the turn at a glance, so that only a plan does anything. */
export const stepsCraft: Craft<StepsKind> = {
  game: steps,
  horizon: ['end'],
  features: { names: ['one', 'number'], of: ({ number }) => [1, number] },
  quick: (_, __, choices) => choices[0]!,
  seats: () => 1,
  weights: { features: ['one', 'number'], seats: { 1: { points: [0, 1], win: [0, 0] } } },
  victory: 0,
};
