/** The cross-entropy method: rows of weights drawn around the best so far play games, and the best quarter of them says where to draw next. */
import type { Chance } from '@astragal/kernel';

/** Where rows are drawn from: each weight around its mean, as far as its spread. Plain data. */
export interface Distribution {
  readonly mean: readonly number[];
  readonly spread: readonly number[];
}

/** Small weights move by at least so much at first, large ones by a share of themselves. */
const LEAST_SPREAD = 0.8;
const SPREAD = 0.3;
/** The share of the rows that says where to draw next, and how much of the mean and the spread it says. */
const ELITE = 0.25;
const TRUST = { mean: 0.7, spread: 0.6 };

/** A distribution around a row; weights at `frozen` places stay. */
export const distributionAround = (row: readonly number[], frozen: readonly number[]): Distribution => ({
  mean: row,
  spread: row.map((weight, at) => (frozen.includes(at) ? 0 : Math.max(LEAST_SPREAD, SPREAD * Math.abs(weight)))),
});

const FINE = 2 ** 30;
const uniform = (luck: Chance): number => (luck.below(FINE, 'weight') + 0.5) / FINE;
const gaussian = (luck: Chance): number => Math.sqrt(-2 * Math.log(uniform(luck))) * Math.cos(2 * Math.PI * uniform(luck));

/** So many rows of the distribution; the first is its mean. */
export const sampled = ({ mean, spread }: Distribution, count: number, luck: Chance): number[][] =>
  Array.from({ length: count }, (_, row) => mean.map((weight, at) => (row === 0 ? weight : weight + spread[at]! * gaussian(luck))));

/** The distribution once these rows have come to these scores. */
export function refitted({ mean, spread }: Distribution, rows: readonly (readonly number[])[], scores: readonly number[]): Distribution {
  const order = [...rows.keys()].sort((a, b) => scores[b]! - scores[a]! || a - b);
  const elite = order.slice(0, Math.max(1, Math.round(ELITE * rows.length))).map((at) => rows[at]!);
  const average = (of: (row: readonly number[]) => number): number => elite.reduce((sum, row) => sum + of(row), 0) / elite.length;
  const middle = mean.map((_, at) => average((row) => row[at]!));
  return {
    mean: mean.map((weight, at) => weight + TRUST.mean * (middle[at]! - weight)),
    spread: spread.map((old, at) => old + TRUST.spread * (Math.sqrt(average((row) => (row[at]! - middle[at]!) ** 2)) - old)),
  };
}
