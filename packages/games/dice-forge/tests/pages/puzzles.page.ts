/** Puzzles: one tried weakly, then solved, at a desk and on a phone; the collection knows of it, and nothing of it needs a network. */
import { violations } from '@astragal/web/pages/axe.ts';
import { DESK, sideways } from '@astragal/web/pages/house.ts';
import { someOf } from '@astragal/web/pages/long.ts';
import { ourHouse } from '@astragal/web/pages/our-house.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

const house = ourHouse();
const PHONE = { width: 390, height: 844 };

/** A puzzle of a game, the pieces of a weaker line and of the best one, each with the answer it gives. */
interface Case {
  readonly game: string;
  readonly id: string;
  readonly weaker: readonly (readonly [piece: string, answer: string])[];
  readonly best: readonly (readonly [piece: string, answer: string])[];
}
const CASES: readonly Case[] = [
  {
    game: 'dice-forge',
    id: '1ea8ce6099',
    weaker: [["[data-card='blacksmiths-hammer']", 'feat blacksmiths-hammer']],
    best: [["[data-card='guardians-owl']", 'feat guardians-owl']],
  },
];
const SIZES = [
  ['at a desk', DESK],
  ['on a phone', PHONE],
] as const;

const handIn = (page: Page) => page.locator('[data-hand-in]');

/** Touches a piece, and the button that it lights where one must say it twice. */
async function give(page: Page, [piece, answer]: readonly [string, string]): Promise<void> {
  const steps = Number(await handIn(page).getAttribute('data-hand-in'));
  await page.locator('.table[data-asked]').waitFor();
  await page.locator(`${piece}:visible`).first().click();
  const button = page.locator(`[data-answer="${answer}"]:visible`).first();
  const given = page.locator(`[data-hand-in="${steps + 1}"]`);
  await button.or(given).first().waitFor();
  if ((await given.count()) === 0) await button.click();
  await given.waitFor();
}

async function picture(page: Page, name: string): Promise<void> {
  if (process.env.PUZZLE_SHOTS) await page.screenshot({ path: `${process.env.PUZZLE_SHOTS}/${name}.png` });
}

it.each(someOf(CASES.flatMap((each) => SIZES.map(([where, viewport]) => ({ ...each, where, viewport })))))(
  'a puzzle of $game is tried weakly and then solved $where',
  async ({ game, id, weaker, best, where, viewport }) => {
    const isPhone = viewport === PHONE;
    const name = `${game}-${isPhone ? 'phone' : 'desk'}`;
    const { page } = await house.guest({ viewport, ...(isPhone && { hasTouch: true, isMobile: true }) });
    await page.goto(`/puzzle/${game}/${id}`);
    const panel = page.locator('[data-puzzle]');
    await panel.waitFor();
    await picture(page, `${name}-task`);
    expect(await violations(page, isPhone ? '[data-puzzle-sheet]' : '[data-puzzle]'), where).toEqual([]);
    if (isPhone) await page.locator('[data-puzzle-sheet] .close').click();
    expect(await handIn(page).getAttribute('aria-disabled')).toBe('true');
    for (const step of weaker) await give(page, step);
    await picture(page, `${name}-line`);
    await handIn(page).click();
    await page.locator('[data-puzzle=weaker]').waitFor();
    await picture(page, `${name}-weaker`);
    expect(await violations(page, '[data-puzzle]'), where).toEqual([]);
    expect(await sideways(page)).toBe(0);
    await page.locator('[data-again]').click();
    if (isPhone) await page.locator('[data-puzzle-sheet] .close').click();
    for (const step of best) await give(page, step);
    await handIn(page).click();
    await page.locator('[data-puzzle=solved]').waitFor();
    await picture(page, `${name}-solved`);
    expect(await violations(page, '[data-puzzle]'), where).toEqual([]);
    // Enter goes on to the next.
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname.startsWith(`/puzzle/${game}/`) && !url.pathname.endsWith(id));
    await page.locator('[data-puzzle=builds]').waitFor();
    await page.goto(`/puzzles/${game}`);
    await page.locator('[data-set]').waitFor();
    await picture(page, `${name}-collection`);
    expect(await violations(page), where).toEqual([]);
    expect(await sideways(page)).toBe(0);
    const kept = await page.evaluate(
      () => JSON.parse(localStorage.getItem('astragal puzzles') ?? '{}') as { tries: { isSolved: boolean }[]; solved: string[] },
    );
    expect(kept.tries.map(({ isSolved }) => isSolved)).toEqual([false]);
    expect(kept.solved).toEqual([id]);
  },
);

it('keys: H asks for a hint, U takes back, Escape leaves; and giving up shows the solution', async () => {
  const { game, id, best } = CASES[0]!;
  const { page } = await house.guest({ viewport: DESK });
  await page.goto(`/puzzle/${game}/${id}`);
  await page.locator('[data-puzzle=builds]').waitFor();
  await give(page, best[0]!);
  await page.keyboard.press('u');
  await page.locator('[data-hand-in="0"]').waitFor();
  await page.keyboard.press('h');
  await page.locator('.hinted').waitFor();
  await picture(page, 'hint-desk');
  await page.locator('[data-give-up]').click();
  await page.locator('[data-puzzle=shown]').waitFor();
  await picture(page, 'shown-desk');
  await page.keyboard.press('Escape');
  await page.waitForURL(/\/puzzles\/dice-forge$/);
});

it('the puzzle of the day lies behind one address', async () => {
  const { page } = await house.guest({ viewport: DESK });
  await page.goto('/puzzles/today');
  await page.waitForURL(/\/puzzle\/[\w-]+\/\w+$/);
  await page.locator('[data-puzzle=builds]').waitFor();
});
