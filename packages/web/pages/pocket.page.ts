/** In the pocket: installed, and with the server really gone, the site opens and its games are played, kept, seen again and handed over. */
import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { en } from '../src/text/en.ts';
import { violations } from './axe.ts';
import { playOn } from './by-keys.ts';
import { ANY, GAMES, nameOf, OTHER } from './games.ts';
import { guided } from './guided.ts';
import { PHONE, sideways } from './house.ts';
import { keptIn } from './kept.ts';
import { isLong } from './long.ts';
import { everyLesson } from './newcomer.ts';
import { listenHere } from './offline-line.ts';
import { ourHouse } from './our-house.ts';
import { expectEnd } from './player.ts';
import { guideOf, isLongGame, PLAYED } from './players.ts';

const house = ourHouse({ hidden: false });
let page: Page;
let context: BrowserContext;

beforeAll(async () => {
  const settings = {
    botPace: 'instant',
    motion: 'calm',
    speed: 'fast',
    onlyAnswers: 'ask',
    levels: Object.fromEntries(GAMES.map((game) => [game, 'novice'])),
  };
  ({ page, context } = await house.guest({ viewport: PHONE, hasTouch: true, isMobile: true, serviceWorkers: 'allow', settings }));
  await listenHere(page);
  await context.addInitScript(() => {
    sessionStorage.setItem('astragal seed', 'pocket');
    // As a phone of Apple's says it.
    Object.defineProperty(navigator, 'standalone', { value: false });
  });
});

/** What is played here: two games, or all. */
const HERE = isLong ? PLAYED : PLAYED.slice(-2);

/** Without a network only what stands on the page counts. */
const opens = async (address: string, heading: string | RegExp): Promise<void> => {
  await page.goto(address);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  expect(await sideways(page)).toBe(0);
};

/** Begins a game as the home page offers it when it has said that there is no network, and what is here. */
async function begin(game: string): Promise<void> {
  await page.goto('/');
  await page.getByText('You are offline.').waitFor();
  await page.locator(`.poster.${game} .chip`).waitFor();
  await page.locator(`.poster.${game} .now`).click();
  await page.waitForURL(/\/table\/local-/);
  await page.locator('.table[data-asked]').waitFor();
}

/** How many answers each game of this device has, the newest first. */
const kept = async (): Promise<number[]> => (await keptIn(page)).map(({ length }) => length);

it('can be installed, and after one visit all games are on this device', async () => {
  await page.goto('/settings');
  const device = page.getByRole('region', { name: 'On this device' });
  await device.getByText('Rules, lessons, pages').waitFor();
  const whole = device.locator('li:has(button) small').filter({ hasText: /^[\d.]+ MB$/ });
  await expect.poll(() => whole.count()).toBe(GAMES.length);
  const line = await context.newCDPSession(page);
  // A browser of a test is in private, where nothing is installed; nothing else is in the way.
  const hindrances = (await line.send('Page.getInstallabilityErrors')).installabilityErrors.map(({ errorId }) => errorId);
  expect(hindrances.filter((each) => each !== 'in-incognito')).toEqual([]);
  const { data = '', errors } = await line.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { icons, shortcuts } = JSON.parse(data) as Record<'icons' | 'shortcuts', { src: string; url: string; purpose?: string }[]>;
  expect(shortcuts.map(({ url }) => url)).toEqual(GAMES.map((game) => `/new/${game}`));
  for (const { src } of icons) expect((await context.request.get(house.url + src)).ok(), src).toBe(true);
  expect(icons.map(({ purpose }) => purpose)).toEqual(expect.arrayContaining(['any', 'maskable', 'monochrome']));
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(1);
  const pictures = page.locator('link[rel=apple-touch-startup-image]');
  await expect.poll(() => pictures.count()).toBe(2);
  const sizes = pictures.evaluateAll((links) =>
    Promise.all(
      links.map(async (link) => {
        const picture = Object.assign(new Image(), { src: (link as HTMLLinkElement).href });
        await picture.decode();
        return [picture.width, picture.height];
      }),
    ),
  );
  expect(await sizes).toEqual([
    [PHONE.width, PHONE.height],
    [PHONE.height, PHONE.width],
  ]);
  // A table on the server, which will have to wait.
  await page.evaluate(async (game) => {
    const headers = { 'content-type': 'application/json' };
    await fetch('/api/me', { method: 'PUT', headers, body: JSON.stringify({ name: 'Ada' }) });
    await fetch('/api/play-now', { method: 'POST', headers, body: JSON.stringify({ game }) });
  }, ANY);
  await page.goto('/');
  await page
    .locator('.mine')
    .getByRole('link', { name: nameOf(ANY) })
    .waitFor();
});

