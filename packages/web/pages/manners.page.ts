/** Small courtesies of the shell: help that knows when to go, buttons that say what they do, pictures that invite. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { en } from '../src/text/en.ts';
import { ANY, GAMES } from './games.ts';
import { DESK, PHONE, twoAtTable } from './house.ts';
import { long, someOf } from './long.ts';
import { everyLesson } from './newcomer.ts';
import { ourHouse } from './our-house.ts';

const house = ourHouse();
const calm = { motion: 'calm', sound: false, onlyAnswers: 'ask', botPace: 'instant' };
const phone = { viewport: PHONE, hasTouch: true, isMobile: true };
/** A game with lessons has help to offer. */
const [taught] = everyLesson();

/** Somebody who clicks where nothing answers. */
async function strays(page: Page): Promise<void> {
  await page.evaluate(() => {
    const table = document.querySelector('.table #content')!;
    for (let i = 0; i < 3; i++) table.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
}

async function hotSeat(page: Page, game: string): Promise<void> {
  await page.goto(`/new/${game}`);
  await page.getByLabel('Seat 2').selectOption('hot');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.table[data-asked]').waitFor();
}

it.runIf(taught)('help comes to a newcomer, off the dice, and not to somebody who has finished such a game', async () => {
  const { page } = await house.guest({ ...phone, settings: calm, stranger: true });
  await hotSeat(page, taught!.game);
  await strays(page);
  const help = page.locator('[data-nudge]');
  await help.waitFor();
  const covered = await page.evaluate(() => {
    const box = document.querySelector('[data-nudge]')!.getBoundingClientRect();
    return [...document.querySelectorAll('.table :is([data-die], .die, .dice)')]
      .filter((die) => die.checkVisibility())
      .map((die) => die.getBoundingClientRect())
      .filter((die) => die.left < box.right && die.right > box.left && die.top < box.bottom - 1 && die.bottom > box.top + 1).length;
  });
  expect(covered).toBe(0);

  const { page: player, context } = await house.guest({ ...phone, settings: calm, stranger: true });
  await context.addInitScript(
    (game) => localStorage.setItem('astragal lessons', JSON.stringify({ [game]: { done: [], played: true } })),
    taught!.game,
  );
  await hotSeat(player, taught!.game);
  await strays(player);
  await player.getByRole('button', { name: 'Menu' }).last().click();
  await player.locator('dialog[open]').waitFor();
  expect(await player.locator('[data-nudge]').count()).toBe(0);
});

long('the menu shows one button for whoever may be muted, by how it stands, and lessons as wide as the rest', async () => {
  const { page: host } = await house.guest({ settings: calm });
  const { page: friend } = await house.guest({ settings: calm });
  await twoAtTable(ANY, host, friend);
  await host.getByRole('button', { name: 'Menu' }).last().click();
  const menu = host.locator('dialog[open]');
  await menu.getByRole('button', { name: /^Mute / }).click();
  await menu.getByRole('button', { name: /^Unmute / }).waitFor();
  expect(await menu.getByRole('button', { name: /^Mute / }).count()).toBe(0);
  const widths = await menu
    .locator('.acts')
    .first()
    .locator(':scope > .button, summary.button')
    .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().width)));
  expect(new Set(widths).size).toBe(1);
});

it.each(someOf(GAMES))('whoever is left at a table of %s is told of the victory as "you"; everybody else hears the name', async (game) => {
  const { page: host } = await house.guest({ settings: calm });
  const { page: friend } = await house.guest({ ...phone, settings: calm });
  await twoAtTable(game, host, friend);
  const me = (await (await host.request.get('/api/me')).json()) as { name: string };
  await friend.getByRole('button', { name: 'Menu' }).last().click();
  for (let i = 0; i < 2; i++) await friend.locator('dialog[open]').getByRole('button', { name: 'Resign' }).click();
  const [mine, theirs] = [host, friend].map((page) => page.locator('.ending'));
  await mine!.locator('h2').waitFor();
  expect(await mine!.locator('h2').textContent()).toMatch(/\bYou\b/);
  await theirs!.locator('h2').waitFor();
  expect(await theirs!.locator('h2').textContent()).toContain(me.name);
  await theirs!
    .getByText(/\bYou\b/)
    .first()
    .waitFor();
});

it('an invitation shows the poster of its game', async () => {
  const { page } = await house.guest({ viewport: DESK });
  await page.goto(`/new/${ANY}`);
  await page.getByRole('button', { name: en.setup.create }).click();
  await page.waitForURL(/\/table\//);
  const link = await page.getByLabel('Link to seat 2').inputValue();
  const { page: friend } = await house.guest(phone);
  await friend.goto(link);
  const poster = friend.locator('form img.poster');
  await poster.waitFor();
  await expect.poll(() => poster.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});

it('a phone chooses bots with a thumb, and hears nothing of keys', async () => {
  const { page } = await house.guest(phone);
  await page.goto('/');
  for (const select of await page.locator('select[data-game]').all())
    expect((await select.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await page.goto('/settings');
  await page.locator('.preferences').waitFor();
  expect(await page.locator('.preferences kbd:visible').count()).toBe(0);
});

// A phone has people and what one plays with them behind a tab of its own.
const SIDES = [
  ['a phone', phone, '/open'],
  ['a desk', { viewport: DESK }, '/'],
] as const;
it.each(someOf(SIDES))('what there is beside a game is found from the home page, on %s', async (_, more, people) => {
  const { page, context } = await house.guest(more);
  const linkTo = (address: string) => page.locator(`a[href^="${address}"]:visible`).first();
  await page.goto('/');
  for (const address of ['/daily/', '/puzzles/today', '/dice', '/privacy', '/learn', people]) await linkTo(address).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.goto(people);
  await linkTo('/duplicate').waitFor();
  await linkTo('/learn').click();
  await linkTo('/puzzles/').waitFor();
  await page.goto('/dice');
  await linkTo('/check').waitFor();
  await context.close();
});
