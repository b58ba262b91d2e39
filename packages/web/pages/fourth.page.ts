/** A fourth game: `docs/adding-a-game.md` is followed to the letter in a copy of the repository, and the game is played by clicks. */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, openHouse } from './house.ts';
import { atDesk, expectEnd, LONG, onPhone, playToEnd } from './player.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Everything git would keep, in a folder of its own; installed packages are borrowed. */
function copyOfRepository(): string {
  const copy = mkdtempSync(join(realpathSync(tmpdir()), 'astragal-fourth-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
  for (const file of files) if (file && existsSync(join(root, file))) cpSync(join(root, file), join(copy, file), { recursive: true });
  const isBorrowed = (name: string): boolean => name === '.package-lock.json' || !/^\.|^@astragal$/.test(name);
  for (const modules of ['node_modules', 'packages/web/node_modules']) {
    mkdirSync(join(copy, modules));
    for (const name of readdirSync(join(root, modules)).filter(isBorrowed))
      symlinkSync(join(root, modules, name), join(copy, modules, name));
  }
  mkdirSync(join(copy, 'node_modules/@astragal'));
  for (const name of ['kernel', 'bots', 'shelf', 'wire', 'server', 'web', 'cli'])
    symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules/@astragal', name));
  return copy;
}

/** The blocks of the page: commands to run, and files to write where they say. */
const BLOCK = /^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm;

function follow(page: string, copy: string): void {
  for (const [, language, file, text] of page.matchAll(BLOCK)) {
    if (language === 'sh') execFileSync('sh', ['-ec', text!], { cwd: copy });
    else if (file) {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      writeFileSync(join(copy, file), text!);
    }
  }
}

const git = (copy: string, ...args: string[]): string => execFileSync('git', args, { cwd: copy, encoding: 'utf8' });

let copy: string;
let house: House;
beforeAll(async () => {
  copy = copyOfRepository();
  git(copy, 'init', '-q');
  git(copy, 'add', '-A');
  git(copy, '-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '-qm', 'Before');
  follow(readFileSync(join(root, 'docs/adding-a-game.md'), 'utf8'), copy);
}, LONG);
afterAll(async () => {
  await house?.close();
  rmSync(copy, { recursive: true, force: true });
});

it(
  'builds, touches its two folders and no other file, keeps to the arrows, and is written like everything else',
  () => {
    execFileSync(process.execPath, ['tools/build.mjs'], { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] });
    expect(git(copy, 'status', '--porcelain').trim().split('\n')).toEqual(['?? packages/games/hog/', '?? packages/web/src/games/hog/']);
    execFileSync(process.execPath, ['tools/arrows.mjs'], { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] });
    const lint = ['node_modules/@biomejs/biome/bin/biome', 'check', 'packages/games/hog', 'packages/web/src/games/hog'];
    execFileSync(process.execPath, lint, { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] });
  },
  LONG,
);

it(
  'hangs its poster and is played to the end by clicks, on a desk and on a phone',
  async () => {
    house = await openHouse({ root: copy, hidden: false });
    for (const [open, locale, title] of [
      [atDesk, 'en', 'Four tables are lit.'],
      [onPhone, 'pl', 'Cztery stoły czekają'],
    ] as const) {
      const page = await open(house, { language: locale });
      await page.goto('/');
      await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
      await page.locator('#app[data-awake]').waitFor();
      await page.locator('.poster.hog .now').click();
      await page.waitForURL(/\/table\//);
      await page.locator('.hog .die').waitFor();
      const clicks = await playToEnd(page, { lit: [], onward: /^hold/, hurry: 4, seed: locale });
      expect(clicks.get('roll')).toBeGreaterThan(0);
      expect(clicks.get('hold')).toBeGreaterThan(0);
      await expectEnd(page);
      await page.goto('/credits');
      await page.getByText(locale === 'en' ? 'a folk game' : 'gra ludowa').waitFor();
      await page.context().close();
    }
    expect(house.faults).toEqual([]);
  },
  LONG,
);
