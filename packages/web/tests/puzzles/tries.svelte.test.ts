import { NEW_SOLVER } from '@astragal/puzzles/rating';
import type { KeptTry } from '@astragal/wire';
import { expect, test, vi } from 'vitest';
import { BrowserStore } from '../../src/base/browser-store.ts';
import { TryDesk } from '../../src/puzzles/handing-in.ts';
import { MadeHere } from '../../src/puzzles/made-here.svelte.ts';
import { PuzzleTries, type PuzzleTry } from '../../src/puzzles/tries.svelte.ts';

const START = NEW_SOLVER.rating;
const memory = (): BrowserStore => {
  const kept = new Map<string, string>();
  return new BrowserStore(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  }));
};
const aTry = (puzzle: string, change: Partial<PuzzleTry> = {}): PuzzleTry => ({
  ...{ game: 'pig', puzzle, idea: 'roll', at: 1, ms: 1000, answers: ['hold'], isSolved: true, isHinted: false, against: START },
  ...change,
});

test('the first handing in counts, whatever comes after it', () => {
  const tries = new PuzzleTries(memory());
  expect(tries.note(aTry('a', { isSolved: false }))).toBe(true);
  const rating = tries.ratingOf('pig');
  expect(rating).toBeLessThan(START);
  expect(tries.isSolved('a')).toBe(false);
  expect(tries.note(aTry('a', { at: 2 }))).toBe(false);
  expect(tries.ratingOf('pig')).toBe(rating);
  expect(tries.isSolved('a')).toBe(true);
  expect(tries.changeBy('a')).toEqual({ before: START, after: rating });
});

test('what was tried is there on the next visit, and a store that holds something else is begun anew', () => {
  const store = memory();
  new PuzzleTries(store).note(aTry('a'));
  expect(new PuzzleTries(store).firstOf('a')?.answers).toEqual(['hold']);
  store.set('astragal puzzles', '{broken');
  expect(new PuzzleTries(store).all).toEqual([]);
});

test('each game and each theme has a rating of its own', () => {
  const tries = new PuzzleTries(memory());
  tries.note(aTry('a'));
  tries.note(aTry('b', { idea: 'hold', isSolved: false, at: 2 }));
  expect(tries.ratingOf('other')).toBe(START);
  expect(tries.ratingOf('pig', 'roll')).toBeGreaterThan(START);
  expect(tries.ratingOf('pig', 'hold')).toBeLessThan(START);
  expect(tries.historyOf('pig').map(({ at }) => at)).toEqual([1, 2]);
});

test('a rating says something after five tries', () => {
  const tries = new PuzzleTries(memory());
  for (const id of ['a', 'b', 'c', 'd']) tries.note(aTry(id));
  expect(tries.isSettled('pig')).toBe(false);
  tries.note(aTry('e', { idea: 'hold' }));
  expect(tries.isSettled('pig')).toBe(true);
  expect(tries.isSettled('pig', 'roll')).toBe(false);
});

const made = new MadeHere();
const kept = (puzzle: string, change: Partial<KeptTry> = {}): KeptTry => ({
  ...{ game: 'pig', puzzle, idea: 'roll', solved: true, hinted: false, at: 1, ms: 1000, against: 1300 },
  ...change,
});

test('what the house keeps is what counts, and what it has from other devices is mine', async () => {
  const tries = new PuzzleTries(memory());
  tries.note(aTry('a'));
  tries.note(aTry('gone'));
  const call = vi.fn(async (route: string) =>
    route === 'handInPuzzles'
      ? {
          tries: [
            {
              game: 'pig',
              puzzle: 'a',
              outcome: 'before',
              mine: kept('a', { solved: false }),
              standing: { puzzle: 'a', rating: 1310, tried: 31, solved: 11 },
            },
            { game: 'pig', puzzle: 'gone', outcome: 'unknown' },
          ],
        }
      : {
          mine: [kept('a', { solved: false }), kept('b')],
          puzzles: [{ puzzle: 'c', rating: 1777 }],
          made: [{ id: 'h', version: 1, task: 'certain', difficulty: 2, ideas: ['roll'] }],
        },
  );
  await new TryDesk(tries, made, call as never).meet('pig');
  expect(call.mock.calls.map(([route]) => route)).toEqual(['handInPuzzles', 'puzzles']);
  expect(tries.due).toEqual([]);
  expect(made.of('pig').map(({ id }) => id)).toEqual(['h']);
  expect(tries.firstOf('a')).toMatchObject({ isSolved: false, against: 1300 });
  expect(tries.firstOf('b')?.isSolved).toBe(true);
  expect(tries.isSolved('b')).toBe(true);
  expect(tries.standingOf('a')).toMatchObject({ tried: 31, solved: 11 });
  expect([tries.puzzleRating({ id: 'c', difficulty: 1 }), tries.puzzleRating({ id: 'd', difficulty: 1 })]).toEqual([1777, 1100]);
  await new TryDesk(tries, made, call as never).meet();
  expect(call).toHaveBeenCalledTimes(2);
});

test('without a network nothing is lost: it goes with the next visit, some at a time', async () => {
  const store = memory();
  const tries = new PuzzleTries(store);
  for (let i = 0; i < 10; i++) tries.note(aTry(`p${i}`, { at: i }));
  await new TryDesk(tries, made, vi.fn(async () => Promise.reject(new Error('offline'))) as never).meet('pig');
  const later = new PuzzleTries(store);
  expect(later.due).toHaveLength(10);
  const call = vi.fn(async (_: string, body: { tries: { puzzle: string }[] }) => ({
    tries: body.tries.map(({ puzzle }) => ({ game: 'pig', puzzle, outcome: 'counted', mine: kept(puzzle) })),
  }));
  await new TryDesk(later, made, call as never).meet();
  expect(call.mock.calls.map(([, { tries: some }]) => some.length)).toEqual([8, 2]);
  expect(later.due).toEqual([]);
});
