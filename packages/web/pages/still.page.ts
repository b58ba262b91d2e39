/** What can be touched stands still, and what can be read has room: at every table, in one hand and on a desk. */

import { way as diceForgeWay, smith } from '@astragal/dice-forge/tests/pages/player.ts';
import { newClimber, way as platformerWay, TABS } from '@astragal/platformer/tests/pages/player.ts';
import { NOVICE, way as sanctumWay } from '@astragal/sanctum/tests/pages/player.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { lineOf } from './finger.ts';
import { misfits } from './fit.ts';
import { guided } from './guided.ts';
import { held } from './house.ts';
import { isLong } from './long.ts';
import { ourHouse } from './our-house.ts';
import { atDesk, LONG, onPhone, sitDown } from './player.ts';
import { movedOn, watchStill } from './still.ts';

const house = ourHouse();

const SIZES = { phone: onPhone, desk: atDesk } as const;
/** Other desks on which the words must have room, too. */
const DESKS = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const;
type Look = () => Promise<void>;
const PLAYERS = {
  'dice-forge': (page: Page, look: Look) => guided(page, { bot: smith, seed: 'still', way: diceForgeWay, tabs: '.tabs button', look }),
  sanctum: (page: Page, look: Look) => guided(page, { bot: NOVICE, seed: 'still', way: sanctumWay, tabs: '.tabs button', look }),
  platformer: (page: Page, look: Look) => guided(page, { bot: newClimber(), seed: 'still', way: platformerWay, tabs: TABS, look }),
} as const;
type Game = keyof typeof PLAYERS;

/** Reads the table in another language from now on. */
async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate(
    (wanted) => localStorage.setItem('astragal', JSON.stringify({ ...JSON.parse(localStorage.astragal), language: wanted })),
    language,
  );
  await page.reload();
}

/** Runs in the page: it has heard of its new size, and drawn itself. */
const drawnAnew = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

/** Enough answers for a rival's turn and news of it. */
const ANSWERS = isLong ? 60 : 12;

it.each([
  ['dice-forge', 'phone'],
  ['dice-forge', 'desk'],
  ['sanctum', 'phone'],
  ['sanctum', 'desk'],
  ['platformer', 'phone'],
  ['platformer', 'desk'],
] as const satisfies [Game, keyof typeof SIZES][])(
  '%s, %s: what can be touched stands still until it is touched, and words have room in Russian, where they are long',
  { timeout: LONG },
  async (game, size) => {
    const page = await SIZES[size](house);
    await watchStill(page);
    await sitDown({ game, bots: 1 }, page);
    await speak(page, 'ru');
    const cramped = new Set<string>();
    await PLAYERS[game](page, async () => {
      for (const words of await misfits(page)) cramped.add(words);
    }).play(ANSWERS);
    expect(await movedOn(page)).toEqual([]);
    for (const desk of size === 'desk' ? DESKS : []) {
      await page.setViewportSize(desk);
      await page.evaluate(drawnAnew);
      for (const words of await misfits(page)) cramped.add(`${desk.width} wide: ${words}`);
    }
    expect([...cramped]).toEqual([]);
    await page.context().close();
  },
);

it('the isles and niches of a phone lie where they lie, whatever the sheet below them says', { timeout: LONG }, async () => {
  const page = await onPhone(house);
  await sitDown({ game: 'dice-forge', bots: 1 }, page);
  await page.locator('.prompt.mine').waitFor();
  const pieces = page.locator('.map button');
  await expect.poll(() => pieces.count()).toBe(25);
  const places = (): Promise<unknown> =>
    pieces.evaluateAll((all) => all.map((piece) => Object.values(piece.getBoundingClientRect().toJSON() as object).map(Math.round)));
  const before = await places();
  for (const look of ['[data-ring="pool-2-gold"]', '[data-faces]', '[data-card]']) {
    await page.locator(`.map ${look}`).first().tap();
    await page.locator('.sheet').waitFor();
    expect(await places(), look).toEqual(before);
  }
  // The sheet of a niche with several faces is as tall for each of them.
  await page.locator('.map [data-faces]').first().tap();
  const handle = page.locator('.sheet .grab');
  const top = (): Promise<number> => handle.evaluate((each) => each.getBoundingClientRect().top);
  const first = await top();
  const faces = await page.locator('.sheet [data-face]').all();
  expect(faces.length).toBeGreaterThan(1);
  for (const face of faces) {
    await face.tap();
    await page.locator('.sheet [data-face].on').waitFor();
    expect(await top()).toBe(first);
  }
});

it('a table that is still being laid does not say that it asks', { timeout: LONG }, async () => {
  const page = await onPhone(house);
  const letGo = await held(page, /assets\/Board-.*\.js/);
  await sitDown({ game: 'platformer', bots: 1 }, page);
  await page.locator('.table .wait').waitFor();
  await page.evaluate(watchMark);
  await expect.poll(() => lineOf(page).position?.asks.length).toBeGreaterThan(0);
  letGo();
  await page.locator('.table[data-asked]').waitFor();
  expect(await page.evaluate(() => asked)).toEqual(['with the table']);
});

declare global {
  var asked: string[];
}

/** Runs in the page: notes what is shown whenever the table begins to say that it asks. */
function watchMark(): void {
  globalThis.asked = [];
  const table = document.querySelector<HTMLElement>('.table')!;
  new MutationObserver(() => {
    if (table.dataset.asked !== undefined) asked.push(table.querySelector(':scope > .wait') ? 'with nothing' : 'with the table');
  }).observe(table, { attributeFilter: ['data-asked'] });
}
