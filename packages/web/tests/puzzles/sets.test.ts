import { expect, test } from 'vitest';
import type { PuzzleEntry } from '../../src/puzzles/puzzles.ts';
import { chosenSet } from '../../src/puzzles/sets.ts';

const entries = Array.from(
  { length: 20 },
  (_, i): PuzzleEntry => ({ id: `p${i}`, version: 1, task: 'certain', difficulty: 1 + (i % 5), ideas: [i % 2 ? 'odd' : 'even'], list: 0 }),
);
const ratingOf = ({ difficulty }: PuzzleEntry): number => 900 + 200 * difficulty;
const none = (): boolean => false;
const entryOf = (id: string): PuzzleEntry => entries.find((each) => each.id === id)!;

test('ten puzzles, the nearest to the rating first, and themes take turns', () => {
  const set = chosenSet(entries, { rating: 1500, ratingOf, isSolved: none });
  expect(set).toHaveLength(10);
  expect(new Set(set).size).toBe(10);
  expect(entryOf(set[0]!).difficulty).toBe(3);
  expect(set.map((id) => entryOf(id).ideas[0]).every((idea, i, all) => idea !== all[i - 1])).toBe(true);
});

test('what is solved is left out, as long as something is left', () => {
  const set = chosenSet(entries, { rating: 1500, ratingOf, isSolved: (id) => id !== 'p7' });
  expect(set).toEqual(['p7']);
  expect(chosenSet(entries, { rating: 1500, ratingOf, isSolved: () => true })).toHaveLength(10);
});

test('a set may be of one theme', () => {
  expect(chosenSet(entries, { rating: 1500, ratingOf, isSolved: none, idea: 'odd' }).every((id) => entryOf(id).ideas[0] === 'odd')).toBe(
    true,
  );
});
