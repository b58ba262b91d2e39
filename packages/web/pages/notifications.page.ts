/** Being called, as far as a browser goes without a network: what a push shows, and how it is taken back, muted and asked for. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { words as en } from '../src/notifications/words/en.ts';
import { long } from './long.ts';
import { ourHouse } from './our-house.ts';

const house = ourHouse();
let page: Page;
beforeAll(async () => {
  const at = house.url.replace('127.0.0.1', 'localhost');
  ({ page } = await house.guest({ baseURL: at, permissions: ['notifications'], serviceWorkers: 'allow' }));
});

/** What stands on the screen, by table. */
const standing = (): Promise<{ title: string; tag: string }[]> =>
  page.evaluate(async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, tag }) => ({ title, tag })));

it('a push shows one message for each table, and a later one takes it back', async () => {
  await page.goto('/settings');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
  const cdp = await page.context().newCDPSession(page);
  const registrationId = new Promise<string>((found) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) found(registrations[0].registrationId);
    }),
  );
  await cdp.send('ServiceWorker.enable');
  const push = async (data: object): Promise<unknown> =>
    cdp.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(page.url()).origin,
      registrationId: await registrationId,
      data: JSON.stringify(data),
    });
  const call = (title: string) => ({ table: 'k3v9q2mx7r', title, body: 'b', open: 'o', mute: 'm', link: '/table/k3v9q2mx7r' });
  await push(call('Pig: your turn'));
  await expect.poll(standing).toEqual([{ title: 'Pig: your turn', tag: '/table/k3v9q2mx7r' }]);
  await push(call('Pig: the game is over'));
  await expect.poll(standing).toEqual([{ title: 'Pig: the game is over', tag: '/table/k3v9q2mx7r' }]);
  await push({ withdraw: 'k3v9q2mx7r' });
  await expect.poll(standing).toEqual([]);
});

it('whoever has a device chooses for what to be called, and when not', async () => {
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('Your name').blur();
  await page.getByText('Saved').waitFor();
  const device = { endpoint: 'https://updates.push.services.mozilla.com/a', p256dh: 'A'.repeat(87), auth: 'A'.repeat(22), language: 'en' };
  const origin = new URL(page.url()).origin;
  expect((await page.request.post(`${origin}/api/me/notifications/devices`, { data: device, headers: { origin } })).ok()).toBe(true);
  await page.reload();
  await page.getByRole('switch', { name: /The game is over/ }).click();
  await page.getByRole('switch', { name: /Quiet hours/ }).click();
  await page.getByText(en.quietText('22:00', '8:00')).waitFor();
  await page.getByRole('slider', { name: 'From' }).focus();
  for (let quarter = 0; quarter < 4; quarter++) await page.keyboard.press('ArrowRight');
  await page.getByText('From 23:00 to 8:00').waitFor();
  const { for: wanted, quiet } = (await (await page.request.get(`${origin}/api/me/notifications`)).json()) as {
    for: Record<string, boolean>;
    quiet: object;
  };
  expect([wanted.over, wanted.turn, quiet]).toMatchObject([false, true, { from: 1380, to: 480 }]);
  expect(house.faults).toEqual([]);
});

it('what one is called for, the quiet hours and the look of a call are there before any device is, and can be set', async () => {
  const { page: early } = await house.guest();
  await early.goto('/settings');
  await early.locator('.sample').getByText('your turn').waitFor();
  await early.getByRole('switch', { name: en.over[0]! }).click();
  await early.getByRole('switch', { name: /Quiet hours/ }).click();
  await early.getByText(en.quietText('22:00', '8:00')).waitFor();
  await early.reload();
  await early.getByText(en.quietText('22:00', '8:00')).waitFor();
  expect(await early.getByRole('switch', { name: en.over[0]! }).isChecked()).toBe(false);
});

it('a browser without a worker says why it cannot be called', async () => {
  const at = house.url.replace('127.0.0.1', 'localhost');
  const { page: blocked } = await house.guest({ baseURL: at, permissions: ['notifications'] });
  await blocked.goto('/settings');
  await blocked.getByRole('button', { name: en.allow }).click();
  await blocked.getByText(en.blocked).waitFor();
});

long(
  'a browser that refuses is told from one that cannot be reached just now; neither changes anything, and both can be left',
  async () => {
    const at = house.url.replace('127.0.0.1', 'localhost');
    const { page: refusing, context } = await house.guest({ baseURL: at, serviceWorkers: 'allow' });
    // As a person answers who is asked.
    await context.addInitScript(() => {
      const answer = sessionStorage.getItem('answer') ?? 'granted';
      Object.defineProperty(Notification, 'permission', { get: () => (sessionStorage.getItem('asked') ? answer : 'default') });
      Notification.requestPermission = async () => {
        sessionStorage.setItem('asked', 'yes');
        return answer as NotificationPermission;
      };
      PushManager.prototype.subscribe = () => Promise.reject(new DOMException('no push service', 'AbortError'));
    });
    await refusing.goto('/settings');
    const allow = refusing.getByRole('button', { name: 'Turn on for this device' });
    await allow.click();
    await refusing.getByText(en.failed).waitFor();
    expect(await allow.isVisible()).toBe(true);
    await refusing.evaluate(() => sessionStorage.setItem('answer', 'denied'));
    await refusing.evaluate(() => sessionStorage.removeItem('asked'));
    await refusing.reload();
    await allow.click();
    await refusing.getByText(en.denied).waitFor();
    expect(await allow.count()).toBe(0);
    expect(await (await refusing.request.get(`${at}/api/me/notifications`)).json()).toMatchObject({ devices: 0 });
    expect(house.faults).toEqual([]);
  },
);
