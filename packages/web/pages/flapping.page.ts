/** A network that comes and goes, at a table of the server: no answer is lost, none counts twice, and the page says once what is going on. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Notice, Replay, Request } from '@astragal/wire';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { someOf } from './long.ts';
import { ourHouse } from './our-house.ts';

const house = ourHouse();
let network: Network;
beforeAll(async () => {
  network = await openNetwork(Number(new URL(house.url).port));
});
afterAll(() => network.close());

/** The way to a server, which can be cut: whoever is connected is not, and nobody gets through. */
interface Network {
  readonly url: string;
  /** How often it was cut. */
  readonly cuts: number;
  /** Comes and goes, a second each, until it is told to stay. */
  flap(): () => void;
  close(): void;
}

async function openNetwork(to: number): Promise<Network> {
  const open = new Set<Socket>();
  let isCut = false;
  let cuts = 0;
  const link = (one: Socket, other: Socket): void => {
    open.add(one);
    one.on('error', () => undefined);
    one.on('data', (data) => other.write(data));
    one.on('close', () => {
      open.delete(one);
      other.destroy();
    });
  };
  const server = createServer((client) => {
    if (isCut) return void client.destroy();
    const there = connect(to, '127.0.0.1');
    link(client, there);
    link(there, client);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const turn = (): void => {
    isCut = !isCut;
    if (!isCut) return;
    cuts++;
    for (const socket of open) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get cuts() {
      return cuts;
    },
    flap() {
      turn();
      const clock = setInterval(turn, 1000);
      return () => {
        clearInterval(clock);
        isCut = false;
      };
    },
    close() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

/** A game of Pig for two at one device. Nobody stands between the page and its line. */
async function pig(baseURL = house.url): Promise<Page> {
  const { context } = await house.guest({ baseURL, settings: { textTable: true, onlyAnswers: 'ask', motion: 'calm' } });
  const page = await context.newPage();
  await page.goto('/new/pig');
  await page.getByLabel('Seat 2').selectOption('hot');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/\/table\//);
  await page.locator('[data-answer]').first().waitFor();
  return page;
}

/** Rolls as soon as the page asks. */
const roll = (page: Page): Promise<void> => page.locator('[data-answer="roll"]').click();

/** How often the server's record says that somebody answered. */
async function answersOf(page: Page): Promise<number> {
  const id = /\/table\/(\w+)/.exec(page.url())![1];
  const reply = await page.request.get(`${house.url}/api/tables/${id}/replay`);
  return ((await reply.json()) as Replay).total - 1;
}

/** Notes every message that comes to lie over the page. */
const noteMessages = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof HTMLElement) seen.push(node.textContent);
    }).observe(document.querySelector('.toasts')!, { childList: true });
  });
const messagesOn = (page: Page): Promise<string[]> => page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);

it('it flaps every second: every press counts, once, and one message stands until the line holds', async () => {
  const page = await pig(network.url);
  await noteMessages(page);
  const stay = network.flap();
  let presses = 0;
  for (const until = network.cuts + 4; network.cuts < until; presses++) await roll(page);
  stay();
  await roll(page);
  await expect.poll(() => page.locator('.toasts p').count()).toBe(0);
  await page.locator('[data-answer]').first().waitFor();
  expect(await messagesOn(page)).toEqual(['Connection lost. Reconnecting…']);
  expect(await answersOf(page)).toBe(presses + 1);
  await page.context().close();
});

/** Where the line breaks: before an answer has left it, or before the server's reply has come. */
const BREAKS = ['answer', 'reply'] as const;

it.each(someOf(BREAKS))('the line breaks before the %s has come through: what was pressed once counts once', async (where) => {
  const page = await pig();
  let isDue = true;
  await page.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer();
    /** Passes a message on, unless the line breaks here. */
    const pass = (on: () => void, breaks: boolean): void => {
      if (breaks && isDue) {
        isDue = false;
        void socket.close();
        void server.close();
      } else on();
    };
    socket.onMessage((message) => {
      const { type } = JSON.parse(String(message)) as Request;
      pass(() => server.send(message), where === 'answer' && type === 'answer');
    });
    server.onMessage((message) => {
      const notice = JSON.parse(String(message)) as Notice;
      pass(() => socket.send(message), where === 'reply' && notice.type === 'position' && notice.re !== undefined);
    });
  });
  await page.reload();
  await page.locator('[data-answer]').first().waitFor();
  await noteMessages(page);
  await roll(page);
  await roll(page);
  await page.locator('[data-answer]').first().waitFor();
  expect(isDue).toBe(false);
  expect(await answersOf(page)).toBe(2);
  expect(await messagesOn(page)).toEqual(['Connection lost. Reconnecting…']);
  await page.context().close();
});

it('an answer pressed before the table is known again waits for it', async () => {
  const page = await pig();
  const held: (() => void)[] = [];
  let isHeld = false;
  let drop = (): void => undefined;
  await page.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer();
    drop = () => {
      void socket.close();
      void server.close();
    };
    socket.onMessage((message) => {
      const { type } = JSON.parse(String(message)) as Request;
      if (isHeld && type === 'follow') held.push(() => server.send(message));
      else server.send(message);
    });
    server.onMessage((message) => socket.send(message));
  });
  await page.reload();
  await page.locator('[data-answer]').first().waitFor();
  await noteMessages(page);
  isHeld = true;
  drop();
  await expect.poll(() => held.length).toBe(1);
  await roll(page);
  expect(await answersOf(page)).toBe(0);
  held[0]!();
  isHeld = false;
  await roll(page);
  await page.locator('[data-answer]').first().waitFor();
  expect(await answersOf(page)).toBe(2);
  expect(await messagesOn(page)).toEqual(['Connection lost. Reconnecting…']);
  await page.context().close();
});
