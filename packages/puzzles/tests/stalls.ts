/**
 * Stalls, a toy whose best turn is known exactly. Luck fills the purse; then things are bought, each worth points: a ribbon, a drum
 * (one more once there is a ribbon: the order matters), a horse; a toss of a coin costs one and is worth half a point on average.
 */
import { type Bot, type GameRules, judgeWith } from '@astragal/bots';
import type { Choice, Game, Kind, Seat, Table } from '@astragal/kernel';
import { type PuzzleRules, puzzleRules } from '../src/index.ts';

export interface StallState {
  day: number;
  coins: number;
  ribbons: number;
  points: number[];
}
export type Buy = { readonly do: 'buy'; readonly what: Ware };
type Answer = Buy | { readonly do: 'toss' } | { readonly do: 'end' };

export interface StallKind extends Kind {
  state: StallState;
  frame: { readonly step: 'day' | 'stall'; readonly seat: Seat };
  asks: { stall: Answer };
  event: { readonly kind: 'bought' };
  refusal: { readonly why: 'short' };
  view: StallState;
  options: Record<never, string>;
}

export const WARES = { ribbon: { price: 1, points: 1 }, drum: { price: 2, points: 3 }, horse: { price: 4, points: 8 } } as const;
export type Ware = keyof typeof WARES;
const DAYS = 4;

function next(s: StallState, seat: Seat, table: Table<StallKind>): void {
  if (seat === 1) s.day++;
  if (s.day < DAYS) table.next({ step: 'day', seat: 1 - seat });
}

export const stalls: Game<StallKind> = {
  id: 'stalls',
  version: 3,
  seats: { min: 2, max: 2 },
  options: {},
  open: true,
  setup: () => ({ state: { day: 0, coins: 0, ribbons: 0, points: [0, 0] }, first: { step: 'day', seat: 0 } }),
  steps: {
    day: {
      run(s, { seat }, table) {
        s.coins = 2 + table.chance.below(4, `purse of seat ${seat}`);
        s.ribbons = 0;
        table.next({ step: 'stall', seat });
      },
    },
    stall: {
      wishes: () => [...(Object.keys(WARES) as Ware[]).map((what) => ({ do: 'buy', what }) as const), { do: 'toss' }, { do: 'end' }],
      refuse: (s, _, choice) =>
        choice.do !== 'end' && s.coins < (choice.do === 'buy' ? WARES[choice.what].price : 1) ? { why: 'short' } : undefined,
      take(s, { seat }, choice, table) {
        if (choice.do === 'end') return next(s, seat, table);
        if (choice.do === 'toss') {
          s.coins--;
          s.points[seat]! += table.chance.below(2, `coin of seat ${seat}`);
        } else {
          const { price, points } = WARES[choice.what];
          s.coins -= price;
          s.points[seat]! += points + (choice.what === 'drum' && s.ribbons > 0 ? 1 : 0);
          if (choice.what === 'ribbon') s.ribbons++;
        }
        table.next({ step: 'stall', seat });
      },
    },
  },
  view: (s) => structuredClone(s),
  guess: (view) => structuredClone(view),
  result: ({ points }) => ({ scores: points, winners: points[0] === points[1] ? [0, 1] : [points[0]! > points[1]! ? 0 : 1] }),
};

/** The most points that so many coins can bring, by trying everything. */
export function mostFor(coins: number, ribbons = 0): number {
  const tried = (Object.keys(WARES) as Ware[]).flatMap((what) => {
    const { price, points } = WARES[what];
    if (price > coins) return [];
    return [points + (what === 'drum' && ribbons > 0 ? 1 : 0) + mostFor(coins - price, ribbons + (what === 'ribbon' ? 1 : 0))];
  });
  return Math.max(0, ...tried);
}

const bestOf = ({ coins, ribbons }: StallState, choices: readonly Choice[]): Choice =>
  (choices as readonly Answer[]).find((choice) => {
    if (choice.do !== 'buy') return false;
    const { price, points } = WARES[choice.what];
    const gain = points + (choice.what === 'drum' && ribbons > 0 ? 1 : 0);
    return gain + mostFor(coins - price, ribbons + (choice.what === 'ribbon' ? 1 : 0)) === mostFor(coins, ribbons);
  }) ?? choices.at(-1)!;

const judge = judgeWith<StallKind>({
  craft: {
    game: stalls,
    horizon: ['day'],
    features: { names: ['points'], of: ({ points }, seat) => [points[seat]!] },
    quick: (state, _, choices) => bestOf(state, choices),
    seats: () => 2,
    weights: { features: ['points'], seats: {} },
    victory: 1,
  },
  features: { names: ['points'], of: ({ state: { points } }) => points.map((each) => [each / 5]) },
  weights: { features: ['points'], seats: { 2: { win: [1], points: [1], error: 0.05 } } },
});

const first = (name: string, order: readonly string[]): Bot<StallKind> => ({
  name,
  answer({ questions: [question] }) {
    const texts = question!.options.map((each) => Object.values(each).join(' '));
    return order.find((text) => texts.includes(text))!;
  },
});

const bots: readonly Bot<StallKind>[] = [
  first('novice', ['end']),
  first('amateur', ['toss', 'end']),
  first('skilled', ['buy ribbon', 'end']),
  first('expert', ['buy drum', 'buy ribbon', 'end']),
  { name: 'master', answer: ({ view, questions: [question] }) => Object.values(bestOf(view, question!.options)).join(' ') },
];

const rules: GameRules<StallKind> = {
  game: stalls,
  bots,
  judge,
  analysing: { reference: bots[4]!, holdings: ({ points, coins }, seat) => ({ points: points[seat]!, coins }) },
  puzzling: {
    tables: [{ seats: 2 }],
    begins: ['stall'],
    deeds: ({ path }) => path.filter(({ choice }) => choice.do !== 'end').map(({ choice }) => Object.values(choice).join(' ')),
    ideas: {
      'last-day': ({ best: { from } }) => from.state.day === DAYS - 1,
      first: ({ best: { from } }) => from.state.day === 0,
      dear: ({ best }) => best.path.some(({ choice }) => (choice as Buy).what === 'horse'),
      cheap: () => true,
    },
    rests: 2,
    futures: 12,
  },
};

export const stallRules: PuzzleRules<StallKind> = puzzleRules(rules);
