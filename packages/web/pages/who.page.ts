/** Who I am: one name and one face from the first moment on, wherever I look, before and after a name was chosen. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { words as en } from '../src/account/words/en.ts';
import { words as pl } from '../src/account/words/pl.ts';
import { DESK, PHONE, sideways } from './house.ts';
import { keptIn } from './kept.ts';
import { long } from './long.ts';
import { everyLesson } from './newcomer.ts';
import { ourHouse } from './our-house.ts';

const house = ourHouse();
/** Passkeys belong to a name, not to a number. */
let named: string;
beforeAll(() => {
  named = house.url.replace('127.0.0.1', 'localhost');
});

const settings = { motion: 'calm', botPace: 'instant', sound: false, textTable: true };

/** A face as it is drawn, whatever its size. */
const faceIn = async (page: Page, place: string): Promise<string> => {
  const face = page.locator(`${place} svg`).first();
  await face.waitFor();
  return face.innerHTML();
};
const head = (page: Page): Promise<string> => faceIn(page, '.nav .me');
const called = async (page: Page): Promise<string> => (await page.locator('.nav .me .name').textContent()) ?? '';

it('whoever has no name has the same suggested one and the same face everywhere, and keeps them', async () => {
  const { page } = await house.guest({ settings, viewport: DESK });
  await page.goto('/');
  const face = await head(page);
  const name = await called(page);
  for (const [path, place] of [
    ['/settings', '.portrait .face'],
    ['/games', '.games header'],
  ] as const) {
    await page.goto(path);
    expect(await faceIn(page, place)).toBe(face);
    expect(await head(page)).toBe(face);
  }
  await page.goto('/settings');
  expect(await page.getByLabel('Your name').inputValue()).toBe(name);
  const [lesson] = everyLesson();
  if (lesson) {
    await page.goto(`/lesson/${lesson.game}/${lesson.id}`);
    await page.locator('.seats li', { hasText: name }).waitFor();
  }
  // A game of this device, then one of the server.
  await page.goto('/new/pig');
  expect(await page.getByLabel('Your name').inputValue()).toBe(name);
  await page.getByLabel('Seat 2').selectOption('bot');
  await page.getByRole('switch', { name: /On this device/ }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.seats').waitFor();
  const [here] = await keptIn(page);
  expect(here!.seats[0]).toMatchObject({ name });
  const seated = async (): Promise<string> => page.locator('.seats li', { hasText: name }).locator('svg').nth(1).innerHTML();
  expect(await seated()).toBe(face);
  await page.goto('/new/pig');
  await page.getByLabel('Seat 2').selectOption('bot');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.seats').waitFor();
  expect(await seated()).toBe(face);
  await page.goto('/settings');
  expect(await page.getByLabel('Your name').inputValue()).toBe(name);
  expect(await faceIn(page, '.portrait .face')).toBe(face);
});

long('another name keeps the face that was shown, and counts as soon as its field is left: also for six words', async () => {
  const { page } = await house.guest();
  await page.goto('/settings');
  const face = await faceIn(page, '.portrait .face');
  await page.getByLabel('Your name').fill('Marek');
  await page.getByRole('button', { name: 'Show six words' }).click();
  await page.locator('.words').waitFor();
  expect((await (await page.request.get(`${house.url}/api/me`)).json()) as object).toMatchObject({ name: 'Marek', kept: true });
  await page.reload();
  expect(await faceIn(page, '.portrait .face')).toBe(face);
  await page.getByLabel('Your name').fill('Somebody else');
  await page.getByLabel('Your name').blur();
  await page.getByText('Saved').waitFor();
  await page.reload();
  expect(await page.getByLabel('Your name').inputValue()).toBe('Somebody else');
  expect(await faceIn(page, '.portrait .face')).toBe(face);
});

it.each([
  ['en-GB', 'Sign in', DESK],
  ['pl-PL', 'Zaloguj się', PHONE],
  ['ru-RU', 'Войти', PHONE],
] as const)('the head of the page lets me sign in until there is a way back to me, %s', async (locale, words, viewport) => {
  const { page } = await house.guest({ locale, viewport });
  await page.goto('/');
  const link = page.locator('header.nav').getByRole('link', { name: words });
  await link.waitFor();
  expect(await sideways(page)).toBe(0);
  const boxes = await page.$$eval('header.nav > *, header.nav .right > *', (all) =>
    all.filter((each) => each.checkVisibility()).map((each) => each.getBoundingClientRect().right),
  );
  expect(Math.max(...boxes)).toBeLessThanOrEqual(viewport.width);
  await link.click();
  await page.locator('details[open] input').waitFor();
  expect(await page.locator('details[open] input').evaluate((field) => field === document.activeElement)).toBe(true);
});

long('whoever can be found again is not asked to sign in, and is greeted in the language that was chosen elsewhere', async () => {
  const { page } = await house.guest({ locale: 'pl-PL', baseURL: named });
  await page.goto('/settings');
  await page.locator('.portrait input.field').fill('Ola');
  await page.locator('.portrait input.field').blur();
  await page.getByRole('button', { name: pl.show }).click();
  await page.locator('.words').waitFor();
  const words = (await page.locator('.words li').allTextContents()).map((word) => word.replace(/^\d/, '')).join(' ');
  await expect.poll(() => page.locator('.sign-in').count()).toBe(0);
  const { page: other } = await house.guest({ baseURL: named });
  await other.goto('/');
  await other.locator('.sign-in').click();
  await other.locator('details[open] input').fill(words);
  await other.locator('details[open] button.warm').click();
  const toast = other.locator('.toasts, [role=status]').getByText('Ola');
  await toast.first().waitFor();
  expect(await other.evaluate(() => document.documentElement.lang)).toBe('pl');
  expect(await toast.first().textContent()).toBe(pl.welcome('Ola'));
  expect(await other.locator('.sign-in').count()).toBe(0);
});

it('at an address of numbers the passkey says where it would work', async () => {
  const { page } = await house.guest();
  await page.goto('/settings');
  await page.getByText(en.numberAddress).waitFor();
  expect(await page.getByRole('link', { name: new URL(named).host }).getAttribute('href')).toBe(`${named}/settings`);
  expect(await page.getByRole('button', { name: 'Add', exact: true }).count()).toBe(0);
});

it('the question before everything is deleted is in sight', async () => {
  const { page } = await house.guest({ viewport: PHONE });
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Delete everything about me' }).click();
  const question = page.getByRole('alertdialog');
  await question.waitFor();
  await expect.poll(() => question.evaluate((each) => each.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
});
