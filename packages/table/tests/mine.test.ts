/** Who is "you" at the end of a game. */
import { expect, it } from 'vitest';
import { calledBy, ownSeat, victoryOf } from '../src/mine.ts';

const sitters = (...mine: boolean[]) => mine.map((each, seat) => ({ seat, mine: each }));
const names = (seat: number): string => ['Ada', 'Bo', 'Cy'][seat]!;

it('one seat at this screen is mine; a spectator has none, and a hot seat has no "you"', () => {
  expect(ownSeat(sitters(false, true, false))).toBe(1);
  expect(ownSeat(sitters(false, false))).toBeUndefined();
  expect(ownSeat(sitters(true, true, false))).toBeUndefined();
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
