/** The seal: rolls are proven as they fall, at a desk and on a phone; what does not fit is said at once; tables of other luck say what they are. */
import { readFileSync } from 'node:fs';
import { type Evidence, judged } from '@astragal/fair';
import type { Notice } from '@astragal/wire';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './axe.ts';
import { chooseAtEnd } from './ending.ts';
import { GAMES } from './games.ts';
import { answerIfAsked, DESK, PHONE, twoAtTable } from './house.ts';
import { long, pairings, someOf } from './long.ts';
import { ourHouse } from './our-house.ts';

const words = { textTable: true, onlyAnswers: 'ask', motion: 'calm' };
const seal = (page: Page) => page.locator('button.seal');
const proven = async (page: Page): Promise<number> => Number(await seal(page).getAttribute('data-proven'));

async function isCovered(what: Locator, by: Locator): Promise<boolean> {
  const [a, b] = [(await what.boundingBox())!, (await by.boundingBox())!];
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  for (let i = 0; i < 2; i++) await page.getByRole('button', { name: 'Resign' }).click();
}

/** Rolls once for whoever is asked. */
async function roll(...pages: readonly Page[]): Promise<void> {
  await expect
    .poll(async () => {
      for (const page of pages) if (await answerIfAsked(page)) return true;
      return false;
    })
    .toBe(true);
}

describe('a fair table of two people', () => {
  const house = ourHouse({ fair: true });

  it('counts every roll on both screens as it falls, says three sentences, and is opened at the end', async () => {
    const { page: ann } = await house.guest({ settings: words, viewport: DESK });
    const { page: bob } = await house.guest({ settings: words, viewport: PHONE, hasTouch: true });
    const table = (await twoAtTable('pig', ann, bob)).split('/').at(-1)!;
    for (const page of [ann, bob]) await page.getByRole('button', { name: /^Fair dice: sealed/ }).waitFor();
    for (let n = 1; n <= 3; n++) {
      const before = await proven(ann);
      await roll(ann, bob);
      for (const page of [ann, bob]) await expect.poll(() => proven(page)).toBe(before + 1);
    }
    await ann.getByRole('button', { name: 'Fair dice: sealed, 3 rolls proven' }).click();
    const card = ann.getByRole('dialog', { name: 'Fair dice' });
    await card.getByText('before the first of 3 rolls').waitFor();
    expect(await card.locator('dl > div').count()).toBe(3);
    expect(await isCovered(ann.locator('.prompt'), card)).toBe(false);
    await card.getByRole('button', { name: 'What it does not prove' }).click();
    await card.getByText('That nobody works with whoever runs the server').waitFor();
    expect(await violations(ann)).toEqual([]);
    await ann.keyboard.press('Escape');
    await card.waitFor({ state: 'hidden' });
    expect(await ann.evaluate(() => document.activeElement?.classList.contains('seal'))).toBe(true);

    await seal(bob).click();
    const sheet = bob.getByRole('dialog', { name: 'Fair dice' });
    expect(await sheet.locator('dl > div').count()).toBe(3);
    // The same seal on both screens.
    const text = await sheet.locator('code').textContent();
    expect(text).toMatch(/^[\w-]{4} [\w-]{4} … [\w-]{4}$/);
    expect(await violations(bob)).toEqual([]);
    await sheet.getByRole('button', { name: 'Close' }).click();
    await seal(ann).click();
    expect(await card.locator('code').textContent()).toBe(text);
    await ann.keyboard.press('Escape');

    await resign(bob);
    for (const page of [ann, bob]) await expect.poll(() => seal(page).getAttribute('data-seal')).toBe('right');
    await chooseAtEnd(ann, 'Check the dice');
    await ann.waitForURL(`**/check?table=${table}`);
    await ann.locator('.verdict').filter({ hasText: 'Agrees: 3 of 3' }).waitFor();
    // Whoever answers before their browser has committed does so with that answer: its roll is the server's alone, and not counted here.
    const { entries } = (await (await ann.request.get(`/api/tables/${table}/record`)).json()) as { entries: { fair: { link?: string } }[] };
    const own = entries.filter(({ fair }) => fair.link).length;
    expect(own).toBeGreaterThan(0);
    await ann.getByText(`${own === 1 ? '1 roll was' : `${own} rolls were`} made with a secret from the device`).waitFor();
  });

  long('says on both screens whose device has committed in mid-game: its browser had lost its secrets', async () => {
    const { page: ann } = await house.guest({ settings: words, viewport: DESK });
    const { page: bob } = await house.guest({ settings: words, viewport: PHONE, hasTouch: true });
    await twoAtTable('pig', ann, bob);
    await roll(ann, bob);
    for (const page of [ann, bob]) {
      await expect.poll(() => proven(page)).toBe(1);
      await page.evaluate(() => {
        for (const key of Object.keys(localStorage).filter((each) => each.endsWith('fair'))) localStorage.removeItem(key);
      });
      await page.reload();
      await page.getByRole('button', { name: /^Fair dice: sealed/ }).waitFor();
    }
    await roll(ann, bob);
    for (const page of [ann, bob]) {
      await expect.poll(() => proven(page)).toBe(1);
      await seal(page).click();
      const card = page.getByRole('dialog', { name: 'Fair dice' });
      await card.getByText('Secrets sealed in mid-game: ').waitFor();
      expect(await card.getByText('secrets of another device').count()).toBe(0);
      expect(await violations(page)).toEqual([]);
    }
  });

  it('says at once that a roll does not fit and keeps the evidence; the table goes on only when everybody agrees', async () => {
    let isCheated = false;
    /** The server shows this one screen another side than the secrets give. */
    const retell = (notice: Notice): Notice => {
      const rolls = notice.type === 'position' ? notice.fair?.entry?.rolls : undefined;
      if (notice.type !== 'position' || !rolls?.length || isCheated) return notice;
      isCheated = true;
      const [[name, n, value]] = rolls as [[string, number, number]];
      return { ...notice, fair: { entry: { ...notice.fair!.entry!, rolls: [[name, n, (value + 1) % n]] } } };
    };
    const { page: ann } = await house.guest({ settings: words });
    const { page: bob } = await house.guest({ settings: words, viewport: PHONE, retell });
    await twoAtTable('pig', ann, bob);
    await roll(ann, bob);
    const alarmOf = (page: Page) => page.getByRole('alert').filter({ hasText: 'does not agree with the seal' });
    const alarm = alarmOf(bob);
    await alarm.waitFor();
    await alarmOf(ann).getByText('says it was told a different roll').waitFor();
    expect(await alarmOf(ann).getByRole('button', { name: 'Keep the evidence' }).count()).toBe(0);
    expect(await seal(bob).getAttribute('data-seal')).toBe('wrong');
    expect(await seal(ann).getAttribute('data-seal')).toBe('sealed');
    for (const page of [ann, bob]) expect(await page.locator('[data-answer]').count()).toBe(0);
    const [file] = await Promise.all([bob.waitForEvent('download'), alarm.getByRole('button', { name: 'Keep the evidence' }).click()]);
    const evidence = JSON.parse(readFileSync(await file.path(), 'utf8')) as Evidence;
    expect(judged(evidence)).toMatchObject({ kind: 'roll' });
    expect(await violations(bob)).toEqual([]);
    await alarm.getByRole('button', { name: 'Go on all the same' }).click();
    await alarm.getByRole('button', { name: 'Go on all the same' }).waitFor({ state: 'hidden' });
    expect(await violations(ann)).toEqual([]);
    expect(await ann.locator('[data-answer]').count()).toBe(0);
    await alarmOf(ann).getByRole('button', { name: 'Go on all the same' }).click();
    for (const page of [ann, bob]) await alarmOf(page).waitFor({ state: 'hidden' });
    await expect.poll(() => seal(bob).getAttribute('data-seal')).toBe('sealed');
    const before = await proven(ann);
    await roll(ann, bob);
    await expect.poll(() => proven(ann)).toBe(before + 1);
  });
});

