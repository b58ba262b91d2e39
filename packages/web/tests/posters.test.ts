import { shelf } from '@astragal/shelf';
import { expect, it } from 'vitest';
import { POSTERS } from '../src/shell/posters.ts';

it.each(Object.entries(POSTERS))('the poster of %s tells the truth about its game', async (id, { seats, levels, quick }) => {
  const { game, bots } = await shelf.find((each) => each.id === id)!.rules();
  expect(seats).toEqual({ min: game.seats.min, max: game.seats.max });
  expect(levels).toEqual(bots.map(({ name }) => name));
  expect(quick).toBeGreaterThanOrEqual(seats.min);
  expect(quick).toBeLessThanOrEqual(seats.max);
});
