/** The way from a piece of the table to its rule. */
import { holdOn, ruleShown } from '@astragal/web/pages/explained.ts';
import { lineOf } from '@astragal/web/pages/finger.ts';
import { ourHouse } from '@astragal/web/pages/our-house.ts';
import { atDesk, onPhone, sitDown } from '@astragal/web/pages/player.ts';
import { expect, it } from 'vitest';

const house = ourHouse({ hidden: false });

it('on a phone goods lead to their rule with two touches', async () => {
  const page = await onPhone(house);
  await sitDown({ game: 'platformer', bots: 1 }, page);
  // A question brings its own tab to the front, also from under a finger that was quicker than the first bot.
  await page.locator('.table[data-asked]').waitFor();
  await page.locator('.tabs button').filter({ hasText: 'Shop' }).tap();
  await holdOn(page, page.locator('.good').first());
  expect(lineOf(page).sent).toEqual([]);
  await page.locator('#tip button').last().tap();
  expect(await ruleShown(page)).toBe('rule-P-26');
  await page.context().close();
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

it('in a lesson one touch of the ringed field does what is asked', async () => {
  const page = await onPhone(house);
  await page.goto('/lesson/platformer/air');
  const layer = page.locator('[data-lesson-layer]');
  const goOn = layer.locator('[data-go-on]');
  const ringed = (): Promise<{ x: number; y: number } | undefined> =>
    page.evaluate(() => {
      const ring = document.querySelector('[data-lesson-layer] .ring')?.getBoundingClientRect();
      if (!ring) return undefined;
      const at = { x: ring.left + ring.width / 2, y: ring.top + ring.height / 2 };
      return document.elementFromPoint(at.x, at.y)?.closest('.spot') ? at : undefined;
    });
  await expect
    .poll(async () => {
      if (await goOn.isVisible()) await goOn.tap();
      return ringed();
    })
    .toBeDefined();
  const step = await layer.getAttribute('data-step');
  const { x, y } = (await ringed())!;
  await page.touchscreen.tap(x, y);
  await expect.poll(() => layer.getAttribute('data-step')).not.toBe(step);
  await page.context().close();
});
