/** Games of this device when something is wrong: no room, no permission, two tabs, a wrong clock, a network that flaps, an older worker. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ANY } from './games.ts';
import { PHONE } from './house.ts';
import { keptIn } from './kept.ts';
import { long } from './long.ts';
import { ourHouse } from './our-house.ts';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const settings = { botPace: 'instant', motion: 'calm', onlyAnswers: 'ask', textTable: true };
const site = mkdtempSync(join(tmpdir(), 'astragal-site-'));
let version: string;

/** Puts the built site into the folder that the server serves, as if it were of this version. */
function build(as: string): void {
  cpSync(dist, site, { recursive: true });
  for (const file of ['sw.js', 'offline.json', ...readdirSync(join(site, 'pages')).map((name) => `pages/${name}`)])
    writeFileSync(join(site, file), readFileSync(join(site, file), 'utf8').replaceAll(version, as));
}

beforeAll(() => {
  ({ version } = JSON.parse(readFileSync(join(dist, 'offline.json'), 'utf8')) as { version: string });
  build('version-1');
  // The worker of before there was anything to keep.
  writeFileSync(join(site, 'notify.js'), "addEventListener('push', () => undefined);");
});
afterAll(() => rmSync(site, { recursive: true, force: true }));
const house = ourHouse({ site });

async function guest(options: object = {}): Promise<{ page: Page; context: BrowserContext }> {
  const found = await house.guest({ viewport: PHONE, settings, ...options });
  await found.context.addInitScript(() => sessionStorage.setItem('astragal seed', 'faults'));
  return found;
}

/** Runs something in the thread of a match before anything else. */
const inThread = (page: Page, script: string): Promise<unknown> =>
  page.route(/assets\/match-worker-.*\.js/, async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, body: `${script}${await reply.text()}` });
  });

