/** Where help may stand on a table. */
import { expect, it } from 'vitest';
import { freeCorner } from '../../src/learn/places.ts';

const PHONE = { w: 360, h: 740 };
const card = { w: 344, h: 180 };

it.each([0, 150, 300, 450, 600, 690])('on a phone it never covers dice at %i, whatever else shines', (y) => {
  const dice = [0, 1, 2, 3].map((i) => ({ x: 20 + 80 * i, y, w: 60, h: 50 }));
  const lit = [{ x: 0, y: 0, w: 360, h: 740 }];
  const place = freeCorner(dice, lit, card, PHONE);
  for (const die of dice) expect(place.y + card.h <= die.y || place.y >= die.y + die.h).toBe(true);
});

it('it covers least of what shines', () => {
  const lit = [{ x: 0, y: 300, w: 360, h: 440 }];
  const { y } = freeCorner([], lit, card, PHONE);
  expect(y + card.h).toBeLessThanOrEqual(300);
});
