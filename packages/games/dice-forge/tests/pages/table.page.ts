/** Dice Forge on its drawn table, from the first blessing to the scores, by clicking alone. */
import type { DiceForgeKind } from '@astragal/dice-forge';
import { violations } from '@astragal/web/pages/axe.ts';
import { lineOf } from '@astragal/web/pages/finger.ts';
import { type Asked, type Guidance, guided } from '@astragal/web/pages/guided.ts';
import { PHONE, sideways, twoAtTable } from '@astragal/web/pages/house.ts';
import { long, someOf } from '@astragal/web/pages/long.ts';
import { ourHouse } from '@astragal/web/pages/our-house.ts';
import { atDesk, expectEnd, expectTableBehind, LONG, onPhone, sitDown } from '@astragal/web/pages/player.ts';
import type { Notice } from '@astragal/wire';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { words as en } from '../../table/words/en.ts';
import { words as pl } from '../../table/words/pl.ts';
import { words as ru } from '../../table/words/ru.ts';
import { smith, way } from './player.ts';

const house = ourHouse();

/** A guest at the table, who looks closely whenever something is asked for the first time. */
function guest(page: Page, seed: string): Guidance<DiceForgeKind> {
  const seen = new Set<string>();
  return {
    bot: smith,
    seed,
    way,
    tabs: '.tabs button',
    async look({ frame }: Asked<DiceForgeKind>) {
      if (frame.step === 'splitting') await page.evaluate(drawn);
      if (seen.has(frame.step)) return;
      seen.add(frame.step);
      await page.locator('.prompt.mine').waitFor();
      if (frame.step === 'action') await point(page.locator('[data-face]').first());
      if (frame.step === 'forging') await expectOldAndNew(page.locator('[data-place]').first());
      if (frame.step === 'action' || frame.step === 'forging') expect(await violations(page)).toEqual([]);
      expect(await sideways(page)).toBe(0);
    },
  };
}

/** Runs in the page: two gains in a row look alike, so the eye waits until the new one is drawn. */
const drawn = (): Promise<unknown> => new Promise((done) => setTimeout(done, 30));

/** With a mouse one points, with a finger one taps: both show what a piece would do. */
async function point(piece: Locator): Promise<void> {
  if (await piece.evaluate(() => navigator.maxTouchPoints > 0)) await piece.tap();
  else await piece.hover();
}

/** The place shows the old face and the new one over it; nothing is forged yet. */
async function expectOldAndNew(place: Locator): Promise<void> {
  await point(place);
  await expect.poll(() => place.locator('.die-face').count()).toBe(2);
}

/** What each seat must have done, by clicks or taps alone. */
const DEEDS = ['buy', 'forge', 'feat', 'end'];

long.each([
  [2, 0, ['chosen', 'B'], 'dark', [...DEEDS, 'pay']],
  [4, 2, ['random'], 'light', DEEDS],
] as const)(
  '%i players are blessed, buy faces, forge them and do feats, on a phone and on a desk',
  async (seats, bots, options, theme, deeds) => {
    const pages = [await atDesk(house, { theme }), await onPhone(house)] as const;
    const players = pages.map((page, seat) => guided(page, guest(page, `${seats} players, seat ${seat}`)));
    await sitDown({ game: 'dice-forge', bots, options }, ...pages);
    const given = await Promise.all(players.map((player) => player.play()));
    for (const [seat, page] of pages.entries()) {
      for (const verb of deeds) expect(given[seat]!.get(verb), `${verb}, seat ${seat}`).toBeGreaterThan(0);
      await expectEnd(page);
      await expectTableBehind(page);
      expect(await page.locator('.ending .score').count()).toBe(seats);
      expect(await violations(page)).toEqual([]);
      await page.context().close();
    }
  },
  2 * LONG,
);

/** Buys the first face that can be had, against a bot; gives the first place of the light die, which may be forged now. */
async function boughtFace(page: Page): Promise<Locator> {
  await sitDown({ game: 'dice-forge', bots: 1 }, page);
  await page.locator('.prompt.mine').waitFor();
  await page.locator('.niche.may .arch').first().click();
  const place = page.locator('[data-place="light 0"]');
  await place.waitFor();
  return place;
}

it('the first click on a die after a purchase forges the face, although the niche still had the focus', { timeout: LONG }, async () => {
  const place = await boughtFace(await atDesk(house));
  await place.click();
  await expect.poll(() => place.count()).toBe(0);
});

