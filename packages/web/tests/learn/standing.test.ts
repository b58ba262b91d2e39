/** How far somebody has come with a course. */
import { expect, it } from 'vitest';
import type { Titled } from '../../src/learn/lessons.ts';
import { standingIn } from '../../src/learn/standing.ts';

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
