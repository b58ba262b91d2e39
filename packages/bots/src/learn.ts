/** Learning a value: ridge regression of points and winning on features, kept as sums so that data of many workers and generations add up. */
import type { Weights } from './features.ts';

/** The sums of a regression over `size` features with two targets. Plain arrays, so that they travel and are stored as they are. */
export interface Sums {
  readonly size: number;
  count: number;
  /** The upper triangle of the features' products, row by row. */
  readonly products: Float64Array;
  readonly points: Float64Array;
  readonly win: Float64Array;
}

export const emptySums = (size: number): Sums => ({
  size,
  count: 0,
  products: new Float64Array((size * (size + 1)) / 2),
  points: new Float64Array(size),
  win: new Float64Array(size),
});

/** Adds one position with what became of it. Zeros are skipped: most features are. */
export function addSample(sums: Sums, features: ArrayLike<number>, points: number, win: number): void {
  const { size, products } = sums;
  const used: number[] = [];
  for (let i = 0; i < size; i++) if (features[i] !== 0) used.push(i);
  for (let a = 0; a < used.length; a++) {
    const i = used[a]!;
    const x = features[i]!;
    const row = i * size - (i * (i - 1)) / 2 - i;
    for (let b = a; b < used.length; b++) products[row + used[b]!]! += x * features[used[b]!]!;
    sums.points[i]! += x * points;
    sums.win[i]! += x * win;
  }
  sums.count++;
}

/** Adds other sums, weighed: older data counts less. */
export function addSums(to: Sums, from: Sums, weight = 1): void {
  for (let i = 0; i < to.products.length; i++) to.products[i]! += weight * from.products[i]!;
  for (let i = 0; i < to.size; i++) {
    to.points[i]! += weight * from.points[i]!;
    to.win[i]! += weight * from.win[i]!;
  }
  to.count += weight * from.count;
}

/** The weights that fit best; `ridge` keeps those of rare features small (relative to how much a feature varies on average). */
export function fitted(sums: Sums, ridge: number): Weights {
  const { size } = sums;
  const at = (i: number, j: number): number => sums.products[i * size - (i * (i - 1)) / 2 - i + j]!;
  const matrix = Array.from({ length: size }, (_, i) => Float64Array.from({ length: i + 1 }, (_, j) => at(j, i)));
  // The first feature is the constant one and is not held down.
  for (let i = 1; i < size; i++) matrix[i]![i]! += ridge * (1 + at(i, i) / Math.max(1, sums.count));
  matrix[0]![0]! += 1e-6;
  factor(matrix);
  return { points: rounded(solved(matrix, sums.points)), win: rounded(solved(matrix, sums.win)) };
}

/** Cholesky: the matrix, given as its lower half, becomes its own lower factor. */
export function factor(matrix: Float64Array[]): void {
  for (let j = 0; j < matrix.length; j++) {
    const row = matrix[j]!;
    let diagonal = row[j]!;
    for (let k = 0; k < j; k++) diagonal -= row[k]! * row[k]!;
    row[j] = Math.sqrt(Math.max(diagonal, 1e-9));
    for (let i = j + 1; i < matrix.length; i++) {
      const lower = matrix[i]!;
      let sum = lower[j]!;
      for (let k = 0; k < j; k++) sum -= lower[k]! * row[k]!;
      lower[j] = sum / row[j]!;
    }
  }
}

/** What a factored matrix makes of the target. */
export function solved(lower: readonly Float64Array[], target: Float64Array): Float64Array {
  const x = Float64Array.from(target);
  for (let i = 0; i < x.length; i++) {
    for (let k = 0; k < i; k++) x[i]! -= lower[i]![k]! * x[k]!;
    x[i]! /= lower[i]![i]!;
  }
  for (let i = x.length - 1; i >= 0; i--) {
    for (let k = i + 1; k < x.length; k++) x[i]! -= lower[k]![i]! * x[k]!;
    x[i]! /= lower[i]![i]!;
  }
  return x;
}

export const rounded = (row: Float64Array): number[] => Array.from(row, (each) => Number(each.toPrecision(4)));
