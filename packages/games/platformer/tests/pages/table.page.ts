/** Platformer on its drawn table, alone and for two, up to the boss, by clicking alone. */
import { type PlatformerKind, printAt, SHOP, type State } from '@astragal/platformer';
import { violations } from '@astragal/web/pages/axe.ts';
import { covered, type Given, type Guidance, guided } from '@astragal/web/pages/guided.ts';
import { DESK, PHONE, TABLET } from '@astragal/web/pages/house.ts';
import { long } from '@astragal/web/pages/long.ts';
import { ourHouse } from '@astragal/web/pages/our-house.ts';
import { atDesk, expectEnd, expectTableBehind, LONG, type Manner, onPhone, playToEnd, sitDown } from '@astragal/web/pages/player.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newClimber, TABS, way } from './player.ts';

const house = ourHouse();

const guidance = (seed: string, look: NonNullable<Guidance<PlatformerKind>['look']>): Guidance<PlatformerKind> => ({
  bot: newClimber(),
  seed,
  way,
  tabs: TABS,
  look,
});

/** What a climber cannot do without. */
const expectClimb = (given: Given): void => {
  for (const verb of ['respawn', 'spend', 'go', 'end']) expect(given.get(verb), verb).toBeGreaterThan(0);
};

const isShopping = (view: State, seat: number): boolean => view.climbers[seat]!.at >= 0 && printAt(view, view.climbers[seat]!.at) === SHOP;

const SCREENS = [
  ['a phone in the dark', { viewport: PHONE, hasTouch: true, isMobile: true, colorScheme: 'dark' }],
  ['a desk by daylight', { viewport: DESK, colorScheme: 'light' }],
] as const;

long.each(SCREENS)(
  'a solo game comes to its end on %s, and axe finds nothing on the way',
  async (_, guest) => {
    const { page, context } = await house.guest({ ...guest, settings: { motion: 'calm', onlyAnswers: 'ask', botPace: 'instant' } });
    const wrong: string[] = [];
    const held = new Set<string>();
    const hold = async (moment: string): Promise<void> => {
      if (held.has(moment)) return;
      held.add(moment);
      await page.locator('.pf .prompt').first().waitFor();
      wrong.push(...(await violations(page)).map((each) => `${moment}: ${each}`));
    };
    const player = guided(
      page,
      guidance('alone', async ({ seat, view, frame }) => {
        await hold(frame.step);
        if (isShopping(view, seat)) await hold('shop');
        if (view.climbers[seat]!.entered) await hold('boss');
        // Chips of the open levels lie over the tower's top, wherever it was scrolled to.
        const turn = `turn ${view.turn.number}`;
        if (frame.step === 'actions' && !held.has(turn)) {
          held.add(turn);
          const [tower] = await page.locator('.tabs button').all();
          await tower?.click();
          wrong.push(...(await covered(page, '.spot.may', '.scroller')).map((field) => `${turn}: nobody can touch ${field}`));
        }
      }),
    );
    await sitDown({ game: 'platformer' }, page);
    expectClimb(await player.play());
    await expectEnd(page);
    await expectTableBehind(page);
    await hold('the end');
    expect(wrong).toEqual([]);
    await context.close();
  },
  2 * LONG,
);

long(
  'two players reach the boss and come to the end, on a phone and on a desk',
  async () => {
    const pages = [await atDesk(house), await onPhone(house)] as const;
    let highest: State | undefined;
    const players = pages.map((page, seat) =>
      guided(
        page,
        guidance(`seat ${seat}`, async ({ view }) => {
          highest = view;
        }),
      ),
    );
    await sitDown({ game: 'platformer', options: ['chosen'] }, ...pages);
    const given = await Promise.all(players.map((player) => player.play()));
    expect(highest?.climbers.some(({ entered }) => entered)).toBe(true);
    for (const [seat, page] of pages.entries()) {
      expectClimb(given[seat]!);
      expect(given[seat]!.get('be')).toBe(1);
      await expectEnd(page);
      await page.context().close();
    }
  },
  2 * LONG,
);

const manner = (seed: string): Manner => ({
  lit: ['button.may', '.col.lit > .die', '.bubble .acts button'],
  onward: /^(end|stop|roll)/,
  hurry: 6,
  seed,
});

long(
  'whoever clicks at random comes to the end too',
  async () => {
    const page: Page = await onPhone(house);
    await sitDown({ game: 'platformer' }, page);
    const clicks = await playToEnd(page, manner('alone'));
    expect(clicks.get('end')).toBeGreaterThan(1);
    await expectEnd(page);
    await page.context().close();
  },
  LONG,
);

it('a mouse at a phone keeps what it points at: the click on a field with a choice does not look away', { timeout: LONG }, async () => {
  const page = await onPhone(house);
  await sitDown({ game: 'platformer' }, page);
  const field = page.locator('.spot.may').first();
  await field.waitFor();
  const { x, y, width, height } = (await field.boundingBox())!;
  const choice = page.locator('.bubble .acts');
  await page.mouse.move(x + width / 2, y + height / 2);
  await choice.waitFor();
  await page.mouse.down();
  await page.mouse.up();
  expect(await choice.isVisible()).toBe(true);
  const after = (await field.boundingBox())!;
  expect([after.x, after.y]).toEqual([x, y]);
  await page.context().close();
});

