/** Playing by number: no digit does what is not seen. */
import { expect, it } from 'vitest';
import { lineOf } from './finger.ts';
import { GAMES } from './games.ts';
import { ourHouse } from './our-house.ts';
import { atDesk, sitDown } from './player.ts';

const house = ourHouse({ hidden: false });

it.each(GAMES)('at a table of %s the first digit shows the numbers, the next one takes a piece', async (game) => {
  const page = await atDesk(house);
  await sitDown({ game, bots: 1 }, page);
  await page.locator('.table[data-asked] :is([data-answer], [data-may])').first().waitFor();
  const line = lineOf(page);
  const numbers = page.locator('#numbers kbd');
  await page.keyboard.press('1');
  await expect.poll(() => numbers.count()).toBeGreaterThan(0);
  expect(await numbers.first().textContent()).toBe('1');
  expect(line.sent).toEqual([]);
  // A pointer, or Escape, takes them away, and a digit is only looking again.
  await page.keyboard.press('Escape');
  await expect.poll(() => numbers.count()).toBe(0);
  await page.keyboard.press('1');
  await expect.poll(() => numbers.count()).toBeGreaterThan(0);
  expect(line.sent).toEqual([]);
  // Which piece is clicked is noted before it does anything.
  await page.evaluate((pieces) => {
    const note = ({ target }: Event): unknown => Object.assign(globalThis, { taken: (target as Element).matches(pieces) });
    addEventListener('click', note, { once: true, capture: true });
  }, '.table :is([data-answer], [data-may], button.may)');
  await page.keyboard.press('1');
  await expect.poll(() => page.evaluate(() => (globalThis as { taken?: boolean }).taken)).toBe(true);
});
