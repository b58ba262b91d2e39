/** The same dice for three people, by clicks: set up, joined by the link, played, and compared when all have finished. */
import { bytesOf } from '@astragal/fair';
import type { Options } from '@astragal/kernel';
import { onShelf } from '@astragal/shelf';
import { boardSeed, type DailyRules, dayPlayedBy, ofBoard, SharedLuck } from '@astragal/today';
import { type DuplicateInfo, ROUTES } from '@astragal/wire';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from './axe.ts';
import { playOn } from './by-keys.ts';
import { ANY } from './games.ts';
import { DESK, PHONE, sideways } from './house.ts';
import { long } from './long.ts';
import { ourHouse } from './our-house.ts';
import { LONG } from './player.ts';

const house = ourHouse({ settings: { DAILY_BOTS: '0' } });
const quick = { motion: 'calm', botPace: 'instant', onlyAnswers: 'ask', textTable: true };

async function join(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Take part' }).click();
  await page.getByRole('listitem').filter({ hasText: 'Board 1' }).getByRole('button', { name: 'Play' }).waitFor();
}

/** Plays the first board to its end, after so many answers by the first key, and goes to the results. */
async function playBoard(page: Page, firsts = 0): Promise<void> {
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForURL(/\/table\//);
  await page.getByRole('link', { name: /^Same dice, board 1/ }).waitFor();
  for (let i = 0; i < firsts; i++) {
    await page.locator('.table[data-asked]').waitFor();
    await page.keyboard.press('1');
  }
  expect((await playOn(page, 5000)).over).toBe(true);
  await page.locator('dialog[open]').getByRole('link', { name: 'Results' }).click();
  await page.waitForURL(/\/duplicate\//);
}

/** What a bot makes of the first board with the opened secret. */
async function madeByBot({ id, game, options, sitters, secret }: DuplicateInfo): Promise<number> {
  const { rules, levels } = onShelf(game)!;
  const luck = new SharedLuck(boardSeed(bytesOf(secret)!, 1));
  const table = { seats: sitters.length, options: options as Options, seat: sitters.indexOf('me'), sitters };
  return dayPlayedBy((await rules()) as DailyRules, table, luck, ofBoard(id, 1), levels.at(-1)!).score.value;
}

it('three people play one board, see results only of what they have played, and where they parted', { timeout: LONG }, async () => {
  const { page: ada } = await house.guest({ viewport: DESK, settings: quick });
  await ada.goto('/');
  await ada.locator('.people').getByRole('link', { name: 'Play the same dice' }).click();
  await ada.getByRole('radio', { name: /Pig/ }).check({ force: true });
  await ada.getByLabel('For how many people').selectOption('3');
  await ada.getByLabel('Your name').fill('Ada');
  expect(await violations(ada)).toEqual([]);
  await ada.getByRole('button', { name: 'Set it up' }).click();
  await ada.waitForURL(/\/duplicate\/[a-z0-9]+$/);
  const link = await ada.getByRole('textbox', { name: 'Send this link to the others' }).inputValue();
  expect(link).toBe(ada.url());

  const { page: bo } = await house.guest({ viewport: PHONE, hasTouch: true, isMobile: true, settings: quick });
  const { page: cy } = await house.guest({ viewport: DESK, settings: quick });
  await join(bo, link, 'Bo');
  expect(await violations(bo)).toEqual([]);
  expect(await sideways(bo)).toBe(0);
  await join(cy, link, 'Cy');

  await playBoard(ada);
  await ada.getByRole('row', { name: /You/ }).waitFor();
  await ada.getByText('Nobody else has played it yet.').waitFor();
  // Whoever has not played it is told who has finished, and nothing of how.
  await bo.reload();
  await bo.getByRole('listitem').filter({ hasText: 'Ada' }).getByText('1 of 1').waitFor();
  expect(await bo.getByRole('table').count()).toBe(0);

  await playBoard(bo);
  await playBoard(cy, 4);
  const { duplicate } = ROUTES;
  const told = await ada.request.get(duplicate.path, { params: { duplicate: link.split('/').at(-1)! } });
  const masters = String(await madeByBot((await told.json()) as DuplicateInfo));
  for (const page of [ada, bo]) {
    await page.goto(link);
    await page.getByRole('heading', { name: /^Where you parted first/ }).waitFor();
    expect(
      await page
        .getByRole('row')
        .filter({ hasText: /Ada|Bo|Cy|You/ })
        .count(),
    ).toBeGreaterThanOrEqual(3);
    // What a bot made of the same dice has no place, and dice that not everybody rolled are not shown.
    await page
      .getByRole('row', { name: /same dice/ })
      .filter({ hasText: masters })
      .waitFor();
    await page.getByRole('list', { name: 'Rolls that fell at every table' }).locator('svg').first().waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await sideways(page)).toBe(0);
  }
  await ada.getByText('Luck you can check').click();
  await ada.getByRole('button', { name: 'Check it' }).click();
  await ada.getByText('The secret fits the seal').waitFor();
  await ada.getByRole('link', { name: 'Watch' }).first().click();
  await ada.waitForURL(/\/replay\?step=\d+/);
});

long(
  'two people play a game of rounds, and each is told round by round where the tables went and what cost most',
  { timeout: 2 * LONG },
  async () => {
    const { page: ada } = await house.guest({ viewport: DESK, settings: quick });
    await ada.goto(`/duplicate?game=${ANY}`);
    await ada.getByLabel('For how many people').selectOption('2');
    await ada.getByLabel('Your name').fill('Ada');
    await ada.getByRole('button', { name: 'Set it up' }).click();
    await ada.waitForURL(/\/duplicate\/[a-z0-9]+$/);
    const link = ada.url();
    const { page: bo } = await house.guest({ viewport: PHONE, hasTouch: true, isMobile: true, settings: quick });
    await join(bo, link, 'Bo');
    await playBoard(ada);
    await playBoard(bo, 3);
    for (const page of [ada, bo]) {
      await page.goto(link);
      await page.getByRole('img', { name: 'Round by round' }).waitFor();
      await page.getByRole('row', { name: /Master, same dice/ }).waitFor({ timeout: LONG });
      const cost = page.getByRole('region', { name: 'What cost you most' });
      await cost.getByText('The widest gap:').waitFor();
      await cost.getByText(/%$|No answer of yours/).waitFor({ timeout: LONG });
      expect(await violations(page)).toEqual([]);
      expect(await sideways(page)).toBe(0);
    }
    // Under each band of the chart lie the dice of its round.
    await ada.getByRole('list', { name: 'Rolls that fell at every table' }).getByRole('listitem').nth(8).waitFor();
  },
);
