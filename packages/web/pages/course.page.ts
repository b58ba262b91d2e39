/** The course ends at a table: at once, with the friendliest bot, also without a network. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { words } from '../src/learn/words/en.ts';
import { DESK, PHONE } from './house.ts';
import { someOf } from './long.ts';
import { everyLesson, learn } from './newcomer.ts';
import { ourHouse } from './our-house.ts';

const house = ourHouse();
const calm = { motion: 'calm', botPace: 'instant', sound: false };

/** Of each game the last lesson of its course. */
const LAST = everyLesson().filter(
  ({ game, lesson: { set } }, i, all) => set === 'course' && (all[i + 1]?.game !== game || all[i + 1]?.lesson.set !== 'course'),
);

/** A game that has begun, with me and bots of the weakest level. */
async function begun(page: Page): Promise<void> {
  await page.waitForURL(/\/table\//);
  await page.locator('.table .prompt, .table #content').first().waitFor();
  const id = /\/table\/(\w+)/.exec(page.url())![1]!;
  const { table } = (await (await page.request.get(`/api/tables/${id}`)).json()) as {
    table: { phase: string; seats: { by: string; level?: string }[]; game: string };
  };
  expect(table.phase).toBe('playing');
  const { games } = (await (await page.request.get('/api/games')).json()) as { games: { id: string; levels: string[] }[] };
  const weakest = games.find((each) => each.id === table.game)!.levels[0];
  const others = table.seats.slice(1);
  expect(others.length).toBeGreaterThan(0);
  expect(others.every(({ by, level }) => by === 'bot' && level === weakest)).toBe(true);
}

it.runIf(LAST[0])('the last lesson leads to a game that has begun', async () => {
  const { page } = await house.guest({ viewport: DESK, settings: { ...calm, language: 'en' } });
  await page.goto('/');
  expect(await learn(page, LAST[0]!, 'en')).toEqual([]);
  expect(await page.locator('.lesson-bar .left').count()).toBe(0);
  await page.locator('[data-play]').click();
  await begun(page);
});

it.each(someOf(LAST.map(({ game }) => game)))('whoever knows %s goes from the course page to a game that has begun', async (game) => {
  const { page } = await house.guest({ viewport: PHONE, hasTouch: true, settings: calm });
  await page.goto(`/learn/${game}`);
  // Nobody goes on with what has not begun.
  await page.getByRole('link').getByText(words.course.begin, { exact: true }).filter({ visible: true }).first().waitFor();
  expect(await page.getByText(words.course.goOnShort, { exact: true }).filter({ visible: true }).count()).toBe(0);
  await page.locator('[data-course] [data-play]').click();
  await begun(page);
});