it('opens every room without the server', async () => {
  await house.cut();
  await opens('/', en.home.title(GAMES.length));
  await page.getByText('You are offline.').waitFor();
  await page.getByText(`${GAMES.length} games are ready here.`).waitFor();
  await page.getByRole('link', { name: 'Ada Settings' }).waitFor({ state: 'attached' });
  await page.locator('.waits', { hasText: 'waiting for a connection' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await opens('/settings', 'You');
  await opens('/games', 'Your games');
  await opens(`/new/${ANY}`, 'Create a table');
  await opens(`/learn/${OTHER}`, nameOf(OTHER));
  await opens('/credits', /Credits|Thanks/);
  for (const game of GAMES) {
    await opens(`/rules/${game}`, /./);
    const [lesson] = everyLesson([game]);
    if (!lesson) continue;
    await page.goto(`/lesson/${game}/${lesson.id}`);
    await page.locator('[data-lesson-layer] .bubble').waitFor();
  }
});

it('a course leads to a table of this device', async () => {
  await page.goto(`/learn/${OTHER}`);
  await page.locator('[data-course] [data-play]').click();
  await page.waitForURL(/\/table\/local-/);
  await page.locator('.table[data-asked]').waitFor();
});

it('a press before the script is there leads to where the same can be done', async () => {
  await page.goto('/credits');
  await page.evaluate((value) => {
    const form = Object.assign(document.createElement('form'), { method: 'post', action: '/play-now' });
    form.append(Object.assign(document.createElement('input'), { name: 'game', value }));
    document.body.append(form);
    form.submit();
  }, ANY);
  await page.waitForURL(new RegExp(`/new/${ANY}$`));
  await page.getByRole('heading', { level: 1, name: 'Create a table' }).waitFor();
});

/** Answers before and after the reload that are clicked in every run. */
const CLICKED = [10, 6] as const;

/** The shorter games are always played to an end, too, by keyboard and in words; `npm run -s pages:long` touches all of them until theirs. */
const isWhole = (game: string): boolean => isLong || !isLongGame(game);

/** From the next page on the table speaks in words: in a fight of the drawn one, numbers take dice up, and answer nothing. */
const inWords = (textTable: boolean): Promise<void> =>
  page.evaluate((wanted) => {
    const settings = JSON.parse(localStorage.getItem('astragal') ?? '{}') as object;
    localStorage.setItem('astragal', JSON.stringify({ ...settings, textTable: wanted }));
  }, textTable);

it.each(HERE)(
  'plays %s by touching its drawn table, with a reload in the middle',
  { timeout: isLong ? 1_800_000 : 300_000 },
  async (game) => {
    await begin(game);
    const player = guided(page, guideOf(game, 'pocket'));
    await player.play(CLICKED[0]);
    // What was pressed last may still be on its way to the store.
    await expect.poll(async () => (await kept())[0]).toBeGreaterThanOrEqual(CLICKED[0]);
    const [before] = await kept();
    await page.reload();
    await page.locator('.table[data-asked]').waitFor();
    expect((await kept())[0]).toBeGreaterThanOrEqual(before!);
    await player.play(isLong ? undefined : CLICKED[1]);
    if (isLong) return expectEnd(page);
    if (!isWhole(game)) return;
    await begin(game);
    await playOn(page, 30);
    await inWords(true);
    await page.reload();
    await page.locator('.table[data-asked]').waitFor();
    const { over, answers } = await playOn(page, 20_000);
    expect(over, `still running after ${answers} key presses and ${(await kept())[0]} answers`).toBe(true);
    await inWords(false);
  },
);

it('tells them among my games, and shows them again', async () => {
  await page.goto('/games');
  const finished = HERE.filter(isWhole).length;
  await expect.poll(() => page.locator('.list .row').count()).toBe(finished);
  expect(await page.getByRole('img', { name: 'played on this device' }).count()).toBe(finished);
  const told = async (): Promise<string[]> => (await page.locator('.list .points').allTextContents()).map((text) => text.trim());
  await expect.poll(told).toEqual(Array.from({ length: finished }, () => expect.stringMatching(/^\d+$/)));
  await page.goto('/');
  // Those that still run say where they lie.
  const running = page.locator('a.row[href^="/table/"]:has(.act)');
  // One more was begun by the course.
  await expect.poll(() => running.count()).toBe(1 + (isLong ? 0 : HERE.length));
  expect(await running.locator('[aria-label="on this device"]').count()).toBe(await running.count());
  await page.goto('/games');
  await page.locator('.list .row').first().click();
  await page.getByRole('button', { name: 'Forward', exact: true }).click();
  await expect.poll(() => page.locator('.where small').textContent()).toMatch(/^Move\s1\sof\s\d+$/);
});

/** Opens the menu of a table. */
const menu = (): Promise<void> => page.keyboard.press('?');

it('saves a game as a file and reads it again; a file that was changed is refused', async () => {
  await begin(ANY);
  await guided(page, guideOf(ANY, 'pocket')).play(3);
  const first = page.url();
  await menu();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the game as a file' }).click(),
  ]);
  const text = readFileSync(await download.path(), 'utf8');
  const bring = async (content: string): Promise<void> => {
    await page.goto('/games');
    await page.locator('input[type=file]').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(content) });
  };
  const forged = JSON.parse(text) as { entries: unknown[] };
  await bring(JSON.stringify({ ...forged, entries: forged.entries.slice(1) }));
  await page.getByText('This file does not contain a valid game.').waitFor();
  await bring(text);
  await page.waitForURL(/\/table\/local-/);
  await page.locator('.table[data-asked]').waitFor();
  expect(page.url()).not.toBe(first);
});

