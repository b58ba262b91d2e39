/** An upgrade in the middle of a game: it goes on in its own words, at the text table; new games are drawn as ever. */
import { existsSync } from 'node:fs';
import { onShelf, shelf } from '@astragal/shelf';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { answerIfAsked } from './house.ts';
import { ourHouse } from './our-house.ts';

/** The first version that is kept of a game, and the game. */
const [newest, game] = shelf.flatMap(({ id }) =>
  existsSync(new URL(`../../shelf/kept/${id}-1.js`, import.meta.url)) && onShelf(id)!.version > 1 ? [[`${id}-1`, id] as const] : [],
)[0]!;

const house = ourHouse({ newest });
let page: Page;
/** Which parts of the site were loaded. */
const loaded: string[] = [];
beforeAll(async () => {
  ({ page } = await house.guest());
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
});

const kept = (): string[] => loaded.filter((path) => path.includes(`/${newest}-`));

async function quickGame(): Promise<void> {
  await page.goto('/');
  await page.locator('#app[data-awake]').waitFor();
  await page.locator(`.poster.${game} .now`).click();
  await page.waitForURL(/\/table\//);
  await page.locator('.prompt').first().waitFor();
}

it('a game of an earlier version is played on at the text table, by rules and words that are loaded only now', async () => {
  await quickGame();
  const table = page.url();
  expect(kept()).toHaveLength(1);
  await house.restart();
  loaded.length = 0;
  await page.goto('/');
  await page.locator('#app[data-awake]').waitFor();
  expect(kept()).toEqual([]);
  await page.goto(table);
  await page.locator('.text-table .prompt').first().waitFor();
  expect(kept()).toHaveLength(1);
  await expect.poll(() => answerIfAsked(page)).toBe(true);
  await expect.poll(() => answerIfAsked(page)).toBe(true);
});

it('a new game is drawn', async () => {
  loaded.length = 0;
  await quickGame();
  await expect.poll(() => page.locator('.text-table').count()).toBe(0);
  await page.locator('.table main').first().waitFor();
  expect(kept()).toEqual([]);
  expect(house.faults).toEqual([]);
});
