/** A finished game is analysed: at its end, in a room of its own, from a file or a link, on a phone and at a desk; and played on from there. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { analysed, type GradedAnswer } from '@astragal/analysis';
import { botNamed, botRecord } from '@astragal/bots';
import { type Answer, Match, type MatchRecord, readOptions, seeded } from '@astragal/kernel';
import { pig } from '@astragal/kernel/testing/pig';
import { onShelf } from '@astragal/shelf';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { words } from '../src/analysis/words/en.ts';
import { en } from '../src/text/en.ts';
import { violations } from './axe.ts';
import { playOn } from './by-keys.ts';
import { GAMES } from './games.ts';
import { DESK, PHONE, sideways } from './house.ts';
import { keptIn } from './kept.ts';
import { pairings, someOf } from './long.ts';
import { ourHouse } from './our-house.ts';

const house = ourHouse();

const SIZES = [
  ['phone', PHONE],
  ['desk', DESK],
] as const;

const recordOf = (game: string): string => fileURLToPath(new URL(`../../games/${game}/tests/analysis/record.json`, import.meta.url));
/** Those that keep a small game with its ledger. */
const ANALYSED = GAMES.filter((game) => existsSync(recordOf(game)));
const [ANY] = ANALYSED as [string];

const RECORD = readFileSync(recordOf(ANY), 'utf8');
const { entries: ENTRIES } = JSON.parse(RECORD) as { readonly entries: readonly Answer[] };

