/** One script for all: what the command line plays is a lesson, a picture and a scene as it stands, and the other way round. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { file, run } from '../packages/cli/tests/notebook.ts';
import { hash, type Lesson, openLesson, type Script } from '../packages/kernel/src/index.ts';
import { scene } from '../packages/kernel/testing/index.ts';
import { onShelf } from '../packages/shelf/src/index.ts';
import { picturesOf } from '../packages/table/src/rulebook/reading.ts';
import { play } from '../packages/web/src/rulebook/play.ts';
import { bookOf, rulebooks } from '../packages/web/src/rulebook/registry.ts';
import { at } from './lib.mjs';

interface Reported {
  readonly game: string;
  readonly hash: string;
  readonly views: readonly object[];
}

/** What comes of a report on the command line. */
async function reported(text: string): Promise<Reported> {
  const { err, json } = await run(['script', file('report.json', text), '--json']);
  expect(err).toBe('');
  return json<Reported>();
}

const page = readFileSync(at('docs/scripts.md'), 'utf8');
const reports = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text]) => text!).filter((text) => onShelf(JSON.parse(text).game));

describe.each(reports)('a report', (text) => {
  const pasted = JSON.parse(text) as Script & { readonly game: string };

  it('is a lesson that begins where it ends', async () => {
    const said = '{ "en": "Look.", "pl": "Patrz.", "ru": "Смотрите." }';
    const step = `{ "ask": ${said}, "why": ${said} }`;
    const lesson = `{ "set": "fine", "minutes": 1, "title": ${said}, "line": ${said}, "script": ${text}, "steps": [${step}] }`;
    const checked = await run(['lessons', pasted.game, file('01-report.json', lesson), '--json']);
    expect(checked.json()).toMatchObject({ [pasted.game]: { lessons: 1, problems: [] } });
    const { position } = openLesson(await onShelf(pasted.game)!.rules(), JSON.parse(lesson) as Lesson);
    expect(hash(position)).toBe((await reported(text)).hash);
  });

  it('is a picture of a rulebook that shows how it ends', async () => {
    const rules = await onShelf(pasted.game)!.rules();
    expect(play(rules, { id: 'report', rules: [], shows: [], script: pasted }).after).toEqual((await reported(text)).views[0]);
  });

  it('is a scene of a test', async () => {
    const { game, toolkit } = await onShelf(pasted.game)!.rules();
    expect(hash(scene(game, pasted, toolkit).done().position)).toBe((await reported(text)).hash);
  });
});

describe('a report can be made', () => {
  const lessonsOf = (game: string): string => at(join('packages/games', game, 'learn/lessons'));
  const isLesson = (name: string): boolean => /^\d\d-/.test(name);

  it.each(rulebooks)('of every picture of %s', async (game) => {
    const rules = await onShelf(game)!.rules();
    const pictures = picturesOf((await bookOf(game))!);
    expect(pictures.length).toBeGreaterThan(0);
    for (const picture of pictures) {
      const { views } = await reported(JSON.stringify({ ...picture.script, game }));
      expect(hash(views[0]), picture.id).toBe(hash(play(rules, picture).after));
    }
  });

  it.each(rulebooks)('of where every lesson of %s begins', async (game) => {
    const rules = await onShelf(game)!.rules();
    const files = readdirSync(lessonsOf(game)).filter(isLesson);
    expect(files.length).toBeGreaterThan(0);
    for (const name of files) {
      const lesson = JSON.parse(readFileSync(join(lessonsOf(game), name), 'utf8')) as Lesson;
      expect((await reported(JSON.stringify(lesson.script))).hash, name).toBe(hash(openLesson(rules, lesson).position));
    }
  });
});
