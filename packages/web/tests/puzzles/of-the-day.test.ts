import { expect, test, vi } from 'vitest';

vi.mock('virtual:puzzles', () => {
  const entries = (game: string, count: number) =>
    Array.from({ length: count }, (_, i) => ({ id: `${game}${i}`, version: 1, task: 'certain', difficulty: 3, ideas: ['x'], list: 0 }));
  const of = (game: string, count: number) => ({ index: async () => ({ default: entries(game, count) }), lists: [] });
  return { default: { b: of('b', 3), a: of('a', 5), none: of('none', 0) } };
});

import { puzzleOfTheDay } from '../../src/puzzles/of-the-day.ts';

const on = async (day: number) => (await puzzleOfTheDay(new Date(2026, 10, day, 13)))!;

test('every hour of a day has the same puzzle, the next day one of another game', async () => {
  const [morning, night] = [await puzzleOfTheDay(new Date(2026, 10, 18, 0, 1)), await puzzleOfTheDay(new Date(2026, 10, 18, 23, 59))];
  expect(morning).toEqual(night);
  expect(morning!.href).toBe(`/puzzle/${morning!.game}/${morning!.id}`);
  expect((await on(19)).game).not.toBe(morning!.game);
});

test('in as many days as there are puzzles none comes twice, and a game without puzzles has no day', async () => {
  const days = await Promise.all(Array.from({ length: 60 }, (_, i) => on(i + 1)));
  const ofA = days.filter(({ game }) => game === 'a').map(({ id }) => id);
  // A round of five begins somewhere among the first five days of this game.
  const rounds = [0, 1, 2, 3, 4].map((from) => new Set(ofA.slice(from, from + 5)).size);
  expect(Math.max(...rounds)).toBe(5);
  expect(days.some(({ game }) => game === 'none')).toBe(false);
});

test('a date before all dates has one, too', async () => {
  expect(await puzzleOfTheDay(new Date(1960, 0, 1))).toBeDefined();
});
