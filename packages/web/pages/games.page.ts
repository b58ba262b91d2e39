/** My games: what was played is there with its result, can be searched, shared and seen on a phone. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { ANY, GAMES, nameOf } from './games.ts';
import { PHONE, sideways } from './house.ts';
import { ourHouse } from './our-house.ts';

const house = ourHouse();
/** Each game once, and one of them twice. */
const ALL = GAMES.length + 1;
let page: Page;
beforeAll(async () => {
  ({ page } = await house.guest({ settings: { textTable: true } }));
});

/** Games against bots, given up at once: each counts as left. */
async function leaveGame(game: string): Promise<void> {
  const { table } = (await page.evaluate(
    async (id) =>
      (
        await fetch('/api/play-now', {
          method: 'POST',
          body: JSON.stringify({ game: id }),
          headers: { 'content-type': 'application/json' },
        })
      ).json(),
    game,
  )) as { table: { id: string } };
  await page.evaluate(
    (id) => fetch(`/api/tables/${id}/resign`, { method: 'POST', body: '{"seat":0}', headers: { 'content-type': 'application/json' } }),
    table.id,
  );
}

it('is empty at first and says what to do; then it tells every game, filters and finds', async () => {
  await page.goto('/games');
  await page.getByRole('link', { name: 'Play now with bots' }).waitFor();
  expect(await page.getByRole('link', { name: 'Analyse a file' }).getAttribute('href')).toBe('/analysis');
  await page.evaluate(() => fetch('/api/me', { method: 'PUT', body: '{"name":"Ada"}', headers: { 'content-type': 'application/json' } }));
  for (const game of [...GAMES, ANY]) await leaveGame(game);
  await page.reload();
  await expect.poll(() => page.locator('.list .row').count()).toBe(ALL);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Your games');
  await page.getByRole('button', { name: new RegExp(`^${nameOf(ANY)}`) }).click();
  await expect.poll(() => page.locator('.list .row').count()).toBe(2);
  await page.getByRole('button', { name: /^All/ }).click();
  await page.getByLabel('Name, hero or card').fill(nameOf(ANY).toLowerCase());
  await expect.poll(() => page.locator('.list .row').count()).toBe(2);
  await page.getByLabel('Name, hero or card').fill('');
  await page.getByRole('img', { name: `${ALL} games, 0 won` }).waitFor();
});

it('is shared by a link that shows no names of others, until sharing stops', async () => {
  await page.getByRole('button', { name: 'Share with a link' }).click();
  const link = await page.getByRole('textbox', { name: 'Share with a link' }).inputValue();
  const { page: other } = await house.guest();
  await other.goto(link);
  await other.getByRole('heading', { name: 'Ada’s games' }).waitFor();
  expect(await other.locator('.list .row').count()).toBe(ALL);
  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await page.getByText('Nobody but you sees this page.').waitFor();
  await other.reload();
  await other.getByText('This link no longer works.').waitFor();
});

it('on a phone it is three tabs, and nothing sticks out', async () => {
  await page.setViewportSize(PHONE);
  await page.locator('.list').waitFor();
  expect(await page.locator('.side').isVisible()).toBe(false);
  for (const [tab, shown] of [
    ['Charts', '.plot'],
    ['Players', '#against'],
    ['Games', '.list'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await page.locator(shown).waitFor();
    expect(await sideways(page), tab).toBe(0);
  }
  expect(house.faults).toEqual([]);
});
