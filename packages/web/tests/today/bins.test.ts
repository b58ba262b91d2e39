import { expect, it } from 'vitest';
import { binsOf, shapeOf } from '../../src/today/bins.ts';

const made = (...values: number[]) => values.map((value) => ({ value, done: true, count: 1 }));

it('many results become a few bars of a round width, and mine is in one of them', () => {
  const bins = binsOf(made(71, 84, 88, 93, 101, 104, 118, 131), { value: 118, done: true });
  expect(bins.map(({ label, count }) => [label, count])).toEqual([
    [70, 1],
    [80, 2],
    [90, 1],
    [100, 2],
    [110, 1],
    [120, 0],
    [130, 1],
  ]);
  expect(bins.filter(({ isMine }) => isMine).map(({ label }) => label)).toEqual([110]);
});

it('a few results keep a bar each', () => {
  expect(binsOf(made(3, 4, 6)).map(({ label, count }) => [label, count])).toEqual([
    [3, 1],
    [4, 1],
    [5, 0],
    [6, 1],
  ]);
});

it('where fewer is better the best is still on the right', () => {
  expect(binsOf(made(19, 17, 16)).map(({ label }) => label)).toEqual([19, 18, 17, 16]);
});

it('whoever missed the aim is on the left, without a number', () => {
  const bins = binsOf([{ value: 9, done: false, count: 2 }, ...made(12)], { value: 9, done: false });
  expect(bins).toEqual([
    { label: undefined, count: 2, isMine: true },
    { label: 12, count: 1, isMine: false },
  ]);
  expect(binsOf([])).toEqual([]);
});

it('the shape of the house as text: full for the highest, and a foot for none', () => {
  expect(shapeOf(binsOf([...made(1, 2), { value: 4, done: true, count: 4 }]))).toBe('▃▃▁█');
});
