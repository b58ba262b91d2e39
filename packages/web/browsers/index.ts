/**
 * Plays a whole game of each table by clicks, at a desk and on a phone, in Firefox and in WebKit, with whatever of them is here. An error on
 * a page or a lost click fails; pictures go to `shots/browsers`. `BROWSERS` (JSON) says what to play with.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { look, press, tapped } from '../pages/finger.ts';
import { guided } from '../pages/guided.ts';
import { DESK, KNOWN, openServer, PHONE } from '../pages/house.ts';
import { guideOf, PLAYED } from '../pages/players.ts';
import { openFirefox } from './firefox.ts';
import { openRelay } from './relay.ts';
import { openWebKit, type WebKitParts } from './webkit.ts';
import type { Running, Size, Window } from './window.ts';

interface Wanted {
  readonly firefox?: string;
  readonly webkit?: WebKitParts;
  readonly games?: readonly string[];
  readonly sizes?: readonly string[];
  /** How often the same deed is clicked before it goes over the page's line: without it, always. */
  readonly often?: number;
}

const wanted = JSON.parse(process.env.BROWSERS ?? '{}') as Wanted;
const folder = join(process.cwd(), 'shots/browsers');
mkdirSync(folder, { recursive: true });

const BROWSERS: Readonly<Record<string, ((size: Size) => Promise<Running>) | undefined>> = {
  firefox: wanted.firefox === undefined ? undefined : (size) => openFirefox(wanted.firefox!, size),
  webkit: wanted.webkit && ((size) => openWebKit(wanted.webkit!, size)),
};
const SIZES: Readonly<Record<string, Size>> = { desk: DESK, phone: PHONE };
/** Pictures are taken when so many answers have been given, and of the end. */
const MOMENTS = [2, 12, 40];
/** By then everything lies where it belongs. */
const MOVED = 500;
const SETTINGS = { motion: 'calm', botPace: 'instant', onlyAnswers: 'ask', sound: false };

/** Clicks a piece as soon as it lies still in sight. */
async function touch(window: Window, selector: string): Promise<void> {
  await window.locator(selector).waitFor();
  for (let tries = 0; tries < 100; tries++) {
    const piece = await look(window, [selector]);
    if (piece) return press(window, piece, selector);
    await window.waitForTimeout(50);
  }
  throw new Error(`${selector} never lay still in sight`);
}

/** From the home page to the end of one game. */
async function playOne(window: Window, url: string, game: string, name: string): Promise<number> {
  await window.goto(`${url}/credits`);
  const kept = { astragal: JSON.stringify(SETTINGS), 'astragal lessons': KNOWN };
  await window.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, kept);
  await window.goto(url);
  await window.locator('#app[data-awake]').waitFor();
  await touch(window, `.poster.${game} .now`);
  let answers = 0;
  const player = guided(window, {
    ...guideOf(game, 'browsers'),
    ...(wanted.often && { often: wanted.often }),
    look: async () => {
      if (!MOMENTS.includes(++answers)) return;
      await window.waitForTimeout(MOVED);
      await window.screenshot(join(folder, `${name}-${answers}.png`));
    },
  });
  await player.play();
  await window.waitForTimeout(MOVED);
  await window.screenshot(join(folder, `${name}-end.png`));
  return answers;
}

// Whoever stops this stops the browsers, too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

let failed = 0;
const server = await openServer({ hidden: false });
try {
  for (const [browser, open] of Object.entries(BROWSERS))
    for (const [size, extent] of Object.entries(SIZES)) {
      if (!open || (wanted.sizes && !wanted.sizes.includes(size))) continue;
      for (const game of wanted.games ?? PLAYED) {
        const name = `${browser}-${size}-${game}`;
        const began = Date.now();
        const relay = await openRelay(server.url);
        const running = await open(extent);
        tapped(running.window, relay.tap);
        try {
          const answers = await playOne(running.window, relay.url, game, name);
          if (relay.faults.length > 0) throw new Error(`the page complained:\n${relay.faults.join('\n')}`);
          console.log(`ok   ${name}: ${answers} answers in ${Math.round((Date.now() - began) / 1000)} s`);
        } catch (error) {
          failed++;
          await running.window.screenshot(join(folder, `${name}-failed.png`)).catch(() => undefined); // The browser itself may be gone.
          console.log(`FAIL ${name}: ${String(error)}${relay.faults.length > 0 ? `\n${relay.faults.join('\n')}` : ''}`);
        } finally {
          await running.close();
          await relay.close();
        }
      }
    }
} finally {
  await server.close();
}
console.log(`pictures in ${folder}`);
if (failed > 0) throw new Error(`${failed} games did not come to their end`);
