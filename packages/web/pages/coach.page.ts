/** The coach: a hint in two steps and a question before a bad answer, in every game, on a phone and at a desk; counted before it is shown. */
import { type Advice, advise, botNamed, isBlunder, SeatedBot, type Sight } from '@astragal/bots';
import { seeded } from '@astragal/kernel';
import { onShelf } from '@astragal/shelf';
import type { TableInfo } from '@astragal/wire';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { words as en } from '../src/coach/words/en.ts';
import { violations } from './axe.ts';
import { lineOf, look, type Piece, press, until } from './finger.ts';
import { ANY, GAMES } from './games.ts';
import { sideways } from './house.ts';
import { long, pairings, someOf } from './long.ts';
import { ourHouse } from './our-house.ts';
import { atDesk, onPhone } from './player.ts';

const house = ourHouse();
const SEED = 'coach';
/** With a seed the page looks at no clock, so a test can think the same thoughts. */
const FUTURES = 4;

/** Nobody looks at a clock: the coach thinks for so many futures, and an answer waits for it. */
const seed = (page: Page): Promise<unknown> => page.addInitScript((given) => sessionStorage.setItem('astragal seed', given), SEED);

/** A game against a bot with a coach, at the server. */
async function sit(page: Page, game: string, coach: string): Promise<string> {
  await seed(page);
  await page.goto('/');
  const { request } = page.context();
  await request.put('/api/me', { data: { name: 'Ada' } });
  const { table } = (await (await request.post('/api/play-now', { data: { game, seats: 2, coach } })).json()) as { table: TableInfo };
  await page.goto(`/table/${table.id}`);
  await page.locator('.table[data-asked]').waitFor();
  return table.id;
}

/** What the server has counted, by seat. */
async function counted(page: Page, id: string): Promise<readonly (number | undefined)[]> {
  const { table } = (await (await page.context().request.get(`/api/tables/${id}`)).json()) as { table: TableInfo };
  return table.seats.map(({ hints }) => hints);
}

interface Meeting {
  readonly advice: Advice;
  readonly bad: Piece;
}

/** Plays on, by the page's own line, to a question of which a bad answer is a piece in sight. */
async function toBlunder(page: Page, game: string): Promise<Meeting> {
  const { game: rules, judge, bots, ideas } = await onShelf(game)!.rules();
  const line = lineOf(page);
  const player = botNamed(bots, 'expert')!;
  const me = new SeatedBot(botNamed(bots, 'skilled')!, seeded(SEED));
  for (;;) {
    await until(
      page,
      () => (line.position?.asks.length ?? 0) > 0,
      () => 'nobody was asked',
    );
    const { ask, view, stack, asks, seat } = line.position!;
    const sight = { seat: seat!, view, stack, questions: asks } as unknown as Sight;
    const advice = advise({ game: rules, judge: judge!, player, ideas: ideas! }, sight, {
      luck: seeded(`${SEED} coach ${ask}`),
      futures: FUTURES,
    });
    const bad = advice?.answers.filter(isBlunder).map(({ text }) => text) ?? [];
    if (bad.length > 0) {
      await page.locator(`.table[data-asked]`).waitFor();
      const piece = await line.quietly(() =>
        look(
          page,
          bad.map((text) => `[data-answer="${text}"]`),
        ),
      );
      if (piece) return { advice: advice!, bad: piece };
    }
    // Thinking here keeps the line waiting: it may have been lost meanwhile.
    if (line.position?.ask !== ask) continue;
    line.answer(me.answer(sight));
    await until(
      page,
      () => line.position?.ask !== ask,
      () => 'the answer did not count',
    );
  }
}

/** Whether the piece of an answer can be seen beside the question about it. */
const liesOpen = (page: Page, { answer }: Piece): Promise<boolean> =>
  page.locator('[data-sure]').evaluate((dialog, text) => {
    const over = dialog.getBoundingClientRect();
    const piece = [...document.querySelectorAll(`[data-answer="${text}"]`)].find((each) => each.checkVisibility());
    const at = piece?.getBoundingClientRect();
    return at !== undefined && (at.right <= over.left || at.left >= over.right || at.bottom <= over.top || at.top >= over.bottom);
  }, answer);

const press2 = async (page: Page, piece: Piece): Promise<void> => {
  const again = (await look(page, [`[data-answer="${piece.answer}"]`]))!;
  await press(page, again, piece.answer!);
};

