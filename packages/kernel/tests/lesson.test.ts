import { describe, expect, it } from 'vitest';
import { answersOf, fits, judge, type Lesson, leftOf, lessonAt, openLesson, playLesson, type Scriptable } from '../src/index.ts';
import { pig } from '../testing/pig.ts';

const said = { en: 'Roll.', pl: 'Rzuć.', ru: 'Бросайте.' };
const words = { ask: said, why: said };
const lesson = {
  set: 'course',
  minutes: 1,
  title: said,
  line: said,
  script: { position: { state: { banked: { 0: 90 } } } },
  steps: [
    { ...words, answer: 'roll', luck: [4], wrong: [{ ...words, answer: 'ho*', next: ['1: roll'], luck: [0] }] },
    { ...words, answer: 'hold', next: ['roll', 'hold'], luck: [2] },
    words,
  ],
} as unknown as Lesson;
const taught = { game: pig } as never as Scriptable;
const bankedAt = (step: number) => (lessonAt(taught, lesson, step).position.state as { banked: number[] }).banked;

describe('a lesson', () => {
  it('begins where its position says, with nothing heard', () => {
    const { position, told } = openLesson(taught, lesson);
    expect(position.state).toMatchObject({ banked: [90, 0] });
    expect(told).toEqual([]);
  });

  it('begins after the answers of its script', () => {
    const script = { luck: [2, 3], answers: ['roll', 'roll', '0: hold'] };
    expect(openLesson(taught, { ...lesson, script }).position).toMatchObject({
      state: { banked: [7, 0] },
      stack: [{ step: 'turn', seat: 1 }],
    });
  });

  it('comes to the same place whenever it is taken up at a step', () => {
    expect([0, 1, 2, 3].map(bankedAt)).toEqual([
      [90, 0],
      [90, 0],
      [95, 3],
      [95, 3],
    ]);
    expect(lessonAt(taught, lesson, 1).position.state).toMatchObject({ risked: 5 });
  });

  it('knows a right answer, one with a reply, and one that is none of its business', () => {
    const [step] = lesson.steps;
    expect(judge(step, 'roll')).toBe('right');
    expect(judge(step, 'hold')).toBe(step!.wrong![0]);
    expect(judge(step, 'wait')).toBeUndefined();
    expect(judge(lesson.steps[2], 'roll')).toBeUndefined();
    expect(fits('forge dark *', 'forge dark 3')).toBe(true);
    expect(fits('forge dark *', 'forge light 3')).toBe(false);
  });

  it('takes an answer of several parts one by one', () => {
    const [, step] = lesson.steps;
    const long = { ...step!, answer: 'roll; roll; hold', wrong: [{ ...words, answer: 'roll; hold' }] };
    expect(judge(long, 'roll')).toBe('begun');
    expect(judge(long, 'hold')).toBeUndefined();
    expect(judge(long, 'hold', ['roll'])).toBe(long.wrong[0]);
    expect(judge(long, 'roll', ['roll'])).toBe('begun');
    expect(judge(long, 'hold', ['roll', 'roll'])).toBe('right');
    expect(leftOf(long, ['roll'])).toEqual([['roll', 'hold'], ['hold']]);
    expect(answersOf(lesson, { ...words, answer: 'roll; hold', next: ['1: roll'] })).toEqual(['0: roll', '0: hold', '1: roll']);
  });

  it('says what would be right where an answer is not possible', () => {
    const now = openLesson(taught, lesson);
    expect(() => playLesson(pig as never, now, ['0: wait'], [])).toThrow("answer 1: seat 0 may not answer 'wait'; it may answer 'roll'");
    expect(() => playLesson(pig as never, now, ['1: roll'], [])).toThrow('it is asked nothing; seat 0 is');
  });

  it('wants exactly the luck that is asked for, and makes up what nobody dictated only where any will do', () => {
    const now = openLesson(taught, lesson);
    const answers = answersOf(lesson, lesson.steps[0]!);
    expect(() => playLesson(pig as never, now, answers, undefined)).toThrow('missing');
    expect(() => playLesson(pig as never, now, answers, [4, 4])).toThrow('left over');
    expect(playLesson(pig as never, now, answers, 'any')).toHaveLength(1);
  });

  it('leaves the moment before untouched, so that everything can be taken back', () => {
    const now = lessonAt(taught, lesson, 1);
    const before = structuredClone(now.position);
    playLesson(pig as never, now, ['0: hold'], []);
    expect(now.position).toEqual(before);
  });
});