long('panels that step back while a face is forged keep the contrast of their words', { timeout: LONG }, async () => {
  const page = await atDesk(house, { theme: 'light' });
  await boughtFace(page);
  // Contrast on shaded ground is beyond axe; what is not see-through has the contrast of the theme.
  const panels = page.locator('.lit-dice .desk > :is(.left, .right), .lit-dice .mine > section:not(.dice)');
  const opacities = await panels.evaluateAll((each) => each.map((panel) => getComputedStyle(panel).opacity));
  expect(new Set(opacities)).toEqual(new Set(['1']));
});

it('what a card does takes two lines in every language: a card that is too dear has room for no more', { timeout: LONG }, async () => {
  const page = await atDesk(house);
  await sitDown({ game: 'dice-forge', bots: 1 }, page);
  const texts = [en, pl, ru].flatMap(({ lines }) => Object.values(lines));
  const long = await page
    .locator('.card .line')
    .first()
    .evaluate(async (line: HTMLElement, all) => {
      const { font, lineHeight } = getComputedStyle(line);
      await document.fonts.load(font, all.join(' '));
      return all.filter((text) => {
        line.textContent = text;
        return line.offsetHeight > 2.5 * Number.parseFloat(lineHeight);
      });
    }, texts);
  expect(long).toEqual([]);
});

/** In the page: how many dice have been seen to lie, each drawn in its own place, once there were such. */
function dicePainted(): Promise<number> {
  return new Promise((done) => {
    const look = (): void => {
      const canvas = document.querySelector<HTMLCanvasElement>('.falling canvas');
      const places = [...document.querySelectorAll('.falling .place')].map((each) => each.getBoundingClientRect());
      const copy = document.createElement('canvas');
      const pen = copy.getContext('2d')!;
      const isPainted = ({ x, y, width, height }: DOMRect): boolean => {
        const box = canvas!.getBoundingClientRect();
        const fine = copy.width / box.width;
        return pen.getImageData((x + width / 2 - box.x) * fine, (y + height / 2 - box.y) * fine, 1, 1).data[3] === 255;
      };
      if (canvas) {
        Object.assign(copy, { width: canvas.width, height: canvas.height });
        pen.drawImage(canvas, 0, 0);
      }
      if (canvas && places.every(isPainted)) done(places.length);
      else setTimeout(look, 30);
    };
    look();
  });
}

const SCREENS = [
  ['a phone', onPhone],
  ['a desk', atDesk],
] as const;

it.each(someOf(SCREENS))('dice of everybody fall and are drawn, each in its place, on %s', { timeout: LONG }, async (_, open) => {
  const page = await open(house, { motion: 'full' });
  await sitDown({ game: 'dice-forge', bots: 2 }, page);
  const smithy = guided(page, { bot: smith, seed: 'dice', way, tabs: '.tabs button' });
  const [dice] = await Promise.all([page.evaluate(dicePainted), smithy.play(5)]);
  expect(dice).toBe(6);
});

/** Everybody has won and lost glory in every way there is, as much as may be. */
function manyPoints(notice: Notice): Notice {
  if (notice.type !== 'position') return notice;
  const { players, ...view } = notice.view as DiceForgeKind['view'];
  const rich = players.map((player) => ({ ...player, score: 188, printed: 104, tally: { dice: 128, hammer: 100, cards: 117, lost: 108 } }));
  return { ...notice, view: { ...view, players: rich } };
}

