import { named, Play, playOn, seeded, start, waiting } from '@astragal/kernel';
import { type PigKind, pig } from '@astragal/kernel/testing/pig';
import { describe, expect, it } from 'vitest';
import {
  type Bot,
  type Craft,
  fittedJudgement,
  type Judge,
  type Judging,
  judgeWith,
  keptPlay,
  random,
  replayed,
  restsOf,
  sharesOf,
  softmax,
  twoEnds,
} from '../src/index.ts';
import { judgesFairly } from '../testing/index.ts';
import { type CupsKind, cups, twin } from './cups.ts';
import { type StepsKind, steps, stepsCraft } from './steps.ts';

const cupsCraft: Craft<CupsKind> = {
  game: cups,
  horizon: [],
  features: { names: ['one'], of: () => [1] },
  quick: (_, __, choices, luck) => choices[luck.below(choices.length, 'cup')]!,
  seats: () => 2,
  weights: { features: ['one'], seats: {} },
  victory: 0,
};
const cupsJudging: Judging<CupsKind> = {
  craft: cupsCraft,
  features: { names: ['one'], of: () => [[1], [1]] },
  weights: { features: ['one'], seats: { 2: { win: [0], points: [0], error: 0.1 } } },
};
const stepsJudging: Judging<StepsKind> = {
  craft: stepsCraft,
  features: { names: ['one', 'number'], of: ({ state: { number } }) => [[1, number]] },
  weights: { features: ['one', 'number'], seats: { 1: { win: [-1, 0.1], points: [0, 1], error: 0.1 } } },
};

describe('a judge', () => {
  it('obeys its laws where something is hidden, and where one is alone', () => {
    for (let i = 0; i < 5; i++) {
      expect(judgesFairly<CupsKind>({ judge: judgeWith(cupsJudging), bot: random, seats: 2, seed: `cups ${i}`, twin })).toBeGreaterThan(1);
      expect(judgesFairly({ judge: judgeWith(stepsJudging), bot: random, seats: 1, seed: `steps ${i}` })).toBeGreaterThan(1);
    }
  });

  it('is caught when it sees through the cups', () => {
    const judge = judgeWith(cupsJudging);
    const peeping: Judge<CupsKind> = {
      ...judge,
      chances: ({ state: { pea } }) => ({ win: pea === 0 ? [1, 0] : [0, 1], points: [0, 0], error: 0 }),
    };
    const watch = (): void => {
      for (let i = 0; i < 20; i++) judgesFairly<CupsKind>({ judge: peeping, bot: random, seats: 2, seed: `peeping ${i}`, twin });
    };
    expect(watch).toThrow('what seat 1 may not know changes its chances');
  });

  it('tells a finished game by its result', () => {
    const judge = judgeWith(cupsJudging);
    expect(judge.chances({ state: { pea: 1, lifted: [1] }, stack: [] })).toEqual({ win: [0, 1], points: [1, 2], error: 0 });
    expect(judge.chances({ state: { pea: 1, lifted: [0, 1] }, stack: [] })).toMatchObject({ win: [1, 0] });
  });

  it('judges hidden worlds as often as they are likely', () => {
    const position = start(cups, 2, {}, new Play<CupsKind>(seeded('pea')));
    const { win, error } = judgeWith(cupsJudging).chances(position, { seat: 1, futures: 600, luck: seeded('many') });
    expect(win[1]).toBeCloseTo(1 / 3, 1);
    expect(error).toBeLessThan(0.11);
  });

  it('comes to an end when it is late, and plays on to the next rest where a question is open', () => {
    const position = start(steps, 1, {}, new Play<StepsKind>(seeded('steps')));
    const judge = judgeWith(stepsJudging);
    expect(judge.chances(position, { futures: 1_000_000, isLate: () => true }).win).toHaveLength(1);
    expect(judge.chances(position).points).toEqual([1]);
    playOn(steps, position, waiting(steps, position)[0]!, { do: 'double' }, new Play<StepsKind>(named('steps')));
    expect(judge.chances(position).points).toEqual([2]);
  });

  it('refuses weights of other features, and says for which seats it has none', () => {
    const wrong = { ...stepsJudging, weights: { ...stepsJudging.weights, features: ['one', 'another'] } };
    expect(() => judgeWith(wrong)).toThrow("number 1 is 'number'");
    const none = judgeWith({ ...stepsJudging, weights: { ...stepsJudging.weights, seats: {} } });
    expect(() => none.chances(start(steps, 1, {}, new Play<StepsKind>(seeded('steps'))))).toThrow('has no weights for 1 seats');
  });
});

it('shares of a victory: ties are shared, a game that nobody wins by all, alone all or nothing', () => {
  expect([sharesOf([1], 3), sharesOf([0, 2], 3), sharesOf([], 4), sharesOf([], 1), sharesOf([0], 1)]).toEqual([
    [0, 1, 0],
    [0.5, 0, 0.5],
    [0.25, 0.25, 0.25, 0.25],
    [0],
    [1],
  ]);
});

