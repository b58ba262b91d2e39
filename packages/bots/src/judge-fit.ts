/**
 * Fitting a judge: the weights under which what happened was likeliest, by Newton's method with a ridge; then again and again by what is said of
 * the rests that followed, since what a game came to says little of its beginning.
 */
import type { SeatJudgement } from './judge.ts';
import { sharesOf, softmax } from './judge.ts';
import { addSample, emptySums, factor, fitted, rounded, solved } from './learn.ts';

/** A rest of a game, seat by seat: what was seen there, and what the game came to. */
export interface JudgedRest {
  readonly seen: readonly ArrayLike<number>[];
  readonly winners: readonly number[];
  readonly scores: readonly number[];
}

/** Of what a rest is fitted to, so much is what comes after the next rest; the remainder is what is said of that rest itself. */
export const FARSIGHT = 0.92;
const ROUNDS = 4;
const STEPS = 25;
const ENOUGH = 1e-5;
/** Of so many games one is kept back to see how far off the judge is. */
const HELD_BACK = 5;
/** Nobody believes in less. */
const LEAST_ERROR = 0.01;
const BINS = 10;
const LEAST_SCALE = 1e-6;

/** The judgement that these games teach; `ridge` holds down what few of them tell apart. */
export function fittedJudgement(games: readonly (readonly JudgedRest[])[], ridge: number, farsight = FARSIGHT): SeatJudgement {
  const kept = games.filter((_, i) => i % HELD_BACK !== 0);
  const back = games.filter((_, i) => i % HELD_BACK === 0);
  const error = Math.max(LEAST_ERROR, errorOf(back.flat(), winWeights(kept.length > 0 ? kept : games, ridge, farsight)));
  return {
    win: rounded(winWeights(games, ridge, farsight)),
    points: pointWeights(games.flat(), ridge),
    error: Number(error.toPrecision(2)),
  };
}

const dotOf = (features: ArrayLike<number>, weights: Float64Array): number => {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += features[i]! * weights[i]!;
  return sum;
};

type Shares = readonly number[];

const said = (seen: JudgedRest['seen'], weights: Float64Array): Shares => softmax(seen.map((row) => dotOf(row, weights)));

/** By what the games came to, then by what is said of the rests that followed. */
function winWeights(games: readonly (readonly JudgedRest[])[], ridge: number, farsight: number): Float64Array {
  const rests = games.flat();
  const held = scalesOf(rests, rests[0]!.seen[0]!.length).map((scale) => ridge * scale);
  let weights = likeliest(rests, games.flatMap(results), held);
  for (let round = 0; round < ROUNDS; round++) {
    const aims = games.flatMap((game) => aimsOf(game, weights, farsight));
    weights = likeliest(rests, aims, held);
  }
  return weights;
}

const results = (game: readonly JudgedRest[]): Shares[] => game.map(({ seen, winners }) => sharesOf(winners, seen.length));

/** Backwards from the end of a game: the result, mixed with what these weights say of every rest in between (temporal differences). */
function aimsOf(game: readonly JudgedRest[], weights: Float64Array, farsight: number): Shares[] {
  const aims = results(game);
  for (let at = game.length - 2; at >= 0; at--) {
    const next = said(game[at + 1]!.seen, weights);
    aims[at] = next.map((share, seat) => farsight * aims[at + 1]![seat]! + (1 - farsight) * share);
  }
  return aims;
}

/** By cross-entropy: each seat has a score, and chances are their softmax. Alone a score is against nothing. */
function likeliest(rests: readonly JudgedRest[], aims: readonly Shares[], held: Float64Array): Float64Array {
  const size = held.length;
  let weights = new Float64Array(size);
  for (let step = 0; step < STEPS; step++) {
    const matrix = Array.from({ length: size }, (_, i) => new Float64Array(i + 1));
    const target = new Float64Array(size);
    for (const [at, { seen }] of rests.entries()) addRest(matrix, target, seen, aims[at]!, weights);
    for (let i = 0; i < size; i++) {
      matrix[i]![i]! += held[i]!;
      target[i]! -= held[i]! * weights[i]!;
    }
    factor(matrix);
    const change = solved(matrix, target);
    weights = weights.map((weight, i) => weight + change[i]!);
    if (change.every((each) => Math.abs(each) < ENOUGH)) break;
  }
  return weights;
}

