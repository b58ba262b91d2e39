/** Two people, two browsers, one table. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { pl } from '../src/text/pl.ts';
import { ru } from '../src/text/ru.ts';
import { ANY, GAMES } from './games.ts';
import { answerIfAsked, PHONE, twoAtTable } from './house.ts';
import { long } from './long.ts';
import { ourHouse } from './our-house.ts';
import { LONG } from './player.ts';

const house = ourHouse();

const words = { textTable: true, onlyAnswers: 'ask', botPace: 'instant' };

/** They answer as they are asked until it is so. */
const answersUntil = (isSo: () => Promise<boolean>, which: 'first' | 'last', ...pages: readonly Page[]): Promise<void> =>
  expect
    .poll(
      async () => {
        for (const page of pages) if (!(await isSo())) await answerIfAsked(page, which);
        return isSo();
      },
      { timeout: LONG },
    )
    .toBe(true);

it('two people play Pig to its end through an invite link, reload, chat, and see it again', async () => {
  const { page: ann } = await house.guest({ settings: words });
  const { page: bob } = await house.guest({ viewport: PHONE, hasTouch: true, settings: words });
  const table = await twoAtTable('pig', ann, bob);

  await answerIfAsked(ann);
  await expect.poll(() => ann.getByRole('log').first().textContent()).toContain('rolls');
  await ann.reload();
  await expect.poll(() => ann.getByRole('log').first().textContent()).toContain('rolls');

  await ann.getByRole('button', { name: 'Chat' }).click();
  await ann.getByLabel('Say something').fill('Good luck, Bob');
  await ann.getByRole('button', { name: 'Send' }).click();
  await ann.keyboard.press('Escape');
  await bob.getByRole('button', { name: 'Chat' }).click();
  await expect.poll(() => bob.locator('dialog[open]').textContent()).toContain('Good luck, Bob');
  await bob.getByRole('switch', { name: 'Hide the chat for me' }).check();
  await expect.poll(() => bob.locator('dialog[open]').textContent()).not.toContain('Good luck, Bob');
  await bob.getByRole('switch', { name: 'Hide the chat for me' }).uncheck();
  await expect.poll(() => bob.locator('dialog[open]').textContent()).toContain('Good luck, Bob');
  await bob.keyboard.press('Escape');

  // Keep whatever is at risk as soon as that is possible: both come to the goal.
  await answersUntil(() => ann.getByText('Final scores').isVisible(), 'last', ann, bob);
  await expect.poll(() => bob.getByText('Final scores').isVisible()).toBe(true);

  await ann.goto(`${table}/replay`);
  await ann.getByRole('button', { name: 'Forward' }).click();
  await expect.poll(() => ann.getByText(/^Move\s1\sof/).isVisible()).toBe(true);
  await ann.getByRole('button', { name: 'To the end' }).click();
  await expect.poll(() => ann.getByRole('status').first().textContent()).toContain('Winner');
  await ann.goto(`${table}/replay?step=3`);
  await expect.poll(() => ann.getByText(/^Move\s3\sof/).isVisible()).toBe(true);
  await ann.getByRole('group', { name: 'Replay' }).getByRole('button', { name: 'Menu' }).click();
  const [record] = await Promise.all([ann.waitForEvent('download'), ann.getByRole('link', { name: 'Download the record' }).click()]);
  expect(record.suggestedFilename()).toContain('.json');
  await ann.getByRole('button', { name: 'Play on from here' }).click();
  await ann.waitForURL((url) => /\/table\/[a-z0-9]+$/.test(url.pathname) && url.pathname !== table);
  await expect.poll(() => ann.locator('.prompt').isVisible()).toBe(true);
});

long('somebody plays on from a game that still runs, in private, in their own seat', async () => {
  const { page: ann } = await house.guest({ settings: words });
  const { page: bob } = await house.guest({ settings: words });
  const table = await twoAtTable(ANY, ann, bob);
  await expect.poll(async () => (await answerIfAsked(ann)) || (await answerIfAsked(bob))).toBe(true);
  await ann.goto(`${table}/replay?step=1`);
  await ann.getByRole('group', { name: 'Replay' }).getByRole('button', { name: 'Menu' }).click();
  expect(await ann.getByLabel('Your seat').locator('option').count()).toBe(1);
  expect(await ann.getByRole('link', { name: 'Download the record' }).count()).toBe(0);
  await ann.getByRole('button', { name: 'Play on from here' }).click();
  await ann.waitForURL((url) => /\/table\/[a-z0-9]+$/.test(url.pathname) && url.pathname !== table);
  await expect.poll(() => ann.getByText('Practice table').isVisible()).toBe(true);
  await expect.poll(() => answerIfAsked(ann)).toBe(true);
});

