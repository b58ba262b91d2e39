/** The plot of a game: lines and what is written about them keep out of each other's way. */
import { expect, it } from 'vitest';
import { plotted } from '../../table/plot.ts';

/** How tall letters are, and how far they hang below their line. */
const [TALL, HANGING] = [12, 4];

it.each([
  [true, 2],
  [false, 4],
])('no line runs through what is written above and below it (wide: %s, %i seats)', (wide, seats) => {
  const { lineY, notes, height } = plotted(wide, 20, 16, seats);
  const all = Array.from({ length: seats }, (_, seat) => [0, 1, 8, 16].map((value) => lineY(value, seat))).flat();
  expect(Math.min(...all)).toBeGreaterThan(notes.above + HANGING);
  expect(Math.max(...all)).toBeLessThan(notes.below - TALL);
  expect(notes.above - TALL).toBeGreaterThanOrEqual(0);
  expect(notes.below + HANGING).toBeLessThanOrEqual(height);
});

it('a line rises with its value, goes on with the rounds, and lies apart from the others', () => {
  const { lineY, x, left, right } = plotted(true, 10, 16, 3);
  expect(lineY(8, 0)).toBeLessThan(lineY(4, 0));
  expect([x(0), x(10)]).toEqual([left, right]);
  expect(new Set([0, 1, 2].map((seat) => lineY(4, seat))).size).toBe(3);
});
