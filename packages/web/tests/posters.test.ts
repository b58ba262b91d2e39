import { type Level, levelsOf } from '@astragal/bots';
import { LANGUAGES } from '@astragal/kernel';
import { shelf } from '@astragal/shelf';
import logo from '@astragal/table/art/logo.svg';
import { describe, expect, it } from 'vitest';
import { POSTERS, smallArt } from '../src/games/posters.ts';
import { en } from '../src/text/en.ts';
import { pl } from '../src/text/pl.ts';
import { ru } from '../src/text/ru.ts';

const guests = shelf.filter(({ hidden }) => !hidden);

describe.each(shelf)('the manifest of $id', ({ id, rules, seats, levels, quick, prefix, rulebook }) => {
  it('tells the truth about its game', async () => {
    const { game, bots } = await rules();
    expect(game.id).toBe(id);
    expect(seats).toEqual({ min: game.seats.min, max: game.seats.max });
    expect(levels).toEqual(levelsOf(bots));
    expect(quick).toBeGreaterThanOrEqual(seats.min);
    expect(quick).toBeLessThanOrEqual(seats.max);
  });

  it.each(LANGUAGES)('knows what the rules are called in %s', async (language) => {
    const ids = (await rulebook(language)).flatMap(({ rules: all }) => all.map((rule) => rule.id));
    expect(ids.filter((each) => !each.startsWith(`${prefix}-`) && !/^[A-Z]+-/.test(each))).toEqual([]);
    expect(ids.some((each) => each.startsWith(`${prefix}-`))).toBe(true);
  });
});

it('posters hang in the order of the shelf, and each has words in every language', () => {
  expect(POSTERS.map(({ id }) => id)).toEqual(guests.flatMap(({ id }) => (POSTERS.some((poster) => poster.id === id) ? [id] : [])));
  for (const { id } of POSTERS)
    for (const { games } of [en, pl, ru])
      expect(Object.keys(games[id] ?? {})).toEqual(expect.arrayContaining(['name', 'pitch', 'short', 'credit']));
});

it('bots that have a name have it in every language, and each its own', () => {
  const named = guests.filter(({ id }) => en.games[id]?.bots);
  for (const { games } of [en, pl, ru]) {
    expect(guests.filter(({ id }) => games[id]?.bots)).toEqual(named);
    const names = named.flatMap(({ id, levels }) => levels.flatMap((level) => games[id]?.bots?.[level as Level].map(({ name }) => name)));
    expect(names).toHaveLength(named.reduce((sum, { levels }) => sum + 4 * levels.length, 0));
    expect(new Set(names).size).toBe(names.length);
  }
});

it('a game without a poster shows the knucklebone', () => {
  expect(smallArt('pig')).toBe(logo);
});

it('the home page counts its games in words', () => {
  expect([1, 3, 4].map((n) => en.home.title(n))).toEqual(['One game is ready.', 'Three games are ready.', 'Four games are ready.']);
  expect([1, 3, 5].map((n) => pl.home.title(n))).toEqual(['Jedna gra czeka.', 'Trzy gry czekają.', 'Pięć gier czeka.']);
  expect([1, 3, 5].map((n) => ru.home.title(n))).toEqual(['Одна игра ждёт.', 'Три игры ждут.', 'Пять игр ждёт.']);
});
