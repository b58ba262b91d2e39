/** Pictures of every screen at phone and desktop size, in three languages and both themes, written to `shots/`. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { ANY } from '../pages/games.ts';
import { answerIfAsked, DESK, openHouse, PHONE, TABLET, twoAtTable } from '../pages/house.ts';

const folder = join(process.cwd(), 'shots');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const SIZES = { phone: PHONE, tablet: TABLET, desk: DESK } as const;
/** Each language and each theme at each size; not every product of them. */
const ROUNDS = [
  ['en', 'dark', 'phone'],
  ['en', 'dark', 'desk'],
  ['pl', 'light', 'phone'],
  ['pl', 'light', 'desk'],
  ['ru', 'dark', 'phone'],
  ['ru', 'light', 'desk'],
  ['pl', 'dark', 'tablet'],
] as const satisfies readonly (readonly [language: string, theme: 'dark' | 'light', size: keyof typeof SIZES])[];
const PAGES = {
  home: '/',
  'open-tables': '/open',
  'my-tables': '/tables',
  setup: `/new/${ANY}`,
  join: '/join#aaaaaaaaaaaaaaaaaaaaaaaa',
  replays: '/replays',
  rules: `/rules/${ANY}`,
  settings: '/settings',
  host: '/host',
  credits: '/credits',
  lost: '/nowhere',
} as const;

const house = await openHouse();
let count = 0;

async function shoot(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(350);
  await page.screenshot({ path: join(folder, `${name}.png`) });
  count += 1;
}

const settings = (textTable: boolean) => ({ textTable, forced: false, sound: false });
const guest = (language: string, theme: 'dark' | 'light', size: keyof typeof SIZES, textTable = false): ReturnType<typeof house.guest> =>
  house.guest({ locale: language, colorScheme: theme, viewport: SIZES[size], hasTouch: size === 'phone', settings: settings(textTable) });

/** A few tables, so that the lists have something to show. */
async function furnish(): Promise<string> {
  const { page: ann } = await guest('en', 'dark', 'desk', true);
  const { page: bob } = await guest('en', 'dark', 'desk', true);
  for (let i = 0; i < 3; i++) {
    await ann.goto(i === 1 ? '/new/pig' : `/new/${ANY}`);
    await ann.getByRole('radio', { name: 'Open table' }).check({ force: true });
    await ann.getByRole('button', { name: 'Create the table' }).click();
    await ann.waitForURL(/\/table\//);
  }
  const table = await twoAtTable('pig', ann, bob);
  while (!(await ann.getByText('Final scores').isVisible()))
    if (!((await answerIfAsked(ann, 'last')) || (await answerIfAsked(bob, 'last')))) await ann.waitForTimeout(30);
  await shoot(ann, 'desk-en-dark-end');
  await bob.setViewportSize(PHONE);
  await shoot(bob, 'phone-en-dark-end');
  return table;
}

async function pages(language: string, theme: 'dark' | 'light', size: keyof typeof SIZES): Promise<void> {
  const name = (screen: string): string => `${size}-${language}-${theme}-${screen}`;
  const { page, context } = await guest(language, theme, size);
  for (const [screen, path] of Object.entries(PAGES)) {
    await page.goto(path);
    await page.locator('#content').waitFor();
    await shoot(page, name(screen));
  }
  await page.goto(`/new/${ANY}`);
  await page.locator('.do button').click();
  await page.waitForURL(/\/table\//);
  await shoot(page, name('lobby'));
  await page.goto('/');
  await page.locator(`.${ANY} .now`).click();
  await page.waitForURL(/\/table\//);
  await page.locator('.prompt').first().waitFor();
  await page.waitForTimeout(1500);
  await shoot(page, name('table'));
  for (const [key, panel] of [
    ['l', 'story'],
    ['r', 'rules-drawer'],
    ['?', 'menu'],
  ] as const) {
    await page.keyboard.press(key);
    await page.locator('dialog[open]').waitFor();
    await shoot(page, name(panel));
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  }
  await page.goto(`${new URL(page.url()).pathname}/replay`);
  await page.locator('input[type=range]').waitFor();
  await shoot(page, name('replay'));
  await context.close();
  const { page: reader, context: words } = await guest(language, theme, size, true);
  await reader.goto('/');
  await reader.locator(`.${ANY} .now`).click();
  await reader.waitForURL(/\/table\//);
  await reader.locator('[data-answer]').first().waitFor();
  await shoot(reader, name('text-table'));
  await words.close();
}

try {
  await furnish();
  for (const [language, theme, size] of ROUNDS) await pages(language, theme, size);
} finally {
  await house.close();
}
if (house.faults.length) throw new Error(`the pages complained:\n${house.faults.join('\n')}`);
process.stdout.write(`${count} pictures in ${folder}\n`);
