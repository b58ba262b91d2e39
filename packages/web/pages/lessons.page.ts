/** Lessons: a newcomer who does only what the guide says finishes every course; mistakes are shown and taken back; progress is kept. */
import { LANGUAGES } from '@astragal/kernel';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from './axe.ts';
import { DESK, PHONE, sideways, TABLET } from './house.ts';
import { long } from './long.ts';
import { everyLesson, learn } from './newcomer.ts';
import { ourHouse } from './our-house.ts';

const house = ourHouse();

const SIZES = { phone: PHONE, tablet: TABLET, desk: DESK };
type Size = keyof typeof SIZES;
const calm = { motion: 'calm', botPace: 'instant', sound: false };

async function newcomer(size: Size, language: string, more: object = {}): Promise<Page> {
  const touch = size === 'phone' ? { hasTouch: true, isMobile: true } : {};
  return (await house.guest({ viewport: SIZES[size], ...touch, settings: { ...calm, language, ...more } })).page;
}

const wanted = process.env.LESSONS_OF ? [process.env.LESSONS_OF] : undefined;

async function finishes(size: Size, language: (typeof LANGUAGES)[number], lessons = everyLesson(wanted)): Promise<void> {
  const page = await newcomer(size, language);
  await page.goto('/');
  const faults: string[] = [];
  for (const each of lessons) faults.push(...(await learn(page, each, language)));
  expect(faults).toEqual([]);
  await page.context().close();
}

const MINUTES = 60_000;

/** Every second lesson, from this one on. */
const half = (first: 0 | 1) => everyLesson(wanted).filter((_, i) => i % 2 === first);

it(
  'a newcomer who does only what the guide says finishes every lesson, one on a phone, the next at a desk',
  () => Promise.all([finishes('phone', 'ru', half(0)), finishes('desk', 'en', half(1))]),
  10 * MINUTES,
);

long.each(LANGUAGES.flatMap((language) => (['phone', 'tablet', 'desk'] as const).map((size) => [size, language] as const)))(
  'a newcomer finishes every course, %s, %s',
  (size, language) => finishes(size, language),
  20 * MINUTES,
);

const layer = (page: Page, phase: string) => page.locator(`[data-lesson-layer][data-phase="${phase}"]`);

it('a wrong move is really played, spoken of and taken back, by hand and by keyboard', async () => {
  const page = await newcomer('desk', 'en');
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

it('other taps are answered by the guide and play nothing; what was left is there again', async () => {
  const page = await newcomer('desk', 'en');
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

it('the text table carries the same lesson', async () => {
  const page = await newcomer('phone', 'pl', { textTable: true });
  await page.goto('/');
  const [first] = everyLesson(['dice-forge']);
  expect(await learn(page, first!, 'pl')).toEqual([]);
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
