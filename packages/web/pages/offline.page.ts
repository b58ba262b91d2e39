/** Games without a server: rules and bots in threads of a real browser, under the policy that the house sends with its pages. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { signsOf } from '@astragal/fair';
import { lastStep } from '@astragal/kernel';
import { onShelf, shelf } from '@astragal/shelf';
import { type DailyRules, dayPlayedBy, daySecret, dayTable, gameSeed, ofDay, SharedLuck } from '@astragal/today';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build, defaultClientConditions } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OfflineSetup } from '../src/offline/offline-match.ts';
import { someOf } from './long.ts';
import type { OfflineApi } from './offline/entry.ts';

declare const offline: OfflineApi;

const CSP = "default-src 'self'; script-src 'self'; worker-src 'self'";
const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.html': 'text/html' };

let folder: string;
let server: Server;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'astragal-offline-'));
  await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('./offline', import.meta.url)),
    resolve: { conditions: ['source', ...defaultClientConditions] },
    worker: { format: 'es' },
    build: {
      outDir: folder,
      assetsInlineLimit: 0,
      target: 'es2022',
      rolldownOptions: { input: fileURLToPath(new URL('./offline/entry.ts', import.meta.url)), output: { entryFileNames: 'entry.js' } },
    },
  });
  server = createServer(({ url = '/' }, reply) => {
    reply.setHeader('content-security-policy', CSP);
    reply.setHeader('content-type', TYPES[extname(url)] ?? 'text/html');
    reply.end(url.endsWith('.js') ? readFileSync(join(folder, url)) : '<!doctype html><script type="module" src="/entry.js"></script>');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.waitForFunction(() => 'offline' in globalThis);
});
afterAll(async () => {
  await browser?.close();
  server?.close();
  rmSync(folder, { recursive: true, force: true });
});

const whole = (setup: OfflineSetup) => page.evaluate((given) => offline.whole(given), setup);

/** As few as may play, all of them bots of the lowest level. */
const BOTS = shelf.flatMap(({ id: game, hidden, seats: { min: seats }, levels: [level] }) =>
  hidden ? [] : [{ game, seats, bots: Object.fromEntries(Array.from({ length: seats }, (_, seat) => [seat, level!])) }],
);

it.each(BOTS)('a whole game of $game between bots, and its record is true', async (setup) => {
  const { record, over } = await whole({ ...setup, seed: 'offline' });
  const { game } = await onShelf(setup.game)!.rules();
  expect(over).toBeDefined();
  expect(lastStep(game, record).position.stack).toEqual([]);
});

/** Each game's table of a day, a beginner in the person's seat. */
const DAYS = shelf.flatMap(({ id, hidden }) => (hidden ? [] : [id]));

it.each(someOf(DAYS))('the day of %s comes out in a browser as on the server, left and taken up again', async (game) => {
  const rules = (await onShelf(game)!.rules()) as DailyRules;
  const seed = gameSeed(daySecret(new Uint8Array(32).fill(9), '2026-11-18'), game);
  const luck = new SharedLuck(seed);
  const table = dayTable(rules.daily, luck);
  const of = ofDay('2026-11-18');
  const seats = table.sitters.map((sitter) => {
    const name = sitter === 'me' ? 'novice' : sitter;
    return { by: 'bot' as const, name, level: name };
  });
  const daily = { day: '2026-11-18', of, seed: signsOf(seed), device: 'any' };
  const given = { id: `local-${game}`, game, options: table.options as Record<string, string>, seats, mine: [table.seat], daily };
  const record = await page.evaluate((each) => offline.kept(each), given);
  expect(record).toEqual(dayPlayedBy(rules, table, luck, of, 'novice').record);
});

it('a person and a bot: every change is told once and in order; a record goes on where it stood', async () => {
  const { numbers, record, over } = await whole({ game: 'pig', seats: 2, bots: { 1: 'random' }, seed: 'pig' });
  expect(numbers).toEqual(numbers.map((_, i) => i));
  const again = await whole({
    game: 'pig',
    seats: 2,
    bots: { 1: 'random' },
    seed: 'pig',
    record: { ...record, entries: record.entries.slice(0, 9) },
  });
  expect(again.numbers[0]).toBe(9);
  expect(again.over).toEqual(over);
});

it('a bot in thought is interrupted with the best it has, and its thread is replaced', async () => {
  expect(await page.evaluate(() => offline.interrupted())).toEqual({ answers: ['hold', 'roll'], threads: 2 });
});

it('a bot that is stuck is stopped by the clock, asked once more, and then its failure is told', async () => {
  expect(await page.evaluate(() => offline.stuck())).toBe("the bot 'stuck' of pig took too long");
});
