/** What is said about playing without a network is said in every language, with its own plurals. */
import { expect, it } from 'vitest';
import { words as en } from '../../src/offline/words/en.ts';
import { words as pl } from '../../src/offline/words/pl.ts';
import { words as ru } from '../../src/offline/words/ru.ts';

const keys = (words: object): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'object' ? keys(value as object).map((each) => `${key}.${each}`) : [key],
  );

it('has the same keys in all languages', () => {
  expect(keys(pl)).toEqual(keys(en));
  expect(keys(ru)).toEqual(keys(en));
});

it.each([
  [1, '1 game is ready', '1 gra jest gotowa', '1 игра готова '],
  [2, '2 games are ready', '2 gry są gotowe', '2 игры готовы '],
  [5, '5 games are ready', '5 gier jest gotowych', '5 игр готово '],
])('counts %i', (count, ...begins) => {
  for (const [i, words] of [en, pl, ru].entries()) expect(words.tablesReady(count).replaceAll('\u00a0', ' ')).toContain(begins[i]);
});
