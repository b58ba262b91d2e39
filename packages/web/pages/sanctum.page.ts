/** Sanctum on its drawn table, from the choice of heroes to the end, by clicking alone. */
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
  lit: ['button.may', '.ability.ready'],
  onward: /^(end|done|fight|move|hit|roll|breach|answer|level|take)/,
  hurry: 9,
  tabs: '.tabs button',
  seed,
});

it(
  'two players choose heroes, march and fight until the tale ends, on a phone and on a desk',
  async () => {
    const [desk, phone] = [await atDesk(house), await onPhone(house)];
    const both = [desk, phone];
    await sitDown({ game: 'sanctum', options: ['choice'] }, desk, phone);
    const clicks = await Promise.all(both.map((page, i) => playToEnd(page, manner(`seat ${i}`))));
    expect(clicks.flatMap((each) => [...each.keys()])).toEqual(expect.arrayContaining(['move', 'fight', 'roll']));
    for (const page of both) {
      await expectEnd(page);
      await page.context().close();
    }
  },
  LONG,
);