interface KeptLedger {
  readonly moments: readonly object[];
  readonly turns: readonly { readonly turn: number; readonly answers: readonly GradedAnswer[] }[];
}
const ledgerOf = (game: string): KeptLedger =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../../games/${game}/tests/analysis/ledger.json`, import.meta.url)), 'utf8')) as KeptLedger;

/** Hands over a file and gives what was made of it. */
async function handIn(page: Page, file: Parameters<Page['setInputFiles']>[1]): Promise<void> {
  await page.goto('/analysis');
  await page.getByRole('heading', { name: words.title }).waitFor();
  await page.locator('input[type=file]').setInputFiles(file);
}

/** What an earlier visit has counted, so that nobody waits for it here: the numbers are the ledger's own tests' matter. */
async function keepLedger(page: Page, game: string, id: string): Promise<void> {
  await keepThis(page, id, ledgerOf(game));
}

function keepThis(page: Page, id: string, ledger: KeptLedger): Promise<unknown> {
  const scenes = ledger.moments.map(() => ({ place: { part: '1', round: 1 }, fell: [] }));
  const kept = { id, at: 0, mine: [0], isClose: true, progress: 1, losses: [], ledger, scenes };
  return inStore(page, 'ledgers', { kept });
}

/** Keeps something among what this device keeps of analyses, or removes it; the site may have kept nothing there yet. */
const inStore = (page: Page, name: 'ledgers' | 'tapes', change: { readonly kept?: object; readonly removed?: string }): Promise<unknown> =>
  page.evaluate(
    ({ name, kept, removed }) =>
      new Promise<void>((done, failed) => {
        const asked = indexedDB.open('astragal analyses', 2);
        asked.onupgradeneeded = () => {
          asked.result.createObjectStore('ledgers', { keyPath: 'id' });
          asked.result.createObjectStore('tapes', { keyPath: 'id' }).createIndex('at', 'at');
        };
        asked.onerror = () => failed(asked.error);
        asked.onsuccess = () => {
          const writing = asked.result.transaction(name, 'readwrite');
          if (kept) writing.objectStore(name).put(kept);
          if (removed) writing.objectStore(name).delete(removed);
          writing.onabort = () => failed(writing.error);
          writing.oncomplete = () => {
            asked.result.close();
            done();
          };
        };
      }),
    { name, ...change },
  );

interface TapeOnDevice {
  readonly id: string;
  readonly at: number;
  readonly tape: { readonly of: string; readonly blocks: readonly { readonly rows: readonly (readonly (readonly number[])[])[] }[] };
}

const tapeOf = (page: Page, id: string): Promise<TapeOnDevice | undefined> =>
  page.evaluate(
    (id) =>
      new Promise<TapeOnDevice | undefined>((found, failed) => {
        const asked = indexedDB.open('astragal analyses', 2);
        asked.onerror = () => failed(asked.error);
        asked.onsuccess = () => {
          const reading = asked.result.transaction('tapes', 'readonly').objectStore('tapes').get(id);
          reading.onerror = () => failed(reading.error);
          reading.onsuccess = () => {
            asked.result.close();
            found(reading.result);
          };
        };
      }),
    id,
  );

for (const [game, [size, viewport]] of someOf(pairings(ANALYSED, SIZES)))
  it(`${game} on a ${size}: the end says what luck and choices did, and the room shows every turn`, async () => {
    const { page } = await house.guest({ viewport, hasTouch: size === 'phone' });
    await handIn(page, recordOf(game));
    await page.waitForURL(/\/analysis\/local-/);
    const id = new URL(page.url()).pathname.split('/').at(-1)!;
    await page.getByRole('heading', { name: words.winChance }).waitFor();
    await keepLedger(page, game, id);

    await page.goto(`/table/${id}`);
    await page.getByRole('columnheader', { name: words.accuracy }).waitFor();
    await page.locator('.verdict:not(.waits)').waitFor();
    // The menu of the rest goes by keys: up from the button is its end, and round to its beginning.
    const more = page.getByRole('button', { name: en.end.more, exact: true });
    const isFocused = (name: string): Promise<void> => page.getByRole('menuitem', { name }).and(page.locator(':focus')).waitFor();
    await more.press('ArrowUp');
    await isFocused(en.site.home);
    await page.keyboard.press('ArrowDown');
    await isFocused(en.end.tell.button);
    expect(await violations(page, '.ending')).toEqual([]);
    await page.keyboard.press('Escape');
    await more.and(page.locator(':focus')).waitFor();
    expect(await page.getByRole('menu').count()).toBe(0);
    expect(await page.getByRole('link', { name: words.open }).count()).toBe(1);
    expect(await page.getByRole('button', { name: 'Rematch' }).isEnabled()).toBe(true);
    await page.getByRole('link', { name: words.open }).click();

    await page.getByRole('heading', { name: words.winChance }).waitFor();
    const { turns } = ledgerOf(game);
    const rows = page.getByRole('table', { name: words.plotTable }).locator('tbody tr');
    expect(await rows.count()).toBe(turns.length + 1);
    await page.getByRole('slider').press('Home');
    await page.locator('.living .table').waitFor();
    await page.getByRole('heading', { level: 2, name: /, / }).waitFor();
    expect(await violations(page)).toEqual([]);
    if (size === 'phone') {
      await page.getByRole('tab', { name: words.tabs.ledger }).click();
      await page.getByRole('columnheader', { name: words.columns.doubt }).waitFor();
      await page.getByRole('tab', { name: words.tabs.moments }).click();
      expect(await violations(page)).toEqual([]);
    }

    // Seen through the eyes of a rival, who is called by name.
    const rival = turns.flatMap(({ answers }) => answers).find(({ seat }) => seat === 1)!;
    await page.goto(`/analysis/${id}?step=${rival.entry}`);
    await page.locator('.living .table[data-asked]').waitFor();
    expect(await page.locator('.living [style*="--seat-2"]').getByText('You', { exact: true }).count()).toBe(0);
  });

/** How far the page, and the sheet of a phone, could be scrolled where they should not; and tables that leave their panel. */
const loose = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { scrollHeight } = document.documentElement;
    const sheet = document.querySelector('.sheet')!;
    const wide = [...document.querySelectorAll('.sheet .panel')].filter((panel) => panel.scrollWidth > panel.clientWidth);
    return [
      ...(scrollHeight > innerHeight ? [`the page is ${scrollHeight - innerHeight} px longer than the window`] : []),
      ...(sheet.scrollWidth > sheet.clientWidth ? [`the sheet is ${sheet.scrollWidth - sheet.clientWidth} px too wide`] : []),
      ...wide.map(({ className, scrollWidth, clientWidth }) => `${className} is ${scrollWidth - clientWidth} px too wide`),
    ];
  });

for (const [game, language] of someOf(pairings(ANALYSED, ['pl', 'ru', 'en'])))
  it(`${game} with all seats taken, on a phone, in ${language}: only the sheet scrolls, and nothing leaves its panel`, async () => {
    const { game: rules, bots, ...others } = await onShelf(game)!.rules();
    const seats = new Array(rules.seats.max).fill(botNamed(bots, 'novice')!);
    const record = botRecord(rules, seats, {}, 'four');
    const { page } = await house.guest({ viewport: PHONE, hasTouch: true, settings: { language } });
    await page.goto('/analysis');
    await page.locator('input[type=file]').setInputFiles(bad(JSON.stringify(record)));
    await page.waitForURL(/\/analysis\/local-/);
    const id = new URL(page.url()).pathname.split('/').at(-1)!;
    await page.locator('.living .table').waitFor();
    await keepThis(page, id, analysed({ game: rules, bots, ...others }, record, { blocks: 1 }));
    await page.reload();
    await page.locator('.plot .chart').waitFor();
    await page.locator('.living .table').waitFor();
    await page.getByRole('slider').press('Home');
    for (const tab of ['course', 'moments', 'ledger']) {
      await page.locator(`#tab-${tab}`).click();
      await page.locator(`#sheet-${tab} .panel`).first().waitFor();
      expect(await loose(page), tab).toEqual([]);
      expect(await sideways(page), tab).toBe(0);
    }
  });

