/** A small game made for trying the kernel: errands side by side, a shared stall in turn order, hidden coins; faults can be planted. */
import { copy, type Game, type Kind, type Seat, together } from '../src/index.ts';
import type { Subject } from '../testing/index.ts';

/** Ways to break the game, each of which some law must notice. */
export type Fault =
  | 'stall out of order'
  | 'one stream of luck'
  | 'reads a neighbour'
  | 'coin told to all'
  | 'coin in the view'
  | 'view spreads the state'
  | 'shown to all'
  | 'told, not revealed'
  | 'peek whispered'
  | 'clone shares a list'
  | 'ambiguous answer'
  | 'no answer'
  | 'holds null'
  | 'holds a date'
  | 'loses goods'
  | 'guess forgets'
  | 'guess leaves holes'
  | 'rules go in circles'
  | 'never ends'
  | 'silent word'
  | 'wishes write'
  | 'coin called open';

interface State {
  round: number;
  stall: number;
  readonly purse: number[];
  readonly goods: number[];
  /** A coin lies face down before each seat; nobody has seen it. */
  readonly coin: number[];
  /** Which seats have looked at their own coin. */
  readonly knows: boolean[];
  readonly open: boolean[];
}

type Coin = number | 'hidden';
interface View extends Omit<State, 'coin'> {
  readonly coin: Coin[];
}

export type MarketEvent =
  | { readonly kind: 'worked'; readonly seat: Seat; readonly wage: number }
  | { readonly kind: 'bought'; readonly seat: Seat }
  | { readonly kind: 'peeked'; readonly seat: Seat; readonly coin?: number }
  | { readonly kind: 'turned'; readonly seat: Seat; readonly coin: number };

export interface MarketKind extends Kind {
  state: State;
  frame:
    | { readonly step: 'round' }
    | { readonly step: 'errand'; readonly seat: Seat; readonly left: number }
    | { readonly step: 'stall'; readonly seat: Seat }
    | { readonly step: 'closing' };
  asks: {
    errand: { readonly do: 'work' } | { readonly do: 'rest' } | { readonly do: 'peek' } | { readonly do: 'home' };
    stall: { readonly do: 'buy' } | { readonly do: 'leave' };
  };
  event: MarketEvent;
  refusal:
    | { readonly why: 'poor'; readonly need: number; readonly have: number }
    | { readonly why: 'sold-out' }
    | { readonly why: 'known' };
  view: View;
  options: Readonly<Record<never, never>>;
}

const PRICE = 2;
const ROUNDS = 3;