it('a fit finds the weights that games were drawn from', () => {
  const luck = seeded('fit');
  const uniform = (): number => luck.below(10_000, 'x') / 10_000;
  const games = Array.from({ length: 4000 }, () => {
    const seen = [0, 1].map(() => [1, uniform(), uniform()]);
    const [chance] = softmax(seen.map(([, a, b]) => 3 * a! - 1 * b!));
    const winner = uniform() < chance! ? 0 : 1;
    return [{ seen, winners: [winner], scores: seen.map(([, a]) => 10 + 5 * a!) }];
  });
  const { win, points, error } = fittedJudgement(games, 0.1);
  expect(win[0]).toBeCloseTo(0, 5);
  expect(Math.abs(win[1]! - 3)).toBeLessThan(0.3);
  expect(Math.abs(win[2]! + 1)).toBeLessThan(0.3);
  expect(points[0]).toBeCloseTo(10, 1);
  expect(points[1]).toBeCloseTo(5, 1);
  expect(error).toBeLessThan(0.05);
});

it('a fit learns of a rest from what is said of those that followed, too', () => {
  const [strong, weak, strange] = [
    [1, 0],
    [0, 0],
    [0, 1],
  ];
  const rest = (seen: number[], winner: number) => ({ seen: [seen, weak], winners: [winner], scores: [0, 0] });
  const usual = Array.from({ length: 100 }, (_, i) => Array.from({ length: 30 }, () => rest(strong, i % 5 === 0 ? 1 : 0)));
  const unlucky = Array.from({ length: 5 }, () => [rest(strange, 1), ...Array.from({ length: 60 }, () => rest(strong, 1))]);
  const [, chance] = fittedJudgement([...usual, ...unlucky], 0.01).win.map((weight) => softmax([weight, 0])[0]!);
  expect(chance).toBeGreaterThan(0.5);
});

it('a fit alone finds how likely a win is', () => {
  const games = Array.from({ length: 1000 }, (_, i) => [{ seen: [[1]], winners: i % 4 === 0 ? [0] : [], scores: [1] }]);
  expect(softmax([fittedJudgement(games, 0.1).win[0]!])[0]).toBeCloseTo(0.25, 2);
});

it('a kept game is played again answer for answer, with its rests', () => {
  const play = keptPlay<StepsKind>(steps, [random], {}, 'kept');
  const seen: boolean[] = [];
  const end = replayed(steps, ['end'], play, { question: (_, __, hasMerelyOpened) => seen.push(hasMerelyOpened) });
  expect(end.stack).toEqual([]);
  expect(seen).toHaveLength(play.answers.length);
  expect(restsOf(stepsJudging, play)).toEqual([{ seen: [Float64Array.of(1, end.state.number)], winners: [0], scores: [end.state.number] }]);
  expect(() => replayed(steps, ['end'], { ...play, answers: ['fly'] }, {})).toThrow("answer 1 of game 'kept' is 'fly'");
});

it('a fit holds down a feature that is seldom there, and leaves one that is always there alone', () => {
  const luck = seeded('seldom');
  const games = Array.from({ length: 2000 }, (_, i) => {
    const isSeldom = i % 100 === 0;
    const winner = luck.below(10, 'winner') < 8 ? 0 : 1;
    const [usual, rare] = isSeldom ? [0, 1] : [1, 0];
    return [
      {
        seen: [
          [usual, rare],
          [0, 0],
        ],
        winners: [winner],
        scores: [0, 0],
      },
    ];
  });
  const [usual, rare] = fittedJudgement(games, 20).win;
  expect(usual).toBeGreaterThan(1.2);
  expect(rare).toBeLessThan(0.6);
  expect(rare).toBeGreaterThan(0);
});

it('a kept game is played on once more from its rests, with other luck and to the end', () => {
  const holder = (limit: number): Bot<PigKind> => ({
    name: `holds at ${limit}`,
    answer: ({ view: { risked } }) => (risked >= limit ? 'hold' : 'roll'),
  });
  const bots = [holder(20), holder(15)];
  const games = Array.from({ length: 20 }, (_, i) => keptPlay<PigKind>(pig, bots, { goal: '50' }, `twice ${i}`));
  const ends = games.map((play) => twoEnds<PigKind>(pig, ['roll'], bots, play, 3));
  for (const [i, play] of games.entries()) {
    let rests = 0;
    const { state } = replayed(pig, ['roll'], play, { rest: () => void rests++ });
    expect([Math.floor(rests / 3), Math.ceil(rests / 3)]).toContain(ends[i]!.length);
    for (const { was, again } of ends[i]!) {
      expect(was).toEqual(pig.result(state).winners);
      expect(again).toHaveLength(1);
    }
  }
  const all = ends.flat();
  const alike = all.filter(({ was, again }) => was[0] === again[0]).length / all.length;
  expect(alike).toBeGreaterThan(0.5);
  expect(alike).toBeLessThan(1);
  expect(games.map((play) => twoEnds<PigKind>(pig, ['roll'], bots, play, 3))).toEqual(ends);
});
