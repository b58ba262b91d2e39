/** Advice, tried on Pig, where the worth of an answer can be reckoned. */
import { Match, type Position, seeded } from '@astragal/kernel';
import { type PigKind, pig } from '@astragal/kernel/testing/pig';
import { describe, expect, it } from 'vitest';
import { type Adviser, advise, type Bot, finished, type Idea, Ideas, isBlunder, isEqual, sightOf } from '../src/index.ts';

/** Holds at twenty. */
const player: Bot<PigKind> = {
  name: 'twenty',
  answer: ({ view, questions }) =>
    (view.risked >= 20 || view.banked.some((banked) => banked + view.risked >= view.goal)) && questions[0]!.options.length > 1
      ? 'hold'
      : 'roll',
};

/** Whoever has held is judged by points: the chance of the first seat is its share of them. */
const judge: Adviser<PigKind>['judge'] = {
  craft: { horizon: [] },
  isSettled: () => true,
  chances(position) {
    if (position.stack.length === 0) return finished(pig, position);
    const [mine, other] = position.state.banked as [number, number];
    const win = (mine + 50 - other) / 100;
    return { win: [win, 1 - win], points: position.state.banked, error: 0 };
  },
};

const at = (banked: number[], risked: number): Position<PigKind> => ({
  state: { goal: 50, banked, risked },
  stack: [{ step: 'turn', seat: 0 }],
});
const adviceAt = (position: Position<PigKind>, more: Partial<Parameters<typeof advise>[2]> = {}, ideas?: Ideas<PigKind>) =>
  advise({ game: pig, judge, player, ...(ideas && { ideas }) }, sightOf(pig, position, 0), { luck: seeded('pig'), futures: 400, ...more })!;

describe('advice', () => {
  it('says what an answer is worth: exactly where luck has no say, within its error where it has', () => {
    // Holding 30 at 10:10 leads to 40:10, judged .8. Another roll loses all once in six, and else brings 32 to 36, where the player holds.
    const { answers } = adviceAt(at([10, 10], 30), { futures: 2000 });
    const [hold, roll] = answers;
    expect(hold).toMatchObject({ text: 'hold', loss: 0, line: [{ do: 'hold' }] });
    expect(hold!.worth).toBeCloseTo(0.8, 9);
    const exact = 0.8 - (0.5 + [32, 33, 34, 35, 36].reduce((sum, risked) => sum + 0.5 + risked / 100, 0)) / 6;
    expect(Math.abs(roll!.loss - exact)).toBeLessThan(roll!.error);
    expect(isBlunder(hold!)).toBe(false);
  });

  it('asks about an answer that gives a won game away, and calls what is inside the error equal', () => {
    const won = adviceAt(at([31, 40], 19));
    expect(won.answers[0]).toMatchObject({ text: 'hold', worth: 1 });
    expect(isBlunder(won.answers[1]!)).toBe(true);
    const even = adviceAt(at([10, 10], 20), { futures: 2 });
    expect(even.answers.every((answer) => answer.loss > answer.error || isEqual(answer))).toBe(true);
    expect(isEqual({ loss: 0.01, error: 0.02 })).toBe(true);
    expect(isBlunder({ loss: 0.06, error: 0.02 })).toBe(false);
  });

  it('has nothing to say where there is one answer', () => {
    expect(adviceAt(at([10, 10], 0))).toBeUndefined();
  });

  it('comes to an end when it is late, having looked at every answer', () => {
    const { answers, futures } = adviceAt(at([10, 10], 20), { isLate: () => true });
    expect(answers).toHaveLength(2);
    expect(futures).toBe(2);
  });

  it('is the same with the same luck', () => {
    expect(adviceAt(at([5, 20], 12))).toEqual(adviceAt(at([5, 20], 12)));
  });

  it('sees no more than the seat: a match and what is made of its view give the same', () => {
    const match = Match.begin(pig, 2, { goal: '50' }, (n, name) => seeded(name).below(n, name));
    match.answer(0, match.ask(0), 'roll');
    const { seat, view, stack, questions } = sightOf(pig, match.now, match.waits[0]!);
    const carried = JSON.parse(JSON.stringify({ seat, view, stack, questions })) as ReturnType<typeof sightOf<PigKind>>;
    const advised = advise({ game: pig, judge, player }, carried, { luck: seeded('x'), futures: 4 });
    expect(advised).toEqual(advise({ game: pig, judge, player }, sightOf(pig, match.now, seat), { luck: seeded('x'), futures: 4 }));
  });
});

describe('ideas', () => {
  const enough: Idea<PigKind> = {
    of: ({ banked, risked, goal }, seat) => (banked[seat]! + risked >= goal ? { points: banked[seat]! + risked } : undefined),
    heeds: (answer) => answer.do === 'hold',
  };
  const risk: Idea<PigKind> = { of: ({ risked }) => (risked > 0 ? { risked } : undefined) };
  const ideas = new Ideas<PigKind>({ enough, risk });

  it('the first that holds and that the best answer does something about is what to think about', () => {
    expect(adviceAt(at([31, 40], 19), {}, ideas).idea).toEqual({ idea: 'enough', facts: { points: 50 } });
    expect(adviceAt(at([10, 10], 20), {}, ideas).idea).toEqual({ idea: 'risk', facts: { risked: 20 } });
  });

  it('what no answer does anything about is beside the question', () => {
    const elsewhere: Idea<PigKind> = { of: () => ({ always: 1 }), heeds: () => false };
    const all = new Ideas<PigKind>({ elsewhere, risk });
    expect(adviceAt(at([10, 10], 20), {}, all).idea).toEqual({ idea: 'risk', facts: { risked: 20 } });
    expect(adviceAt(at([10, 10], 20), {}, new Ideas<PigKind>({ elsewhere })).idea).toBeUndefined();
    expect(all.about({} as never, 0, [])).toEqual({ idea: 'elsewhere', facts: { always: 1 } });
  });

  it('a bad answer is told what it overlooks, and no other answer is', () => {
    expect(adviceAt(at([31, 40], 19), {}, ideas).overlooks).toEqual({ roll: { idea: 'enough', facts: { points: 50 } } });
    expect(adviceAt(at([0, 0], 5), {}, ideas).overlooks).toEqual({});
  });
});
