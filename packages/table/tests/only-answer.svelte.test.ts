/** An only possible answer never takes an open undo away from somebody who did not ask for that. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OpenQuestion } from '../src/board.ts';
import { OnlyAnswer, onlyAnswer } from '../src/only-answer.svelte.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const question = (...verbs: readonly string[]): OpenQuestion => ({
  frame: { step: 'turn', seat: 0 },
  options: verbs.map((verb) => ({ text: verb, choice: { do: verb } })),
  refused: [],
});

function given(wanted: Parameters<OnlyAnswer['consider']>[0], canUndo: boolean, ...verbs: readonly string[]) {
  const only = new OnlyAnswer();
  const answers: string[] = [];
  only.consider(wanted, { asks: [question(...verbs)], canUndo }, (text) => answers.push(text));
  return { only, answers };
}

it('where there is a choice nothing is answered', () => {
  expect(onlyAnswer({ asks: [question('roll', 'end')] })).toBeUndefined();
  expect(onlyAnswer({ asks: [question('end'), question('a', 'b')] })).toBeUndefined();
  expect(onlyAnswer({ asks: [] })).toBeUndefined();
});

it('by default it is given after a beat while undo is closed, and left to the hand while undo is lit', () => {
  const closed = given('harmless', false, 'end');
  const lit = given('harmless', true, 'end');
  vi.advanceTimersByTime(60_000);
  expect([closed.answers, lit.answers]).toEqual([['end'], []]);
});

it('whoever wants it always sees a countdown of three seconds while undo is lit', () => {
  const { only, answers } = given('always', true, 'end');
  const seen = [only.left];
  for (let i = 0; i < 3; i++) {
    expect(answers).toEqual([]);
    vi.advanceTimersByTime(1000);
    seen.push(only.left);
  }
  expect(seen).toEqual([3, 2, 1, undefined]);
  expect(answers).toEqual(['end']);
});

it('a stopped countdown answers nothing', () => {
  const { only, answers } = given('always', true, 'end');
  vi.advanceTimersByTime(1500);
  only.stop();
  vi.advanceTimersByTime(60_000);
  expect([only.left, answers]).toEqual([undefined, []]);
});

it('somebody who answers everything by hand is never helped', () => {
  const { answers } = given('ask', false, 'end');
  vi.advanceTimersByTime(60_000);
  expect(answers).toEqual([]);
});
