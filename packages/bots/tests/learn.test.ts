import { Play, readOptions, seeded, start } from '@astragal/kernel';
import { describe, expect, it } from 'vitest';
import {
  addSample,
  addSums,
  type Craft,
  distributionAround,
  dot,
  emptySums,
  fitted,
  random,
  refitted,
  type Sums,
  sampled,
  selfPlay,
} from '../src/index.ts';
import { type StepsKind, steps, stepsCraft } from './steps.ts';

const TRUE = { points: [3, -2, 0.5, 0], win: [0.5, 0.1, 0, -0.2] };

/** Sums over so many made-up positions. */
function sumsOf(count: number, seed: number): Sums {
  const [luck, sums] = [seeded(seed), emptySums(4)];
  for (let i = 0; i < count; i++) {
    const features = [1, luck.below(5, 'a'), luck.below(3, 'b') * 4, luck.below(2, 'c')];
    addSample(sums, features, dot(features, TRUE.points), dot(features, TRUE.win));
  }
  return sums;
}

describe('ridge regression', () => {
  it('finds what made the numbers', () => {
    const { points, win } = fitted(sumsOf(500, 1), 1e-6);
    for (const [i, weight] of TRUE.points.entries()) expect(points[i]).toBeCloseTo(weight, 3);
    for (const [i, weight] of TRUE.win.entries()) expect(win[i]).toBeCloseTo(weight, 3);
  });

  it('sums of two halves are the sums of the whole, and older ones may count less', () => {
    const both = emptySums(4);
    addSums(both, sumsOf(200, 1));
    addSums(both, sumsOf(200, 2), 0.5);
    expect(both.count).toBe(300);
    expect(fitted(both, 1e-6).points[1]).toBeCloseTo(-2, 3);
  });

  it('holds down a feature that is hardly ever seen', () => {
    const sums = sumsOf(200, 3);
    addSample(sums, [1, 0, 0, 0], 3, 0.5);
    const free = fitted(sums, 1e-6).points[1]!;
    expect(Math.abs(fitted(sums, 1e4).points[1]!)).toBeLessThan(Math.abs(free));
  });
});

it('self-play adds every rest of every seat with what became of it', () => {
  const sums = emptySums(2);
  selfPlay(
    stepsCraft as Craft<StepsKind>,
    [random as never],
    { seats: 1, options: readOptions(steps, 1), seed: 'self-play', epsilon: 0.5 },
    sums,
  );
  expect(sums.count).toBe(1);
  expect(sums.points[0]).toBeGreaterThan(0);
  expect(start(steps, 1, {}, new Play<StepsKind>(seeded(1))).state.number).toBe(1);
});

describe('the cross-entropy method', () => {
  const hill = (row: readonly number[]): number => -((row[0]! - 1) ** 2) - (row[1]! + 7) ** 2 - (row[2]! - 0.5) ** 2;

  it('the distribution moves to where rows do best, and narrows there', () => {
    const luck = seeded('distribution');
    const first = distributionAround([0, -5, 1], []);
    let distribution = first;
    for (let round = 0; round < 40; round++) {
      const rows = sampled(distribution, 40, luck);
      distribution = refitted(distribution, rows, rows.map(hill));
    }
    expect(hill(first.mean)).toBeLessThan(-5);
    expect(hill(distribution.mean)).toBeGreaterThan(-0.1);
    for (const [at, spread] of distribution.spread.entries()) expect(spread).toBeLessThan(first.spread[at]!);
  });

  it('the first row is the middle itself; weights that mean nothing stay', () => {
    const distribution = distributionAround([4, 100, 7], [2]);
    const rows = sampled(distribution, 9, seeded('rows'));
    expect(rows[0]).toEqual([4, 100, 7]);
    expect(new Set(rows.map((row) => row[1])).size).toBe(9);
    expect(rows.every((row) => row[2] === 7)).toBe(true);
    expect(refitted(distribution, rows, rows.map(hill)).mean[2]).toBe(7);
  });
});
