/** Keeping oneself: six words, a passkey and a link bring somebody back; signing out and deleting are true. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, openHouse, PHONE, sideways } from './house.ts';

let house: House;
/** Passkeys belong to a name, not to a number. */
let at: string;
beforeAll(async () => {
  house = await openHouse();
  at = house.url.replace('127.0.0.1', 'localhost');
});
afterAll(() => house?.close());

async function named(name: string, more: object = {}): Promise<Page> {
  const { page } = await house.guest({ baseURL: at, ...more });
  await page.goto('/settings');
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved').waitFor();
  return page;
}

const called = async (page: Page): Promise<string | undefined> =>
  ((await (await page.request.get(`${at}/api/me`)).json()) as { name?: string }).name;

it('six words, shown once, bring me back on another device', async () => {
  const page = await named('Ada', { viewport: PHONE });
  await page.getByRole('button', { name: 'Show six words' }).click();
  await page.locator('.words').waitFor();
  const words = await page.locator('.words li').allTextContents();
  expect(words).toHaveLength(6);
  expect(await sideways(page)).toBe(0);
  await page.getByRole('button', { name: 'I have written them down' }).click();
  expect(await page.locator('.words').count()).toBe(0);
  const { page: other } = await house.guest({ baseURL: at });
  await other.goto('/settings');
  await other.getByText('I have games on another device').click();
  await other.getByLabel('Your six words').fill(words.map((word) => word.replace(/^\d/, '')).join(' '));
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await other.getByText('Welcome back, Ada.').waitFor();
  expect(await called(other)).toBe('Ada');
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await page.getByText('Every other device is signed out.').waitFor();
  expect(await called(other)).toBeUndefined();
  expect(await called(page)).toBe('Ada');
});

it('a passkey brings me back when the cookie is lost', async () => {
  const page = await named('Bo');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
  });
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('✓ There: this device').waitFor();
  await page.context().clearCookies();
  await page.reload();
  expect(await called(page)).toBeUndefined();
  await page.getByText('I have games on another device').click();
  await page.getByRole('button', { name: 'With a passkey' }).click();
  await page.getByText('Welcome back, Bo.').waitFor();
  expect(await called(page)).toBe('Bo');
});

it('a link for a new phone signs in when its holder says so, once', async () => {
  const page = await named('Cy');
  await page.getByRole('button', { name: 'Show the code' }).click();
  await page.getByRole('img', { name: 'To a new phone' }).waitFor();
  const { link } = (await (await page.request.post(`${at}/api/me/move`, { data: {}, headers: { origin: at } })).json()) as { link: string };
  const { page: phone } = await house.guest({ baseURL: at });
  await phone.goto(link);
  expect(await called(phone)).toBeUndefined();
  await phone.getByRole('button', { name: 'Sign in', exact: true }).first().click();
  await phone.getByText('Welcome back, Cy.').waitFor();
  const { page: thief } = await house.guest({ baseURL: at });
  await thief.goto(link);
  await thief.getByRole('button', { name: 'Sign in', exact: true }).first().click();
  await thief.getByText('Nobody is kept that way.').waitFor();
});

it('everything about me is deleted when I say so twice', async () => {
  const page = await named('Di');
  await page.getByRole('button', { name: 'Delete everything about me' }).click();
  await page.getByRole('button', { name: 'No, stay' }).click();
  expect(await called(page)).toBe('Di');
  await page.getByRole('button', { name: 'Delete everything about me' }).click();
  await page.getByRole('button', { name: 'Delete it all' }).click();
  await page.getByText('Everything about you is deleted.').waitFor();
  expect(await called(page)).toBeUndefined();
  expect(house.faults).toEqual([]);
});
