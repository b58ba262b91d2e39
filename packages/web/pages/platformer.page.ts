/** Platformer on its drawn table, alone and for two, by clicking alone. */
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
  lit: ['button.may', '.col.lit > .die', '.bubble .acts button'],
  onward: /^(end|stop|roll)/,
  hurry: 6,
  seed,
});

it.each([
  ['a phone', onPhone],
  ['a desk', atDesk],
] as const)(
  'a solo game comes to its end on %s',
  async (_, arrive) => {
    const page = await arrive(house);
    await sitDown({ game: 'platformer' }, page);
    const clicks = await playToEnd(page, manner('alone'));
    expect(clicks.get('end')).toBeGreaterThan(1);
    await expectEnd(page);
    await page.context().close();
  },
  LONG,
);

it(
  'two players come to the end, on a phone and on a desk',
  async () => {
    const [desk, phone] = [await atDesk(house), await onPhone(house)];
    await sitDown({ game: 'platformer', options: ['30', 'chosen'] }, desk, phone);
    const clicks = await Promise.all([desk, phone].map((page, i) => playToEnd(page, manner(`two, seat ${i}`))));
    for (const [i, page] of [desk, phone].entries()) {
      expect(clicks[i]?.get('end')).toBeGreaterThan(1);
      await expectEnd(page);
      await page.context().close();
    }
  },
  LONG,
);
