import { named, Play, type Position, settle } from '@astragal/kernel';
import { describe, expect, it } from 'vitest';
import {
  AsksLuck,
  checked,
  compared,
  ExactMaker,
  exhausted,
  type Puzzle,
  PuzzleError,
  type PuzzleRules,
  PuzzleSolver,
  readPuzzle,
  standing,
} from '../src/index.ts';
import { puzzleObeys } from '../testing/index.ts';
import { mostFor, type StallKind, type StallState, stallRules, stalls } from './stalls.ts';

/** Stalls as a game of exact puzzles: points, then coins kept. */
const rules: PuzzleRules<StallKind> = {
  ...stallRules,
  puzzling: {
    ...stallRules.puzzling,
    exact: {
      until: ['day'],
      goals: {
        points: ({ from, to }, seat) => [to.state.points[seat]! - from.state.points[seat]!, to.state.coins],
        thrift: ({ from, to }, seat) => [to.state.coins, to.state.points[seat]! - from.state.points[seat]!],
      },
      key: ({ state, stack }) => JSON.stringify([state, stack]),
    },
  },
};
const strict: PuzzleRules<StallKind> = {
  ...rules,
  puzzling: { ...rules.puzzling, exact: { ...rules.puzzling.exact!, opens: ({ do: verb }) => verb === 'toss' } },
};

function withCoins(coins: number): Position<StallKind> {
  const state: StallState = { day: 1, coins, ribbons: 0, points: [3, 4] };
  const position: Position<StallKind> = { state, stack: [{ step: 'stall', seat: 1 }] };
  settle(stalls, position, new Play(named('any')));
  return position;
}

describe('everything is tried', () => {
  it.each([2, 3, 4, 5, 6, 9])('with %i coins, and the best is the best in truth', (coins) => {
    const { ends } = exhausted(rules, withCoins(coins), 1, { most: 10_000 });
    expect(standing(ends, 'points')!.best[0]).toBe(mostFor(coins));
    expect(standing(ends, 'thrift')!.best).toEqual([coins, 0]);
  });

  it('alike in any order', () => {
    const [a, b] = ['one', 'two'].map((seed) => exhausted(rules, withCoins(5), 1, { most: 10_000, seed }));
    expect(a!.looked).toBe(b!.looked);
    expect(standing(a!.ends, 'points')!.near).toEqual(standing(b!.ends, 'points')!.near);
  });

  it('but nothing behind luck, which is no end', () => {
    const { ends, risks } = exhausted(rules, withCoins(2), 1, { most: 10_000 });
    expect(risks.length).toBeGreaterThan(0);
    expect(ends.some(({ path }) => path.some(({ choice }) => choice.do === 'toss'))).toBe(false);
    expect(() => exhausted(strict, withCoins(2), 1, { most: 10_000 })).toThrow(AsksLuck);
  });

  it('or said to be too much', () => expect(() => exhausted(rules, withCoins(9), 1, { most: 20 })).toThrow('more than 20 positions'));
});

it.each([
  [[2, 0], [1, 9], 1],
  [[2, -1], [2, 0], -1],
  [[3], [3], 0],
])('the first number that differs decides: %j, %j', (a, b, sign) => expect(compared(a, b)).toBe(sign));

describe('exact puzzles', () => {
  const maker = new ExactMaker(rules, { count: 6, seed: 'exact', games: 60 });
  for (const _ of maker.steps());
  const { puzzles, failed, candidates } = maker.made;
  const [first] = puzzles as [Puzzle];
  const coinsOf = ({ position }: Puzzle): number => (position.state as StallState).coins;

  it('are made, and every turn is counted', () => {
    expect(puzzles.length).toBeGreaterThan(0);
    expect(candidates).toBeGreaterThanOrEqual(puzzles.length);
    expect(Object.values(failed).every((each) => each >= 0)).toBe(true);
  });

  it.each(puzzles)('$id obeys the laws and asks for what is best in truth', (puzzle) => {
    puzzleObeys(rules, puzzle);
    const { goal, best, near } = puzzle.measure!;
    if (goal === 'points') expect(best[0]).toBe(mostFor(coinsOf(puzzle)));
    expect(compared(best, near)).toBe(1);
    expect(Object.values(puzzle.levels)).toContain(1);
  });

  it('tell a weaker line by what it comes to, and one that leaves it to luck by nothing', () => {
    const solver = new PuzzleSolver(rules, first);
    expect(solver.verdict(first.best.answers)).toEqual({ kind: 'right' });
    expect(solver.verdict(first.near.answers)).toEqual({ kind: 'weaker', cost: 0, came: first.measure!.near });
    expect(solver.verdict(['toss'])).toEqual({ kind: 'weaker', cost: 0 });
  });

  it('stand being proven again, and one that asks for too little does not', () => {
    expect(checked(rules, first, 'again', 4)).toMatchObject({ id: first.id, isKept: true });
    const easy: Puzzle = { ...first, measure: { ...first.measure!, best: first.measure!.near } };
    expect(checked(rules, easy, 'again', 4).isKept).toBe(false);
  });

  it.each([{}, { ...first.measure, best: [] }, { ...first.measure, near: [0.5] }, 7])('are refused with a measure like %j', (measure) => {
    expect(() => readPuzzle(rules, { ...first, measure })).toThrow(PuzzleError);
  });
});