/** A game of Pig on this device, with somebody else at it. */
async function pigHere(page: Page): Promise<void> {
  await page.goto('/new/pig');
  await page.getByLabel('Seat 2').selectOption('hot');
  await page.getByRole('switch', { name: /On this device/ }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
}
const answers = (page: Page) => page.locator('[data-answer]');
const roll = async (page: Page): Promise<void> => {
  await answers(page).first().click();
};
it('two tabs of one game: the second looks on, takes over, and gets it back when the other is closed', async () => {
  const { page, context } = await guest();
  await pigHere(page);
  await roll(page);
  const second = await context.newPage();
  await second.goto(page.url());
  await second.getByText('This game is open in another tab.').waitFor();
  expect(await answers(second).count()).toBe(0);
  const before = (await keptIn(page))[0]!.length;
  await roll(page);
  await expect.poll(async () => (await keptIn(page))[0]!.length).toBeGreaterThan(before);
  await second.getByRole('button', { name: 'Play here' }).click();
  await page.getByText('This game is open in another tab.').waitFor();
  await roll(second);
  await second.close();
  await answers(page).first().waitFor();
  expect(await page.getByText('This game is open in another tab.').count()).toBe(0);
  await context.close();
});

it('no room: the answer does not count and says so; with room it goes on', async () => {
  const { page, context } = await guest();
  // As a browser without room does it: the transaction comes to nothing, and says why.
  await inThread(
    page,
    `let isFull = false; new BroadcastChannel('full').onmessage = ({ data }) => { isFull = data; };
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...given) {
      if (!isFull) return put.apply(this, given);
      Object.defineProperty(this.transaction, 'error', { value: new DOMException('no room', 'QuotaExceededError') });
      this.transaction.abort();
    };`,
  );
  const full = (isFull: boolean): Promise<void> => page.evaluate((to) => new BroadcastChannel('full').postMessage(to), isFull);
  await pigHere(page);
  await roll(page);
  await answers(page).first().waitFor();
  const [before] = await keptIn(page);
  await full(true);
  await roll(page);
  await page.getByText('There is no space left in this browser').waitFor();
  expect(await keptIn(page)).toEqual([before]);
  await full(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await roll(page);
  await expect.poll(async () => (await keptIn(page))[0]!.length).toBe(before!.length + 1);
  await page.reload();
  await answers(page).first().waitFor();
  await context.close();
});

long('no room for the site itself: it is said, nothing is installed, and with room it comes at one press', async () => {
  const { page, context } = await guest({ serviceWorkers: 'allow' });
  const line = await context.newCDPSession(page);
  const room = (quotaSize?: number): Promise<unknown> =>
    line.send('Storage.overrideQuotaForOrigin', { origin: house.url, ...(quotaSize !== undefined && { quotaSize }) });
  await room(300_000);
  await page.goto('/settings');
  const device = page.getByRole('region', { name: 'On this device' });
  await device.getByText('There is no space left in this browser').waitFor();
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await room();
  await device.getByRole('button', { name: 'Try again' }).click();
  await device.getByText('Rules, lessons, pages').waitFor();
  expect(await device.getByText('There is no space left').count()).toBe(0);
  await context.close();
});

it('nothing may be kept: no game is begun, and it is said why', async () => {
  const { page, context } = await guest();
  await inThread(page, "indexedDB.constructor.prototype.open = () => { throw new DOMException('no', 'SecurityError'); };");
  await pigHere(page);
  await page.getByText('does not let the site save anything, so no game was started').waitFor();
  expect(new URL(page.url()).pathname).toBe('/new/pig');
  await context.close();
});

it('a clock that is a day ahead and then right again: the game goes on, and keeps its order', async () => {
  const { page, context } = await guest();
  await context.addInitScript(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + Number(sessionStorage.getItem('ahead') ?? 86_400_000);
  });
  await pigHere(page);
  await roll(page);
  await answers(page).first().waitFor();
  await page.evaluate(() => sessionStorage.setItem('ahead', '0'));
  await page.reload();
  const [before] = await keptIn(page);
  await roll(page);
  await expect.poll(async () => (await keptIn(page))[0]!.changed).toBeGreaterThan(before!.changed);
  await page.goto('/');
  await page.getByText('Your turn').first().waitFor();
  await context.close();
});

long('a network that flaps every second: a game of this device does not notice', async () => {
  const { page, context } = await guest();
  await pigHere(page);
  await answers(page).first().waitFor();
  const [before] = await keptIn(page);
  for (let i = 0; i < 4; i++) {
    await context.setOffline(i % 2 === 0);
    await roll(page);
    await page.waitForTimeout(1000);
    await answers(page).first().waitFor();
  }
  expect((await keptIn(page))[0]!.length).toBe(before!.length + 4);
  await context.close();
});

long('a worker of an older version: the new one waits, is offered outside of tables, and comes with one button', async () => {
  const { page, context } = await guest({ serviceWorkers: 'allow' });
  await page.goto('/credits');
  await page.evaluate(() => navigator.serviceWorker.register('/notify.js'));
  await page.goto('/settings');
  await page.getByText('Rules, lessons, pages').waitFor();
  const workers = (): Promise<(string | undefined)[]> =>
    page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ active }) => active?.scriptURL.replace(location.origin, '')),
    );
  await expect.poll(workers).toEqual(['/sw.js']);
  await expect.poll(() => page.evaluate(() => caches.keys())).toContain('astragal site version-1');
  build('version-2');
  await house.restart();
  await page.goto('/');
  const running = (): Promise<string | null> => page.locator('meta[name=version]').getAttribute('content');
  expect(await running()).toBe('version-1');
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update());
  await page.getByText('A new version is ready.').waitFor();
  await page.locator(`.poster.${ANY} .now`).click();
  await page.waitForURL(/\/table\//);
  await page.locator('.table').waitFor();
  expect(await page.getByText('A new version is ready.').count()).toBe(0);
  await page.goBack();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect.poll(running).toBe('version-2');
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain('astragal site version-1');
  await context.close();
});

long('an old page and a new server: the page says so, and one button brings the new one', async () => {
  const { page, context } = await guest({ serviceWorkers: 'allow' });
  // As a page of an earlier protocol greets.
  await context.addInitScript(() => {
    const { send } = WebSocket.prototype;
    WebSocket.prototype.send = function (data) {
      const isOld = document.querySelector('meta[name=version]')?.getAttribute('content') === 'version-2';
      send.call(this, isOld ? String(data).replace(/"protocol":\d+/, '"protocol":1') : data);
    };
  });
  build('version-2');
  await house.restart();
  await page.goto('/credits');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.goto('/');
  const outdated = page.getByRole('alert').filter({ has: page.getByRole('button') });
  await outdated.waitFor();
  build('version-3');
  await house.restart();
  await outdated.getByRole('button').click();
  await expect.poll(() => page.locator('meta[name=version]').getAttribute('content')).toBe('version-3');
  await page.locator('#app[data-awake]').waitFor();
  expect(await outdated.count()).toBe(0);
  await context.close();
});
