/** Learn: the rulebook, the pieces and the summary, as people read, ask and print them. */
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from './axe.ts';
import { lineOf } from './finger.ts';
import { DESK, PHONE } from './house.ts';
import { ourHouse } from './our-house.ts';
import { atDesk, onPhone, sitDown } from './player.ts';

const house = ourHouse({ hidden: false });

const GAMES = ['dice-forge', 'sanctum', 'platformer'];
const LOCALES = ['en-GB', 'pl-PL', 'ru-RU'];

it.each(GAMES)('every picture of %s is drawn, on a phone nothing scrolls sideways, and a live one plays', async (game) => {
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
    expect(await figures.count()).toBeGreaterThanOrEqual(24);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    const live = page.locator('figure[data-picture] figcaption button').first();
    await live.scrollIntoViewIfNeeded();
    await live.click();
    await context.close();
  }
});

it('a question in everyday words finds its picture, a number leads to its rule', async () => {
  const { page, context } = await house.guest({ locale: 'pl-PL', viewport: PHONE });
  await page.goto('/learn/dice-forge/rulebook');
  await page.getByPlaceholder('Zapytaj własnymi słowami').fill('co daje lustro');
  const best = page.locator('[data-found]').first();
  await best.locator('.picture').waitFor();
  expect(await best.getAttribute('data-found')).toMatch(/^picture mirror/);
  await best.getByRole('link', { name: 'DF-46' }).click();
  await page.locator('#rule-DF-46.here').waitFor();
  await context.close();
});

it('the pieces are filtered, and one of them leads to its rule', async () => {
  const { page, context } = await house.guest({ viewport: DESK });
  await page.goto('/learn/dice-forge/pieces');
  await page.locator('[data-piece]').first().waitFor();
  const before = await page.locator('[data-piece]').count();
  await page.getByRole('button', { name: 'each turn' }).click();
  expect(await page.locator('[data-piece]').count()).toBe(3);
  expect(before).toBe(55);
  await page.locator('[data-piece="elder"]').click();
  await page.locator('[data-detail="elder"]').getByRole('link', { name: 'DF-103' }).click();
  await page.locator('#rule-DF-103.here').waitFor();
  await context.close();
});

it('the summary prints as exactly two pages in each language, and nothing is cut', async () => {
  for (const game of GAMES)
    for (const locale of LOCALES) {
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
      const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length, `${game} ${locale}`).toBe(2);
      await context.close();
    }
});

it('at a table the drawer answers, shows the rule with its picture, and tells what could still come', async () => {
  const { page, context } = await house.guest({ viewport: DESK, settings: { motion: 'calm' } });
  await page.goto('/');
  await page.locator('#app[data-awake]').waitFor();
  await page.locator('.poster.dice-forge .now').click();
  await page.waitForURL(/\/table\//);
  await page.locator('.table .prompt').first().waitFor();
  await page.keyboard.press('r');
  const drawer = page.locator('dialog[open]').first();
  await drawer.getByPlaceholder('Ask in your own words').fill('is extra gold lost');
  await drawer.locator('[data-found="picture cap"] .picture').waitFor();
  await drawer.getByRole('link', { name: 'DF-12' }).first().click();
  await drawer.locator('figure[data-picture="cap"]').waitFor();
  expect(page.url()).toMatch(/\/table\//);
  await drawer.getByRole('tab', { name: 'What could still come?' }).click();
  expect(await drawer.locator('[data-piece="hydra"]').textContent()).toContain('×');
  await context.close();
});

/** A finger that rests on a piece until it is explained. */
async function holdOn(page: Page, piece: Locator): Promise<void> {
  await piece.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await piece.boundingBox())!;
  const line = await page.context().newCDPSession(page);
  await line.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + width / 2, y: y + height / 2 }] });
  await page.locator('#tip[data-open="touched"]').waitFor();
  await line.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** The rule that the drawer shows. */
const ruleShown = async (page: Page): Promise<string | null> => page.locator('dialog[open] .here').getAttribute('id');

it('on a phone a card leads to its rule with two touches, and so do demons, skills and goods', async () => {
  const cards = await onPhone(house);
  await sitDown({ game: 'dice-forge', bots: 1 }, cards);
  await cards.locator('[data-card]').first().tap();
  await cards.locator('.sheet .rule-link').tap();
  expect(await ruleShown(cards)).toMatch(/^rule-DF-(8\d|9\d|10\d)$/);
  await cards.context().close();
  for (const [game, tab, piece, rule] of [
    ['sanctum', 'Skills', '[data-skill]', 'rule-S-40'],
    ['platformer', 'Shop', '.good', 'rule-P-26'],
  ] as const) {
    const page = await onPhone(house);
    await sitDown({ game, bots: 1 }, page);
    // A question brings its own tab to the front, also from under a finger that was quicker than the first bot.
    await page.locator('.table[data-asked]').waitFor();
    await page.locator('.tabs button').filter({ hasText: tab }).tap();
    await holdOn(page, page.locator(piece).first());
    expect(lineOf(page).sent).toEqual([]);
    await page.locator('#tip button').last().tap();
    expect(await ruleShown(page)).toBe(rule);
    await page.context().close();
  }
});

it('at a desk R and the second button lead to the rule of what is pointed at', async () => {
  const page = await atDesk(house);
  await sitDown({ game: 'platformer', bots: 1 }, page);
  await page.locator('.good').first().hover();
  await page.keyboard.press('r');
  expect(await ruleShown(page)).toMatch(/^rule-P-/);
  await page.keyboard.press('Escape');
  await page.locator('.card.panel').first().click({ button: 'right' });
  expect(await ruleShown(page)).toBe('rule-P-25');
  await page.context().close();
});

it.each([
  ['/learn/sanctum/rulebook', PHONE, 'dark'],
  ['/learn/platformer/pieces', DESK, 'light'],
  ['/learn/dice-forge/summary', DESK, 'dark'],
] as const)('axe finds nothing on %s', async (path, viewport, colorScheme) => {
  const { page, context } = await house.guest({ viewport, colorScheme });
  await page.goto(path);
  await page.locator('#content .picture, [data-piece], .sheet').first().waitFor();
  expect(await violations(page)).toEqual([]);
  await context.close();
});
