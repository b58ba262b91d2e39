/** Learn, and the rules at the table: questions, pieces, and the way from a card to its rule. */
import { ruleShown } from '@astragal/web/pages/explained.ts';
import { DESK, PHONE } from '@astragal/web/pages/house.ts';
import { long } from '@astragal/web/pages/long.ts';
import { ourHouse } from '@astragal/web/pages/our-house.ts';
import { onPhone, sitDown } from '@astragal/web/pages/player.ts';
import { expect, it } from 'vitest';

const house = ourHouse({ hidden: false });

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

long('the pieces are filtered, and one of them leads to its rule', async () => {
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

it('on a phone a card leads to its rule with two touches', async () => {
  const cards = await onPhone(house);
  await sitDown({ game: 'dice-forge', bots: 1 }, cards);
  await cards.locator('[data-card]').first().tap();
  await cards.locator('.sheet .rule-link').tap();
  expect(await ruleShown(cards)).toMatch(/^rule-DF-(8\d|9\d|10\d)$/);
  await cards.context().close();
});
