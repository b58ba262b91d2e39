/** The home page before its script: read and used with no script at all, and handed over without a trace when it comes. */
import { onShelf } from '@astragal/shelf';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { en } from '../src/text/en.ts';
import { pl } from '../src/text/pl.ts';
import { ru } from '../src/text/ru.ts';
import { violations } from './axe.ts';
import { ANY, GAMES, OTHER } from './games.ts';
import { DESK, held, PHONE, sideways } from './house.ts';
import { long } from './long.ts';
import { ourHouse } from './our-house.ts';

const house = ourHouse();

const TABLE = /\/table\/[a-z0-9]+$/;
const AWAKE = '#app[data-awake]';

/** The tables of whoever has this page open. */
const tablesOf = async (page: Page): Promise<{ game: string; seats: { name: string }[] }[]> =>
  (await (await page.context().request.get(`${house.url}/api/tables`)).json()).mine;

it.each([
  ['en-GB', en.home.title(GAMES.length), 'Play bots', PHONE],
  ['pl-PL', pl.home.title(GAMES.length), 'Graj z botami', PHONE],
  ['ru-RU', ru.home.title(GAMES.length), 'Играть сейчас', DESK],
] as const)('without any script: %s reads the page, plays, and finds the way', async (locale, title, play, viewport) => {
  const { page, context } = await house.guest({ locale, viewport, javaScriptEnabled: false });
  await page.goto('/');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
  expect(await page.getAttribute('html', 'lang')).toBe(locale.slice(0, 2));
  for (const link of ['/settings', '/credits', `/new/${ANY}`, '/learn'])
    expect(await page.locator(`a[href="${link}"]:visible`).count(), link).toBeGreaterThan(0);
  await page.locator(`.${ANY}`).getByRole('button', { name: play }).click();
  await page.waitForURL(TABLE);
  const [table, ...others] = await tablesOf(page);
  expect(others).toEqual([]);
  const { quick, levels } = onShelf(ANY)!;
  const bots = Array.from({ length: quick - 1 }, () => ({ by: 'bot', level: levels.includes('skilled') ? 'skilled' : levels[0] }));
  expect(table).toMatchObject({ game: ANY, seats: [{ by: 'person' }, ...bots] });
  expect(table!.seats[0]!.name).toMatch(/^\p{Lu}\p{L}+ \p{L}+$/u);
  await context.close();
});

it('without any script: a wrong code comes back as words', async () => {
  const { page, context } = await house.guest({ locale: 'pl-PL', javaScriptEnabled: false });
  await page.goto('/');
  await page.locator('input[name=code]').fill('abcd-efgh');
  await page.locator('form[action="/join"] button').click();
  await page.waitForURL(/#problem-not-found$/);
  expect(await page.locator('.problem:visible').allTextContents()).toEqual([expect.stringContaining('Nie ma takiego stołu')]);
  expect(await sideways(page)).toBe(0);
  await context.close();
});

it('a language chosen before the script is there is spoken when it is', async () => {
  const { page, context } = await house.guest();
  const letGo = await held(page, /assets\/main-.*\.js/);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'polski' }).click();
  letGo();
  await page.locator(AWAKE).waitFor();
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(pl.home.title(GAMES.length));
  await context.close();
});

it('a code typed and a level chosen before the script is there are kept by it', async () => {
  const { page, context } = await house.guest();
  const letGo = await held(page, /assets\/main-.*\.js/);
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('input[name=code]').fill('abcd');
  const [weakest] = onShelf(ANY)!.levels;
  await page.locator(`.${ANY} select`).selectOption(weakest!);
  letGo();
  await page.locator(AWAKE).waitFor();
  await expect.poll(() => page.locator('.slots').textContent()).toBe('ABCD');
  expect(await page.locator(`.${ANY} select`).inputValue()).toBe(weakest);
  expect(await page.locator(`.${ANY} .now small`).textContent()).toContain(en.levels[weakest!]!.toLowerCase());
  expect(await violations(page)).toEqual([]);
  await context.close();
});

it('a press before the script is there leads to one table', async () => {
  const { page, context } = await house.guest({ viewport: PHONE });
  const letGo = await held(page, /assets\/.*\.js/);
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator(`.${ANY} .now`).click({ noWaitAfter: true });
  await page.waitForURL(TABLE, { waitUntil: 'commit' });
  letGo();
  await page.locator('.prompt').first().waitFor();
  expect(await tablesOf(page)).toHaveLength(1);
  await context.close();
});

it('pressed again and elsewhere while the first press is under way: still one table', async () => {
  const { page, context } = await house.guest({ viewport: PHONE });
  const wake = await held(page, /assets\/main-.*\.js/);
  const post = await held(page, /\/play-now$/);
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.documentElement.dataset.theme);
  const pressed = page.waitForEvent('console', (message) => message.text() === 'pressed again');
  await page.evaluate(pressAndPress, [ANY, OTHER] as const);
  await expect.poll(() => posts).toEqual(['/play-now']);
  wake();
  await pressed;
  post();
  await page.waitForURL(TABLE);
  expect(posts).toEqual(['/play-now']);
  expect(await tablesOf(page)).toHaveLength(1);
  await context.close();
});