it('the story opens at what is new to me, with a mark; in Polish all columns of the scores fit', { timeout: LONG }, async () => {
  const { page } = await house.guest({
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    settings: { motion: 'calm', onlyAnswers: 'ask', botPace: 'instant' },
    retell: manyPoints,
  });
  await sitDown({ game: 'dice-forge', bots: 3 }, page);
  const smithy = guided(page, { bot: smith, seed: 'story', way, tabs: '.tabs button' });
  const mark = page.locator('[data-mark]');
  // On a low screen there is more news than room.
  await page.setViewportSize({ ...PHONE, height: 520 });
  const open = async (tab: number): Promise<void> => page.locator('.tabs button').nth(tab).tap();
  const ASKED = '.table[data-asked]';
  const story = page.locator('[role=log]');
  // Until my second turn, when all the others have had theirs.
  const turns = new Set<number>();
  const isTurn = (): boolean => {
    const { asks, view } = lineOf(page).position!;
    if (asks[0]?.frame.step === 'action') turns.add((view as DiceForgeKind['view']).round);
    return turns.size > 1;
  };
  for (await page.locator(ASKED).waitFor(); !isTurn(); await page.locator(ASKED).waitFor()) await smithy.play(1);
  await open(4);
  await mark.waitFor();
  const places = (): Promise<Record<'above' | 'mark' | 'below', number>> =>
    story.evaluate((log) => ({
      above: log.scrollTop,
      mark: log.querySelector('[data-mark]')!.getBoundingClientRect().top - log.getBoundingClientRect().top,
      below: log.scrollHeight - log.clientHeight - log.scrollTop,
    }));
  const opened = await places();
  expect(opened.above).toBeGreaterThan(0);
  expect(opened.below).toBeGreaterThan(0);
  expect(opened.mark).toBeGreaterThanOrEqual(0);
  expect(opened.mark).toBeLessThan(10);

  await page.setViewportSize(PHONE);
  await page.evaluate(() => localStorage.setItem('astragal', JSON.stringify({ ...JSON.parse(localStorage.astragal), language: 'pl' })));
  await page.reload();
  await page.locator(ASKED).waitFor();
  await page.keyboard.press('?');
  for (let presses = 0; presses < 2; presses++) await page.getByRole('button', { name: 'Poddaj partię' }).click();
  await expectEnd(page);
  const table = page.locator('.ending table');
  expect(await table.locator('thead th').allTextContents()).toEqual(['Wynik', 'Kości', 'Młot', 'Efekty', 'Minotaur', 'Na kartach']);
  expect(await page.locator('.ending .scroll').evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  // No word leaves its column.
  const narrow = await table.locator('th, td').evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth).length);
  expect(narrow).toBe(0);
});

long('the isles and niches of a phone lie where they lie, whatever the sheet below them says', { timeout: LONG }, async () => {
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

it('an answer is taken back, at the text table, too', { timeout: LONG }, async () => {
  const words = { textTable: true, onlyAnswers: 'ask', botPace: 'instant' };
  const { page: ann } = await house.guest({ settings: words });
  const { page: bob } = await house.guest({ settings: words });
  await twoAtTable('dice-forge', ann, bob);
  const buy = ann.locator('[data-answer^="buy"]').first();
  await buy.waitFor();
  const asked = await ann.locator('.prompt').textContent();
  await buy.click();
  await ann.locator('[data-answer^="forge"]').first().waitFor();
  const undo = ann.getByRole('button', { name: 'Undo' });
  await expect.poll(() => undo.getAttribute('aria-disabled')).toBe('false');
  await undo.click();
  await expect.poll(() => ann.locator('.prompt').textContent()).toBe(asked);
  await expect.poll(() => buy.isVisible()).toBe(true);
});

long('names of rivals are in the head of a phone, and a long one ends with dots at a desk', { timeout: LONG }, async () => {
  for (const bots of [1, 3]) {
    const page = await onPhone(house);
    await sitDown({ game: 'dice-forge', bots }, page);
    const names = page.locator('.chip .name');
    await expect.poll(() => names.count()).toBe(bots);
    const seen = await names.evaluateAll((all) => all.map((each) => each.checkVisibility() && each.getBoundingClientRect().width));
    for (const width of seen) expect(width).toBeGreaterThan(24);
    expect(await sideways(page)).toBe(0);
    await page.context().close();
  }
  const desk = await atDesk(house);
  const friend = await onPhone(house);
  await sitDown({ game: 'dice-forge', names: ['Ada', 'Прехрабрый Крапивникович'] }, desk, friend);
  const name = desk.locator('.rival h2');
  await name.waitFor();
  expect(await name.getAttribute('title')).toBe('Прехрабрый Крапивникович');
  // Cut lines show dots: the browser draws them where lines are clamped.
  expect(await name.evaluate((each) => [getComputedStyle(each).webkitLineClamp, each.getBoundingClientRect().height <= 35])).toEqual([
    '2',
    true,
  ]);
});

it('the buttons come alive with the board they are about', { timeout: LONG }, async () => {
  const page = await atDesk(house);
  // Nothing is painted for now.
  await page.addInitScript(() => {
    const waiting: FrameRequestCallback[] = [];
    const real = requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (then) => waiting.push(then);
    Object.assign(window, {
      paint: () => {
        window.requestAnimationFrame = real;
        for (const then of waiting.splice(0)) real(then);
      },
    });
  });
  await sitDown({ game: 'dice-forge', bots: 1 }, page);
  const buttons = page.locator('.bar .buttons');
  await buttons.waitFor({ state: 'attached' });
  expect(await page.locator('.isle .card').count()).toBe(0);
  expect(await buttons.getAttribute('inert')).not.toBeNull();
  await page.evaluate(() => (window as unknown as { paint: () => void }).paint());
  await page.locator('.isle').first().waitFor();
  await expect.poll(() => buttons.getAttribute('inert')).toBeNull();
});