describe('tables of other luck, and the places of the seal', () => {
  const house = ourHouse();

  it('says that nothing was sealed', async () => {
    const { page } = await house.guest({ settings: words });
    await page.goto('/');
    await page.request.put('/api/me', { data: { name: 'Ada' } });
    const { table } = (await (await page.request.post('/api/play-now', { data: { game: 'pig', seats: 2 } })).json()) as {
      table: { id: string };
    };
    await page.goto(`/table/${table.id}`);
    await page.getByRole('button', { name: 'Dice without a seal' }).click();
    await page.getByRole('dialog').getByText('nothing was sealed, so nothing can be proven or disproven').waitFor();
    expect(await page.getByRole('button', { name: 'Copy the seal' }).count()).toBe(0);
  });

  it.each(someOf(pairings(GAMES, [DESK, PHONE])).map(([game, viewport]) => ({ game, viewport })))(
    'covers neither a die nor the prompt, and is large enough for a finger: $game at $viewport.width',
    async ({ game, viewport }) => {
      const { page } = await house.guest({ viewport, settings: { motion: 'calm', botPace: 'instant' } });
      await page.goto('/');
      await page.request.put('/api/me', { data: { name: 'Ada' } });
      const reply = await page.request.post('/api/play-now', { data: { game } });
      const { table } = (await reply.json()) as { table: { id: string } };
      await page.goto(`/table/${table.id}`);
      await page.locator('.table[data-asked]').waitFor();
      await seal(page).waitFor();
      const { lies, size } = await seal(page).evaluate((button) => {
        const box = button.getBoundingClientRect();
        const meets = (other: Element): boolean => {
          const { left, right, top, bottom } = other.getBoundingClientRect();
          return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
        };
        const pieces = [...document.querySelectorAll('.prompt p, .die, .cube, [data-die], .net')].filter((each) => !each.contains(button));
        return { lies: pieces.filter(meets).map((each) => each.outerHTML.slice(0, 80)), size: Math.min(box.width, box.height) };
      });
      expect(lies).toEqual([]);
      expect(Math.round(size)).toBeGreaterThanOrEqual(44);
      await seal(page).click();
      await page.getByRole('dialog').getByText('nothing was sealed').waitFor();
    },
  );
});
