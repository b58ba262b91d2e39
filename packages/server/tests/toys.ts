/** A small game for trying the house: errands side by side, hidden coins, answers that can be taken back, and a rule that fails. */
import { random } from '@astragal/bots';
import { type Chance, copy, type Game, type Kind, type Seat, together } from '@astragal/kernel';
import type { Games, LoadedGame } from '../src/ground/games.ts';

interface State {
  round: number;
  readonly purse: number[];
  readonly coin: number[];
  readonly knows: boolean[];
  readonly open: boolean[];
}
interface View extends Omit<State, 'coin'> {
  readonly coin: (number | 'hidden')[];
}

export interface ErrandsKind extends Kind {
  state: State;
  frame:
    | { readonly step: 'round' }
    | { readonly step: 'errand'; readonly seat: Seat; readonly left: number }
    | { readonly step: 'closing' };
  asks: { errand: { readonly do: 'work' | 'rest' | 'peek' | 'fail' | 'home' } };
  event:
    | { readonly kind: 'worked'; readonly seat: Seat; readonly wage: number }
    | { readonly kind: 'rested'; readonly seat: Seat }
    | { readonly kind: 'peeked'; readonly seat: Seat; readonly coin?: number }
    | { readonly kind: 'turned'; readonly seat: Seat; readonly coin: number };
  refusal: { readonly why: 'known' };
  view: View;
  options: Readonly<Record<never, never>>;
}

/** `leaky`: a secret gets out, for tests that must notice. */
export function errands({ version = 1, leaky = false, rounds = 3 } = {}): Game<ErrandsKind> {
  return {
    id: 'errands',
    version,
    seats: { min: 2, max: 4 },
    options: {},
    setup: (seats, _, chance) => ({
      state: {
        round: 1,
        purse: new Array(seats).fill(0),
        coin: Array.from({ length: seats }, (_coin, seat) => chance.below(4, `coin of seat ${seat}`)),
        knows: new Array(seats).fill(false),
        open: new Array(seats).fill(false),
      },
      first: { step: 'round' },
    }),
    steps: {
      round: {
        run: (state, _, table) =>
          table.next(together<ErrandsKind['frame']>(...state.purse.map((_purse, seat) => [{ step: 'errand', seat, left: 3 } as const])), {
            step: 'closing',
          }),
      },
      errand: {
        wishes: () => [{ do: 'work' }, { do: 'rest' }, { do: 'peek' }, { do: 'fail' }, { do: 'home' }],
        refuse: (state, { seat }, wish) => (wish.do === 'peek' && state.knows[seat] ? { why: 'known' } : undefined),
        take(state, { seat, left }, choice, table) {
          if (choice.do === 'fail') throw new Error('a rule that fails');
          if (choice.do === 'work') {
            const wage = table.chance.below(3, `wage of seat ${seat}`);
            state.purse[seat]! += wage;
            table.tell({ kind: 'worked', seat, wage });
          }
          if (choice.do === 'rest') {
            state.purse[seat]!++;
            table.tell({ kind: 'rested', seat });
          }
          if (choice.do === 'peek') {
            state.knows[seat] = true;
            table.show(
              seat,
              { kind: 'peeked', seat, coin: state.coin[seat]! },
              { kind: 'peeked', seat, ...(leaky && { coin: state.coin[seat]! }) },
            );
          }
          if (choice.do !== 'home' && left > 1) table.next({ step: 'errand', seat, left: left - 1 });
        },
      },
      closing: {
        run(state, _, table) {
          const seat = state.round - 1;
          if (seat < state.purse.length) {
            state.open[seat] = true;
            table.reveal({ kind: 'turned', seat, coin: state.coin[seat]! });
          }
          if (state.round++ < rounds) table.next({ step: 'round' });
        },
      },
    },
    view: (state, seat) => ({
      ...copy({ round: state.round, purse: state.purse, knows: state.knows, open: state.open }),
      coin: state.coin.map((coin, owner) => (state.open[owner] || (owner === seat && state.knows[owner]) ? coin : 'hidden')),
    }),
    guess: (view, _seat, chance) => ({
      ...copy(view),
      coin: view.coin.map((coin) => (coin === 'hidden' ? chance.below(4, 'coin') : coin)),
    }),
    result: ({ purse, coin }) => {
      const scores = purse.map((n, seat) => n * 10 + coin[seat]!);
      return { scores, winners: scores.flatMap((score, seat) => (score === Math.max(...scores) ? [seat] : [])) };
    },
  };
}

/** Changes what the seat may not know, and nothing else. */
export const errandsTwin = (state: State, seat: Seat | undefined, chance: Chance): State => ({
  ...copy(state),
  coin: state.coin.map((coin, owner) =>
    state.open[owner] || (owner === seat && state.knows[owner]) ? coin : (coin + 1 + chance.below(3, 'twin')) % 4,
  ),
});

/** A shelf with this game alone. */
export const shelfOf = <K extends Kind>(game: Game<K>): Games =>
  new Map<string, LoadedGame>([[game.id, { game: game as unknown as Game, bots: [random], levels: ['random'], hidden: false }]]);
