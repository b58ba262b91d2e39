import { existsSync, readFileSync } from 'node:fs';
import type { Game } from '@astragal/kernel';
import { pig, pigRules } from '@astragal/kernel/testing';
import { onShelf, shelf } from '@astragal/shelf';
import { describe, expect, it } from 'vitest';
import { lineOf } from '../src/json-lines.ts';
import { checkLesson, countOf, type LessonProblem, type School } from '../src/lessons.ts';
import { file, run } from './notebook.ts';

interface Report {
  [game: string]: { lessons: number; steps: number; longest: number; problems: string[] };
}

/** A game that has lessons. */
const taught = shelf.find(({ id }) => existsSync(new URL(`../../games/${id}/learn/lessons`, import.meta.url)))?.id;

const said = (text: string) => ({ en: text, pl: text, ru: text });

/** A lesson of Pig: roll twice, then keep it. */
const rolling = () => ({
  set: 'course',
  minutes: 1,
  title: said('Rolling'),
  line: said('Points are not yours until you keep them.'),
  script: { game: 'pig', seed: 'lesson', position: { state: { banked: { 0: 90 } } } },
  steps: [
    { answer: 'roll', luck: [4], rule: 'PIG-1', point: ['die 0'], ask: said('Roll.'), why: said('A five is at risk now.') },
    {
      answer: 'roll',
      luck: [5],
      rule: 'PIG-2',
      ask: said('Once more.'),
      why: said('Eleven are enough to win.'),
      wrong: [{ answer: 'hold', ask: said('Too early.'), why: said('Five are not enough.') }],
    },
    { answer: 'hold', rule: 'PIG-3', ask: said('Keep them.'), why: said('A one would have taken all of it.') },
  ],
});
type Data = ReturnType<typeof rolling> & Record<string, unknown>;

const SCHOOL: School = {
  game: pig as unknown as Game,
  toolkit: {},
  bots: ['random'],
  rules: new Set(pigRules.en.flatMap(({ rules }) => rules.map(({ id }) => id))),
  pieces: { pieces: { answer: "[data-answer='$1']", die: "[data-die='$1']", place: "[data-place='$1 $2']" }, ways: {} },
};

const checked = (lesson: unknown) => checkLesson('03-rolling.json', JSON.stringify(lesson, undefined, 2), SCHOOL).problems;

/** The problems of a lesson that somebody has changed. */
function problemsOf(change: (lesson: Data) => unknown): readonly LessonProblem[] {
  const lesson = rolling() as Data;
  change(lesson);
  return checked(lesson);
}

describe('lessons', () => {
  it('of every game can be played as they are written', async () => {
    const { code, json } = await run(['lessons', '--json']);
    const report = json<Report>();
    expect(Object.values(report).flatMap(({ problems }) => problems)).toEqual([]);
    expect(code).toBe(0);
    for (const { lessons, longest } of Object.values(report)) {
      expect(lessons).toBeGreaterThan(0);
      expect(longest).toBeLessThan(150);
    }
  });

  it('of Pig can be played, too', () => expect(checked(rolling())).toEqual([]));

  it.each<[string, (lesson: Data) => unknown, RegExp]>([
    [
      'an illegal answer',
      ({ steps }) => Object.assign(steps[0]!, { answer: 'hold' }),
      /^answer 1: seat 0 may not answer 'hold'; it may answer 'roll'/,
    ],
    ['a missing language', ({ steps }) => Reflect.deleteProperty(steps[1]!.why, 'pl'), /^'pl' is missing: every text is in en, pl, ru/],
    [
      'a pointer to nothing',
      ({ steps }) => Object.assign(steps[0]!, { point: ['plaice light 0'] }),
      /^there is no piece 'plaice' to point at; there are answer, die, place/,
    ],
    [
      'a pointer cut short',
      ({ steps }) => Object.assign(steps[0]!, { point: ['place light'] }),
      /'place' is followed by 2 words, not by 1/,
    ],
    [
      'a wrong answer that nobody can give',
      ({ steps }) => Object.assign(steps[1]!.wrong![0]!, { answer: 'fly' }),
      /nobody can answer 'fly' here; seat 0 may answer 'roll', 'hold'/,
    ],
    ['a rule that does not exist', ({ steps }) => Object.assign(steps[0]!, { rule: 'PIG-999' }), /there is no rule 'PIG-999'/],
    ['a misspelt field', ({ steps }) => Object.assign(steps[0]!, { whi: 1 }), /there is no 'whi' here; there are ask, why/],
    ['luck that nobody asks for', ({ steps }) => Object.assign(steps[2]!, { luck: [1] }), /luck left over: \[1\]/],
    ['too many words', ({ steps }) => Object.assign(steps[0]!.why, { ru: 'слово '.repeat(40) }), /words in one bubble; under 35 are right/],
    ['a script of another game', ({ script }) => Object.assign(script, { game: 'chess' }), /this is a script of 'chess', not of 'pig'/],
    [
      'a misspelt field of the script',
      ({ script }) => Object.assign(script, { frames: [] }),
      /a script has no 'frames'; it has game, seats/,
    ],
    [
      'a position that cannot be',
      ({ script }) => Object.assign(script.position, { state: { risked: -3 } }),
      /the lesson cannot begin: this position breaks a promise of pig: points below zero/,
    ],
  ])('say what is wrong with %s', (_, change, expected) => expect(problemsOf(change)[0]?.what).toMatch(expected));

  const page = readFileSync(new URL('../../../docs/lessons.md', import.meta.url), 'utf8');
  const [, documented] = /```json\n([\s\S]*?)```/.exec(page)!;
  const { game: shown } = (JSON.parse(documented!) as { script: { game: string } }).script;
  it.runIf(onShelf(shown))('is written as the page about lessons tells it', async () => {
    const { json } = await run(['lessons', shown, file('01-documented.json', documented!), '--json']);
    expect(json<Report>()[shown]).toMatchObject({ lessons: 1, problems: [] });
  });

  it('names the line where the fault stands', () => {
    const lesson = rolling();
    lesson.steps[2]!.rule = 'PIG-999';
    const text = JSON.stringify(lesson, null, 2);
    const [problem] = problemsOf(({ steps }) => Object.assign(steps[2]!, { rule: 'PIG-999' }));
    expect(problem!.line).toBe(text.split('\n').findIndex((each) => each.includes('PIG-999')) + 1);
    expect(lineOf(text, ['steps', 2, 'rule'])).toBe(problem!.line);
  });

  it.runIf(taught)('is no lesson if it is no JSON, and the command says where', async () => {
    const { code, out } = await run(['lessons', taught!, file('01-broken.json', '{\n  "game": dice\n}')]);
    expect(code).toBe(1);
    expect(out).toMatch(/01-broken.json:\d: this is not JSON/);
  });
});

describe('places and words', () => {
  it('finds the line of a path, and the nearest where the path ends', () => {
    const text = '{\n  "a": [\n    1,\n    { "b": "x\\"y" }\n  ],\n  "c": 2\n}';
    expect(['a', 'c'].map((key) => lineOf(text, [key]))).toEqual([2, 6]);
    expect(lineOf(text, ['a', 1, 'b'])).toBe(4);
    expect(lineOf(text, ['a', 1, 'missing'])).toBe(4);
  });

  it('counts words as people read them', () => {
    expect(countOf('Forge the 6 over this 1 — now.')).toBe(7);
  });
});
