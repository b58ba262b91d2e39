/** Who is "you" at a table. */
import { expect, it } from 'vitest';
import { calledBy, ownSeat, victoryOf, youOf } from '../src/mine.ts';

const sitters = (...mine: boolean[]) => mine.map((each, seat) => ({ seat, mine: each }));
const names = (seat: number): string => ['Ada', 'Bo', 'Cy'][seat]!;

it('one seat at this screen is mine; a spectator has none, and a hot seat has no "you"', () => {
  expect(ownSeat(sitters(false, true, false))).toBe(1);
  expect(ownSeat(sitters(false, false))).toBeUndefined();
  expect(ownSeat(sitters(true, true, false))).toBeUndefined();
});

it('whoever plays is whose eyes are used; what is only looked at may be seen through the eyes of others', () => {
  expect(youOf(sitters(false, true, false), 1, true)).toBe(1);
  expect(youOf(sitters(true, true, false), 1, true)).toBe(1);
  expect(youOf(sitters(false, true, false), 0, false)).toBe(1);
  expect(youOf(sitters(true, true, false), 0, false)).toBeUndefined();
  expect(youOf(sitters(false, false), 0, false)).toBeUndefined();
});

it('in a list I am "you", everybody else goes by name', () => {
  expect([0, 1, 2].map(calledBy(names, 1, 'You'))).toEqual(['Ada', 'You', 'Cy']);
  expect([0, 1, 2].map(calledBy(names, undefined, 'You'))).toEqual(['Ada', 'Bo', 'Cy']);
});

it('a victory is mine, shared, or not to be told to me', () => {
  expect(victoryOf({ winners: [1] }, 1)).toBe('won');
  expect(victoryOf({ winners: [0, 1] }, 1)).toBe('shared');
  for (const [winners, own] of [
    [[0], 1],
    [[], 0],
    [[0], undefined],
  ] as const)
    expect(victoryOf({ winners: [...winners] }, own)).toBeUndefined();
});
