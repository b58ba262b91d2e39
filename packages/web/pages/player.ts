/** Somebody who plays by clicking what is lit, one thing after the other, by a seeded choice. */
import { seeded } from '@astragal/kernel';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { led, lineOf, look, press, until } from './finger.ts';
import { DESK, type House, PHONE, sideways } from './house.ts';

/** How a player finds the way over a drawn table. */
export interface Manner {
  /** Selectors of the pieces that are lit when they may be clicked; buttons with `data-answer` are always looked at. */
  readonly lit: readonly string[];
  /** Answers that bring the game forward: chosen more often than the rest. */
  readonly onward: RegExp;
  /** How often out of ten an answer that brings the game forward is preferred. */
  readonly hurry: number;
  /** Where to look when the question shows nothing to click: tabs of a phone. */
  readonly tabs?: string;
  readonly seed: string;
}

/** Clicks of one player, by what was clicked. */
export type Clicks = ReadonlyMap<string, number>;

/** The board's own page of the end. */
const ENDING = '.ending';
const BEAT = 25;
/** Clicks after which something must be wrong. */
const MOST = 3000;
/** Without anything to click for so long while a question is open, the table is broken. */
const PATIENCE = 60_000;

/** A whole game may take so long on a busy machine. */
export const LONG = 300_000;

/** Plays this screen's seat until the board shows the end. */
export async function playToEnd(page: Page, { lit, onward, hurry, tabs, seed }: Manner): Promise<Clicks> {
  const chance = seeded(seed);
  const line = lineOf(page);
  const clicks = new Map<string, number>();
  const targets = ['[data-answer]', ...lit].map((each) => `${each}:not(:disabled, [aria-disabled="true"])`).join(', ');
  let [done, asked] = [0, Date.now()];
  while (done < MOST) {
    const keen = chance.below(10, 'hurry') < hurry;
    const luck = chance.below(1 << 20, 'target') / (1 << 20);
    const { state, what, marked } = await line.quietly(async () => {
      const found = await page.evaluate(choose, { targets, tabs, ending: ENDING, onward: onward.source, keen, luck });
      const piece = found.marked ? await look(page, [MARKED]) : undefined;
      if (!piece) return { ...found, marked: false };
      const before = line.sent.length;
      await press(page, piece, found.what);
      if (piece.answer !== undefined) {
        await until(
          page,
          () => line.sent.length > before,
          () => `${piece.answer}: the click gave no answer`,
        );
        const { choice } = line.sent[before]!;
        if (choice !== piece.answer) throw new Error(`${piece.answer} was clicked, and ${choice} was answered`);
      } else await led(page, line, before, found.what);
      return found;
    });
    if (state === 'over') return clicks;
    if (state !== 'lost') asked = Date.now();
    if (marked) {
      clicks.set(what, (clicks.get(what) ?? 0) + 1);
      done++;
    } else if (Date.now() - asked > PATIENCE) throw new Error(`nothing to click: ${await page.locator('.prompt').first().textContent()}`);
    await page.waitForTimeout(BEAT);
  }
  throw new Error(`no end after ${done} clicks: ${JSON.stringify([...clicks])}`);
}

/** The piece that was chosen. */
const MARKED = '[data-chosen]';

interface Wish {
  readonly targets: string;
  readonly tabs: string | undefined;
  readonly ending: string;
  readonly onward: string;
  readonly keen: boolean;
  readonly luck: number;
}

interface Found {
  /** `lost`: asked something, and nothing to click but tabs. */
  readonly state: 'over' | 'idle' | 'asked' | 'lost';
  readonly what: string;
  /** Whether a piece was chosen and marked. */
  readonly marked?: boolean;
}

/** Runs in the page: marks what to click now. Only what is in sight with nothing over it counts. */
function choose({ targets, tabs, ending, onward, keen, luck }: Wish): Found {
  const visible = (selector: string): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility());
  const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(luck * from.length)];
  const isInSight = (target: HTMLElement): boolean => {
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = target.getBoundingClientRect();
    return target.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  const one = (state: Found['state'], from: readonly HTMLElement[], name?: string): Found => {
    const target = pick(from);
    if (!target) return { state: state === 'asked' ? 'lost' : state, what: 'nothing' };
    if (!isInSight(target)) {
      const others = from.filter((each) => each !== target);
      return one(state, others, name);
    }
    target.dataset.chosen = '';
    return { state, marked: true, what: name ?? target.dataset.answer?.split(' ')[0] ?? target.className.split(' ')[0]! };
  };
  for (const old of document.querySelectorAll<HTMLElement>('[data-chosen]')) delete old.dataset.chosen;
  if (visible(ending).length > 0) return { state: 'over', what: 'the end' };
  if (!document.querySelector('.table[data-asked]')) return { state: 'idle', what: 'nothing' };
  const all = visible(targets);
  const quick = all.filter((each) => new RegExp(onward).test(each.dataset.answer ?? ''));
  const found = one('asked', keen && quick.length > 0 ? quick : all);
  return found.marked || tabs === undefined ? found : one('lost', visible(tabs), 'a tab');
}