it.each(someOf(pairings(GAMES, ['desk', 'phone'] as const)))(
  '%s at a %s: an answer that gives much away is held; a hint comes in two steps',
  async (game, where) => {
    const page = await (where === 'desk' ? atDesk(house) : onPhone(house));
    const id = await sit(page, game, 'warnings');
    const line = lineOf(page);
    const { advice, bad } = await toBlunder(page, game);
    const before = line.sent.length;

    // Sure? Nothing has been sent, and whoever presses Enter thinks again.
    await press2(page, bad);
    const sure = page.locator('[data-sure]');
    await sure.waitFor();
    expect(await sure.getAttribute('data-sure')).toBe(bad.answer);
    expect(line.sent).toHaveLength(before);
    if (await liesOpen(page, bad)) await sure.locator('[data-ring-number]').waitFor();
    expect(await page.locator('[data-again]').evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await sure.waitFor({ state: 'detached' });
    expect(await page.locator('[data-hints]').count()).toBe(0);

    // The first step names no answer, the second the best of them.
    await page.keyboard.press('h');
    const panel = page.locator('[data-coach]');
    await page.locator('[data-coach="1"]').waitFor();
    expect(await page.locator('[data-advised]').count()).toBe(0);
    expect(await panel.textContent()).toContain('?');
    expect(await page.locator('[data-hints]').first().getAttribute('data-hints')).toBe('1');
    await page.locator('[data-more]').click();
    await page.locator('[data-coach="2"]').waitFor();
    const shown = await page.locator('[data-advised]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-advised')));
    expect(shown).toEqual(advice.answers.filter(({ text }) => advice.shown.includes(text)).map(({ text }) => text));
    expect(await page.locator('[data-hints]').first().getAttribute('data-hints')).toBe('2');
    expect(await counted(page, id)).toEqual([2, undefined]);
    expect(await sideways(page)).toBe(0);
    expect(await violations(page)).toEqual([]);

    // Whoever wants it all the same gets it, and is not asked twice.
    const close = page.getByRole('button', { name: en.close });
    if (await close.count()) await close.click();
    await press2(page, bad);
    await sure.waitFor();
    await page.locator('[data-anyway]').click();
    await until(
      page,
      () => line.sent.length > before,
      () => 'the answer was not sent',
    );
    expect(line.sent[before]!.choice).toBe(bad.answer);
    await page.context().close();
  },
);

it('without a coach nobody is helped: no button, and H does nothing', async () => {
  const page = await atDesk(house);
  await sit(page, ANY, 'off');
  await page.keyboard.press('h');
  expect(await page.locator('[data-hint], [data-coach]').count()).toBe(0);
  await page.context().close();
});

long('on this device: chosen when the table is laid, counted, kept, and carried to the server', async () => {
  const page = await atDesk(house);
  await seed(page);
  await page.goto(`/new/${ANY}`);
  await page.getByLabel('Seat 2').selectOption('bot');
  await page.getByText('On this device').click();
  await page.getByText('Hints and warnings').click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/\/table\/local-/);
  const bulb = page.locator('[data-hint][aria-disabled="false"]').first();
  await bulb.waitFor();
  await bulb.click();
  await page.locator('[data-coach="1"]').waitFor();
  await bulb.click();
  await page.locator('[data-coach="2"]').waitFor();
  await page.reload();
  await page.locator('[data-hints="2"]').first().waitFor();
  await page.locator('.table[data-asked]').waitFor();
  await page.keyboard.press('?');
  await page.getByRole('button', { name: 'Move this game to the server' }).click();
  await page.waitForURL(/\/table\/(?!local-)/);
  await page.locator('[data-hints="2"]').first().waitFor();
  expect(await counted(page, /\/table\/(\w+)/.exec(page.url())![1]!)).toEqual([2, undefined]);
  await page.context().close();
});

it('with people: whoever is invited reads of it before sitting down', async () => {
  const [host, friend] = [await atDesk(house), await onPhone(house)];
  await host.goto(`/new/${ANY}`);
  await host.locator('input[type="radio"][value="hints"]').check();
  await host.getByRole('button', { name: 'Create the table' }).click();
  await host.waitForURL(/\/table\//);
  await friend.goto(await host.getByLabel('Link to seat 2').inputValue());
  await friend.locator('[data-agrees]').waitFor();
  await friend.locator('form button').click();
  await friend.waitForURL(/\/table\//);
  await friend.locator('.lobby [data-agrees]').waitFor();
  await host.context().close();
  await friend.context().close();
});