it('a spectator watches through the link to watch, and cannot answer', async () => {
  const { page: ann } = await house.guest({ settings: words });
  const { page: bob } = await house.guest({ settings: words });
  const { page: eve } = await house.guest({ settings: words });
  await twoAtTable('pig', ann, bob);
  await ann.getByRole('button', { name: 'Menu' }).click();
  await ann.getByRole('button', { name: 'Link to watch' }).click();
  await eve.goto(await ann.getByLabel('Link to watch').inputValue());
  await eve.locator('form button').click();
  await eve.waitForURL(/\/table\//);
  await expect.poll(() => eve.getByText('You are watching').isVisible()).toBe(true);
  await ann.keyboard.press('Escape');
  await answerIfAsked(ann);
  await expect.poll(() => eve.getByRole('log').first().textContent()).toContain('rolls');
  expect(await eve.locator('[data-answer]').count()).toBe(0);
});

long('the language changes at once, at the table too', async () => {
  const { page: ann } = await house.guest({ settings: words });
  const { page: bob } = await house.guest({ settings: words, locale: 'ru-RU' });
  await ann.goto('/');
  await ann.getByRole('button', { name: 'polski' }).click();
  await expect.poll(() => ann.getByRole('heading', { level: 1 }).textContent()).toBe(pl.home.title(GAMES.length));
  expect(await ann.getAttribute('html', 'lang')).toBe('pl');
  await bob.goto('/');
  await expect.poll(() => bob.getByRole('heading', { level: 1 }).textContent()).toBe(ru.home.title(GAMES.length));
  await ann.getByRole('button', { name: 'English' }).click();
  await twoAtTable('pig', ann, bob);
  await expect.poll(() => bob.getByRole('heading', { level: 1 }).textContent()).toContain('Свинка');
  await ann.keyboard.press('?');
  await ann.getByLabel('русский').check();
  await expect.poll(() => ann.locator('.text-table').textContent()).toContain('Летопись');
});

it('while what a rival did is shown, the prompt names the rival', async () => {
  const { page: ann } = await house.guest({ settings: { ...words, botPace: 'slow' } });
  await ann.goto('/new/pig');
  await ann.getByLabel('Your name').fill('Ann');
  await ann.getByLabel('Seat 2').selectOption('bot');
  await ann.getByRole('button', { name: 'Start the game' }).click();
  await ann.locator('.prompt').waitFor();
  await ann.evaluate(function look() {
    const told = document.querySelector('.prompt')?.textContent ?? '';
    if (told.includes('is playing')) document.body.dataset.named ??= told.trim();
    requestAnimationFrame(look);
  });
  const named = () => ann.locator('body').getAttribute('data-named');
  await answersUntil(async () => (await named()) !== null, 'last', ann);
  expect(await named()).toBe('At random is playing…');
});

it('several people share one device: the seat passes from hand to hand', async () => {
  const { page: ann } = await house.guest({ settings: { ...words, botPace: 'slow' } });
  await ann.goto('/new/pig');
  await ann.getByLabel('Seat 2').selectOption('hot');
  await ann.getByLabel('This player’s name').fill('Zoe');
  await ann.getByRole('button', { name: 'Start the game' }).click();
  await ann.waitForURL(/\/table\//);
  await ann.locator('[data-answer]').first().waitFor();
  // Whoever gets the device saw what was done on it: nobody has to watch that again, whatever the pace.
  await ann.evaluate(function look() {
    if (/Watch the table|is playing/.test(document.querySelector('.prompt')?.textContent ?? '')) document.body.dataset.watched = 'yes';
    requestAnimationFrame(look);
  });
  await answersUntil(async () => (await ann.locator('.prompt').textContent())!.includes('Zoe'), 'last', ann);
  expect(await ann.locator('[data-answer]').count()).toBeGreaterThan(0);
  expect(await ann.locator('body').getAttribute('data-watched')).toBe(null);
});

it('where something is secret, the screen is covered until it is handed over', async () => {
  // Pig has no secrets: give the second seat one on the way.
  const { page: ann } = await house.guest({
    settings: words,
    retell: (notice) => (notice.type === 'position' && notice.seat === 1 ? { ...notice, view: { ...notice.view, secret: true } } : notice),
  });
  await ann.goto('/new/pig');
  await ann.getByLabel('Seat 2').selectOption('hot');
  await ann.getByLabel('This player’s name').fill('Zoe');
  await ann.getByRole('button', { name: 'Start the game' }).click();
  await ann.waitForURL(/\/table\//);
  const cover = ann.getByRole('alertdialog');
  await answersUntil(() => cover.isVisible(), 'last', ann);
  expect(await cover.textContent()).toContain('Pass the device to Zoe');
  expect(await ann.locator('[data-answer]').count()).toBe(0);
  await ann.keyboard.press('Enter');
  await expect.poll(() => ann.locator('.prompt').textContent()).toContain('Zoe');
  expect(await cover.count()).toBe(0);
});

it('a page from before an upgrade is asked to load anew', async () => {
  const { page: ann } = await house.guest();
  await ann.routeWebSocket(/socket/, (socket) => {
    socket.onMessage(() => socket.send(JSON.stringify({ type: 'reload', protocol: 99 })));
  });
  await ann.goto('/');
  await expect.poll(() => ann.getByText('A new version of this page is available.').isVisible()).toBe(true);
  await expect.poll(() => ann.getByRole('button', { name: 'Reload' }).isVisible()).toBe(true);
});

it('the server loses its power: the table comes back by itself and nothing is lost', async () => {
  const { page: ann } = await house.guest({ settings: words });
  const { page: bob } = await house.guest({ settings: words });
  await twoAtTable('pig', ann, bob);
  await answerIfAsked(ann);
  await expect.poll(() => bob.getByRole('log').first().textContent()).toContain('rolls');
  const story = await bob.getByRole('log').first().textContent();
  await house.restart();
  await expect.poll(() => bob.getByText('Reconnecting').count()).toBe(0);
  await expect.poll(() => ann.getByText('Reconnecting').count()).toBe(0);
  expect(await bob.getByRole('log').first().textContent()).toBe(story);
  await answersUntil(async () => (await bob.getByRole('log').first().textContent()) !== story, 'first', ann, bob);
});