/** Where I answered, not as the reference would have, and was asked something else before any die was rolled. */
function answeredAndAsked(game: string): number {
  const answers = ledgerOf(game).turns.flatMap((turn) => turn.answers);
  const found = answers.find(({ entry, seat, step, played, reference }, i) => {
    const then = answers[i + 1];
    const asksOn = then?.entry === entry + 1 && then.seat === seat && then.step !== step;
    return seat === 0 && played !== reference && asksOn && ENTRIES[entry]!.luck.length === 0;
  });
  if (!found) throw new Error(`${game}: nothing of the kind in its record`);
  return found.entry;
}

it('one may play on from a step, and try an answer there, which can be taken back', async () => {
  const { page } = await house.guest({ viewport: DESK });
  await handIn(page, recordOf(ANY));
  await page.waitForURL(/\/analysis\/local-/);
  const id = new URL(page.url()).pathname.split('/').at(-1)!;
  const entry = answeredAndAsked(ANY);
  await keepLedger(page, ANY, id);
  const asked = page.locator('.table[data-asked] .prompt').first();
  const prompt = (): Promise<string | null> => asked.textContent();
  /** The room is left for a table of its own. */
  const leave = async (button: string): Promise<void> => {
    await page.getByRole('button', { name: button }).click();
    await page.waitForURL(/\/table\/local-/);
    expect(page.url()).not.toContain(id);
    await page.locator('.living').waitFor({ state: 'detached' });
    await asked.waitFor();
  };

  await page.goto(`/analysis/${id}?step=${entry}`);
  await leave(words.playOn);
  const question = await prompt();

  await page.goto(`/analysis/${id}?step=${entry}`);
  await page.getByRole('button', { name: /^You: / }).click();
  await leave(words.tryIt);
  await expect.poll(prompt).not.toBe(question);
  await page.getByRole('button', { name: en.table.undo }).click();
  await expect.poll(prompt).toBe(question);
});

// Two counts of a whole game: a busy machine is no fault.
const LONG = 600_000;

