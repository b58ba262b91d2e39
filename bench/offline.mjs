/**
 * What the site costs a device that keeps it, and what it gives: `npm run -s bench offline` (`--json`, `--runs=5`, `--game=ID`, `--level=master`).
 * firstBytes: what a first visit to the home page transfers before anything is kept. offlineBytes: what is transferred after that until everything
 * can be played without a network. startOnlineMs, startOfflineMs: from the navigation until the page is awake, for somebody who was here before,
 * with a phone (360 by 740, processor ÷ 4): over 1.6 Mbit/s and 150 ms without a service worker, and with one while the server is off.
 * longestTaskMs: the longest task of the page while bots think, in a game without a network.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { needBrowser } from '../tools/browser.mjs';
import { buildSite } from '../tools/build.mjs';
import { at, fail } from '../tools/lib.mjs';
import { games, KNOWN } from './games.mjs';

const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true, locale: 'en' };
const SLOW = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (0.75 * 1024 * 1024) / 8 };
const flag = (name) => process.argv.find((each) => each.startsWith(`--${name}=`))?.split('=')[1];
const runs = Number(flag('runs') ?? 5);
const game = flag('game') ?? games[0];
const level = flag('level') ?? 'master';

const built = await buildSite();
if (built.code !== 0) fail(`${built.output}\nThe site does not build: see above`);
const { path, problem } = await needBrowser();
if (problem) fail(problem);

const data = mkdtempSync(join(tmpdir(), 'astragal-offline-'));
const start = (port) =>
  spawn(process.execPath, [at('packages/server/dist/src/main.js')], {
    env: { ...process.env, PORT: port, HOST: '127.0.0.1', DATA_DIR: data, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
const server = start('0');
const url = await new Promise((found) => server.stdout.on('data', (text) => found(/http:\/\/[\d.:]+/.exec(text)?.[0])));
let isUp = true;
const stop = async () => {
  if (!isUp) return;
  isUp = false;
  server.kill('SIGTERM');
  await new Promise((gone) => server.once('exit', gone));
};
const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox', '--disable-gpu', '--no-first-run'] });

/** Bytes of a file as a browser gets it. */
const sent = (file) =>
  new Promise((found, failed) => {
    get(url + file, { headers: { 'accept-encoding': 'br' } }, (reply) => {
      let bytes = 0;
      reply.on('data', (part) => {
        bytes += part.length;
      });
      reply.on('end', () => found(bytes));
    }).on('error', failed);
  });

const median = (list) => Math.round(list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]);

/** Milliseconds from the navigation until the home page is awake. */
async function timeOf(page) {
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.awake !== undefined, undefined, { timeout: 30_000 });
  return page.evaluate(() => window.awake);
}
function watch() {
  const look = () => {
    if (document.querySelector('#app[data-awake]')) window.awake = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function phone(serviceWorkers, network) {
  const context = await browser.newContext({ ...PHONE, serviceWorkers });
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  if (network) await line.send('Network.emulateNetworkConditions', network);
  await line.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(watch);
  return { context, page, line };
}

try {
  // A first visit, and what is kept after it.
  const first = await phone('block');
  await first.page.goto(url, { waitUntil: 'networkidle' });
  const firstBytes = await first.page.evaluate(() =>
    [...performance.getEntriesByType('resource'), ...performance.getEntriesByType('navigation')]
      .filter(({ name }) => !name.includes('/api/'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
  await first.context.close();
  const { parts } = JSON.parse(readFileSync(at('packages/web/dist/offline.json'), 'utf8'));
  const files = Object.entries(parts).flatMap(([name, part]) => (name.startsWith('kept/') ? [] : part.files));
  let offlineBytes = 0;
  for (const file of files) offlineBytes += await sent(file);

  // Somebody who was here before, without a worker.
  const before = await phone('block', SLOW);
  await timeOf(before.page);
  const online = [];
  for (let i = 0; i < runs; i++) online.push(await timeOf(before.page));
  await before.context.close();

  // And with one, while the server is off.
  const kept = await phone('allow');
  await kept.page.goto(`${url}/settings`);
  for (let here = 0; here < files.length; ) {
    await kept.page.waitForTimeout(500);
    here = await kept.page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('astragal '));
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return lists.flat().length;
    });
  }
  await stop();
  const offline = [];
  for (let i = 0; i < runs; i++) offline.push(await timeOf(kept.page));

  // A game against the strongest bot; the page must not notice that it thinks.
  await kept.line.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await kept.page.evaluate(
    ([id, wanted, known]) => {
      localStorage.setItem('astragal', JSON.stringify({ levels: { [id]: wanted }, botPace: 'fast', onlyAnswers: 'ask' }));
      localStorage.setItem('astragal lessons', known);
    },
    [game, level, KNOWN],
  );
  await kept.page.goto(url);
  await kept.page.locator(`.poster.${game} .now:enabled`).click();
  await kept.page.waitForURL(/local-/);
  await kept.page.locator('.table[data-asked]').waitFor({ timeout: 60_000 });
  const longestTaskMs = await kept.page.evaluate(async () => {
    const asked = () => document.querySelector('.table[data-asked]') !== null;
    const pause = (ms) => new Promise((go) => setTimeout(go, ms));
    const tasks = [];
    new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' });
    let thinking = [];
    let from;
    const ends = performance.now() + 25_000;
    while (performance.now() < ends && !document.querySelector('[data-over]')) {
      if (asked()) {
        if (from !== undefined) thinking.push([from, performance.now()]);
        from = undefined;
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true }));
        await pause(60);
      } else from ??= performance.now();
      await pause(8);
    }
    thinking = thinking.filter(([begin, end]) => end - begin > 100);
    const during = tasks.filter(({ startTime }) => thinking.some(([begin, end]) => startTime >= begin && startTime < end));
    return Math.max(0, ...during.map(({ duration }) => duration));
  });
  await kept.context.close();

  const report = { firstBytes, offlineBytes, startOfflineMs: median(offline), startOnlineMs: median(online), longestTaskMs };
  if (process.argv.includes('--json')) console.log(JSON.stringify(report));
  else
    console.log(
      `A first visit transfers ${(firstBytes / 1000).toFixed(0)} kB; all that is kept after it, ${(offlineBytes / 1e6).toFixed(2)} MB.\n` +
        `Awake (phone, processor ÷ 4): offline ${report.startOfflineMs} ms, over a slow network ${report.startOnlineMs} ms.\n` +
        `Longest task of the page while '${level}' of ${game} thinks: ${longestTaskMs} ms (tasks under 50 ms are not told).`,
    );
} finally {
  await browser.close();
  await stop();
  rmSync(data, { recursive: true, force: true });
}
