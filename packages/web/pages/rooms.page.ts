/**
 * Whole houses, each a copy of the repository: one with a game more, for which `docs/adding-a-game.md` is followed to the letter, and one with
 * a game less. The house's own check must be green in both, and the new game is played by clicks.
 *
 * Every run adds the game, and checks types, lint and arrows of the whole copy and the unit tests of those who find games by where they lie:
 * the others take them from the shelf, and a game's own tests know no other. `npm run rooms` runs all of them, and takes away each game in turn.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { en } from '../src/text/en.ts';
import { pl } from '../src/text/pl.ts';
import { type Copy, copyOfRepository, repository } from './copy.ts';
import { GAMES } from './games.ts';
import { type House, openHouse } from './house.ts';
import { isLong, someOf } from './long.ts';
import { atDesk, expectEnd, LONG, onPhone, playToEnd } from './player.ts';

/** Against hanging only: a whole check. */
const WHOLE = 30 * 60_000;
/** Who finds games by where they lie, and asks each of them for something. */
const ASKING = ['history', 'learn/', 'posters', 'rulebook/links', 'rulebook/pieces', 'text'].map((each) => `packages/web/tests/${each}`);
const CONCERNED = isLong ? [] : ['packages/shelf/', ...ASKING, 'tools/'];

const expectGreen = (copy: Copy): void => copy.node('tools/check.mjs', ...CONCERNED);

/** The blocks of the page: commands to run, and files to write where they say. */
const BLOCK = /^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm;

function follow(page: string, root: string): void {
  for (const [, language, file, text] of page.matchAll(BLOCK)) {
    if (language === 'sh') execFileSync('sh', ['-ec', text!], { cwd: root });
    else if (file) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text!);
    }
  }
}

const PAGE = readFileSync(join(repository, 'docs/adding-a-game.md'), 'utf8');
/** The game that the page adds. */
const [folder, id] = /packages\/games\/([\w-]+)\//.exec(PAGE.slice(PAGE.indexOf('```sh')))!;

describe('a game more', () => {
  let copy: Copy;
  let house: House | undefined;
  beforeAll(() => {
    copy = copyOfRepository();
    follow(PAGE, copy.root);
  }, LONG);
  afterAll(async () => {
    await house?.close();
    copy.remove();
  });

  it(
    'is one new folder, also after the build, and the check is green',
    () => {
      copy.node('tools/build.mjs');
      expect(copy.changed()).toEqual([`?? ${folder}`]);
      expectGreen(copy);
      expect(copy.changed()).toEqual([`?? ${folder}`]);
    },
    WHOLE,
  );

  it(
    'hangs its poster and is played to the end by clicks, on a desk and on a phone',
    async () => {
      house = await openHouse({ root: copy.root, hidden: false });
      const places = [
        [atDesk, 'en', en.home.title(GAMES.length + 1)],
        [onPhone, 'pl', pl.home.title(GAMES.length + 1)],
      ] as const;
      for (const [open, locale, title] of someOf(places)) {
        const page = await open(house, { language: locale });
        await page.goto('/');
        await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
        await page.locator('#app[data-awake]').waitFor();
        await page.locator(`.poster.${id} .now`).click();
        await page.waitForURL(/\/table\//);
        await page.locator(`.${id} .die`).waitFor();
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
});

describe.runIf(isLong).each(GAMES)('without %s', (game) => {
  it(
    'the house is whole: its check is green',
    () => {
      const copy = copyOfRepository();
      try {
        rmSync(join(copy.root, 'packages/games', game), { recursive: true });
        expectGreen(copy);
        expect(copy.changed().filter((line) => !line.startsWith(` D packages/games/${game}/`))).toEqual([]);
      } finally {
        copy.remove();
      }
    },
    WHOLE,
  );
});