it('a game is counted in a thread, and what was counted is kept', { timeout: LONG }, async () => {
  const { page } = await house.guest({ viewport: DESK });
  await handIn(page, recordOf(ANY));
  await page.waitForURL(/\/analysis\/local-/);
  const id = new URL(page.url()).pathname.split('/').at(-1)!;
  await page.goto(`/table/${id}`);
  await page.locator('.looked[data-counted]').waitFor({ timeout: LONG });
  await page.locator('.verdict:not(.waits)').waitFor();
  const luck = await page.locator('td.luck span').allTextContents();
  expect(luck.every((text) => /^[+−]?\d+\.\d$/.test(text))).toBe(true);
  await page.reload();
  await page.locator('.looked[data-counted]').waitFor();
  expect(await page.locator('td.luck span').allTextContents()).toEqual(luck);

  // What has been played is not played again: what somebody writes on the tape is read in the ledger.
  const { tape, at } = (await tapeOf(page, id))!;
  const [first, ...rest] = tape.blocks;
  const rows = first!.rows.map((lines) => lines.map(() => [1, 0]));
  await inStore(page, 'tapes', { kept: { id, at, tape: { ...tape, blocks: [{ ...first, rows }, ...rest] } } });
  await inStore(page, 'ledgers', { removed: id });
  await page.reload();
  await page.locator('.looked[data-counted]').waitFor({ timeout: LONG });
  await page.locator('.verdict:not(.waits)').waitFor();
  expect(await page.locator('td.luck span').allTextContents()).not.toEqual(luck);
});

