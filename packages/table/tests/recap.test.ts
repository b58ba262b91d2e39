/** A game is decided where the winner took the lead for good. */
import { expect, it } from 'vitest';
import { decidingRound } from '../src/recap.ts';

it('a game is decided in the round since which nobody was before the winner', () => {
  expect(
    decidingRound(
      [
        [0, 2, 5, 12, 20],
        [0, 4, 9, 10, 15],
      ],
      0,
    ),
  ).toBe(3);
});

it('where the winner led all along, it is the round in which the lead grew most', () => {
  expect(
    decidingRound(
      [
        [0, 3, 5, 15, 18],
        [0, 1, 4, 6, 8],
      ],
      0,
    ),
  ).toBe(3);
});

it('a lead taken with the last step decides in the last round', () => {
  expect(
    decidingRound(
      [
        [10, 5, 2],
        [10, 8, 0],
      ],
      0,
    ),
  ).toBe(2);
  // Behind to the very end, as whoever beats the boss from below: there it was decided.
  expect(
    decidingRound(
      [
        [0, 1, 2],
        [0, 4, 6],
      ],
      0,
    ),
  ).toBe(2);
});

it('alone it is the round that brought most, and without a winner there is none', () => {
  expect(decidingRound([[0, 4, 5, 11]], 0)).toBe(3);
  expect(decidingRound([[0, 4, 5, 11]], undefined)).toBeUndefined();
  expect(decidingRound([[0]], 0)).toBeUndefined();
});
