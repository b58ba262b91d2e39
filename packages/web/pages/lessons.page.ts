/** Lessons: a newcomer who does only what the guide says finishes every course. */
import { LANGUAGES } from '@astragal/kernel';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { GAMES } from './games.ts';
import { DESK, PHONE, TABLET } from './house.ts';
import { long } from './long.ts';
import { everyLesson, learn } from './newcomer.ts';
import { ourHouse } from './our-house.ts';

const house = ourHouse();

const SIZES = { phone: PHONE, tablet: TABLET, desk: DESK };
type Size = keyof typeof SIZES;
const calm = { motion: 'calm', botPace: 'instant', sound: false };

async function newcomer(size: Size, language: string, more: object = {}): Promise<Page> {
  const touch = size === 'phone' ? { hasTouch: true, isMobile: true } : {};
  return (await house.guest({ viewport: SIZES[size], ...touch, settings: { ...calm, language, ...more } })).page;
}

const wanted = process.env.LESSONS_OF ? [process.env.LESSONS_OF] : undefined;

async function finishes(size: Size, language: (typeof LANGUAGES)[number], lessons = everyLesson(wanted)): Promise<void> {
  const page = await newcomer(size, language);
  await page.goto('/');
  const faults: string[] = [];
  for (const each of lessons) faults.push(...(await learn(page, each, language)));
  expect(faults).toEqual([]);
  await page.context().close();
}

const MINUTES = 60_000;

/** Every second lesson, from this one on. */
const half = (first: 0 | 1) => everyLesson(wanted).filter((_, i) => i % 2 === first);

it(
  'a newcomer who does only what the guide says finishes every lesson, one on a phone, the next at a desk',
  () => Promise.all([finishes('phone', 'ru', half(0)), finishes('desk', 'en', half(1))]),
  10 * MINUTES,
);

long.each(LANGUAGES.flatMap((language) => (['phone', 'tablet', 'desk'] as const).map((size) => [size, language] as const)))(
  'a newcomer finishes every course, %s, %s',
  (size, language) => finishes(size, language),
  20 * MINUTES,
);

const [first] = everyLesson(GAMES);

it.runIf(first)('the text table carries the same lesson', async () => {
  const page = await newcomer('phone', 'pl', { textTable: true });
  await page.goto('/');
  expect(await learn(page, first!, 'pl')).toEqual([]);
});
