/** Three doors, each with a prize behind it or not: luck decides when one is opened. Who sees the dice wins 7 of 8, a fair player half. */
import type { Game, Kind, Seat } from '@astragal/kernel';
import type { Craft } from '../src/index.ts';

interface State {
  readonly doors: number;
  prize: number;
}
export interface DoorsKind extends Kind {
  state: State;
  frame: { readonly step: 'choice'; readonly seat: Seat } | { readonly step: 'end' };
  asks: { choice: { readonly do: 'open'; readonly door: number } };
  view: State;
}

const copyOf = ({ doors, prize }: State): State => ({ doors, prize });

export const doors: Game<DoorsKind> = {
  id: 'doors',
  version: 1,
  seats: { min: 1, max: 1 },
  options: {},
  open: true,
  setup: () => ({ state: { doors: 3, prize: 0 }, first: { step: 'choice', seat: 0 } }),
  steps: {
    choice: {
      wishes: ({ doors: n }) => Array.from({ length: n }, (_, door) => ({ do: 'open', door }) as const),
      take(state, _, { door }, table) {
        state.prize = table.chance.below(2, `behind door ${door}`);
        table.next({ step: 'end' });
      },
    },
    end: { run: () => undefined },
  },
  view: copyOf,
  guess: copyOf,
  clone: copyOf,
  result: ({ prize }) => ({ scores: [prize], winners: prize > 0 ? [0] : [] }),
};

/** A value that sees the prize once it is there. */
export const doorsCraft: Craft<DoorsKind> = {
  game: doors,
  horizon: ['end'],
  features: { names: ['one', 'prize'], of: ({ prize }) => [1, prize] },
  quick: (_, __, choices) => choices[0]!,
  seats: () => 1,
  weights: { features: ['one', 'prize'], seats: { 1: { points: [0, 1], win: [0, 1] } } },
  victory: 1,
};
