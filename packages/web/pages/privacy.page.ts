/** The privacy page: what it says are the house's own facts, in three languages, for whoever comes by. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './axe.ts';
import { ANY } from './games.ts';
import { DESK, type House, PHONE, sideways } from './house.ts';
import { pairings, someOf } from './long.ts';
import { ourHouse } from './our-house.ts';

/** A usual phone, a little wider than the narrowest. */
const HAND = { ...PHONE, width: 390 };
const LANGUAGES = ['en-GB', 'pl-PL', 'ru-RU'] as const;

async function opened(house: House, locale: string, more: object = {}): Promise<Page> {
  const { page } = await house.guest({ locale, viewport: HAND, stranger: true, ...more });
  await page.goto('/privacy');
  await page.locator('#content article').first().waitFor();
  return page;
}

const said = async (page: Page): Promise<string> => (await page.locator('#content').textContent())!.replaceAll('\u00a0', ' ');

describe('a house that is set', () => {
  const house = ourHouse({
    settings: {
      KEEP_DAYS: '47',
      PUSH_HOSTS: 'push.club.example',
      WEBHOOK_HOSTS: 'chat.example',
      HOST_CONTACT: 'ada@games.example',
      RATE_NEWCOMERS: '1/1,0.01/75',
      LOG_LEVEL: 'fatal',
    },
  });

  it.each([
    ['en-GB', ['47 days', '2 years', '180 days', '7 days', '125 minutes', 'level: fatal', 'push.club.example', 'Your webhook']],
    ['pl-PL', ['47 dni', '2 lata', '180 dni', '7 dni', '125 minut', 'poziom: fatal', 'push.club.example', 'webhook']],
    ['ru-RU', ['47 дней', '2 года', '180 дней', '7 дней', '125 минут', 'уровень: fatal', 'push.club.example', 'вебхук']],
  ])('says so to a stranger, on a phone: %s', async (locale, expected) => {
    const page = await opened(house, locale);
    const text = await said(page);
    for (const each of expected) expect(text).toContain(each);
    expect(text).not.toContain('fcm.googleapis.com');
    expect(await page.getByRole('link', { name: 'ada@games.example' }).getAttribute('href')).toBe('mailto:ada@games.example');
    expect(await sideways(page)).toBe(0);
    // Nobody is made of whoever only reads.
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('astragal');
  });
});

describe('a house as it comes', () => {
  const house = ourHouse();

  it('keeps games for good, calls the services of browsers, and has no webhooks', async () => {
    const page = await opened(house, 'en-GB');
    const text = await said(page);
    for (const each of ['stay for good', 'fcm.googleapis.com', '80 minutes', 'one file on this server', 'left no address'])
      expect(text).toContain(each);
    expect(text).not.toMatch(/webhook/i);
  });

  it('is found from the home page and from “You”, and leads to where things are taken along and deleted', async () => {
    const { page } = await house.guest({ viewport: HAND });
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
    await page.getByRole('heading', { level: 1, name: 'Privacy in plain words' }).waitFor();
    await page.getByRole('link', { name: 'Delete it at “You”' }).click();
    await page.getByRole('button', { name: 'Delete everything about me' }).waitFor();
    await page.getByRole('link', { name: 'Privacy' }).click();
    await page.getByRole('heading', { level: 1, name: 'Privacy in plain words' }).waitFor();
  });

  it.each(someOf(pairings(LANGUAGES, [HAND, DESK])))('axe finds nothing in it: %s at %o', async (locale, viewport) => {
    expect(await violations(await opened(house, locale, { viewport }))).toEqual([]);
  });

  it('whoever deletes everything keeps no cookie', async () => {
    const { page } = await house.guest({ stranger: true });
    await page.goto('/settings');
    await page.getByLabel('Your name').fill('Ada');
    await page.getByLabel('Your name').blur();
    await page.getByText('Saved').waitFor();
    await page.getByRole('button', { name: 'Light theme' }).click();
    const cookies = async (): Promise<string[]> => (await page.context().cookies()).map(({ name }) => name).toSorted();
    await expect.poll(cookies).toEqual(['astragal', 'language', 'theme']);
    await page.getByRole('button', { name: 'Delete everything about me' }).click();
    await page.getByRole('button', { name: 'Delete it all' }).click();
    await page.getByText('Everything about you has been deleted.').waitFor();
    expect(await cookies()).toEqual([]);
  });

  it('loads nothing from elsewhere, as it says', async () => {
    const { page } = await house.guest();
    const foreign: string[] = [];
    page.on('request', (request) => {
      const { protocol, host } = new URL(request.url());
      if (protocol.startsWith('http') && host !== new URL(house.url).host) foreign.push(request.url());
    });
    for (const path of ['/', '/privacy', '/settings', '/games', '/learn', `/new/${ANY}`]) {
      await page.goto(path);
      await page.locator('#content').waitFor();
      await page.waitForLoadState('networkidle');
    }
    expect(foreign).toEqual([]);
  });
});
