/** An upgrade in the middle of a game: it goes on by its own rules and in its own words; a new game by the new ones. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { PARTS, type SiteParts } from '../src/offline/parts.ts';
import { answerIfAsked, twoAtTable } from './house.ts';
import { ourHouse } from './our-house.ts';

const house = ourHouse({ newest: 'pig-1' });
/** What is the only answer is offered all the same, and stays until it is given. */
const asked = { onlyAnswers: 'ask' };
let page: Page;
let friend: Page;
/** Which parts of the site were loaded. */
const loaded: string[] = [];
/** The files of the earlier version; threads have one of their own. */
let files: readonly string[];
beforeAll(async () => {
  ({ page } = await house.guest({ settings: asked }));
  ({ page: friend } = await house.guest({ settings: asked }));
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const { parts } = (await (await fetch(new URL(PARTS, house.url))).json()) as SiteParts;
  files = parts['kept/pig-1']!.files;
});

const kept = (): string[] => loaded.filter((path) => files.includes(path));
/** What may be answered with nothing at risk: in version 1 one might stop. */
const offered = (): Promise<string[]> => page.locator('[data-answer] span').allTextContents();

it('a game of an earlier version is played on by rules and words that are loaded only now', async () => {
  const table = await twoAtTable('pig', page, friend);
  expect(kept()).toHaveLength(1);
  await house.restart();
  loaded.length = 0;
  await page.goto('/');
  await page.locator('#app[data-awake]').waitFor();
  expect(kept()).toEqual([]);
  await page.goto(table);
  await page.locator('.text-table .prompt').first().waitFor();
  expect(kept()).toHaveLength(1);
  await expect.poll(offered).toEqual(['Roll', 'Stop']);
  await expect.poll(() => answerIfAsked(page, 'last')).toBe(true);
  await friend.goto(table);
  await expect.poll(() => answerIfAsked(friend, 'last')).toBe(true);
  await expect.poll(offered).toEqual(['Roll', 'Stop']);
});

it('a new game is played by the present rules', async () => {
  loaded.length = 0;
  await twoAtTable('pig', page, friend);
  await expect.poll(offered).toEqual(['Roll']);
  expect(kept()).toEqual([]);
  expect(house.faults).toEqual([]);
});