long('who is left when the other resigns has won; nobody is said to have beaten the boss', { timeout: LONG }, async () => {
  const pages = [await atDesk(house), await onPhone(house)] as const;
  await sitDown({ game: 'platformer', names: ['Ada', 'Bo'] }, ...pages);
  const [ada, bo] = pages;
  await bo.locator('.prompt').first().waitFor();
  await bo.keyboard.press('?');
  await bo.getByRole('button', { name: 'Resign' }).click();
  await bo.getByRole('button', { name: 'Resign' }).click();
  for (const page of pages) {
    await expectEnd(page);
    expect(await page.locator('.ending h2').textContent()).toBe(page === ada ? 'You won!' : 'Winner: Ada');
    expect(await page.locator('.ending header .line').textContent()).toContain('The tower held out until round 1.');
    expect(await page.locator('.ending .panel').evaluate(beyond)).toEqual([]);
    await page.context().close();
  }
});

/** Runs in the page: the words of a table's cells that lie beyond the edge of their panel. */
const beyond = (panel: Element): string[] =>
  [...panel.querySelectorAll('table :is(th, td)')]
    .filter((cell) => cell.getBoundingClientRect().right > panel.getBoundingClientRect().right)
    .map((cell) => cell.textContent ?? '');

long('with four on a phone every seat is 44 pixels tall to a finger', { timeout: LONG }, async () => {
  const page = await onPhone(house);
  await sitDown({ game: 'platformer', bots: 3 }, page);
  const seats = page.locator('button.seat');
  await expect.poll(() => seats.count()).toBe(4);
  expect(await seats.evaluateAll(reached)).toEqual([44, 44, 44, 44]);
});

/** Runs in the page: over how many pixels above and below its middle each piece is met. */
const reached = (pieces: Element[]): number[] =>
  pieces.map((piece) => {
    const { left, top, width, height } = piece.getBoundingClientRect();
    const middle = Math.round(top + height / 2);
    const isMet = (y: number): boolean => piece.contains(document.elementFromPoint(left + width / 2, y + 0.5));
    const [from, to] = [-1, 1].map((way) => {
      let y = middle;
      while (isMet(y + way)) y += way;
      return y;
    }) as [number, number];
    return to - from + 1;
  });

long('on an upright tablet nothing lies over a field of the tower', { timeout: LONG }, async () => {
  const { page } = await house.guest({ viewport: TABLET, hasTouch: true, settings: { motion: 'calm', onlyAnswers: 'ask' } });
  await sitDown({ game: 'platformer', bots: 1 }, page);
  await page.locator('.spot.may').first().waitFor();
  expect(await page.locator('.spot').evaluateAll(overlaid)).toEqual([]);
});

/** Runs in the page: what lies over a corner of a field. The question may stand over the lowest row's foot. */
const overlaid = (fields: Element[]): string[] =>
  fields.flatMap((field) => {
    const { left, top, width, height } = field.getBoundingClientRect();
    return [0.1, 0.9].flatMap((across) =>
      [0.1, 0.8].flatMap((down) => {
        const met = document.elementFromPoint(left + across * width, top + down * height);
        return met && met.closest('button') !== field && met.closest('button') ? [met.closest('button')!.textContent!.trim()] : [];
      }),
    );
  });

long('a replay on a phone shows only what can be used, and nothing leaves the window', { timeout: LONG }, async () => {
  const page = await onPhone(house);
  await sitDown({ game: 'platformer', bots: 1 }, page);
  await page.locator('.table[data-asked]').waitFor();
  await page.keyboard.press('?');
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await expectEnd(page);
  await page.goto(`${new URL(page.url()).pathname}/replay`);
  await page.locator('[role="group"][aria-label="Replay"]').first().waitFor();
  await page.locator('.pf .actions').waitFor();
  expect(await page.locator('[data-guide="gravity"], [data-key="e"]').count()).toBe(0);
  const beyondEdge = await page
    .locator('.pf button')
    .evaluateAll((all) =>
      all.flatMap((each) => (each.getBoundingClientRect().right > innerWidth + 1 && each.checkVisibility() ? [each.textContent] : [])),
    );
  expect(beyondEdge).toEqual([]);
});

it('a finger that looks at a field is told in the prompt that a second tap does it', { timeout: LONG }, async () => {
  const page = await onPhone(house);
  await sitDown({ game: 'platformer', bots: 1 }, page);
  const field = page.locator('.spot.may').first();
  await field.waitFor();
  await page.locator('.col.lit > .die').first().tap();
  await page.locator('.spot.may').first().tap();
  await expect.poll(() => page.locator('.prompt p').first().textContent()).toContain('Tap again to do it.');
});
