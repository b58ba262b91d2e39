/** What can be touched stands still, and what can be read has room: at every table, in one hand and on a desk. */

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { lineOf } from './finger.ts';
import { misfits } from './fit.ts';
import { ANY } from './games.ts';
import { guided } from './guided.ts';
import { held } from './house.ts';
import { isLong, pairings, someOf } from './long.ts';
import { ourHouse } from './our-house.ts';
import { atDesk, LONG, onPhone, sitDown } from './player.ts';
import { guideOf, PLAYED } from './players.ts';
import { movedOn, watchStill } from './still.ts';

const house = ourHouse();

const SIZES = { phone: onPhone, desk: atDesk } as const;
/** Other desks on which the words must have room, too. */
const DESKS = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const;
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

it.each(someOf(pairings(PLAYED, ['desk', 'phone'] as const)))(
  '%s, %s: what can be touched stands still until it is touched, and words have room in Russian, where they are long',
  { timeout: LONG },
  async (game, size) => {
    const page = await SIZES[size](house);
    await watchStill(page);
    await sitDown({ game, bots: 1 }, page);
    await speak(page, 'ru');
    const cramped = new Set<string>();
    const look = async (): Promise<void> => {
      for (const words of await misfits(page)) cramped.add(words);
    };
    await guided(page, { ...guideOf(game, 'still'), look }).play(ANSWERS);
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

it('a table that is still being laid does not say that it asks', { timeout: LONG }, async () => {
  const page = await onPhone(house);
  const letGo = await held(page, /assets\/Board-.*\.js/);
  await sitDown({ game: ANY, bots: 1 }, page);
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