/** The sheet of a phone that says what is on this device. */
const sheet = async () => {
  await page.goto('/');
  await page.locator('.device .row').click();
  return page.getByRole('dialog', { name: 'On this device' });
};

/** Of the games that run here, the one that is promised to the server. */
const PROMISED = HERE.at(-1)!;

it('the phone’s sheet saves a game as a file, and promises one to the server', async () => {
  for (const game of HERE) {
    await begin(game);
    await guided(page, guideOf(game, 'pocket')).play(2);
  }
  const device = await sheet();
  expect(await sideways(page)).toBe(0);
  await device.getByLabel('Which game').selectOption({ label: await optionOf(nameOf(PROMISED)) });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    device.getByRole('button', { name: 'Save the game as a file' }).click(),
  ]);
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject({ game: PROMISED, entries: expect.anything() });
  await device.getByRole('button', { name: 'Move this game to the server when I am online' }).click();
  await device.getByRole('button', { name: 'Keep it here' }).click();
  await device.getByRole('button', { name: 'Move this game to the server when I am online' }).click();
  await device.getByText('It moves to the server when you are online again.').waitFor();
});

/** The newest game that goes on here, as the sheet lists it. */
const optionOf = async (name: string): Promise<string> =>
  (await page.getByLabel('Which game').locator('option').filter({ hasText: name }).first().textContent())!;

it('with the server back, what was promised goes there by itself', async () => {
  await house.mend();
  await page.goto('/');
  await page.getByText('This game continues on the server.').waitFor();
  const promised = (await keptIn(page)).find(({ game, importedTo }) => game === PROMISED && importedTo)!;
  // A phone shows the first of them; it need not be this one.
  await page.locator(`.mine a[href="/table/${promised.importedTo}"]`).waitFor({ state: 'attached' });
  await page.goto(`/table/${promised.importedTo}`);
  await page.locator('.table[data-asked]').waitFor();
  expect((await playOn(page, 2)).answers).toBe(2);
});

it.each(HERE.filter((game) => game !== PROMISED))('%s is handed to the server from its table, and goes on there', async (game) => {
  const { id } = (await keptIn(page)).find((each) => each.game === game && !each.result && !each.importedTo)!;
  await page.goto(`/table/${id}`);
  await page.locator('.table[data-asked]').waitFor();
  await menu();
  await page.getByRole('button', { name: 'Move this game to the server' }).click();
  await page.waitForURL(/\/table\/[a-z0-9]+$/);
  await page.locator('.table[data-asked]').waitFor();
  expect((await playOn(page, 2)).answers).toBe(2);
  await page.goto(`/table/${id}`);
  await page.getByText('This game continues on the server.').waitFor();
  expect(await page.locator('.table[data-asked]').count()).toBe(0);
});
