/** Words by language: whoever reads one downloads no other. */
import { shelf } from '@astragal/shelf';
import { expect, it } from 'vitest';
import { pairings } from './long.ts';
import { ourHouse } from './our-house.ts';
import { atDesk } from './player.ts';

const house = ourHouse({ hidden: false });

/** Words that only one language has, by its letters. */
const RUSSIAN = /[а-яё]{4,}/gi;
const POLISH = /\p{L}*[ąćęłńóśźż]\p{L}+/giu;
/** A set of letters in a pattern is no word: typesetting and hyphens know the letters of every language. */
const LETTERS = /\[\^?\p{L}+\]/gu;

const games = shelf.filter(({ hidden }) => !hidden).map(({ id }) => id);

it.each(pairings(games, ['en', 'pl', 'ru'] as const))(
  'a table of %s in %s comes without the words of other languages',
  async (game, language) => {
    const page = await atDesk(house, { language });
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (/\/assets\/.*\.js$/.test(request.url())) scripts.add(request.url());
    });
    await page.goto('/');
    await page.locator('#app[data-awake]').waitFor();
    await page.locator(`.poster.${game} .now`).click();
    await page.waitForURL(/\/table\//);
    await page.locator('.table .prompt').first().waitFor();
    // What the first picture does without comes when the line is quiet.
    await page.waitForLoadState('networkidle');
    await page.context().close();
    // Read from the house itself: a page that closes takes what it still loads with it.
    const texts = await Promise.all([...scripts].map(async (script) => (await fetch(script)).text()));
    const text = texts.join('\n').replace(LETTERS, '[]');
    const found = (words: RegExp): string[] => [...new Set(text.match(words))];
    // How languages call themselves is known to all.
    if (language === 'ru') expect(found(RUSSIAN).length).toBeGreaterThan(500);
    else expect(found(RUSSIAN)).toEqual(['русский']);
    if (language === 'pl') expect(found(POLISH).length).toBeGreaterThan(300);
    else expect(found(POLISH)).toEqual([]);
  },
);
