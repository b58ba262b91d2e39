import { describe, expect, it } from 'vitest';
import { accuracyOf, gradeOf, luckierShare } from '../src/seats.ts';
import { fallen, Strata } from '../src/strata.ts';

describe('grades and accuracy', () => {
  it.each([
    [0.3, 0, 'blunder'],
    [0.3, 0.11, 'mistake'],
    [0.3, 0.13, 'inaccuracy'],
    [0.3, 0.2, 'good'],
    [0.019, 0, 'good'],
    [-0.3, 0, 'good'],
  ])('%f lost with an error of %f is: %s', (lost, error, grade) => {
    expect(gradeOf(lost, error)).toBe(grade);
  });

  it.each([
    [0, 2, 100],
    [0.01, 2, 99],
    [0.25, 2, 77.9],
    [0.25, 1, 77.9],
    [0.25, 4, 60.7],
    [1.2, 2, 30.1],
    [2.4, 2, 9.1],
    [-0.1, 2, 100],
  ])('%f lost among %i seats leaves %f', (lost, seats, accuracy) => {
    expect(accuracyOf(lost, seats)).toBeCloseTo(accuracy, 1);
  });

  it('has room below: whoever gives more away has less left, however much it is', () => {
    const left = [0, 0.5, 1, 2, 4].map((lost) => accuracyOf(lost, 4));
    expect(left).toEqual([...new Set(left)].toSorted((a, b) => b - a));
    expect(left.at(-1)).toBeGreaterThan(0);
  });

  it.each([
    [-1, 1],
    [-0.2, 1],
    [0, 0.5],
    [0.05, 0.375],
    [0.2, 0],
    [1, 0],
  ])('with a luck of %f the share of luckier games is %f', (luck, share) => {
    expect(luckierShare(luck, [-0.2, -0.1, 0, 0.1, 0.2])).toBeCloseTo(share, 12);
  });
});

describe('luck in strata', () => {
  it('shows every side once in a block of six, for every name and every time it asks', () => {
    const strata = new Strata(6, 'seed');
    const lines = Array.from({ length: 6 }, (_, i) => strata.line(i));
    for (const what of ['die of 0', 'die of 1', 'die of 0'])
      expect(lines.map((line) => line.below(6, what)).toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('says the same to the same line, whoever asks first', () => {
    const [one, other] = [new Strata(6, 'seed').line(2), new Strata(6, 'seed').line(2)];
    const first = [one.below(20, 'a'), one.below(20, 'b')];
    expect([other.below(20, 'b'), other.below(20, 'a')]).toEqual(first.toReversed());
  });

  it('is fair: over many blocks every number comes about equally often', () => {
    const counts = new Array<number>(5).fill(0);
    for (let block = 0; block < 200; block++) {
      const strata = new Strata(6, `block ${block}`);
      for (let i = 0; i < 6; i++) counts[strata.line(i).below(5, 'die')]!++;
    }
    for (const count of counts) expect(Math.abs(count - 240)).toBeLessThan(40);
  });

  it('says again what fell, by name, and something else to other names', () => {
    const luck = fallen(
      [
        ['a', 6, 4],
        ['b', 6, 1],
        ['a', 6, 2],
      ],
      { below: () => 5 },
    );
    expect([luck.below(6, 'b'), luck.below(6, 'a'), luck.below(6, 'c'), luck.below(6, 'a'), luck.below(6, 'a')]).toEqual([1, 4, 5, 2, 5]);
  });
});
