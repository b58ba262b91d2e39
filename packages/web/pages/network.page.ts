/** A network that goes and comes back is seen at once, on every table; an answer that was given meanwhile says that it is on its way. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { ANY } from './games.ts';
import { PHONE } from './house.ts';
import { ourHouse } from './our-house.ts';

const house = ourHouse();

/** Two people at one screen: nobody else plays meanwhile. */
async function hotSeat(page: Page, game: string): Promise<void> {
  await page.goto(`/new/${game}`);
  await page.getByLabel('Seat 2').selectOption('hot');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.table[data-asked]').waitFor();
  await page.locator('[data-answer]:visible').first().waitFor();
}

it.each([
  ['the text table', 'pig', {}],
  ['a drawn table on a phone', ANY, { viewport: PHONE, hasTouch: true }],
])('%s', async (_, game, more) => {
  const { page, context } = await house.guest({ settings: { motion: 'calm', onlyAnswers: 'ask', sound: false }, ...more });
  await hotSeat(page, game);
  const standing = page.locator('.toasts .standing');
  const mark = page.locator('[data-on-its-way]');
  await context.setOffline(true);
  await standing.getByText('Connection lost').waitFor();
  expect(await mark.count()).toBe(0);
  const piece = page.locator('[data-answer]:visible').first();
  const box = (await piece.boundingBox())!;
  await piece.click();
  await mark.locator('span').waitFor();
  // It stands where the piece was pressed, unless that is below what stands on top.
  const at = (await mark.locator('span').boundingBox())!;
  const { x, y } = { x: at.x + at.width / 2, y: at.y + at.height / 2 };
  expect([x >= box.x - 80 && x <= box.x + box.width + 80, y >= box.y && y <= Math.max(box.y + box.height, 140)]).toEqual([true, true]);
  await context.setOffline(false);
  await expect.poll(() => mark.count()).toBe(0);
  await standing.waitFor({ state: 'detached' });
});

it('a lost line is told before any time has gone by, and an answer that takes a second is marked', async () => {
  const { page, context } = await house.guest({ settings: { motion: 'calm', onlyAnswers: 'ask', sound: false } });
  await hotSeat(page, 'pig');
  const mark = page.locator('[data-on-its-way]');
  // From here on the page's clock moves only when the test moves it.
  const now = await page.evaluate(() => Date.now());
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
  await context.setOffline(true);
  await page.locator('.toasts .standing').getByText('Connection lost').waitFor();
  await page.locator('[data-answer]:visible').first().click();
  await page.clock.runFor(900);
  expect(await mark.count()).toBe(0);
  await page.clock.runFor(200);
  await mark.locator('span').waitFor();
});