/** Runs in the page, since a browser that is about to leave takes no orders: presses now, and again a little later. */
function pressAndPress([one, other]: readonly [string, string]): void {
  const press = (game: string): void => document.querySelector<HTMLElement>(`.${game} .now`)!.click();
  setTimeout(press, 0, one);
  setTimeout(() => {
    press(one);
    press(other);
    console.log('pressed again');
  }, 500);
}

it('awake, the script plays without leaving the page', async () => {
  const { page, context } = await house.guest();
  await page.goto('/');
  await page.locator(AWAKE).waitFor();
  await page.evaluate(() => Object.assign(globalThis, { stayed: true }));
  await page.locator(`.${OTHER} .now`).dblclick();
  await page.waitForURL(TABLE);
  expect(await page.evaluate(() => (globalThis as { stayed?: boolean }).stayed)).toBe(true);
  expect(await tablesOf(page)).toHaveLength(1);
  await context.close();
});

/** How many drawn tables this page has brought so far, by their styles. */
const tablesBrought = (page: Page): Promise<number> => page.locator('link[rel=stylesheet][href*="/Board-"]').count();

/** Runs in the page: which parts of a table have come, each to its last byte. */
const partsHere = (): string[] =>
  ['Board', 'Frame', 'Table'].filter((part) =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes(`/${part}-`) && name.endsWith('.js')),
  );

long('whoever has played a game has its table before the press; a first visit brings none', async () => {
  const { page: first, context: one } = await house.guest({ stranger: true, serviceWorkers: 'allow' });
  await first.goto('/');
  // What waits longest for the page to rest.
  await first.evaluate(async () => void (await navigator.serviceWorker.ready));
  expect(await tablesBrought(first)).toBe(0);
  await one.close();
  const { page: again, context: other } = await house.guest({ stranger: true });
  await again.addInitScript((game) => localStorage.setItem('astragal lessons', JSON.stringify({ [game]: { offered: true } })), ANY);
  await again.goto('/');
  await expect.poll(() => again.evaluate(partsHere)).toEqual(['Board', 'Frame', 'Table']);
  expect(await tablesBrought(again)).toBe(1);
  const asked: string[] = [];
  again.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await again.locator(`.${ANY} .now`).click();
  await again.locator('.table[data-asked]').waitFor();
  expect(asked.filter((path) => /Table-|Board-|Frame-/.test(path))).toEqual([]);
  await other.close();
});

it('the script takes the page over as it is, and nothing moves', async () => {
  const { page, context } = await house.guest({ viewport: PHONE, colorScheme: 'light' });
  const letGo = await held(page, /assets\/main-.*\.js/);
  await page.goto('/', { waitUntil: 'commit' });
  await page.evaluate(laidOut);
  const mark = '.poster .now';
  await page
    .locator(mark)
    .first()
    .evaluate((button) => Object.assign(button, { same: true }));
  const before = await page.evaluate(places);
  letGo();
  await page.locator(AWAKE).waitFor();
  await page.evaluate(laidOut);
  expect(
    await page
      .locator(mark)
      .first()
      .evaluate((button) => 'same' in button),
  ).toBe(true);
  expect(await page.evaluate(places)).toEqual(before);
  expect(await page.getAttribute('html', 'data-theme')).toBe('light');
  await context.close();
});

/** Runs in the page: its letters and pictures are there, and were painted. */
async function laidOut(): Promise<void> {
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Runs in the page: where everything stands, and in which colours. */
const places = (): string[] =>
  [...document.querySelectorAll('#app *')]
    // A bot's face is drawn later, where its place is kept; so is how today's games stand.
    .filter((each) => each.checkVisibility() && !each.closest('.toasts') && !each.matches('.face *, .later, .later *'))
    .map((each) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      const { color, backgroundColor } = getComputedStyle(each);
      return `${each.tagName} ${[left, top, width, height].map(Math.round)} ${color} ${backgroundColor}`;
    });

it('whoever chose another language and light gets them at once on the next visit, and without a cookie as soon as the script runs', async () => {
  const { page, context } = await house.guest({ settings: { language: 'ru', theme: 'light' } });
  await page.goto('/');
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(ru.home.title(GAMES.length));
  expect(await page.getAttribute('html', 'data-theme')).toBe('light');
  await expect.poll(async () => (await context.cookies()).map(({ name, value }) => `${name}=${value}`)).toContain('language=ru');
  const letGo = await held(page, /assets\/.*\.js/);
  await page.goto('/', { waitUntil: 'commit' });
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(ru.home.title(GAMES.length));
  expect(await page.getAttribute('html', 'data-theme')).toBe('light');
  letGo();
  await page.locator(AWAKE).waitFor();
  await context.close();
});
