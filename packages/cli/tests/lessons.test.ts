import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lineOf } from '../src/json-lines.ts';
import { countOf } from '../src/lessons.ts';
import { file, run } from './notebook.ts';

interface Report {
  [game: string]: { lessons: number; steps: number; longest: number; problems: string[] };
}

const FORGING = new URL('../../games/dice-forge/learn/lessons/03-forging.json', import.meta.url);
type Data = Record<string, unknown> & { script: { position: object }; steps: Record<string, unknown>[] };
const forging = (): Data => JSON.parse(readFileSync(FORGING, 'utf8')) as Data;

/** The problems of a lesson that somebody has changed. */
async function problemsOf(change: (lesson: Data) => void): Promise<string[]> {
  const lesson = forging();
  change(lesson);
  const { json } = await run(['lessons', 'dice-forge', file('03-forging.json', lesson), '--json']);
  return json<Report>()['dice-forge']!.problems;
}

describe('lessons', () => {
  it('of every game can be played as they are written', async () => {
    const { code, json } = await run(['lessons', '--json']);
    const report = json<Report>();
    expect(Object.values(report).flatMap(({ problems }) => problems)).toEqual([]);
    expect(code).toBe(0);
    for (const { lessons, longest } of Object.values(report)) {
      expect(lessons).toBeGreaterThanOrEqual(5);
      expect(longest).toBeLessThan(150);
    }
  });

  it.each<[string, (lesson: Data) => void, RegExp]>([
    [
      'an illegal answer',
      ({ steps }) => Object.assign(steps[0]!, { answer: 'buy glory-4' }),
      /^03-forging.json:\d+: answer 1: seat 0 may not answer 'buy glory-4'; it may answer 'buy gold-3'/,
    ],
    [
      'a missing language',
      ({ steps }) => delete (steps[1]!.why as Record<string, string>).pl,
      /:\d+: 'pl' is missing: every text is in en, pl, ru/,
    ],
    [
      'a pointer to nothing',
      ({ steps }) => Object.assign(steps[0]!, { point: ['plaice light 0'] }),
      /:\d+: there is no piece 'plaice' to point at; there are answer, face, place/,
    ],
    [
      'a pointer cut short',
      ({ steps }) => Object.assign(steps[0]!, { point: ['place light'] }),
      /'place' is followed by 2 words, not by 1/,
    ],
    [
      'a wrong answer that nobody can give',
      ({ steps }) => Object.assign((steps[1]!.wrong as object[])[0]!, { answer: 'forge left 1' }),
      /nobody can answer 'forge left 1' here; seat 0 may answer 'forge light 0'/,
    ],
    ['a rule that does not exist', ({ steps }) => Object.assign(steps[0]!, { rule: 'DF-999' }), /there is no rule 'DF-999'/],
    ['a misspelt field', ({ steps }) => Object.assign(steps[0]!, { whi: 1 }), /there is no 'whi' here; there are ask, why/],
    ['luck that nobody asks for', ({ steps }) => Object.assign(steps[0]!, { luck: [1] }), /luck left over: \[1\]/],
    [
      'too many words',
      ({ steps }) => Object.assign(steps[0]!.why as object, { ru: 'слово '.repeat(40) }),
      /words in one bubble; under 35 are right/,
    ],
    ['a script of another game', ({ script }) => Object.assign(script, { game: 'pig' }), /this is a script of 'pig', not of 'dice-forge'/],
    [
      'a misspelt field of the script',
      ({ script }) => Object.assign(script, { frames: [] }),
      /a script has no 'frames'; it has game, seats/,
    ],
    [
      'a position that cannot be',
      ({ script }) => Object.assign(script.position, { state: { players: { 0: { gold: 99 } } } }),
      /the lesson cannot begin: this position breaks a promise of dice-forge: seat 0 holds 99 gold/,
    ],
  ])('say what is wrong with %s, and the line', async (_, change, expected) => {
    const [first] = await problemsOf(change);
    expect(first).toMatch(expected);
  });

  it('is written as the page about lessons tells it', async () => {
    const page = readFileSync(new URL('../../../docs/lessons.md', import.meta.url), 'utf8');
    const [, text] = /```json\n([\s\S]*?)```/.exec(page)!;
    const { json } = await run(['lessons', 'dice-forge', file('01-documented.json', text), '--json']);
    expect(json<Report>()['dice-forge']).toMatchObject({ lessons: 1, problems: [] });
  });

  it('names the line where the fault stands', async () => {
    const lesson = forging();
    Object.assign(lesson.steps[2]!, { rule: 'DF-999' });
    const text = JSON.stringify(lesson, null, 2);
    const [problem] = await problemsOf(({ steps }) => Object.assign(steps[2]!, { rule: 'DF-999' }));
    const line = Number(/:(\d+):/.exec(problem!)![1]);
    expect(lineOf(text, ['steps', 2, 'rule'])).toBe(text.split('\n').findIndex((each) => each.includes('DF-999')) + 1);
    expect(line).toBeGreaterThan(0);
  });

  it('is no lesson if it is no JSON', async () => {
    const { code, out } = await run(['lessons', 'dice-forge', file('01-broken.json', '{\n  "game": dice\n}')]);
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