export function market(fault?: Fault): Game<MarketKind> {
  const is = (name: Fault): boolean => fault === name;
  const visible = (state: State, seat: Seat | undefined): View => ({
    ...(is('view spreads the state') ? copy(state) : {}),
    ...copy({ round: state.round, stall: state.stall, purse: state.purse, goods: state.goods, knows: state.knows, open: state.open }),
    coin: state.coin.map((coin, owner) =>
      state.open[owner] || (owner === seat && state.knows[owner]) || is('coin in the view') ? coin : 'hidden',
    ),
  });
  return {
    id: 'market',
    version: 1,
    seats: { min: 2, max: 4 },
    options: {},
    openLuck: ['wage', ...(is('coin called open') ? ['coin'] : [])],
    setup: (seats, _, chance) => ({
      state: {
        round: 1,
        stall: seats + 1,
        purse: new Array(seats).fill(0),
        goods: new Array(seats).fill(0),
        coin: Array.from({ length: seats }, (_coin, seat) => chance.below(4, `coin of seat ${seat}`)),
        knows: new Array(seats).fill(false),
        open: new Array(seats).fill(false),
        ...(is('holds null') && { nothing: null }),
        ...(is('holds a date') && { when: new Date(0) }),
      },
      first: { step: 'round' },
    }),
    steps: {
      round: {
        run: (state, _, table) => {
          const lanes = state.purse.map((_purse, seat) => [{ step: 'errand', seat, left: 2 } as const, { step: 'stall', seat } as const]);
          table.next(together<MarketKind['frame']>(...lanes), { step: 'closing' });
        },
      },
      errand: {
        wishes(state, { seat }) {
          if (is('wishes write')) state.purse[seat]!++;
          const all = [{ do: 'work' }, { do: 'rest' }, { do: 'peek' }, { do: 'home' }] as const;
          return is('ambiguous answer') ? [...all, { do: 'work' }] : all;
        },
        refuse: (state, { seat }, wish) => (wish.do === 'peek' && state.knows[seat] ? { why: 'known' } : undefined),
        take(state, frame, choice, table) {
          const { seat, left } = frame;
          if (choice.do === 'work') {
            const wage = table.chance.below(3, is('one stream of luck') ? 'wage' : `wage of seat ${seat}`);
            state.purse[seat]! += wage;
            table.tell({ kind: 'worked', seat, wage });
          }
          if (choice.do === 'rest') state.purse[seat]! += is('reads a neighbour') ? state.purse[(seat + 1) % state.purse.length]! : 1;
          if (choice.do === 'peek') {
            state.knows[seat] = true;
            const secret = { kind: 'peeked', seat, coin: state.coin[seat]! } as const;
            if (is('coin told to all')) table.tell(secret);
            else if (is('shown to all')) table.show(seat, secret, secret);
            else if (is('peek whispered')) table.whisper(seat, secret, { kind: 'peeked', seat });
            else table.show(seat, secret, { kind: 'peeked', seat });
          }
          if (is('never ends') || (choice.do !== 'home' && left > 1)) table.next({ step: 'errand', seat, left: left - 1 });
        },
      },
      stall: {
        ...(!is('stall out of order') && { inOrder: true as const }),
        wishes: () => (is('no answer') ? [{ do: 'buy' }] : [{ do: 'buy' }, { do: 'leave' }]),
        refuse(state, { seat }, wish) {
          if (wish.do === 'leave') return undefined;
          if (state.stall === 0) return { why: 'sold-out' };
          return state.purse[seat]! < PRICE ? { why: 'poor', need: PRICE, have: state.purse[seat]! } : undefined;
        },
        take(state, { seat }, choice, table) {
          if (choice.do === 'leave') return;
          state.purse[seat]! -= PRICE;
          state.stall--;
          if (!is('loses goods')) state.goods[seat]!++;
          table.tell({ kind: 'bought', seat });
        },
      },
      closing: {
        run(state, frame, table) {
          const seat = state.round - 1;
          if (seat < state.purse.length && !state.open[seat]) {
            state.open[seat] = true;
            const turned = { kind: 'turned', seat, coin: state.coin[seat]! } as const;
            if (is('told, not revealed')) table.tell(turned);
            else table.reveal(turned);
          }
          if (is('rules go in circles')) table.next(frame);
          if (state.round++ < ROUNDS) table.next({ step: 'round' });
        },
      },
    },
    view: visible,
    guess: (view, _seat, chance) => ({
      ...copy(view),
      purse: is('guess forgets') ? view.purse.map(() => 0) : [...view.purse],
      coin: view.coin.map((coin) => (coin === 'hidden' && !is('guess leaves holes') ? chance.below(4, 'coin') : (coin as number))),
    }),
    clone: (state) => (is('clone shares a list') ? { ...copy(state), purse: state.purse } : copy(state)),
    result: ({ goods, coin }) => {
      const scores = goods.map((n, seat) => n * 10 + coin[seat]!);
      return { scores, winners: scores.flatMap((score, seat) => (score === Math.max(...scores) ? [seat] : [])) };
    },
    check({ stall, goods }) {
      if (stall + goods.reduce((sum, n) => sum + n, 0) !== goods.length + 1) throw new Error('goods are lost or made');
    },
  };
}

const words = (fault?: Fault) => ({
  name: 'Market',
  tagline: 'Errands',
  events: {
    worked: () => (fault === 'silent word' ? '' : 'works'),
    bought: () => 'buys',
    peeked: () => 'peeks',
    turned: () => 'turns a coin',
  },
  questions: { errand: () => 'What now?', stall: () => 'Buy?' },
  choices: { work: () => 'Work', rest: () => 'Rest', peek: () => 'Peek', home: () => 'Home', buy: () => 'Buy', leave: () => 'Leave' },
  refusals: { poor: () => 'too poor', 'sold-out': () => 'sold out', known: () => 'known already' },
  options: {},
  describe: () => [{ title: 'Market', lines: ['a stall'] }],
});

/** The market as the laws look at it. */
export const marketSubject = (fault?: Fault): Subject<MarketKind> => ({
  game: market(fault),
  lexicons: { en: words(fault), pl: words(fault), ru: words(fault) },
  twin: (state, seat, chance) => ({
    ...state,
    coin: state.coin.map((coin, owner) => (state.open[owner] || (owner === seat && state.knows[owner]) ? coin : chance.below(4, 'twin'))),
  }),
});
