/**
 * How long a stranger with a phone waits for the home page: `npm run -s bench first` (`--json`, `--runs=9`, `--lang=pl`, `--slowdown=4`, `--list`).
 * A fresh browser each time, 1.6 Mbit/s, 150 ms for every request, a processor four times slower, 360 by 740 pixels. "Works" is the time
 * from the navigation to the moment at which the browser has drawn "play now" and would take a press (by its form, or by the script). So that this is no mere claim, some visits press a button at that very moment and must arrive at one table.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { needBrowser } from '../tools/browser.mjs';
import { buildSite } from '../tools/build.mjs';
import { at, fail } from '../tools/lib.mjs';
import { games, KNOWN } from './games.mjs';

const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const SLOW = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (0.75 * 1024 * 1024) / 8 };

const flag = (name) => process.argv.find((each) => each.startsWith(`--${name}=`))?.split('=')[1];
const runs = Number(flag('runs') ?? 9);
/** Visits that press the button. */
const presses = Number(flag('presses') ?? 3);
const SLOWDOWN = Number(flag('slowdown') ?? 4);
const UNDISTURBED_MS = 2500;
const json = process.argv.includes('--json');

const built = process.env.SITE_DIR ? { code: 0 } : await buildSite();
if (built.code !== 0) fail(`${built.output}\nThe site does not build: see above`);
const { path, problem } = await needBrowser();
if (problem) fail(problem);

const data = mkdtempSync(join(tmpdir(), 'astragal-first-'));
const server = spawn(process.execPath, [at('packages/server/dist/src/main.js')], {
  env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: data, LOG_LEVEL: 'error' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const url = await new Promise((found) => server.stdout.on('data', (text) => found(/http:\/\/[\d.:]+/.exec(text)?.[0])));
const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox', '--disable-gpu', '--no-first-run'] });

/**
 * In the page: notes the frame in which the first button comes into sight while all would be taken; and when the script has taken over.
 * It asks for no layout of its own, which would cost the page the very time that is measured.
 */
function watch(count) {
  const isAwake = () => document.querySelector('#app[data-awake]') !== null;
  const wouldBeTaken = (button) => !button.disabled && (isAwake() || button.form?.method === 'post');
  const until = (isSo, then) => {
    const look = () => (isSo() ? then() : requestAnimationFrame(look));
    requestAnimationFrame(look);
  };
  const buttons = () => [...document.querySelectorAll('.poster .now')];
  until(
    () => buttons().filter(wouldBeTaken).length >= count,
    () => {
      const sight = new IntersectionObserver(([{ isIntersecting, time }]) => {
        if (!isIntersecting) return;
        sight.disconnect();
        window.sight = { frame: time, noticed: performance.now() };
      });
      sight.observe(buttons()[0]);
    },
  );
  until(isAwake, () =>
    setTimeout(() => {
      window.awake = performance.now();
    }),
  );
}

/** Opens the home page as a stranger with a slow phone; one who was already offered lessons is led to a table at once. */
async function open(offered = false) {
  const context = await browser.newContext({ ...PHONE, locale: flag('lang') ?? 'en' });
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', SLOW);
  await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(watch, games.length);
  if (offered) await page.addInitScript((known) => localStorage.setItem('astragal lessons', known), KNOWN);
  await page.goto(url, { waitUntil: 'commit' });
  return { context, page };
}

async function visit() {
  const { context, page } = await open();
  await new Promise((later) => setTimeout(later, UNDISTURBED_MS)); // A question from outside would slow the page down.
  await page.waitForFunction(() => window.awake !== undefined, undefined, { timeout: 30_000 });
  const seen = await page.evaluate(() => {
    const [{ startTime: painted }] = performance.getEntriesByName('first-contentful-paint');
    const { frame, noticed } = window.sight;
    // The browser says when it has drawn its first frame; of another one we learn only a little later.
    const usable = painted >= frame ? painted : noticed;
    const fetched = performance.getEntriesByType('resource');
    const before = fetched.filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= usable);
    return {
      usable,
      awake: window.awake,
      painted,
      html: performance.getEntriesByType('navigation')[0].responseEnd,
      requests: before.length,
      bytes: before.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      list: fetched.map(
        ({ name, startTime, responseEnd, encodedBodySize }) =>
          `${Math.round(startTime)}-${Math.round(responseEnd)} ${encodedBodySize} ${name.replace(location.origin, '')}`,
      ),
    };
  });
  await context.close();
  return seen;
}

/** Presses a button as soon as it works; gives the milliseconds until the table's own page is there. */
async function press() {
  const { context, page } = await open(true);
  await page.waitForFunction(() => window.sight !== undefined, undefined, { timeout: 30_000 });
  const began = performance.now();
  await page.locator('.poster .now').first().tap({ force: true, noWaitAfter: true });
  await page.waitForURL(/\/table\/[a-z0-9]+$/, { waitUntil: 'commit', timeout: 30_000 });
  const took = performance.now() - began;
  const { mine } = await (await context.request.get(`${url}/api/tables`)).json();
  if (mine.length !== 1) fail(`the press led to ${mine.length} tables`);
  await context.close();
  return took;
}

const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];
try {
  await visit(); // The server compresses each file once.
  const visits = [];
  for (let i = 0; i < runs; i++) visits.push(await visit());
  const pressed = [];
  for (let i = 0; i < presses; i++) pressed.push(await press());
  if (process.argv.includes('--list')) console.log(visits.at(-1).list.join('\n'));
  const of = (field) => Math.round(median(visits.map((each) => each[field])));
  const report = {
    usable: of('usable'),
    best: Math.round(Math.min(...visits.map(({ usable }) => usable))),
    painted: of('painted'),
    awake: of('awake'),
    ...(presses > 0 && { pressed: Math.round(median(pressed)) }),
    html: of('html'),
    requests: of('requests'),
    bytes: of('bytes'),
    runs,
  };
  if (json) console.log(JSON.stringify(report));
  else
    console.log(
      `Home page on a slow phone (1.6 Mbit/s, 150 ms, processor ÷ ${SLOWDOWN}), median of ${runs} first visits:\n` +
        `  the page itself here  ${report.html} ms\n  something to see      ${report.painted} ms\n  "play now" works      ${report.usable} ms (best ${report.best})\n` +
        `  until then            ${report.requests} requests, ${(report.bytes / 1000).toFixed(1)} kB\n  the script is awake   ${report.awake} ms` +
        (presses > 0 ? `\n  pressed at once       at one table ${report.pressed} ms later (${presses} of ${presses} visits)` : ''),
    );
} finally {
  await browser.close();
  server.kill('SIGTERM');
  await new Promise((gone) => server.once('exit', gone));
  rmSync(data, { recursive: true, force: true });
}
