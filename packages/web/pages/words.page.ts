/** Words by language: whoever reads one downloads no other. */
import { shelf } from '@astragal/shelf';
import { expect, it } from 'vitest';
import { ourHouse } from './our-house.ts';
import { atDesk } from './player.ts';

const house = ourHouse({ hidden: false });

/** Words that only one language has, by its letters. */
const RUSSIAN = /[а-яё]{4,}/gi;
const POLISH = /\p{L}*[ąćęłńóśźż]\p{L}+/giu;
/** A set of letters in a pattern is no word: typesetting and hyphens know the letters of every language. */
const LETTERS = /\[\^?\p{L}+\]/gu;

const games = shelf.filter(({ hidden }) => !hidden).map(({ id }) => id);

it.each(games.flatMap((game) => (['en', 'pl', 'ru'] as const).map((language) => [game, language] as const)))(
  'a table of %s in %s comes without the words of other languages',
  async (game, language) => {
    const page = await atDesk(house, { language });
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (/\/assets\/.*\.js$/.test(response.url())) scripts.push(response.text());
    });
    await page.goto('/');
    await page.locator('#app[data-awake]').waitFor();
    await page.locator(`.poster.${game} .now`).click();
    await page.waitForURL(/\/table\//);
    await page.locator('.table .prompt').first().waitFor();
    const text = (await Promise.all(scripts)).join('\n').replace(LETTERS, '[]');
    await page.context().close();
    const found = (words: RegExp): string[] => [...new Set(text.match(words))];
    // How languages call themselves is known to all.
    if (language === 'ru') expect(found(RUSSIAN).length).toBeGreaterThan(500);
    else expect(found(RUSSIAN)).toEqual(['русский']);
    if (language === 'pl') expect(found(POLISH).length).toBeGreaterThan(300);
    else expect(found(POLISH)).toEqual([]);
  },
);
