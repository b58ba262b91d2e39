/** Everybody can use every page: keyboard alone, screen reader rules, narrow screens, slow phones. */
import type { Page, Request } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { violations } from './axe.ts';
import { ANY, GAMES } from './games.ts';
import { DESK, PHONE, sideways, TABLET } from './house.ts';
import { pairings, someOf } from './long.ts';
import { ourHouse } from './our-house.ts';
import { sitDown } from './player.ts';

const house = ourHouse();
beforeAll(async () => {
  // Somebody with a long name waits at open tables, so that the lists have something to show.
  const { page, context } = await house.guest();
  for (const game of ['pig', ANY]) {
    await page.goto(`/new/${game}`);
    await page.getByLabel('Your name').fill('Wilhelmina von Hohenfels');
    await page.getByRole('radio', { name: 'Open table' }).check();
    await page.getByRole('button', { name: 'Create the table' }).click();
    await page.waitForURL(/\/table\//);
  }
  await context.close();
});

async function pigAgainstBot(page: Page): Promise<string> {
  await page.goto('/new/pig');
  await page.locator('select').nth(1).selectOption('bot');
  await page.locator('.do button').click();
  await page.waitForURL(/\/table\//);
  await page.locator('.prompt').waitFor();
  return new URL(page.url()).pathname;
}

const PAGES = [
  '/',
  '/open',
  '/tables',
  '/new',
  `/new/${ANY}`,
  '/join#aaaaaaaaaaaaaaaaaaaaaaaa',
  '/games',
  '/rules',
  '/rules/pig',
  `/learn/${ANY}/rulebook`,
  '/settings',
  '/host',
  '/credits',
  '/privacy',
  '/nowhere',
];

const calm = { textTable: true, onlyAnswers: 'ask', motion: 'calm' };

it.each([
  [PHONE, 'dark'],
  [DESK, 'light'],
] as const)('axe finds nothing on any page at %o, %s', async (viewport, colorScheme) => {
  const { page, context } = await house.guest({ viewport, colorScheme, settings: calm });
  const table = await pigAgainstBot(page);
  const wrong: string[] = [];
  const laid = { [table]: '.prompt', [`${table}/replay`]: '[role="group"][aria-label="Replay"]' };
  for (const path of [...PAGES, ...Object.keys(laid)]) {
    await page.goto(path);
    await page.locator(laid[path] ?? '#content').waitFor();
    for (const each of await violations(page)) wrong.push(`${path} ${each}`);
  }
  expect(wrong).toEqual([]);
  await context.close();
});

// Russian words are the longest.
it.each(someOf(pairings(['ru-RU', 'pl-PL', 'en-GB'], [PHONE, TABLET])))('nothing scrolls sideways: %s at %o', async (locale, viewport) => {
  const { page, context } = await house.guest({ locale, viewport, settings: calm });
  const table = await pigAgainstBot(page);
  const wrong: string[] = [];
  for (const path of [...PAGES, table, `${table}/replay`]) {
    await page.goto(path);
    await page.locator('#content').waitFor();
    if (path === '/open') await page.locator('.row').first().waitFor();
    const by = await sideways(page);
    if (by) wrong.push(`${path} by ${by} px`);
  }
  expect(wrong).toEqual([]);
  await context.close();
});

it('on a phone what has the focus does not lie under the tabs', async () => {
  const { page } = await house.guest({ viewport: PHONE });
  await page.goto('/');
  await page.locator('#app[data-awake]').waitFor();
  const under = await page.evaluate(() => {
    const { top } = document.querySelector('nav.tabs')!.getBoundingClientRect();
    const pieces = [...document.querySelectorAll<HTMLElement>('main :is(a, button)')].filter((each) => each.checkVisibility());
    return pieces.flatMap((piece) => {
      scrollTo(0, 0);
      piece.focus();
      return piece.getBoundingClientRect().bottom > top ? [piece.textContent.trim()] : [];
    });
  });
  expect(under).toEqual([]);
});

it('on a phone no letter of how a game of the day stands is cut below', async () => {
  const { page } = await house.guest({ viewport: PHONE });
  await page.goto('/');
  const states = page.locator('.daily .state');
  await states.filter({ hasText: 'Not played yet' }).first().waitFor();
  expect(await states.evaluateAll((all) => all.map((each) => each.scrollHeight - each.clientHeight))).toEqual(GAMES.map(() => 0));
});

it('each kind of sound has a loudness of its own, which is kept', async () => {
  const { page } = await house.guest({ settings: { sound: true } });
  await page.goto('/settings');
  const sliders = page.locator('.volumes input');
  const shown = (): Promise<string[]> => sliders.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
  await expect.poll(() => page.locator('.volumes label').allInnerTexts()).toEqual(['Alerts and fanfares', 'Dice', 'Coins, hits, cards']);
  await sliders.nth(1).fill('0.3');
  await page.reload();
  await expect.poll(shown).toEqual(['1', '0.3', '1']);
});

it('the drawers of the table are clean too', async () => {
  const { page } = await house.guest({ viewport: PHONE, settings: { textTable: true, onlyAnswers: 'ask', motion: 'calm' } });
  await pigAgainstBot(page);
  const wrong: string[] = [];
  for (const key of ['l', 'c', 'r', '?']) {
    await page.keyboard.press(key);
    await page.locator('dialog[open]').waitFor();
    await page.waitForTimeout(150);
    for (const each of await violations(page)) wrong.push(`${key} ${each}`);
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  }
  expect(wrong).toEqual([]);
});

/** Runs in the page: where this name stands and is cut. */
const cutAt = (name: string): string[] =>
  [...document.querySelectorAll<HTMLElement>('body *')].flatMap((each) => {
    const says = [...each.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.includes(name));
    const isCut = getComputedStyle(each).overflowX !== 'visible' && each.scrollWidth > each.clientWidth + 1;
    return says && isCut && each.checkVisibility() && !each.matches('.sr') ? [each.className] : [];
  });

it.each(someOf(GAMES))('a name of twelve letters is never cut at a table of %s', async (game) => {
  const name = 'Wawrzyniecka';
  const { page: host, context } = await house.guest({ viewport: TABLET, settings: { motion: 'calm', onlyAnswers: 'ask' } });
  const { page: friend, context: other } = await house.guest({ settings: calm });
  await sitDown({ game, names: ['Ann', name] }, host, friend);
  await host.getByText(name).first().waitFor();
  expect(await host.evaluate(cutAt, name)).toEqual([]);
  await host.setViewportSize(DESK);
  await host.getByText(name).first().waitFor();
  expect(await host.evaluate(cutAt, name)).toEqual([]);
  await Promise.all([context.close(), other.close()]);
});

it('a game is played by keyboard alone, from the home page on', async () => {
  const { page } = await house.guest({ settings: { textTable: true, onlyAnswers: 'ask' } });
  await page.goto('/new/pig');
  await page.locator('#content').waitFor();
  await page.getByLabel('Seat 2').focus();
  await page.keyboard.type('A bot');
  await page.getByRole('button', { name: 'Start the game' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/table\//);
  await page.locator('[data-answer]').first().waitFor();
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press('1');
    await page.waitForTimeout(60);
  }
  await expect.poll(() => page.getByRole('log').first().textContent()).toContain('rolls');
  // Tab reaches an answer, Enter gives it.
  await page.locator('[data-answer]').first().waitFor();
  const before = (await page.getByRole('log').first().textContent())?.length ?? 0;
  for (let i = 0; i < 40 && !(await page.evaluate(() => document.activeElement?.hasAttribute('data-answer'))); i++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await page.getByRole('log').first().textContent())?.length ?? 0).toBeGreaterThan(before);
});

it('the first load of the home page carries at most 90 kB of compressed script', async () => {
  const { page } = await house.guest({ stranger: true });
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request);
  });
  await page.goto('/');
  await page.locator('.poster').first().waitFor();
  await page.waitForTimeout(500);
  const sizes = await Promise.all(scripts.map((each) => each.sizes()));
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(90_000);
});
