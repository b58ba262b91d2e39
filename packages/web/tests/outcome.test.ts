/** A line of the history says truly how the game went. */
import { expect, it } from 'vitest';
import { outcomeOf } from '../src/base/outcome.ts';

const line = (mine: number[], scores: number[], winners: number[]) =>
  outcomeOf({ mine, result: { scores, winners }, started: 0, ended: 41 * 60_000 });

it('a running game has no outcome', () => expect(outcomeOf({ mine: [0] })).toBeUndefined());

it('the winner is first, and the best rival is told', () =>
  expect(line([0], [93, 84, 70], [0])).toEqual({ verdict: 'won', place: 1, of: 3, points: 93, rival: 84, minutes: 41 }));

it('places count those who did better; equal points share one', () => {
  expect(line([2], [93, 70, 70], [0])).toMatchObject({ verdict: 'lost', place: 2 });
  expect(line([1], [93, 60, 70], [0])).toMatchObject({ verdict: 'lost', place: 3 });
});

it('a winner with fewer points stands above', () => expect(line([1], [3, 9], [0])).toMatchObject({ verdict: 'lost', place: 2 }));

it('a shared victory is told as one', () => expect(line([0], [50, 50], [0, 1])).toMatchObject({ verdict: 'tied', place: 1 }));

it('a game lost by all, and one that was only watched', () => {
  expect(line([0], [4], [])).toMatchObject({ verdict: 'nobody', rival: undefined });
  expect(line([], [4, 5], [1])).toMatchObject({ verdict: 'watched' });
});
