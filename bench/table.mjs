/**
 * How a table opens on a slow phone: `npm run -s bench table` (`--json`, `--runs=5`, `--game=ID`, `--slowdown=4`).
 * 360 by 740 pixels at scale 2, a processor four times slower, everything in the cache: somebody who has played here before taps "play now"
 * on the home page. The first picture is the frame in which the table comes into sight; it is ready when nothing keeps the page busy any
 * more. The longest task is the longest time for which the page would not have answered a finger. Then the first answers are given until
 * two turns of rivals have been shown: the longest task while nothing was asked of us. Nothing but the page's own clock is asked.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { needBrowser } from '../tools/browser.mjs';
import { buildSite } from '../tools/build.mjs';
import { at, fail } from '../tools/lib.mjs';
import { KNOWN, games as offered } from './games.mjs';

const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** The root of a drawn table. */
const BOARD = '.table > :not(.wait)';
/** So long without a long task means that the table is ready. */
const QUIET_MS = 1200;
/** So many turns of rivals are watched in each visit, however long that takes within reason: a bench that saw none says nothing about them. */
const TURNS = 2;
const PATIENCE_MS = 90_000;

const flag = (name) => process.argv.find((each) => each.startsWith(`--${name}=`))?.split('=')[1];
const runs = Number(flag('runs') ?? 5);
const SLOWDOWN = Number(flag('slowdown') ?? 4);
const games = flag('game') ? [flag('game')] : offered;
const json = process.argv.includes('--json');

const built = process.env.SITE_DIR ? { code: 0 } : await buildSite();
if (built.code !== 0) fail(`${built.output}\nThe site does not build: see above`);
const { path, problem } = await needBrowser();
if (problem) fail(problem);

const data = mkdtempSync(join(tmpdir(), 'astragal-table-'));
const server = spawn(process.execPath, [at('packages/server/dist/src/main.js')], {
  env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: data, LOG_LEVEL: 'error' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const url = await new Promise((found) => server.stdout.on('data', (text) => found(/http:\/\/[\d.:]+/.exec(text)?.[0])));
const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox', '--disable-gpu', '--no-first-run'] });

/** In the page: notes the tap, the frame in which the board is in sight, and every task that took longer than 50 ms. */
function watch(board) {
  const seen = { tap: undefined, picture: undefined, tasks: [] };
  window.seen = seen;
  addEventListener('pointerdown', ({ timeStamp }) => (seen.tap ??= timeStamp), { capture: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.tasks.push([startTime, duration]);
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    const found = document.querySelector(board);
    if (!found) return requestAnimationFrame(look);
    const sight = new IntersectionObserver(([{ isIntersecting, time }]) => {
      if (!isIntersecting) return;
      sight.disconnect();
      seen.picture = Math.max(time, performance.now());
    });
    sight.observe(found);
  };
  requestAnimationFrame(look);
}

/**
 * In the page: answers whatever is asked, a beat after it is asked, until rivals have played for a while twice; when nothing was asked, to
 * the moment: the task that asks us is not theirs.
 */
function passTurns({ turns, beat, longest }) {
  const isAsked = () => document.querySelector('.table[data-asked]') !== null;
  const away = [];
  let since = isAsked() ? undefined : performance.now();
  new MutationObserver(() => {
    if (!isAsked()) since ??= performance.now();
    else if (since !== undefined) {
      away.push([since, performance.now()]);
      since = undefined;
    }
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-asked'] });
  return new Promise((done) => {
    const began = performance.now();
    const timer = setInterval(() => {
      const shown = away.filter(([from, to]) => to - from > 3 * beat);
      if (shown.length >= turns || performance.now() - began > longest) {
        clearInterval(timer);
        done(shown);
      } else if (isAsked()) {
        const [own] = [...document.querySelectorAll('[data-answer]')].filter((each) => each.checkVisibility());
        if (own) own.click();
        else document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true }));
      }
    }, beat);
  });
}

/** Home, tap, table; then what the page has noted. */
async function visit(context, game, slowly) {
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await page.addInitScript(watch, BOARD);
  // The home page rests on the same slow phone: what comes before the tap is no gift.
  if (slowly) await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(() => document.querySelector('#app[data-awake]') !== null);
  await new Promise((later) => setTimeout(later, 800)); // The page comes to rest before anybody taps.
  await page.locator(`.poster.${game} .now`).first().tap({ noWaitAfter: true });
  await new Promise((later) => setTimeout(later, 2500 + QUIET_MS)); // A question from outside would slow the page down.
  await page.waitForFunction(
    (quiet) => {
      const { picture, tasks } = window.seen;
      const last = Math.max(picture ?? Number.POSITIVE_INFINITY, ...tasks.map(([start, duration]) => start + duration));
      return performance.now() - last > quiet;
    },
    QUIET_MS,
    { timeout: 30_000, polling: 500 },
  );
  const { tap, picture, tasks } = await page.evaluate(() => window.seen);
  const away = slowly ? await page.evaluate(passTurns, { turns: TURNS, beat: 400, longest: PATIENCE_MS }) : [];
  if (slowly && away.length < TURNS) throw new Error(`${game}: ${away.length} turns of rivals were seen, not ${TURNS}`);
  const later = await page.evaluate(() => window.seen.tasks);
  // A long task's duration is told in whole milliseconds, cut: the task that asks us may seem to end just before it has asked.
  const isAway = ([start, duration]) => away.some(([from, to]) => start >= from && start + duration + 1 <= to);
  await line.send('HeapProfiler.collectGarbage');
  const { usedSize } = await line.send('Runtime.getHeapUsage');
  await page.close();
  const after = tasks.filter(([start, duration]) => start + duration > tap);
  const ends = after.map(([start, duration]) => start + duration - tap);
  return {
    firstPictureMs: picture - tap,
    readyMs: Math.max(picture - tap, ...ends),
    longestTaskMs: Math.max(0, ...after.map(([, duration]) => duration)),
    rivalTurns: away.length,
    rivalTaskMs: Math.max(0, ...later.filter(isAway).map(([, duration]) => duration)),
    heapMb: usedSize / 1e6,
  };
}

/** The bar for rivals' turns is for each of them; everything else is told by the run in the middle. */
const summed = (field, list) => (field === 'rivalTaskMs' ? Math.max(...list) : median(list));
const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];
try {
  const report = {};
  for (const game of games) {
    const context = await browser.newContext({ ...PHONE, locale: flag('lang') ?? 'en' });
    await context.addInitScript((known) => localStorage.setItem('astragal lessons', known), KNOWN);
    await visit(context, game, false); // Fills the cache.
    const visits = [];
    for (let i = 0; i < runs; i++) visits.push(await visit(context, game, true));
    await context.close();
    report[game] = Object.fromEntries(
      Object.keys(visits[0]).map((field) => [
        field,
        Math.round(
          summed(
            field,
            visits.map((each) => each[field]),
          ) * 10,
        ) / 10,
      ]),
    );
  }
  if (json) console.log(JSON.stringify(report));
  else
    for (const [game, { firstPictureMs, readyMs, longestTaskMs, rivalTaskMs, heapMb }] of Object.entries(report))
      console.log(
        `${game.padEnd(11)} first picture ${Math.round(firstPictureMs)} ms, ready ${Math.round(readyMs)} ms, longest task ${Math.round(longestTaskMs)} ms, ${Math.round(rivalTaskMs)} ms while rivals play, heap ${heapMb} MB`,
      );
} finally {
  await browser.close();
  server.kill('SIGTERM');
  await new Promise((gone) => server.once('exit', gone));
  rmSync(data, { recursive: true, force: true });
}
