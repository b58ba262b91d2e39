/** How far somebody has come with a course. */
import { expect, it } from 'vitest';
import type { Titled } from '../../src/learn/lessons.ts';
import { minutesOf, standingIn } from '../../src/learn/standing.ts';
import { words as en } from '../../src/learn/words/en.ts';
import { words as pl } from '../../src/learn/words/pl.ts';
import { words as ru } from '../../src/learn/words/ru.ts';

const lesson = (id: string, set: string, minutes: number): Titled => ({ id, set, minutes, steps: [{}, {}, {}, {}] }) as unknown as Titled;
const lessons = [lesson('a', 'course', 1), lesson('b', 'course', 2), lesson('c', 'fine', 5)];

it('the fine points are no part of the course', () => {
  expect(standingIn(lessons, { done: [] })).toMatchObject({ present: { id: 'a' }, step: 0, count: 0, share: 0, left: 3 });
});

it('a lesson in the middle is gone on with', () => {
  const at = { lesson: 'b', step: 2 };
  expect(standingIn(lessons, { done: ['a'], at })).toMatchObject({ present: { id: 'b' }, step: 2, count: 1, share: 75, left: 2 });
});

it('after the last lesson nothing is left', () => {
  expect(standingIn(lessons, { done: ['a', 'b'] })).toMatchObject({ present: undefined, count: 2, share: 100, left: 0 });
});

it('a course takes as long as its lessons', () => {
  expect(minutesOf(standingIn(lessons, { done: ['a'] }).course)).toBe(3);
});

/** With the spaces that a keyboard has. */
const typed = (say: (n: number) => string): string[] => [1, 2, 14].map((n) => say(n).replaceAll('\u00a0', ' '));

it('the minutes of a course are said in their own form', () => {
  expect(typed(en.offer.learn)).toEqual(['Learn it in 1 minute', 'Learn it in 2 minutes', 'Learn it in 14 minutes']);
  expect(typed(pl.course.heading)).toEqual([
    '1 minuta do pierwszej partii',
    '2 minuty do pierwszej partii',
    '14 minut do pierwszej partii',
  ]);
  expect(typed(ru.offer.learn)).toEqual(['Научиться за 1 минуту', 'Научиться за 2 минуты', 'Научиться за 14 минут']);
});
