/** Every picture of every lesson and rulebook is looked at, on a phone or at a desk; in the long form in both. */
import { expect, it } from 'vitest';
import { byGame } from '../src/games/by-game.ts';
import { GAMES } from './games.ts';
import { DESK, PHONE } from './house.ts';
import { pairings } from './long.ts';
import { ourHouse } from './our-house.ts';
import { faultsOf } from './pictures.ts';

const house = ourHouse({ hidden: false });

const withPart = (files: Readonly<Record<string, unknown>>): string[] => GAMES.filter((game) => byGame(files)[game]);
const COURSES = withPart(import.meta.glob('../../games/*/learn/Picture.svelte'));
const BOOKS = withPart(import.meta.glob('../../games/*/rulebook/book.ts'));
const SIZES = [
  ['ru-RU', PHONE],
  ['pl-PL', DESK],
] as const;

const sights = (games: readonly string[]) => pairings(games, SIZES).map(([game, [locale, viewport]]) => [game, viewport, locale] as const);

it.each(sights(COURSES))('each lesson of %s has a picture that can be seen at %o', async (game, viewport, locale) => {
  const { page } = await house.guest({ locale, viewport, reducedMotion: 'reduce' });
  const { page: eye } = await house.guest();
  await page.goto(`/learn/${game}`);
  const frames = page.locator('[data-course] .shot');
  await frames.first().locator('*').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  const wrong: string[] = [];
  const hrefs = await page.locator('[data-course] a:has(.shot)').evaluateAll((all) => all.map((each) => each.getAttribute('href')));
  expect(hrefs.length).toBeGreaterThan(5);
  for (const [i, href] of hrefs.entries()) for (const fault of await faultsOf(frames.nth(i), eye)) wrong.push(`${href}: ${fault}`);
  expect(wrong).toEqual([]);
});

it.each(sights(BOOKS))('each picture in the rulebook of %s can be seen at %o', async (game, viewport, locale) => {
  const { page } = await house.guest({ locale, viewport, reducedMotion: 'reduce' });
  const { page: eye } = await house.guest();
  await page.goto(`/learn/${game}/rulebook`);
  const figures = page.locator('figure[data-picture]');
  await figures.first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  const wrong: string[] = [];
  const count = await figures.count();
  expect(count).toBeGreaterThan(10);
  for (let i = 0; i < count; i++) {
    const frame = figures.nth(i).locator('.pic').first();
    await frame.scrollIntoViewIfNeeded();
    await frame.locator('.picture').waitFor();
    for (const fault of await faultsOf(frame, eye)) wrong.push(`${await figures.nth(i).getAttribute('data-picture')}: ${fault}`);
  }
  expect(wrong).toEqual([]);
});
