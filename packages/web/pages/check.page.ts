/** Check the dice: a record is counted again on this device, with or without a network; what is wrong, foreign or old is said in one sentence. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './axe.ts';
import { ANY, GAMES } from './games.ts';
import { DESK, PHONE, sideways } from './house.ts';
import { pairings, someOf } from './long.ts';
import { ourHouse } from './our-house.ts';

interface Loose {
  luck?: object;
  entries: { luck?: [string, number, number][] }[];
}
const text = readFileSync(new URL(`../../games/${ANY}/tests/fair.json`, import.meta.url), 'utf8');
const record = (): Loose => JSON.parse(text) as Loose;

const file = (content: unknown, name = 'game.json') => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
});

/** The record with one side of one die turned. */
function turned(): Loose {
  const all = record();
  const [, , , , , bad] = all.entries.flatMap(({ luck = [] }) => luck.filter(([, n]) => n === 6));
  bad![2] = (bad![2] + 1) % 6;
  return all;
}

async function checking(page: Page, content: unknown): Promise<void> {
  await page.goto('/check');
  await page.locator('input[type=file]').setInputFiles(file(content));
}
const verdict = (page: Page) => page.locator('.verdict');

describe('a house that is open', () => {
  const house = ourHouse();

  it.each([
    ['en-GB', PHONE, 'Agrees: ', 'Proven', 'Not proven', 'Whether the server ever refused an answer'],
    ['pl-PL', DESK, 'Zgadza się: ', 'Udowodnione', 'Nieudowodnione', 'Czy serwer nie odrzucił kiedyś odpowiedzi'],
    ['ru-RU', PHONE, 'Сходится: ', 'Доказано', 'Не доказано', 'Не отклонял ли сервер ответ'],
  ])('a record that agrees: one line, and what is proven beside what is not: %s', async (locale, viewport, line, proven, not, refused) => {
    const { page } = await house.guest({ locale, viewport, stranger: true });
    await checking(page, record());
    await expect.poll(() => verdict(page).textContent()).toContain(line);
    for (const name of [proven, not]) await page.getByRole('heading', { level: 3, name, exact: true }).waitFor();
    expect((await page.locator('.claims').textContent())!.replaceAll('\u00a0', ' ')).toContain(refused);
    expect(await page.locator('.row .sign').first().getAttribute('aria-label')).not.toBe('');
    expect(await sideways(page)).toBe(0);
    // Who listens hears the verdict: it has the focus.
    expect(await page.evaluate(() => document.activeElement?.closest('.verdict') !== null)).toBe(true);
  });

  it('one wrong roll alone is red, opened with both sides; nothing after it is judged', async () => {
    const { page } = await house.guest({ viewport: PHONE });
    await checking(page, turned());
    await verdict(page).filter({ hasText: 'Does not agree: roll ' }).waitFor();
    expect(await page.locator('li.wrong').count()).toBe(1);
    const bad = page.locator('li.wrong');
    for (const side of ['in the record:', 'the secrets give:']) await bad.getByText(side).waitFor();
    // The game itself says what fell: both faces are drawn, and the round has its number or name.
    await bad.locator('.piece').nth(1).waitFor();
    expect(await page.locator('ol > li').last().getAttribute('class')).toContain('wrong');
    await page.getByText('cannot be judged any more').waitFor();
    expect(await page.locator('.claims').count()).toBe(0);
    expect(await sideways(page)).toBe(0);
  });

  it.each([
    ['a record of luck without seals', () => ({ ...record(), luck: undefined }), 'without seals'],
    ['something else', () => 'Dear diary', 'is not a game record'],
    ['something else in JSON', () => ({ astragal: 'backup' }), 'is not a game record'],
    ['a damaged record', () => ({ ...record(), entries: [{ seat: 'nobody' }] }), 'is damaged'],
    ['something huge', () => `"${'x'.repeat(8_100_000)}"`, 'is too large'],
  ])('%s is told in one sentence', async (_, content, sentence) => {
    const { page } = await house.guest();
    await checking(page, content());
    await page.locator('#content').getByText(sentence).waitFor();
    expect(await page.locator('.row').count()).toBe(0);
    await page.getByRole('heading', { level: 1, name: 'Check the dice' }).waitFor();
  });

  it('a file may be dropped', async () => {
    const { page } = await house.guest();
    await page.goto('/check');
    await page.locator('.drop').waitFor();
    const dropped = await page.evaluateHandle((content) => {
      const data = new DataTransfer();
      data.items.add(new File([content], 'dropped.json'));
      return data;
    }, text);
    await page.dispatchEvent('.drop', 'drop', { dataTransfer: dropped });
    await verdict(page).filter({ hasText: 'Agrees: ' }).waitFor();
    await page.getByText('File: dropped.json').waitFor();
  });

  it('my last game is one button away, and so is it from its end and its replay', async () => {
    const { page } = await house.guest();
    await page.goto('/check');
    await page.getByText('You have not finished a game here yet.').waitFor();
    await page.request.put('/api/me', { data: { name: 'Ada' } });
    const reply = await page.request.post('/api/play-now', { data: { game: 'pig', seats: 2 } });
    const { table } = (await reply.json()) as { table: { id: string } };
    expect((await page.request.post(`/api/tables/${table.id}/resign`, { data: { seat: 0 } })).ok()).toBe(true);
    await page.goto('/check');
    await page.getByRole('button', { name: 'Check its rolls' }).click();
    await verdict(page).waitFor();
    await page.goto(`/table/${table.id}/replay`);
    await page.getByRole('button', { name: 'Menu' }).last().click();
    await page.getByRole('link', { name: 'Check the dice' }).click();
    await page.waitForURL(`**/check?table=${table.id}`);
    await verdict(page).waitFor();
    await page.getByRole('button', { name: 'Check another game' }).click();
    await page.getByRole('button', { name: 'Check its rolls' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  it.each(someOf(pairings(['dark', 'light'] as const, [PHONE, DESK])).map(([colorScheme, viewport]) => ({ colorScheme, viewport })))(
    'axe finds nothing in any of it: %o',
    async (more) => {
      const { page } = await house.guest(more);
      await page.goto('/check');
      await page.locator('.how').waitFor();
      expect(await violations(page)).toEqual([]);
      for (const content of [record(), turned()]) {
        await checking(page, content);
        await verdict(page).waitFor();
        expect(await violations(page)).toEqual([]);
      }
    },
  );
});

describe('a house that is gone', () => {
  const house = ourHouse({ hidden: false });

  it('without a network, too: the page, its words and the counting are on this device', async () => {
    const { page } = await house.guest({ viewport: PHONE, serviceWorkers: 'allow' });
    await page.goto('/settings');
    const whole = page
      .getByRole('region', { name: 'On this device' })
      .locator('li:has(button) small')
      .filter({ hasText: /^[\d.]+ MB$/ });
    await expect.poll(() => whole.count()).toBe(GAMES.length);
    await house.cut();
    await checking(page, record());
    await verdict(page).filter({ hasText: 'Agrees: ' }).waitFor();
    await checking(page, turned());
    await verdict(page).filter({ hasText: 'Does not agree: roll ' }).waitFor();
  });
});
