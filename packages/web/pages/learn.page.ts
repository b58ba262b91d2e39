/** Learn: the rulebook, the pieces and the summary, as people read, ask and print them. */
import { expect, it } from 'vitest';
import { byGame } from '../src/games/by-game.ts';
import { violations } from './axe.ts';
import { GAMES } from './games.ts';
import { DESK, PHONE } from './house.ts';
import { isLong, long, pairings, someOf } from './long.ts';
import { ourHouse } from './our-house.ts';

const house = ourHouse({ hidden: false });

/** What of a game there is to read, in the order of the shelf. */
const withPart = (files: Readonly<Record<string, unknown>>): string[] => GAMES.filter((game) => byGame(files)[game]);
const BOOKS = withPart(import.meta.glob('../../games/*/rulebook/book.ts'));
const BOXES = withPart(import.meta.glob('../../games/*/rulebook/pieces.ts'));
const SUMMARIES = withPart(import.meta.glob('../../games/*/rulebook/Summary.svelte'));
const LOCALES = ['en-GB', 'pl-PL', 'ru-RU'];

long.each(BOOKS)('every picture of %s is drawn, on a phone nothing scrolls sideways, and a live one plays', async (game) => {
  for (const [locale, viewport] of [
    ['en-GB', DESK],
    ['ru-RU', PHONE],
  ] as const) {
    const { page, context } = await house.guest({ locale, viewport, reducedMotion: 'reduce' });
    await page.goto(`/learn/${game}/rulebook`);
    await page.locator('figure[data-picture]').first().waitFor();
    const figures = page.locator('figure[data-picture]');
    for (let i = 0; i < (await figures.count()); i++) {
      const figure = figures.nth(i);
      await figure.scrollIntoViewIfNeeded();
      await figure.locator('.picture').waitFor();
      expect(await figure.locator('.picture > *').count(), (await figure.getAttribute('data-picture')) ?? '').toBeGreaterThan(0);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    for (const live of (await page.locator('figure[data-picture] figcaption button').all()).slice(0, 1)) {
      await live.scrollIntoViewIfNeeded();
      await live.click();
    }
    await context.close();
  }
});

it.each(someOf(pairings(SUMMARIES, LOCALES)))(
  'the summary of %s prints as exactly two pages, and nothing is cut, %s',
  async (game, locale) => {
    const { page, context } = await house.guest({ locale, viewport: { width: 1700, height: 1200 } });
    await page.goto(`/learn/${game}/summary`);
    await page
      .locator(`[data-summary="${locale.slice(0, 2)}"] .sheet`)
      .nth(1)
      .waitFor();
    await page.evaluate(() => document.fonts.ready);
    const cut = await page.$$eval('.sheet', (sheets) =>
      sheets.flatMap((sheet) => {
        const edge = sheet.querySelector('footer')!.getBoundingClientRect().top;
        const right = sheet.getBoundingClientRect().right;
        return [...sheet.querySelectorAll('.body *')]
          .filter((each) => each.getBoundingClientRect().bottom > edge + 1 || each.getBoundingClientRect().right > right)
          .map((each) => each.textContent!.slice(0, 40));
      }),
    );
    expect(cut, `${game} ${locale}`).toEqual([]);
    // No word speaks of a picture that is not there, and no band stays empty.
    expect(await page.locator('.sheet').allTextContents(), `${game} ${locale}`).not.toContainEqual(
      expect.stringMatching(/(?<!\p{L})(here|tu|tutaj|здесь)(?!\p{L})/iu),
    );
    expect(await page.$$eval('.sheet .body', bands), `${game} ${locale}`).toEqual([]);
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length, `${game} ${locale}`).toBe(2);
    await context.close();
  },
);

/** Runs in the page: where more than four lines' room lies empty between what stands below each other on a sheet. */
function bands(sheets: Element[]): string[] {
  return sheets.flatMap((sheet) => {
    const parts = [...sheet.querySelectorAll('*')].filter((each) => each.children.length === 0 || each.matches('li'));
    const boxes = parts.map((each) => each.getBoundingClientRect()).filter(({ height }) => height > 0);
    const rows = boxes.toSorted((a, b) => a.top - b.top);
    let reached = rows[0]?.bottom ?? 0;
    return rows.flatMap(({ top, bottom }) => {
      const empty = top - reached;
      reached = Math.max(reached, bottom);
      return empty > 72 ? [`${Math.round(empty)} pixels above ${Math.round(top)}`] : [];
    });
  });
}

it.each(someOf(pairings(BOOKS, LOCALES, [PHONE, DESK])))(
  'a turn of %s at a glance: no word leaves its part, %s, %o',
  async (game, locale, viewport) => {
    const { page } = await house.guest({ locale, viewport, reducedMotion: 'reduce' });
    await page.goto(`/learn/${game}/rulebook`);
    await page.locator('figure.turn .part').first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    expect(await page.locator('figure.turn').first().evaluate(leavers)).toEqual([]);
  },
);

/** Runs in the page: words that leave the part of a turn in which they stand, and parts that leave the picture. */
function leavers(turn: Element): string[] {
  const isIn = (box: DOMRect, room: DOMRect): boolean => box.left >= room.left - 1 && box.right <= room.right + 1;
  const whole = turn.getBoundingClientRect();
  return [...turn.querySelectorAll('.part')].flatMap((part) => {
    const room = part.getBoundingClientRect();
    const words: string[] = [];
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const text = texts.currentNode.textContent!.trim();
      if (text && !texts.currentNode.parentElement!.closest('.sr, [inert]') && !isIn(range.getBoundingClientRect(), room)) words.push(text);
    }
    return isIn(room, whole) ? words : [...words, `a part ends at ${Math.round(room.right)} of ${Math.round(whole.right)}`];
  });
}

it.each([
  ...BOOKS.slice(-2, -1).map((game) => [`/learn/${game}/rulebook`, PHONE, 'dark'] as const),
  ...(isLong ? BOXES : []).slice(-1).map((game) => [`/learn/${game}/pieces`, DESK, 'light'] as const),
  ...SUMMARIES.slice(0, 1).map((game) => [`/learn/${game}/summary`, DESK, 'dark'] as const),
])('axe finds nothing on %s', async (path, viewport, colorScheme) => {
  const { page, context } = await house.guest({ viewport, colorScheme });
  await page.goto(path);
  await page.locator('#content .picture, [data-piece], .sheet').first().waitFor();
  expect(await violations(page)).toEqual([]);
  await context.close();
});
