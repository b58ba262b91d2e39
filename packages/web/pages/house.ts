/**
 * A real server and a real browser for page tests and pictures; server and site must have been built. Luck and bots follow a seed, so that
 * a game can be had again: `PAGES_SEED=... npx vitest ...`. Of a test that fails, pictures and records of its tables are kept.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Notice } from '@astragal/wire';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { lineOf, listen, look, press, until } from './finger.ts';
import { GAMES } from './games.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const SEED = process.env.PAGES_SEED ?? 'pages';

export const PHONE = { width: 360, height: 740 };
export const TABLET = { width: 768, height: 1024 };
export const DESK = { width: 1440, height: 900 };

/** A house of our own: an empty store, a free port, Pig on the shelf, bots that answer at once. */
export interface House extends Server {
  readonly browser: Browser;
  /** Somebody with a browser of their own; errors on their pages are gathered in `faults`. */
  guest(options?: Guest): Promise<{ page: Page; context: BrowserContext }>;
  readonly faults: readonly string[];
}

export interface Guest extends BrowserContextOptions {
  /** What the browser keeps from an earlier visit: settings of the site. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Somebody who has never been here: lessons are offered. Everybody else knows the games. */
  readonly stranger?: boolean;
  /** What the page hears instead of what the server says. */
  readonly retell?: (notice: Notice) => Notice;
}

