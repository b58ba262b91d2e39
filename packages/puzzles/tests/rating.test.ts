import { expect, test } from 'vitest';
import { NEW_SOLVER, puzzleAfter, ratedAfter, ratingOfDifficulty, solverAfter, solverRatings } from '../src/index.ts';

const aTry = { isSolved: true, isHinted: false, against: NEW_SOLVER.rating };

test('the library counts as the paper on Glicko-2 does: one game of its example', () => {
  // g and E of the paper's example: 1500 (200) against 1400 (30).
  const won = ratedAfter({ rating: 1500, rd: 200, vol: 0.06 }, { rating: 1400, rd: 30 }, 1);
  expect(won.rating).toBeCloseTo(1563.6, 0);
  expect(won.rd).toBeLessThan(200);
});

test('solving lifts, missing lowers, and a harder puzzle gives more', () => {
  const rating = (change: Partial<typeof aTry>): number => solverAfter(NEW_SOLVER, { ...aTry, ...change }).rating;
  expect(rating({})).toBeGreaterThan(NEW_SOLVER.rating);
  expect(rating({ isSolved: false })).toBeLessThan(NEW_SOLVER.rating);
  expect(rating({ against: 1900 })).toBeGreaterThan(rating({}));
});

test('a first miss is no catastrophe, and a first success no triumph', () => {
  for (const difficulty of [1, 2, 3, 4, 5]) {
    const { rating: against } = ratingOfDifficulty(difficulty);
    const after = (isSolved: boolean): number => solverAfter(NEW_SOLVER, { ...aTry, isSolved, against }).rating - NEW_SOLVER.rating;
    expect(after(false)).toBeGreaterThan(-90);
    expect(after(true)).toBeLessThan(160);
  }
});

test('a hint halves the gain, and takes nothing off a miss', () => {
  const gain = (change: Partial<typeof aTry>): number => solverAfter(NEW_SOLVER, { ...aTry, ...change }).rating - NEW_SOLVER.rating;
  expect(gain({ isHinted: true })).toBeCloseTo(gain({}) / 2, 6);
  expect(gain({ isHinted: true, isSolved: false })).toBe(gain({ isSolved: false }));
});

test('ratings follow the tries one by one and settle', () => {
  const all = solverRatings(Array.from({ length: 30 }, (_, i) => ({ ...aTry, isSolved: i % 2 === 0 })));
  expect(all).toHaveLength(31);
  expect(all.at(-1)!.rd).toBeLessThan(100);
  expect(Math.abs(all.at(-1)!.rating - NEW_SOLVER.rating)).toBeLessThan(60);
});

test('a puzzle begins where its difficulty says, falls when people solve it and rises when they miss it', () => {
  expect(ratingOfDifficulty(5).rating).toBeGreaterThan(ratingOfDifficulty(1).rating);
  const [begins, solver] = [ratingOfDifficulty(3), { rating: 1500, rd: 80, vol: 0.06 }];
  const solved = Array.from({ length: 8 }).reduce<typeof begins>((own) => puzzleAfter(own, { isSolved: true, solver }), begins);
  expect(solved.rating).toBeLessThan(1400);
  const missed = puzzleAfter(begins, { isSolved: false, solver });
  expect(missed.rating).toBeGreaterThan(1500);
  // Of whom nobody knows yet how strong they are, a puzzle learns less.
  expect(puzzleAfter(begins, { isSolved: false, solver: { ...solver, rd: 300 } }).rating).toBeLessThan(missed.rating);
});