/**
 * How much each feature tells seats apart where it does, so that a ridge holds one that is seldom there down as if so many more rests had told
 * nothing of it; at least a little, so that one that never tells anything stays at nothing.
 */
function scalesOf(rests: readonly JudgedRest[], size: number): Float64Array {
  const [squares, counts] = [new Float64Array(size), new Float64Array(size)];
  for (const { seen } of rests)
    for (let i = 0; i < size; i++) {
      const mean = seen.length === 1 ? 0 : seen.reduce((sum, row) => sum + row[i]!, 0) / seen.length;
      const square = seen.reduce((sum, row) => sum + (row[i]! - mean) ** 2, 0);
      if (square === 0) continue;
      squares[i]! += square;
      counts[i]!++;
    }
  return squares.map((square, i) => Math.max(LEAST_SCALE, square / Math.max(1, counts[i]!)));
}

/** Adds a rest to the curvature and the slope of the likelihood: of what tells its seats apart, since nothing else changes anything. */
function addRest(
  matrix: Float64Array[],
  target: Float64Array,
  seen: readonly ArrayLike<number>[],
  aim: Shares,
  weights: Float64Array,
): void {
  const isAlone = seen.length === 1;
  const chances = said(seen, weights);
  const telling: number[] = [];
  for (let i = 0; i < weights.length; i++) if (isAlone ? seen[0]![i] !== 0 : seen.some((row) => row[i] !== seen[0]![i])) telling.push(i);
  const middle = telling.map((i) => (isAlone ? 0 : seen.reduce((sum, row, seat) => sum + chances[seat]! * row[i]!, 0)));
  for (const [seat, row] of seen.entries()) {
    const chance = chances[seat]!;
    const [off, share] = [aim[seat]! - chance, isAlone ? chance * (1 - chance) : chance];
    const apart = Float64Array.from(telling, (i, a) => row[i]! - middle[a]!);
    for (let a = 0; a < telling.length; a++) {
      const line = matrix[telling[a]!]!;
      const x = share * apart[a]!;
      target[telling[a]!]! += off * row[telling[a]!]!;
      for (let b = 0; b <= a; b++) line[telling[b]!]! += x * apart[b]!;
    }
  }
}

function pointWeights(rests: readonly JudgedRest[], ridge: number): readonly number[] {
  const sums = emptySums(rests[0]!.seen[0]!.length);
  for (const { seen, scores } of rests) for (const [seat, row] of seen.entries()) addSample(sums, row, scores[seat]!, 0);
  return fitted(sums, ridge).points;
}

/** How far what was said lies from what was, over tenths of what can be said. */
function errorOf(rests: readonly JudgedRest[], weights: Float64Array): number {
  const [hoped, was, count] = [new Float64Array(BINS), new Float64Array(BINS), new Float64Array(BINS)];
  for (const { seen, winners } of rests) {
    const won = sharesOf(winners, seen.length);
    for (const [seat, chance] of said(seen, weights).entries()) {
      const bin = Math.min(BINS - 1, Math.floor(chance * BINS));
      hoped[bin]! += chance;
      was[bin]! += won[seat]!;
      count[bin]!++;
    }
  }
  const all = count.reduce((sum, each) => sum + each, 0);
  let off = 0;
  for (let bin = 0; bin < BINS; bin++) if (count[bin]! > 0) off += (hoped[bin]! - was[bin]!) ** 2 / count[bin]!;
  return all === 0 ? 0 : Math.sqrt(off / all);
}