export interface Opening {
  /** Where the repository lies. */
  readonly root?: string;
  /** Whether guests may have Pig. */
  readonly hidden?: boolean;
  /** A version that is the newest until the house is started again: `pig-1`. */
  readonly newest?: string;
  /** Where the built site lies, if elsewhere. */
  readonly site?: string;
  /** Luck of its own that nobody has a seed of: half of it is made in the browsers. */
  readonly fair?: boolean;
  /** What its store holds already, written into this folder. */
  readonly prepare?: (folder: string) => Promise<void>;
  /** What its host has set besides. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** What a browser keeps of somebody who was offered lessons and help already. */
export const KNOWN = JSON.stringify(Object.fromEntries(GAMES.map((game) => [game, { done: [], offered: true, nudged: true }])));

/** Bots answer at once, play nothing by themselves, and nobody is too fast for the house. */
const QUICK = {
  HOST: '127.0.0.1',
  LOG_LEVEL: 'error',
  BOT_PAUSE_MS: '30',
  DAILY_BOTS: '0',
  REQUEST_RATE: '500',
  JOINS_PER_MINUTE: '1000',
  PEOPLE_PER_HOUR: '10000',
  TIME_ZONE: whereItIsNoon(new Date().getUTCHours()),
};

/** A game of the day ends at midnight, and no test should be there then. Zones of this kind are called by how far Greenwich is ahead of them. */
function whereItIsNoon(hour: number): string {
  const ahead = 12 - hour;
  return `Etc/GMT${ahead < 0 ? '+' : '-'}${Math.abs(ahead)}`;
}

/** A server with an empty store. */
export interface Server {
  readonly url: string;
  /** Pulls the plug and starts again on the same store and address. */
  restart(): Promise<void>;
  /** Pulls the plug: nobody answers at this address until it is mended. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  close(): Promise<void>;
}

/** Below the ports that systems give out: whoever asks for any port never gets that of a server that is cut and comes back. */
let nextPort = 10_000 + ((process.pid * 97) % 20_000);

async function freePort(): Promise<number> {
  for (;;) {
    const port = nextPort++;
    const probe = createServer();
    const isFree = await new Promise<boolean>((told) => {
      probe.once('error', () => told(false));
      probe.listen(port, QUICK.HOST, () => told(true));
    });
    if (!isFree) continue;
    await new Promise((closed) => probe.close(closed));
    return port;
  }
}

/** So long, in milliseconds, something is waited for: against hanging only. */
const PATIENCE = 60_000;

export async function openServer({
  root = repository,
  hidden = true,
  newest = '',
  site: elsewhere,
  fair = false,
  prepare,
  settings,
}: Opening = {}): Promise<Server> {
  const server = join(root, 'packages/server/testing/seeded-server.mjs');
  const site = join(elsewhere ?? join(root, 'packages/web/dist'), 'pages/app-en.html');
  for (const file of [server, site]) if (!existsSync(file)) throw new Error(`${file} is missing: build first (node tools/build.mjs)`);
  const data = mkdtempSync(join(tmpdir(), 'astragal-pages-'));
  await prepare?.(data);
  const port = await freePort();
  const start = (before = ''): ChildProcess =>
    spawn(process.execPath, [server, SEED], {
      env: {
        ...process.env,
        ...QUICK,
        ...(hidden && { HIDDEN_GAMES: '1' }),
        ...(fair && { FAIR: '1' }),
        PORT: String(port),
        DATA_DIR: data,
        NEWEST: before,
        ...(elsewhere && { SITE_DIR: elsewhere }),
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  const stop = (signal: 'SIGTERM' | 'SIGKILL'): Promise<unknown> => {
    const gone = new Promise((done) => child.once('exit', done));
    child.kill(signal);
    return gone;
  };
  let child = start(newest);
  const url = await addressOf(child);
  if (!fair) console.log(`luck and bots follow the seed ${SEED}`);
  let isCut = false;
  const cut = async (): Promise<void> => {
    await stop('SIGKILL');
    isCut = true;
  };
  const mend = async (): Promise<void> => {
    child = start();
    await addressOf(child);
    isCut = false;
  };
  return {
    url,
    cut,
    mend,
    async restart() {
      await cut();
      await mend();
    },
    async close() {
      if (!isCut) await stop('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

export async function openHouse(opening: Opening = {}): Promise<House> {
  const server = await openServer(opening);
  const { url } = server;
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  const faults: string[] = [];
  return {
    url,
    browser,
    faults,
    async guest({ settings, stranger, retell, ...options } = {}) {
      const context = await browser.newContext({
        viewport: DESK,
        locale: 'en-GB',
        colorScheme: 'dark',
        baseURL: url,
        // What it keeps would answer in place of the server, unless that is what a test is about.
        serviceWorkers: 'block',
        ...options,
      });
      if (settings)
        await context.addInitScript(
          (kept) => localStorage.getItem('astragal') ?? localStorage.setItem('astragal', kept),
          JSON.stringify(settings),
        );
      if (!stranger)
        await context.addInitScript(
          (kept) => localStorage.getItem('astragal lessons') ?? localStorage.setItem('astragal lessons', kept),
          KNOWN,
        );
      const page = await context.newPage();
      await listen(page, retell);
      await leaveAfterTest(page);
      page.setDefaultTimeout(PATIENCE);
      page.on('pageerror', (error) => faults.push(String(error.stack ?? error)));
      page.on('console', (message) => {
        if (message.type() === 'error' && !/Failed to load resource|WebSocket/.test(message.text())) faults.push(message.text());
      });
      return { page, context };
    },
    restart: server.restart,
    cut: server.cut,
    mend: server.mend,
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

let kept = 0;

/** Whoever came during a test leaves after it: a page that is left open goes on drawing. Pictures are made without any test, and a guest may come before the first. */
async function leaveAfterTest(page: Page): Promise<void> {
  if (!process.env.VITEST) return;
  const { onTestFinished, TestRunner } = await import('vitest');
  if (!TestRunner.getCurrentTest()) return;
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') await keep(page, `${task.name} ${++kept}`);
    await page.context().close();
  });
}

/** Keeps how a page looked when its test failed, and the record of the table it was at. */
async function keep(page: Page, name: string): Promise<void> {
  if (page.isClosed()) return; // Nothing is left to look at.
  const folder = join(repository, '.cache/pages');
  const file = join(folder, name.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 100));
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${file}.png` }).catch(() => undefined);
  const table = /\/table\/(\w+)/.exec(page.url())?.[1];
  if (table) {
    const ways = ['record', 'replay'].map((each) => `/api/tables/${table}/${each}`);
    for (const way of ways) {
      const reply = await page.context().request.get(new URL(way, page.url()).href);
      if (reply.ok()) {
        writeFileSync(`${file}.json`, await reply.text());
        break;
      }
    }
  }
  console.log(`kept (seed ${SEED}): ${file}.png${table ? `, ${file}.json` : ''}`);
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let said = '';
    child.stdout?.on('data', (part) => {
      said += part;
      const address = /http:\/\/[\d.:]+/.exec(said)?.[0];
      if (address) found(address);
    });
    child.once('exit', (code) => failed(new Error(`the server ended with ${code} before it opened: ${said}`)));
  });
}

/** Holds back what the page asks for at these addresses; the returned function lets it go. */
export async function held(page: Page, address: RegExp): Promise<() => void> {
  let letGo = (): void => undefined;
  const wait = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route(address, async (route) => {
    await wait;
    await route.continue().catch(() => undefined); // Nobody waits for it any more.
  });
  return letGo;
}

/** How far the page could be scrolled sideways, in pixels. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));

/** Lays a private table for me and a friend, and brings the friend to it through the invite link. */
export async function twoAtTable(game: string, host: Page, friend: Page): Promise<string> {
  await host.goto(`/new/${game}`);
  await host.getByRole('button', { name: 'Create the table' }).click();
  await host.waitForURL(/\/table\//);
  await friend.goto(await host.getByLabel('Link to seat 2').inputValue());
  await friend.locator('form button').click();
  await friend.waitForURL(/\/table\//);
  await host.getByRole('button', { name: 'Start the game' }).click();
  await host.locator('.prompt').first().waitFor();
  await friend.locator('.prompt').first().waitFor();
  return new URL(host.url()).pathname;
}

/** Answers with the first or last option if the page asks; says whether it was asked. */
export async function answerIfAsked(page: Page, which: 'first' | 'last' = 'first'): Promise<boolean> {
  const line = lineOf(page);
  return line.quietly(async () => {
    const options = await page.locator('[data-answer]').all();
    const text = await options.at(which === 'first' ? 0 : -1)?.getAttribute('data-answer');
    const piece = text && (await look(page, [`[data-answer="${text}"]`]));
    if (!piece) return false;
    const before = line.sent.length;
    await press(page, piece, text);
    await until(
      page,
      () => line.sent[before]?.choice === text,
      () => `${text}: the click gave ${line.sent[before]?.choice ?? 'no answer'}`,
    );
    return true;
  });
}
