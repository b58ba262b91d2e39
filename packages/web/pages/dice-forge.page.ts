/** Dice Forge on its drawn table, from the first blessing to the scores, by clicking alone. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, openHouse } from './house.ts';
import { atDesk, expectEnd, LONG, type Manner, onPhone, playToEnd, sitDown } from './player.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => {
  expect(house.faults).toEqual([]);
  await house.close();
});

const manner = (seed: string): Manner => ({
  lit: ['.card.may', '.niche.may .arch:not(.quad)', '.tile.lit', 'button.may'],
  onward: /^(buy|feat|forge|pay|hammer)/,
  hurry: 6,
  tabs: '.tabs button',
  seed,
});

it.each([
  [2, 0, ['chosen', 'B']],
  [4, 2, ['random']],
] as const)(
  '%i players come to the scores, on a phone and on a desk',
  async (seats, bots, options) => {
    const [desk, phone] = [await atDesk(house), await onPhone(house)];
    await sitDown({ game: 'dice-forge', bots, options }, desk, phone);
    const clicks = await Promise.all([desk, phone].map((page, i) => playToEnd(page, manner(`${seats} players, seat ${i}`))));
    for (const [i, page] of [desk, phone].entries()) {
      await expectEnd(page);
      expect(await page.locator('.ending .score').count()).toBe(seats);
      expect(clicks[i]?.get('end')).toBeGreaterThan(1);
      await page.context().close();
    }
  },
  LONG,
);
