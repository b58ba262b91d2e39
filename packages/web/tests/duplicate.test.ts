import { describe, expect, it } from 'vitest';
import { costliestOf } from '../src/screens/duplicate/cost.ts';
import { type CoursePoint, commonDice, widestGap } from '../src/screens/duplicate/story.ts';

const die = (roll: string, value = 0) => ({ roll, die: 'light', value });

describe('the dice of a board', () => {
  it('are those that fell at every table in the same round', () => {
    const tables = [
      [
        { label: '1', dice: [die('a #1', 3), die('b #1')] },
        { label: '2', dice: [die('a #2', 5)] },
      ],
      [
        { label: '1', dice: [die('a #1', 3)] },
        { label: '2', dice: [die('a #2', 5), die('b #1')] },
      ],
    ];
    expect(commonDice(tables)).toEqual([
      { label: '1', dice: [die('a #1', 3)] },
      { label: '2', dice: [die('a #2', 5)] },
    ]);
    expect(commonDice([])).toEqual([]);
  });
});

describe('the widest gap', () => {
  const course = (...scores: number[]): CoursePoint[] => scores.map((score, i) => ({ label: String(i + 1), score }));

  it('is the round in which another table gained most more than mine', () => {
    const courses = new Map([
      [1, course(3, 10, 12)],
      [2, course(5, 9, 25)],
      [3, course(9, 10, 12)],
    ]);
    expect(widestGap(courses, 1)).toEqual({ label: '3', entrant: 2, theirs: 16, mine: 2 });
    expect(widestGap(courses, 3)).toEqual({ label: '3', entrant: 2, theirs: 16, mine: 2 });
    expect(widestGap(courses, 2)).toEqual({ label: '1', entrant: 3, theirs: 9, mine: 5 });
  });

  it('is nowhere for whoever gained as much as everybody in each round, or has no course', () => {
    const courses = new Map([
      [1, course(3, 10)],
      [2, course(3, 9)],
    ]);
    expect(widestGap(courses, 1)).toBeUndefined();
    expect(widestGap(courses, 4)).toBeUndefined();
    expect(widestGap(new Map(), 1)).toBeUndefined();
  });
});

describe('the costliest answer', () => {
  const said = (name: string) => ({ frame: { step: 's', seat: 0 }, choice: { do: name } });
  const brought = { answers: [], brought: {} };
  const moment = (seat: number, entry: number, change: number, kind = 'mistake') => ({
    ...{ kind, seat, entry, change, error: 0, turn: 0, played: brought, reference: brought },
  });
  const teller = {
    words: {
      you: 'You',
      by: (when: string, who: string) => `${when}, ${who}`,
      byLuck: (when: string) => when,
      mistake: (it: string) => `better ${it}`,
      find: (it: string) => it,
    },
    lexicon: { choices: { good: () => 'forge', bad: () => 'pass. A line more' } },
    names: (seat: number) => `seat ${seat}`,
    told: undefined,
    round: (round: number) => `round ${round}`,
    own: 0,
  } as never;
  const counted = (moments: readonly object[], losses: readonly object[] = []) =>
    ({
      ledger: { moments, turns: [] },
      scenes: moments.map(() => ({ place: { round: 4, part: '' }, played: said('good'), reference: said('good'), fell: [] })),
      losses,
    }) as never;

  it('is the moment of that seat that cost most, with where it was', () => {
    const found = costliestOf(teller, counted([moment(0, 3, -0.05), moment(1, 5, -0.4), moment(0, 9, -0.2)]), 0);
    expect(found).toEqual({ entry: 9, text: 'better forge', when: 'round 4', change: -0.2 });
  });

  it('is another answer that lost more, if no moment tells of it', () => {
    const losses = [
      { ...said('bad'), entry: 7, seat: 0, lost: 0.3 },
      { ...said('bad'), entry: 8, seat: 1, lost: 0.6 },
    ];
    expect(costliestOf(teller, counted([moment(0, 3, -0.05)], losses), 0)).toEqual({ entry: 7, text: 'pass', change: -0.3 });
  });

  it('is none where nothing was given away', () => {
    expect(costliestOf(teller, counted([moment(0, 3, 0.2, 'find'), moment(1, 4, -0.2)]), 0)).toBeUndefined();
  });
});