/** What a table is laid with. */
export interface Laying {
  readonly game: string;
  /** Values to choose on the setup page, one after the other, wherever they are offered. */
  readonly options?: readonly string[];
  readonly bots?: number;
  /** What the host and the friend are called; by default, as suggested. */
  readonly names?: readonly [string, string];
}

/** Lays a table for the host, a friend if there is one, and bots; all sit down and the game begins. */
export async function sitDown({ game, options = [], bots = 0, names }: Laying, host: Page, friend?: Page): Promise<void> {
  const seats = host.getByLabel(/^Seat \d$/);
  const wanted = 1 + (friend ? 1 : 0) + bots;
  await host.goto(`/new/${game}`);
  await seats.first().waitFor();
  while ((await seats.count()) < wanted) await host.getByRole('button', { name: 'Add a seat' }).click();
  while ((await seats.count()) > wanted) await host.locator('.remove').last().click();
  if (names) await host.getByLabel('Your name').fill(names[0]);
  for (let i = wanted - bots; i < wanted; i++) {
    await seats.nth(i).selectOption('bot');
    await host.locator('ol li').nth(i).locator('select').nth(1).selectOption({ index: 0 });
  }
  for (const value of options) {
    const radios = host.locator(`input[type="radio"][value="${value}"]`);
    await radios.first().waitFor({ state: 'attached' }); // The options come with the game.
    const more = host.locator('details:not([open]) summary');
    if (await more.isVisible()) await more.click();
    for (const radio of await radios.all()) await radio.check();
  }
  await host.getByRole('button', { name: friend ? 'Create the table' : 'Start the game' }).click();
  await host.waitForURL(/\/table\//);
  if (!friend) return;
  await friend.goto(await host.getByLabel('Link to seat 2').inputValue());
  if (names) await friend.locator('form input').fill(names[1]);
  await friend.locator('form button').click();
  await friend.waitForURL(/\/table\//);
  await host.getByRole('button', { name: 'Start the game' }).click();
}

/** Nothing to wait for: no motion, no pause after a bot's move; and every answer is a click. */
const calm = { motion: 'calm', botPace: 'instant', onlyAnswers: 'ask' };
/** Somebody with a large screen, and somebody with a phone. */
export const atDesk = async (house: House, more: Readonly<Record<string, unknown>> = {}): Promise<Page> =>
  (await house.guest({ viewport: DESK, settings: { ...calm, ...more } })).page;
export const onPhone = async (house: House, more: Readonly<Record<string, unknown>> = {}): Promise<Page> =>
  (await house.guest({ viewport: PHONE, hasTouch: true, isMobile: true, settings: { ...calm, ...more } })).page;

/** The end as a board shows it: its own page and nothing over it, a menu with the replay, and nothing that scrolls sideways. */
export async function expectEnd(page: Page): Promise<void> {
  await page.locator(ENDING).waitFor();
  expect(await page.locator('dialog[open]').count()).toBe(0);
  await page.locator(`${ENDING} [aria-haspopup="menu"]`).click();
  await page.locator(`${ENDING} [role="menuitem"][href$="/replay"]`).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  expect(await sideways(page)).toBe(0);
}

/** Whoever looks at the table once more finds nothing covered by the way back to the end. */
export async function expectTableBehind(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Look at the (table|tower)|Back to the table)$/ }).click();
  await page.locator(ENDING).waitFor({ state: 'detached' });
  expect(await page.locator('button, a').evaluateAll(coveredBy, BACK)).toEqual([]);
  await page.getByRole('button', { name: BACK }).click();
  await page.locator(ENDING).waitFor();
}

/** What leads back to the end, at any of the tables. */
const BACK = /^(Scores|The result|The tale’s end)$/;

/** Runs in the page: what cannot be touched where the way back to the end lies over it. */
function coveredBy(pieces: Element[], back: RegExp): string[] {
  const way = pieces.find((piece) => back.test(piece.textContent?.trim() ?? ''));
  if (!way) return ['there is no way back to the end'];
  return pieces.flatMap((piece) => {
    const { left, top, width, height } = piece.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    return piece !== way && piece.checkVisibility() && way.contains(over) ? [piece.textContent?.trim() || piece.className.toString()] : [];
  });
}
