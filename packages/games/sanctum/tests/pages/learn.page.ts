/** The way from a piece of the table to its rule. */
import { holdOn, ruleShown } from '@astragal/web/pages/explained.ts';
import { lineOf } from '@astragal/web/pages/finger.ts';
import { ourHouse } from '@astragal/web/pages/our-house.ts';
import { onPhone, sitDown } from '@astragal/web/pages/player.ts';
import { expect, it } from 'vitest';

const house = ourHouse({ hidden: false });

it('on a phone skills lead to their rule with two touches', async () => {
  const page = await onPhone(house);
  await sitDown({ game: 'sanctum', bots: 1 }, page);
  // A question brings its own tab to the front, also from under a finger that was quicker than the first bot.
  await page.locator('.table[data-asked]').waitFor();
  await page.locator('.tabs button').filter({ hasText: 'Skills' }).tap();
  await holdOn(page, page.locator('[data-skill]').first());
  expect(lineOf(page).sent).toEqual([]);
  await page.locator('#tip button').last().tap();
  expect(await ruleShown(page)).toBe('rule-S-40');
  await page.context().close();
});
