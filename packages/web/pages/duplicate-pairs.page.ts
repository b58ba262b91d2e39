/** A pair that changes seats, by clicks: found by a link, played twice on a desk and a phone, compared, and both tables seen beside each other. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from './axe.ts';
import { playOn } from './by-keys.ts';
import { DESK, PHONE, sideways } from './house.ts';
import { ourHouse } from './our-house.ts';
import { LONG } from './player.ts';

const house = ourHouse({ settings: { DAILY_BOTS: '0' } });
const quick = { motion: 'calm', botPace: 'instant', onlyAnswers: 'ask', textTable: true };

const board = (page: Page) => page.getByRole('region', { name: 'Boards' });

/** Both play the table that one of them opens, who begins anew after some answers: the other finds it on the page that lies open. */
async function playTogether(opens: Page, other: Page, firsts: number): Promise<void> {
  await board(opens).getByRole('button', { name: 'Play' }).click();
  await board(other).getByRole('button', { name: 'Go on' }).click();
  for (const page of [opens, other]) await page.waitForURL(/\/table\/[a-z0-9]+$/);
  const played = await Promise.all([playOn(opens, firsts).then(() => playOn(opens, 5000)), playOn(other, 5000)]);
  expect(played.map(({ over }) => over)).toEqual([true, true]);
  for (const page of [opens, other]) {
    await page.locator('dialog[open]').getByRole('link', { name: 'Results' }).click();
    await page.waitForURL(/\/duplicate\//);
  }
}

it('two play a board, change seats with the same dice, and see where they parted side by side', { timeout: LONG }, async () => {
  const { page: ada } = await house.guest({ viewport: DESK, settings: quick });
  const { page: bo } = await house.guest({ viewport: PHONE, hasTouch: true, isMobile: true, settings: quick });
  await ada.goto('/duplicate?game=pig');
  await ada.getByRole('radio', { name: 'In pairs' }).check({ force: true });
  await ada.getByText('The other of the pair').waitFor();
  await ada.getByLabel('For how many people').selectOption('2');
  await ada.getByLabel('Your name').fill('Ada');
  expect(await violations(ada)).toEqual([]);
  await ada.getByRole('button', { name: 'Set it up' }).click();
  await ada.waitForURL(/\/duplicate\/[a-z0-9]+$/);
  const own = await ada.getByRole('textbox', { name: /^Your link/ }).inputValue();
  expect(own).toBe(`${ada.url()}?with=1`);
  expect(await board(ada).getByRole('button').count()).toBe(0); // Nobody sits opposite yet.

  await bo.goto(own);
  await bo.getByLabel('Your name').fill('Bo');
  expect(await bo.getByLabel('Whom do you want to play with?').inputValue()).toBe('1');
  expect(await violations(bo)).toEqual([]);
  await bo.getByRole('button', { name: 'Take part' }).click();
  await board(bo).getByText('against Ada').waitFor();
  expect(await sideways(bo)).toBe(0);
  await ada.reload();
  await board(ada).getByText('First, you in seat 1').waitFor();

  await playTogether(ada, bo, 4);
  await board(ada).getByRole('listitem').filter({ hasText: 'First, you in seat 1' }).getByText('Played', { exact: true }).waitFor();
  await board(bo).getByRole('listitem').filter({ hasText: 'Seats changed, you in seat 1' }).getByText('Not played yet').waitFor();
  // Each sees their own side, and of their own game no more than they knew.
  expect(await ada.getByRole('region', { name: 'Board 1, seat 1' }).getByRole('row').count()).toBeGreaterThan(1);
  expect(await ada.getByRole('region', { name: 'Board 1, seat 2' }).count()).toBe(0);
  await board(ada).getByRole('link').click();
  await ada.getByRole('button', { name: 'Menu' }).last().click();
  await ada.getByText('You two play this board once more').waitFor();
  await ada.goBack();

  await playTogether(bo, ada, 1);
  for (const page of [ada, bo]) {
    await page.getByRole('heading', { name: /^Where you parted first/ }).waitFor();
    const total = page.getByRole('region', { name: 'In all' });
    expect(
      await total
        .getByRole('row')
        .filter({ hasText: /Ada|Bo|You/ })
        .count(),
    ).toBe(2);
    await page.getByRole('button', { name: 'Board 1, seat 2' }).click();
    await page
      .getByRole('row')
      .filter({ hasText: /against (Ada|Bo)/ })
      .first()
      .waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await sideways(page)).toBe(0);

    await page.locator('header').getByRole('link', { name: 'Side by side' }).click();
    await page.waitForURL(/\/beside\/[a-z0-9]+\?step=\d+&as=\d$/);
    const seen = () => page.getByRole('slider', { name: 'Jump to a move' }).inputValue();
    const before = await seen();
    await page.keyboard.press('ArrowRight');
    await expect.poll(seen).not.toBe(before);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(seen).toBe(before);
    expect(await violations(page)).toEqual([]);
    expect(await sideways(page)).toBe(0);
    // The address leads back to the moment.
    await page.reload();
    await expect.poll(seen).toBe(before);
  }
  // On a phone one table is seen at a time.
  expect(await bo.getByRole('img').filter({ visible: true }).count()).toBe(1);
  await bo.getByRole('group').getByRole('button', { name: 'Ada', exact: false }).last().click();
  expect(await bo.getByRole('img').filter({ visible: true }).count()).toBe(1);
  expect(await ada.getByRole('img').filter({ visible: true }).count()).toBe(2);
  await ada.getByRole('link', { name: 'To the results' }).click();
  await ada.getByRole('button', { name: 'Share' }).waitFor();
});
