/** Every game's lessons at their table, as a learner's fingers meet them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { partsOf } from '@astragal/kernel';
import { onShelf, type Rules } from '@astragal/shelf';
import { expect, test, vi } from 'vitest';

vi.mock('../../src/base/settings.svelte.ts', () => ({ wishes: { onlyAnswers: 'ask', botBeat: 0 } }));

import type { Titled } from '../../src/learn/lessons.ts';
import { LessonTable } from '../../src/play/lesson/lesson-table.svelte.ts';

const GAMES = fileURLToPath(new URL('../../../games', import.meta.url));
const lessonsIn = (game: string): readonly Titled[] =>
  readdirSync(`${GAMES}/${game}/learn/lessons`)
    .filter((name) => /^\d/.test(name))
    .map((name) => ({ ...(JSON.parse(readFileSync(`${GAMES}/${game}/learn/lessons/${name}`, 'utf8')) as Titled), game, id: name }));
const lessons = readdirSync(GAMES)
  .filter((game) => existsSync(`${GAMES}/${game}/learn/lessons`))
  .flatMap(lessonsIn);
/** Of each game one that has this. */
const oneEach = (has: (lesson: Titled) => boolean): Titled[] =>
  [...new Set(lessons.map(({ game }) => game))].flatMap((game) => lessons.find((each) => each.game === game && has(each)) ?? []);

const rulesOf = (game: string): Promise<Rules> => onShelf(game)!.rules();
const sit = async (lesson: Titled): Promise<LessonTable> =>
  new LessonTable(lesson, await rulesOf(lesson.game), { me: { name: 'Ada' }, bot: 'Iga' });
const notWaiting = (table: LessonTable): Promise<unknown> => expect.poll(() => table.phase).not.toBe('waits');

/** Answers a step as it is asked. */
async function follow(table: LessonTable): Promise<void> {
  const { answer } = table.present!;
  if (answer === undefined) table.goOn();
  else
    for (const part of partsOf(answer)) {
      expect(table.asks.flatMap(({ options }) => options.map(({ text }) => text))).toContain(part);
      table.answer(part);
      await notWaiting(table);
    }
  await notWaiting(table);
}

test.each(oneEach(({ against }) => against !== undefined))(
  'in $game whoever answers as asked comes to the game at the end, and may take back what they answer there',
  async (lesson) => {
    const table = await sit(lesson);
    expect(table.mode).toBe('play');
    while (table.phase === 'asks') await follow(table);
    expect(table.step).toBe(lesson.steps.length);
    expect(table.phase).toBe('plays');
    await expect.poll(() => table.asks.length).toBeGreaterThan(0);
    for (let i = 0; i < 6 && table.result === undefined; i++) {
      const { ask, view } = { ask: table.asks[0]!.options[0]!.text, view: table.moment!.view };
      table.answer(ask);
      await expect.poll(() => table.behind).toBe(false);
      if (table.canUndo) {
        table.undo();
        await expect.poll(() => table.moment!.view).toEqual(view);
        await expect.poll(() => table.asks.length).toBeGreaterThan(0);
        table.answer(ask);
      }
      await expect.poll(() => table.asks.length > 0 || table.result !== undefined).toBe(true);
    }
    table.stop();
  },
);

const isPlain = (answer: string | readonly string[]): answer is string => typeof answer === 'string' && !/[*;]/.test(answer);
const tempting = ({ steps }: Titled): number => steps.findIndex(({ wrong }) => wrong?.some(({ answer }) => isPlain(answer)));

test.each(oneEach((lesson) => tempting(lesson) >= 0))('in $game a wrong answer is shown, replied to and taken back', async (lesson) => {
  const table = await sit(lesson);
  while (table.step < tempting(lesson)) await follow(table);
  const { view } = table.moment!;
  const reply = table.present!.wrong!.find(({ answer }) => isPlain(answer))!;
  table.answer(reply.answer as string);
  await expect.poll(() => table.phase).toBe('replies');
  expect(table.reply).toBe(reply);
  expect(table.moment!.view).not.toEqual(view);
  expect(table.asks).toEqual([]);
  expect(table.canUndo).toBe(true);
  table.undo();
  await expect.poll(() => table.asks.length).toBeGreaterThan(0);
  expect(table.phase).toBe('asks');
  expect(table.moment!.view).toEqual(view);
  table.stop();
});
