import { expect, test } from 'vitest';
import type { PuzzleEntry } from '../../src/puzzles/puzzles.ts';
import { lastDays, themesOf } from '../../src/puzzles/standing.ts';

const entry = (id: string, ...ideas: string[]): PuzzleEntry => ({ id, version: 1, task: 'certain', difficulty: 2, ideas, list: 0 });
const DAY = 24 * 60 * 60 * 1000;

test('every puzzle is counted under one theme, so that themes add up to the whole', () => {
  const entries = [entry('a', 'cap', 'hammer'), entry('b', 'hammer'), entry('c', 'hammer', 'cap'), entry('d', 'last')];
  const themes = themesOf(entries, (id) => id === 'a' || id === 'c');
  expect(themes).toEqual([
    { idea: 'hammer', all: 2, solved: 1 },
    { idea: 'cap', all: 1, solved: 1 },
    { idea: 'last', all: 1, solved: 0 },
  ]);
  expect(themes.reduce((sum, { all }) => sum + all, 0)).toBe(entries.length);
});

test('thirty days begin with the rating before them', () => {
  const now = 100 * DAY;
  const history = [40, 80, 99].map((day, i) => ({ at: day * DAY, rating: 1600 + i }));
  expect(lastDays(history, now)).toEqual([{ at: 70 * DAY, rating: 1600 }, ...history.slice(1)]);
  expect(lastDays(history.slice(0, 1), now)).toEqual([]);
  expect(lastDays(history.slice(2), now).map(({ rating }) => rating)).toEqual([1200, 1602]);
});
