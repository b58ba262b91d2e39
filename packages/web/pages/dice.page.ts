/** The dice of this house: what the page says is what the house has counted, in three languages, for whoever comes by. */
import { join } from 'node:path';
import { type LuckSaid, seeded } from '@astragal/kernel';
import { openStore } from '@astragal/server';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './axe.ts';
import { DESK, type House, PHONE, sideways } from './house.ts';
import { pairings, someOf } from './long.ts';
import { ourHouse } from './our-house.ts';

const GAMES = 40;
const ROLLS = 60;

/** A store with games of Pig that are over, rolled with a seed, and one that still runs. */
async function withGames(folder: string): Promise<void> {
  const luck = seeded('the dice of a page');
  const store = await openStore({ file: join(folder, 'astragal.db') });
  for (let game = 0; game <= GAMES; game++) {
    const isOver = game < GAMES;
    const rolled = Array.from({ length: ROLLS }, (_, i): LuckSaid => [`die of seat ${i % 2}`, 6, luck.below(6, '')]);
    const entries = rolled.map((said, i) => ({ seat: i % 2, choice: 'roll', luck: [said] }));
    const record = { format: 1, game: 'pig', version: 2, seats: 2, options: { goal: '50' }, dealt: [] } as const;
    const id = `seeded-${game}`;
    await store.tables.create(
      {
        id,
        game: 'pig',
        version: 2,
        options: { goal: '50' },
        chairs: [
          { by: 'person', name: 'Secret Ada', person: 'ada' },
          { by: 'bot', name: 'random/0', level: 'random' },
        ],
        host: 'ada',
        pace: { kind: 'untimed' },
        timeout: 'bot',
        takeover: true,
        listed: false,
        chat: true,
        phase: isOver ? 'over' : 'frozen',
        created: 1,
        ...(isOver && { ended: Date.UTC(2026, 2, 3), result: { scores: [50, 3], winners: [game % 2] } }),
      },
      [],
      { head: { record, at: 1, after: { waits: [] } }, entries: JSON.stringify(entries) },
    );
  }
  await store.close();
}

const rolls = async (page: Page): Promise<number> =>
  ((await (await page.request.get('/api/dice')).json()) as { readonly rolls: number }).rolls;

async function opened(house: House, locale: string, more: object = {}): Promise<Page> {
  const { page } = await house.guest({ locale, stranger: true, ...more });
  await expect.poll(() => rolls(page)).toBe(GAMES * ROLLS);
  await page.goto('/dice');
  await page.locator('#content article').first().waitFor();
  return page;
}
const said = async (page: Page): Promise<string> => (await page.locator('#content').textContent())!.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('a house with games', () => {
  const house = ourHouse({ prepare: withGames });

  it.each([
    ['en-GB', 'Dice of this house', /2,400 rolls .*since March 3/, /in \d+ of 100 cases/, 'no such count can say'],
    ['pl-PL', 'Kości tego serwera', /2400 rzutów .*od 3 marca/, /w \d+ przypadkach na 100/, 'żadne liczenie nie powie'],
    ['ru-RU', 'Кубики этого сервера', /2 400 бросков .*с 3 марта/, /в \d+ случа(е|ях) из 100/, 'никакой подсчёт не скажет'],
  ])('says the sentence first, then the numbers, and what it cannot show: %s', async (locale, title, lead, cases, honest) => {
    const page = await opened(house, locale, { viewport: PHONE });
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    const text = await said(page);
    for (const each of [lead, cases, /χ² = /, /Holm|Холм/]) expect(text).toMatch(each);
    expect(text).toContain(honest);
    expect(text).not.toContain('Ada');
    expect(await sideways(page)).toBe(0);
  });

  it('tells each side of a die to whoever listens, and the counts add up', async () => {
    const page = await opened(house, 'en-GB');
    const sides = await page.locator('article ol .say').allTextContents();
    expect(sides).toHaveLength(6);
    expect(sides.map((side) => Number(/: ([\d,]+)$/.exec(side)![1]!.replace(',', ''))).reduce((all, each) => all + each)).toBe(
      GAMES * ROLLS,
    );
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Counts, CSV' }).click()]);
    expect(file.suggestedFilename()).toBe('dice.csv');
  });

  it.each(someOf(pairings(['dark', 'light'] as const, [PHONE, DESK])).map(([colorScheme, viewport]) => ({ colorScheme, viewport })))(
    'axe finds nothing in it: %o',
    async (more) => expect(await violations(await opened(house, 'en-GB', more))).toEqual([]),
  );
});

describe('a house where nothing has been played', () => {
  const house = ourHouse();

  it('says so', async () => {
    const { page } = await house.guest({ stranger: true });
    await page.goto('/dice');
    await page.getByText('No game has come to its end here yet').waitFor();
    expect(await page.locator('article').count()).toBe(0);
  });
});
