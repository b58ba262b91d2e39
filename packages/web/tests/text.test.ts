import { describe, expect, it } from 'vitest';
import { en } from '../src/text/en.ts';
import { pl } from '../src/text/pl.ts';
import { ru } from '../src/text/ru.ts';

const space = '\u00a0';

describe('plurals', () => {
  it.each([
    [1, '1 player', '1 gracz', '1 игрок'],
    [2, '2 players', '2 graczy', '2 игрока'],
    [5, '5 players', '5 graczy', '5 игроков'],
    [12, '12 players', '12 graczy', '12 игроков'],
    [21, '21 players', '21 graczy', '21 игрок'],
    [22, '22 players', '22 graczy', '22 игрока'],
    [25, '25 players', '25 graczy', '25 игроков'],
  ])('%i players', (n, ...expected) => {
    expect([en, pl, ru].map(({ home }) => home.players(n, n).replaceAll(space, ' '))).toEqual(expected);
  });

  it.each([
    [1, '1 punkt', '1 очко'],
    [2, '2 punkty', '2 очка'],
    [5, '5 punktów', '5 очков'],
    [12, '12 punktów', '12 очков'],
    [22, '22 punkty', '22 очка'],
    [25, '25 punktów', '25 очков'],
  ])('%i points', (n, ...expected) => {
    expect([pl, ru].map(({ end }) => end.points(n).replaceAll(space, ' '))).toEqual(expected);
  });

  it('time for each turn', () => {
    expect([1, 2, 5].map((days) => ru.pace.line.slow(days * 24).replaceAll(space, ' '))).toEqual([
      '1 день на ход',
      '2 дня на ход',
      '5 дней на ход',
    ]);
    expect([1, 2, 5].map((hours) => pl.pace.line.slow(hours).replaceAll(space, ' '))).toEqual([
      '1 godzinę na turę',
      '2 godziny na turę',
      '5 godzin na turę',
    ]);
  });
});

/** Every text with its path; functions are tried with what may be a number or a word. */
function texts(part: unknown, path = ''): [string, string][] {
  if (typeof part === 'string') return [[path, part]];
  if (typeof part === 'function') return [[path, String((part as (...args: unknown[]) => unknown)('2', '3'))]];
  return Object.entries(part as object).flatMap(([key, value]) => texts(value, `${path}/${key}`));
}

describe('languages', () => {
  const english = texts(en);

  it('have the same texts, none of them empty', () => {
    for (const other of [pl, ru]) expect(texts(other).map(([path]) => path)).toEqual(english.map(([path]) => path));
    for (const all of [english, texts(pl), texts(ru)]) expect(all.filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('are written in their own words: Russian in Cyrillic, Polish not in English', () => {
    const same = /^\/(games\/.*\/name|settings\/keys\/\d\/0)$/;
    const isWorded = ([path, text]: readonly [string, string]): boolean => !same.test(path) && /\p{L}/u.test(text);
    const cyrillic = texts(ru).filter((each) => isWorded(each) && !/[а-яё]/i.test(each[1]));
    expect(cyrillic.filter(([path]) => path !== '/home/tableOf')).toEqual([]);
    const inEnglish = new Map(english);
    const alike = texts(pl).filter((each) => isWorded(each) && inEnglish.get(each[0]) === each[1]);
    const fine = ['/site/menu', '/levels/adept', '/bot', '/home/time', '/replay/length', '/table/menu'];
    // Names of bots may sound the same.
    expect(alike.map(([path]) => path).filter((path) => !fine.includes(path) && !/\/names\/\d$/.test(path))).toEqual([]);
  });

  it('use no straight quotes, no double spaces, and Russian its ё', () => {
    for (const [path, text] of [...english, ...texts(pl), ...texts(ru)]) expect(`${path}: ${text}`).not.toMatch(/"| {2}|\w'\w/);
    for (const [path, text] of texts(ru)) expect(`${path}: ${text}`).not.toMatch(/\b(еще|все еще|идет|ведет|ждем)\b/i);
  });
});
