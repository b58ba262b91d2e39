/** Today: the column of the home page, a game of the day from its row to its result, and one that was played without the server. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from './axe.ts';
import { playOn } from './by-keys.ts';
import { ANY, GAMES, nameOf, OTHER } from './games.ts';
import { DESK, PHONE, sideways } from './house.ts';
import { isLong, someOf } from './long.ts';
import { ourHouse } from './our-house.ts';
import { LONG } from './player.ts';

// Bots that play the day, too, would keep the server busy.
const house = ourHouse({ hidden: false });

declare global {
  var shifted: { readonly at: number; readonly piece: string }[];
}

/** Runs in the page from its beginning: notes what of the column the browser counts as moved. */
function watchShifts(): void {
  globalThis.shifted = [];
  new PerformanceObserver((seen) => {
    for (const { startTime, sources } of seen.getEntries() as (PerformanceEntry & { sources: { node?: Node }[] })[])
      for (const { node } of sources) {
        const piece = node instanceof Element ? node : node?.parentElement;
        if (piece?.closest('aside')) globalThis.shifted.push({ at: startTime, piece: `${piece.nodeName} ${piece.className}` });
      }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** When the page has its letters and is drawn with them: each is a little wider or lower than the one that stood for it. */
const lettered = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
    return performance.now();
  });

/** How the rows of today stand, by game. */
const row = (page: Page, game: string) => page.locator(`.today .daily.${game}`);

/** What the column shows, from above; a house with puzzles has one of them there, too. */
const blocks = async (page: Page): Promise<(string | undefined)[]> => {
  const names = await page.locator('aside > section:visible').evaluateAll((all) => all.map(({ className }) => className.split(' ')[0]));
  return names.filter((name) => name !== 'puzzle');
};

/** Everything of today has come. */
const filled = (page: Page): Promise<void> => row(page, GAMES.at(-1)!).locator('.act > *').waitFor();

it.each([
  ['phone', PHONE],
  ['desk', DESK],
] as const)('%s: today comes into its room, and nothing moves; without tables no room is taken for them', async (size, viewport) => {
  const { page, context } = await house.guest({ viewport });
  await page.addInitScript(watchShifts);
  let since = Number.POSITIVE_INFINITY;
  await page.route('**/api/today', async (route) => {
    since = Math.min(since, await lettered(page));
    await route.continue();
  });
  await page.goto('/');
  await filled(page);
  await lettered(page);
  expect((await page.evaluate(() => shifted)).filter(({ at }) => at > since)).toEqual([]);
  expect(await blocks(page)).toEqual(size === 'desk' ? ['today', 'people', 'join'] : ['today', 'join']);
  for (const game of GAMES) expect(await row(page, game).getByRole('button').isEnabled()).toBe(true);
  const first = await page.locator('.poster .now').first().boundingBox();
  expect(first!.y + first!.height).toBeLessThan(viewport.height);
  expect(await violations(page)).toEqual([]);
  expect(await sideways(page)).toBe(0);
  await context.close();
});

it('my tables stand above today, those of others below with a seat to take', async () => {
  const { page: host } = await house.guest();
  await host.goto(`/new/${ANY}`);
  await host.getByRole('radio', { name: 'Open table' }).check({ force: true });
  await host.getByRole('button', { name: 'Create the table' }).click();
  await host.waitForURL(/\/table\//);
  await host.goto('/');
  await host.locator('.mine a.row').waitFor();
  expect(await blocks(host)).toEqual(['mine', 'today', 'people', 'join']);
  const { page: guest } = await house.guest();
  await guest.goto('/');
  await guest.locator('.people').getByRole('button', { name: 'Sit down' }).click();
  await guest.waitForURL(/\/table\//);
});

const quick = { motion: 'calm', botPace: 'instant', onlyAnswers: 'ask', textTable: true };

/** Every game in the long form; each run plays one to its end. */
it.each(someOf(GAMES))('%s: a daily on the phone, from its tile to its result', { timeout: LONG }, async (game) => {
  const { page } = await house.guest({ viewport: PHONE, hasTouch: true, isMobile: true, settings: quick });
  await page.goto('/');
  await row(page, game).getByRole('button').click();
  await page.waitForURL(/\/table\//);
  const table = page.url();
  await page.locator('.table[data-asked]').waitFor();
  await page.getByRole('button', { name: /^Daily, scored/ }).waitFor();
  await playOn(page, 3);
  // Whoever leaves finds it where it was.
  await page.goto('/');
  await row(page, game).getByRole('button', { name: 'Go on' }).click();
  await page.waitForURL(table);
  expect((await playOn(page, 20_000)).over).toBe(true);
  await page.locator('dialog[open]').getByRole('link', { name: 'Result of the day' }).click();
  await page.waitForURL(new RegExp(`/daily/${game}/\\d{4}-\\d\\d-\\d\\d$`));
  await page.getByRole('heading', { level: 1, name: nameOf(game) }).waitFor();
  await page.locator('.banner .medal').waitFor();
  expect(await page.locator('section', { hasText: 'Share without spoilers' }).locator('p').textContent()).toMatch(
    new RegExp(`^Astragal \\d+ \\w+, ${nameOf(game)}\n.+1/1$`),
  );
  expect(await violations(page)).toEqual([]);
  expect(await sideways(page)).toBe(0);
  // The next one is practice, and says so.
  await page.getByRole('button', { name: 'Play it again, not scored' }).click();
  await page.waitForURL(/\/table\//);
  await page.getByRole('button', { name: /^Daily once more/ }).waitFor();
  await page.goto('/');
  await row(page, game).locator('.score').waitFor();
});

/** Every game in the long form. */
const JOURNEYS = someOf([ANY, ...GAMES.filter((game) => game !== ANY)]);

it.each(JOURNEYS)('%s taken along is played without the server, and handed in after', { timeout: 2 * LONG }, async (game) => {
  const other = game === ANY ? OTHER : ANY;
  const { page } = await house.guest({
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'allow',
    settings: quick,
  });
  await page.goto('/settings');
  const whole = page
    .getByRole('region', { name: 'On this device' })
    .locator('li:has(button) small')
    .filter({ hasText: /^[\d.]+ MB$/ });
  await expect.poll(() => whole.count()).toBe(GAMES.length);
  await page.goto(`/daily/${game}`);
  await page.getByRole('button', { name: 'Take it along' }).click();
  await page.waitForURL(/\/table\/local-/);
  await page.locator('.table[data-asked]').waitFor();
  await house.cut();
  await page.goto('/');
  await row(page, other).getByText('needs a connection').waitFor();
  expect(await row(page, other).getByRole('button').isDisabled()).toBe(true);
  await row(page, game).getByRole('button', { name: 'Go on' }).click();
  await page.waitForURL(/\/table\/local-/);
  await page.locator('.table[data-asked]').waitFor();
  expect((await playOn(page, 20_000)).over).toBe(true);
  await page.goto('/');
  await row(page, game).getByText('handed in when you are online').waitFor({ state: 'attached' });
  await house.mend();
  const handed = page.waitForRequest(/hand-in$/);
  await page.goto('/');
  expect((await handed).postDataJSON()).toMatchObject({ game, record: { game, luck: { from: 'shared' } } });
  // The server plays all of it again, in a thread that gives way to everything else: on a busy machine that takes its time.
  if (isLong) await row(page, game).locator('.score .tick').waitFor({ timeout: LONG });
  else await row(page, game).locator('.score .tick').or(row(page, game).getByText('Being checked')).first().waitFor();

  // For a journey all that were not begun are taken along at once, with whatever was missing of their games.
  await page.goto('/settings');
  const panel = page.getByRole('region', { name: 'On this device' });
  await panel.getByRole('button', { name: `Remove ${nameOf(other)} from this device` }).click();
  const fetched = panel.getByRole('button', { name: `Download ${nameOf(other)} to this device` });
  await fetched.waitFor();
  await panel.getByRole('button', { name: 'Take the dailies along' }).click();
  await panel.getByRole('button', { name: 'Take the dailies along' }).waitFor({ state: 'detached' });
  expect(await fetched.count()).toBe(0);
  await house.cut();
  await page.goto('/');
  await row(page, other).getByRole('button', { name: 'Go on' }).click();
  await page.waitForURL(/\/table\/local-/);
  await page.locator('.table[data-asked]').waitFor();
  await house.mend();
});
