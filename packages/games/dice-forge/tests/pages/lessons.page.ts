/** Lessons: mistakes are shown and taken back, progress is kept, and whoever is lost is offered help. */
import { violations } from '@astragal/web/pages/axe.ts';
import { DESK, sideways } from '@astragal/web/pages/house.ts';
import { long } from '@astragal/web/pages/long.ts';
import { everyLesson } from '@astragal/web/pages/newcomer.ts';
import { ourHouse } from '@astragal/web/pages/our-house.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

const house = ourHouse();

const calm = { motion: 'calm', botPace: 'instant', sound: false };
const newcomer = async (): Promise<Page> => (await house.guest({ viewport: DESK, settings: { ...calm, language: 'en' } })).page;

const layer = (page: Page, phase: string) => page.locator(`[data-lesson-layer][data-phase="${phase}"]`);

it('a wrong move is really played, spoken of and taken back, by hand and by keyboard', async () => {
  const page = await newcomer();
  await page.goto('/lesson/dice-forge/room');
  const gold = page.locator('[data-gauge="0-gold"]').first();
  await layer(page, 'asks').locator('.bubble').waitFor();
  const FULL = /12\s*\/\s*12/;
  expect(await gold.textContent()).not.toMatch(FULL);
  await page.locator('[data-answer="end"]').click();
  await layer(page, 'replies').locator('.bubble').waitFor();
  expect(await gold.textContent()).toMatch(FULL);
  await page.locator('.bubble .main').click();
  await layer(page, 'asks').locator('.bubble').waitFor();
  expect(await gold.textContent()).not.toMatch(FULL);
  await page.keyboard.press('e');
  await layer(page, 'replies').locator('.bubble').waitFor();
  await page.keyboard.press('u');
  await layer(page, 'asks').locator('.bubble').waitFor();
  expect(await violations(page)).toEqual([]);
});

long('other taps are answered by the guide and play nothing; what was left is there again', async () => {
  const page = await newcomer();
  await page.goto('/lesson/dice-forge/forging');
  await layer(page, 'asks').locator('.bubble').waitFor();
  await page.locator('[data-card="elder"]').click({ force: true });
  await page.locator('.bubble .stray').waitFor();
  // Show me points; pressed again, it does it.
  await page.keyboard.press('h');
  await page.keyboard.press('h');
  await page.locator('[data-lesson-layer][data-step="1"] .bubble').waitFor();
  await page.keyboard.press('Escape');
  await page.waitForURL(/\/learn\/dice-forge/);
  await page.goto('/lesson/dice-forge/forging');
  await page.locator('[data-lesson-layer][data-step="1"] .bubble').waitFor();
  expect(await page.locator('.place, [data-place="light 0"]').count()).toBeGreaterThan(0);
  expect(await sideways(page)).toBe(0);
});

it('lessons are offered at the first game, once, and help to whoever is lost', async () => {
  const { page } = await house.guest({ viewport: DESK, stranger: true, settings: { ...calm, language: 'en' } });
  await page.goto('/');
  await page.locator('#app[data-awake]').waitFor();
  const play = page.locator('.poster.dice-forge .now');
  await play.click();
  await page.locator('[data-offer] .learn').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.locator('[data-offer] .learn').click();
  await page.waitForURL(/\/lesson\/dice-forge\/gifts/);
  await page.goto('/');
  await page.locator('#app[data-awake]').waitFor();
  await play.click();
  await page.waitForURL(/\/table\//);
  // Three clicks on what cannot be had.
  await page.locator('.table[data-asked]').waitFor();
  for (let i = 0; i < 3; i++) await page.locator('[data-card][aria-disabled="true"]').first().click({ force: true });
  await page.locator('[data-nudge]').waitFor();
  await page.locator('[data-nudge] .show').click();
  await page.waitForURL(/\/lesson\/dice-forge\/.*back=/);
  await layer(page, 'asks').locator('.bubble').waitFor();
  await page.keyboard.press('Escape');
  await page.waitForURL(/\/table\//);
  await page.locator('.table .prompt').first().waitFor();
  await page.keyboard.press('?');
  await page.locator('dialog[open] summary', { hasText: 'Lessons' }).click();
  expect(await page.locator('dialog[open] a[href*="/lesson/dice-forge/"]').count()).toBe(everyLesson(['dice-forge']).length);
  await page.context().close();
});
