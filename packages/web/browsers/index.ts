/**
 * Plays a whole game of each table by clicks, or walks through the other rooms, at a desk and on a phone, in Firefox and in WebKit, with
 * whatever of them is here. An error on a page or a lost click fails; pictures go to `shots/browsers`. `BROWSERS` (JSON) says what to do.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@astragal/kernel';
import { tapped } from '../pages/finger.ts';
import { DESK, openServer, PHONE } from '../pages/house.ts';
import { PLAYED } from '../pages/players.ts';
import { openFirefox } from './firefox.ts';
import { playGame } from './game.ts';
import { openRelay } from './relay.ts';
import { walk } from './rooms.ts';
import type { Visit } from './visit.ts';
import { openWebKit, type WebKitParts } from './webkit.ts';
import type { Running, Size } from './window.ts';

interface Wanted {
  readonly firefox?: string;
  readonly webkit?: WebKitParts;
  readonly games?: readonly string[];
  readonly sizes?: readonly string[];
  /** How often the same deed is clicked before it goes over the page's line: without it, always. */
  readonly often?: number;
  /** The other rooms instead of games. */
  readonly rooms?: boolean;
}

const wanted = JSON.parse(process.env.BROWSERS ?? '{}') as Wanted;
const folder = join(process.cwd(), 'shots/browsers');
mkdirSync(folder, { recursive: true });

const BROWSERS: Readonly<Record<string, ((size: Size, base: string) => Promise<Running>) | undefined>> = {
  firefox: wanted.firefox === undefined ? undefined : (size, base) => openFirefox(wanted.firefox!, size, base),
  webkit: wanted.webkit && ((size, base) => openWebKit(wanted.webkit!, size, base)),
};
const SIZES: Readonly<Record<string, Size>> = { desk: DESK, phone: PHONE };
/** Rooms have more words than tables: at each size those of another language. */
const LANGUAGES: Readonly<Record<string, Language>> = { desk: 'pl', phone: 'ru' };

interface Errand {
  readonly name: string;
  /** Gives what was done, in words. */
  run(visit: Visit): Promise<string>;
}

/** What is done in one browser at one size, each with a browser of its own. */
const errandsAt = (size: string): readonly Errand[] =>
  wanted.rooms
    ? [{ name: 'rooms', run: async (visit) => `${await walk(visit, LANGUAGES[size]!)} rooms` }]
    : (wanted.games ?? PLAYED).map((game) => ({
        name: game,
        run: async (visit) => `${await playGame(visit, game, wanted.often)} answers`,
      }));

let failed = 0;
const server = await openServer({ hidden: false });
// Whoever stops this stops the server and the browsers, too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close().finally(() => process.exit(1)));
try {
  for (const [browser, open] of Object.entries(BROWSERS))
    for (const [size, extent] of Object.entries(SIZES)) {
      if (!open || (wanted.sizes && !wanted.sizes.includes(size))) continue;
      for (const errand of errandsAt(size)) {
        const name = `${browser}-${size}-${errand.name}`;
        const began = Date.now();
        const relay = await openRelay(server.url);
        const { window, close } = await open(extent, relay.url);
        tapped(window, relay.tap);
        const shoot = (moment: string | number): Promise<void> => window.screenshot(join(folder, `${name}-${moment}.png`));
        try {
          const done = await errand.run({ window, shoot, cut: relay.close });
          if (relay.faults.length > 0) throw new Error(`the page complained:\n${relay.faults.join('\n')}`);
          console.log(`ok   ${name}: ${done} in ${Math.round((Date.now() - began) / 1000)} s`);
        } catch (error) {
          failed++;
          await shoot('failed').catch(() => undefined); // The browser itself may be gone.
          console.log(`FAIL ${name}: ${String(error)}${relay.faults.length > 0 ? `\n${relay.faults.join('\n')}` : ''}`);
        } finally {
          await close();
          await relay.close();
        }
      }
    }
} finally {
  await server.close();
}
console.log(`pictures in ${folder}`);
if (failed > 0) throw new Error(`${failed} did not come to their end`);
