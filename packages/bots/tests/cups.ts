/** A pea lies under one of three cups; the first seat knows where and says nothing, the second lifts cups until it finds it. */
import type { Game, Kind, Seat, Toolkit } from '@astragal/kernel';

interface State {
  pea: number;
  readonly lifted: number[];
}
export interface CupsKind extends Kind {
  state: State;
  frame: { readonly step: 'lifting'; readonly seat: Seat };
  asks: { lifting: { readonly do: 'lift'; readonly cup: number } };
  view: { readonly lifted: readonly number[]; readonly pea: number };
}

const HIDDEN = -1;
const free = (lifted: readonly number[]): number[] => [0, 1, 2].filter((cup) => !lifted.includes(cup));

export const cups: Game<CupsKind> = {
  id: 'cups',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  setup: (_, __, chance) => ({ state: { pea: chance.below(3, 'pea'), lifted: [] }, first: { step: 'lifting', seat: 1 } }),
  steps: {
    lifting: {
      wishes: ({ lifted }) => free(lifted).map((cup) => ({ do: 'lift', cup }) as const),
      take(state, frame, { cup }, table) {
        state.lifted.push(cup);
        if (cup !== state.pea) table.next(frame);
      },
    },
  },
  view: ({ pea, lifted }, seat) => ({ lifted: [...lifted], pea: seat === 0 ? pea : HIDDEN }),
  guess: ({ pea, lifted }, _, chance) => {
    const left = free(lifted);
    return { lifted: [...lifted], pea: pea === HIDDEN ? left[chance.below(left.length, 'pea')]! : pea };
  },
  clone: ({ pea, lifted }) => ({ pea, lifted: [...lifted] }),
  result: ({ lifted }) => ({ scores: [lifted.length, 3 - lifted.length], winners: [lifted.length > 1 ? 0 : 1] }),
};

export const twin: NonNullable<Toolkit<CupsKind>['twin']> = (state, seat, chance) => {
  const left = free(state.lifted);
  if (seat !== 0) state.pea = left[chance.below(left.length, 'pea')]!;
  return state;
};
