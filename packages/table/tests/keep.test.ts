import { expect, it } from 'vitest';
import { keep } from '../src/keep.ts';

const before = {
  round: 1,
  players: [
    { gold: 3, cards: ['ship'] },
    { gold: 5, cards: [] },
  ],
  over: undefined,
  left: { moon: 2 },
};

it('is the view before where nothing has changed', () => {
  expect(keep(before, structuredClone(before))).toBe(before);
});

it('is the new view, with every part that is the same as before', () => {
  const now = { ...structuredClone(before), round: 2 };
  now.players[0]!.gold = 4;
  const kept = keep(before, now);
  expect(kept).toEqual(now);
  expect(kept.players[0]).not.toBe(before.players[0]);
  expect(kept.players[0]!.cards).toBe(before.players[0]!.cards);
  expect(kept.players[1]).toBe(before.players[1]);
  expect(kept.left).toBe(before.left);
});

it('sees what was added, left out, or became something else', () => {
  expect(keep([1, 2], [1, 2, 3])).toEqual([1, 2, 3]);
  expect(keep([1, 2], [1])).toEqual([1]);
  expect(keep({ a: 1, b: undefined }, { a: 1 })).toEqual({ a: 1 });
  expect(Object.keys(keep({ a: 1, b: undefined }, { a: 1 }))).toEqual(['a']);
  expect(Object.keys(keep({ a: 1 }, { a: 1, b: undefined }))).toEqual(['a', 'b']);
  expect(keep([], {})).toEqual({});
  expect(keep({ 0: 'a' }, ['a'])).toEqual(['a']);
  expect(keep({ a: null }, { a: {} })).toEqual({ a: {} });
  expect(keep(undefined, before)).toBe(before);
});