it('whoever has the link of a finished game sees its analysis, without an account', { timeout: LONG }, async () => {
  const { page: ann, context } = await house.guest({ viewport: DESK, settings: { textTable: true, onlyAnswers: 'ask', motion: 'calm' } });
  await ann.request.put('/api/me', { data: { name: 'Ann' } });
  // All but my last answer, which is given here.
  const record = {
    ...(JSON.parse(RECORD) as object),
    entries: ENTRIES.slice(
      0,
      ENTRIES.findLastIndex(({ seat }) => seat === 0),
    ),
  };
  const seats = [{ by: 'me' }, { by: 'bot', level: 'novice' }];
  const brought = await ann.request.post('/api/import', { data: { record, seats } });
  const { table } = (await brought.json()) as { readonly table: { readonly id: string } };
  await ann.goto(`/table/${table.id}`);
  expect((await playOn(ann, 1000)).over).toBe(true);
  await ann.goto(`/analysis/${table.id}`);
  await ann.getByRole('button', { name: words.link }).click();
  const link = await ann.getByRole('textbox', { name: words.link }).inputValue();
  await context.close();

  const { page } = await house.guest({ viewport: DESK, stranger: true });
  await page.goto(link);
  await page.getByRole('table', { name: words.plotTable }).waitFor({ state: 'attached' });
  await page.getByText(/^Without luck: \d+%/).waitFor({ timeout: LONG });
  await page.getByRole('region', { name: words.moments }).getByRole('button').first().waitFor();
  expect(await page.getByRole('button', { name: words.link }).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
});

const bad = (text: string): { name: string; mimeType: string; buffer: Buffer } => ({
  name: 'game.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});
/** A finished game of Pig: for two who roll twice and hold. */
function pigRecord(): MatchRecord {
  const luck = seeded('pig');
  const match = Match.begin(pig, 2, readOptions(pig, 2, {}), (n, name) => luck.below(n, name));
  for (let i = 0; !match.isOver; i++) {
    const [seat] = match.waits as [number];
    match.answer(seat, match.ask(seat), i % 3 === 2 ? 'hold' : 'roll');
  }
  return match.record;
}
const changed = (change: object): string => JSON.stringify({ ...(JSON.parse(RECORD) as object), ...change });

const REFUSED: readonly (readonly [what: string, text: string, sentence: string])[] = [
  ['no JSON at all', 'not a game', words.faults.broken],
  ['JSON of something else', '{"hello": 1}', words.faults.broken],
  ['a game that nobody knows', changed({ game: 'chess' }), words.faults['unknown-rules']],
  ['rules that are not here', changed({ version: 99 }), words.faults['unknown-rules']],
  ['answers that could not be given', changed({ entries: [{ seat: 0, choice: 'feat nothing', luck: [] }] }), words.faults.broken],
  ['an answer that is none', changed({ entries: [null, 5] }), words.faults.broken],
  ['options that there are not', changed({ options: { color: 'red' } }), words.faults.broken],
  ['dice that never fell', changed({ entries: ENTRIES.map((entry) => ({ ...entry, luck: [] })) }), words.faults.broken],
  ['dice with more sides', changed({ entries: ENTRIES.map((entry) => ({ ...entry, luck: [['die', 6, 99]] })) }), words.faults.broken],
  [
    'more answers than any game has',
    changed({ entries: new Array(20_001).fill({ seat: 0, choice: 'x', luck: [] }) }),
    words.faults['too-long'],
  ],
  ['a game that nobody can judge', JSON.stringify(pigRecord()), words.faults['no-judge']],
  ['a game that is not over', changed({ entries: [] }), words.faults.unfinished],
  ['a huge file', ' '.repeat(4_000_001), words.faults['too-large']],
];

it('what is no finished game of ours is refused in one sentence each, and nothing is changed', async () => {
  const { page } = await house.guest({ viewport: PHONE });
  for (const [what, text, sentence] of REFUSED) {
    await handIn(page, bad(text));
    await page.getByRole('alert').waitFor();
    expect((await page.getByRole('alert').textContent())?.replaceAll('\u00a0', ' '), what).toBe(sentence);
    expect(new URL(page.url()).pathname).toBe('/analysis');
  }
  // No fault of the file: no thread starts.
  await page.addInitScript(() => {
    class NoThread {
      onerror: ((event: { readonly message: string }) => void) | undefined;
      postMessage(): void {
        setTimeout(() => this.onerror?.({ message: 'the thread did not load' }));
      }
      terminate(): void {}
    }
    Object.assign(window, { Worker: NoThread });
  });
  await handIn(page, recordOf(ANY));
  await page.getByRole('alert').filter({ hasText: words.faults.failed }).waitFor();
  await page.goto('/');
  expect(
    await page
      .evaluate(async () => (await indexedDB.databases()).some(({ name }) => name === 'astragal'))
      .then((has) => (has ? keptIn(page) : [])),
  ).toEqual([]);
});

describe('a house that is gone', () => {
  const house = ourHouse({ hidden: false });

  it('a game is analysed without a network, and a coach gives hints', async () => {
    const { page } = await house.guest({ viewport: DESK, serviceWorkers: 'allow', settings: { motion: 'calm', sound: false } });
    await page.goto('/settings');
    const whole = page
      .getByRole('region', { name: 'On this device' })
      .locator('li:has(button) small')
      .filter({ hasText: /^[\d.]+ MB$/ });
    await expect.poll(() => whole.count()).toBe(GAMES.length);
    await house.cut();
    await handIn(page, recordOf(ANY));
    await page.waitForURL(/\/analysis\/local-/);
    await page.locator('.plot .chart').waitFor();
    await page.locator('.living .table').waitFor();
    await page.locator('.acts button:not(:disabled)').first().waitFor();

    await page.goto(`/new/${ANY}`);
    await page.getByLabel('Seat 2').selectOption('bot');
    await page.locator('input[type="radio"][value="hints"]').check();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.waitForURL(/\/table\/local-/);
    await page.locator('[data-hint][aria-disabled="false"]').first().click();
    await page.locator('[data-coach="1"] .idea').waitFor();
    await page.locator('[data-hints="1"]').first().waitFor();
  });
});
