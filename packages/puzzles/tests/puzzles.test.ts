import { botNamed, botRecord } from '@astragal/bots';
import { named, Play, settle } from '@astragal/kernel';
import { describe, expect, it } from 'vitest';
import {
  balanced,
  checked,
  ideaCounts,
  isWritable,
  madeOfRecord,
  type Puzzle,
  PuzzleError,
  PuzzleMaker,
  PuzzleSolver,
  positionOf,
  readPuzzle,
  scriptOf,
} from '../src/index.ts';
import { ideasAreMixed, puzzleObeys } from '../testing/index.ts';
import { mostFor, type StallState, stallRules, stalls } from './stalls.ts';

function made(seed: string, count = 16) {
  const maker = new PuzzleMaker(stallRules, { count, seed, games: 40 });
  for (const _ of maker.steps());
  return maker.made;
}

const { puzzles, candidates, failed, games } = made('toy');
const stateOf = (puzzle: Puzzle) => puzzle.position.state as StallState;
/** A puzzle with five coins: horse and ribbon, in any order, bring nine; two drums after a ribbon bring one less. */
const five = puzzles.find((each) => stateOf(each).coins === 5)!;
const early = puzzles.find((each) => stateOf(each).day < 3)!;
const three = puzzles.find((each) => stateOf(each).coins === 3)!;
const verdictOf = (puzzle: Puzzle, ...answers: string[]) => new PuzzleSolver(stallRules, puzzle).verdict(answers);

describe('puzzles are made', () => {
  it('of turns in which somebody went wrong, and every turn is counted once', () => {
    expect(puzzles.length).toBeGreaterThan(3);
    expect(candidates).toBeGreaterThanOrEqual(puzzles.length);
    const turns = Object.values(failed).reduce((sum, each) => sum + each, 0) + puzzles.length;
    expect(turns).toBeGreaterThanOrEqual(candidates);
    expect(turns).toBeLessThanOrEqual(8 * games);
  });

  it.each(puzzles.map((puzzle) => [puzzle.id, puzzle] as const))('%s obeys the laws', (_, puzzle) => puzzleObeys(stallRules, puzzle));

  it.each(puzzles.map((puzzle) => [puzzle.id, puzzle] as const))('%s has the line that is best in truth', (_, puzzle) => {
    const state = stateOf(puzzle);
    expect(puzzle.best.brought.points).toBe(mostFor(state.coins));
    expect(puzzle.task).toBe('certain');
    expect(puzzle.near.brought.points ?? 0).toBeLessThan(mostFor(state.coins));
  });

  it('mixed by idea, each under one the game knows', () => ideasAreMixed(puzzles));

  it('alike from the same seed, and otherwise from another', () => {
    expect(made('toy', 4).puzzles).toEqual(made('toy', 4).puzzles);
    expect(made('toy', 4).puzzles).not.toEqual(made('other', 4).puzzles);
  });

  it('as hard as the levels find them, the strongest of which finds the line', () => {
    for (const { levels, difficulty } of puzzles) {
      expect(Object.keys(levels)).toEqual(['novice', 'amateur', 'skilled', 'expert', 'master']);
      expect(difficulty).toBe(1 + Object.values(levels).filter((cost) => cost > 0).length);
      expect(levels.master).toBe(0);
    }
  });
});

describe('puzzles of a game that people played', () => {
  const novice = botNamed(stallRules.bots, 'novice')!;
  const records = [0, 1, 2, 3].map((i) => botRecord(stalls, [novice, novice], {}, `people ${i}`));
  const of = (people: readonly number[], had: readonly Puzzle[] = []) =>
    records.flatMap((record, i) => madeOfRecord(stallRules, { record, people, seed: `night ${i}`, had, most: 40 }));

  it('are of turns in which one of them went wrong, and say nothing of them', () => {
    const found = of([1]);
    expect(found.length).toBeGreaterThan(0);
    for (const puzzle of found) {
      puzzleObeys(stallRules, puzzle);
      expect(puzzle.seat).toBe(1);
      expect(puzzle.source).toMatchObject({ seed: expect.stringMatching(/^night \d$/), bots: ['bot', 'person'] });
    }
  });

  it('are none where nobody sat, and none that is there already', () => {
    expect(of([])).toEqual([]);
    const [record] = records;
    const once = madeOfRecord(stallRules, { record: record!, people: [0, 1], seed: 'night', had: [], most: 40 });
    const twice = madeOfRecord(stallRules, { record: record!, people: [0, 1], seed: 'later', had: once, most: 40 });
    expect(twice.filter(({ id }) => once.some((each) => each.id === id))).toEqual([]);
  });

  it('need a whole record of these rules', () => {
    const [record] = records;
    const making = { people: [0, 1], seed: 'night', had: [], most: 40 };
    expect(() => madeOfRecord(stallRules, { ...making, record: { ...record!, version: 99 } })).toThrow(/version 99/);
    expect(() => madeOfRecord(stallRules, { ...making, record: { ...record!, entries: record!.entries.slice(0, -1) } })).toThrow(
      /not over/,
    );
  });
});

describe('a line is', () => {
  it('right in any order that comes to the same', () => {
    expect(verdictOf(five, 'buy horse', 'buy ribbon', 'end')).toEqual({ kind: 'right' });
    expect(verdictOf(five, 'buy ribbon', 'buy horse', 'end')).toEqual({ kind: 'right' });
  });

  it('weaker in an order that does not', () => {
    expect(verdictOf(three, 'buy ribbon', 'buy drum', 'end')).toEqual({ kind: 'right' });
    expect(verdictOf(three, 'buy drum', 'buy ribbon', 'end')).toMatchObject({ kind: 'weaker' });
  });

  it('weaker by what it gives away', () => {
    expect((verdictOf(early, 'end') as { cost: number }).cost).toBeGreaterThan(early.near.cost);
    expect((verdictOf(early, ...early.near.answers) as { cost: number }).cost).toBeCloseTo(early.near.cost, 3);
  });

  it('judged on average where it asks luck, whatever the puzzle’s luck says then', () => {
    const toss = verdictOf(five, 'toss');
    expect(toss).toMatchObject({ kind: 'weaker' });
    expect(verdictOf(five, 'toss', 'end')).toEqual(toss);
    expect(verdictOf(five, 'toss', 'buy horse', 'buy ribbon')).toEqual({ kind: 'illegal', at: 2 });
  });

  it('none where the rules or the end of the turn say so', () => {
    expect(verdictOf(five, 'buy castle')).toEqual({ kind: 'illegal', at: 0 });
    expect(verdictOf(five, 'buy horse')).toEqual({ kind: 'unfinished', at: 1 });
    expect(verdictOf(five)).toEqual({ kind: 'unfinished', at: 0 });
    expect(verdictOf(five, 'end', 'end')).toEqual({ kind: 'illegal', at: 1 });
  });
});

describe('a puzzle', () => {
  it('is a position that the rules play', () => {
    const position = positionOf(stallRules, five);
    settle(stalls, position, new Play(named('any')));
    expect(position.stack).toHaveLength(1);
    expect(scriptOf(five)).toMatchObject({ game: 'stalls', seats: 2, answers: five.best.answers.map((each) => `${five.seat}: ${each}`) });
  });

  it('is written only where a script says all of it', () => {
    const position = positionOf(stallRules, five);
    expect(isWritable(stallRules, five, position)).toBe(true);
    expect(isWritable(stallRules, five, { ...position, stack: [...position.stack, ...position.stack] })).toBe(false);
    const needsAnother = { ...five, task: 'certain', best: { ...five.best, answers: [...five.best.answers, 'end'] } } as const;
    expect(isWritable(stallRules, needsAnother, position)).toBe(false);
    expect(isWritable(stallRules, { ...needsAnother, task: 'average' }, position)).toBe(true);
  });

  it.each([
    ['broken', 'no object', () => 7],
    ['broken', 'a field that is missing', () => ({ ...five, best: undefined })],
    ['broken', 'a line of numbers', () => ({ ...five, right: [[1, 2]] })],
    ['broken', 'a seat that is not there', () => ({ ...five, seat: 2 })],
    ['broken', 'no chance at all', () => ({ ...five, error: Number.NaN })],
    ['broken', 'a state of something else', () => ({ ...five, position: { ...five.position, state: { gold: 3 } } })],
    ['broken', 'a step that is not there', () => ({ ...five, position: { ...five.position, stack: [{ step: 'night', seat: 0 }] } })],
    ['broken', 'too many seats', () => ({ ...five, seats: 9 })],
    ['foreign', 'another game', () => ({ ...five, game: 'pig' })],
    ['old', 'another version', () => ({ ...five, version: 2 })],
    ['old', 'another format', () => ({ ...five, format: 0 })],
  ] as readonly [string, string, () => unknown][])('is refused as %s: %s', (code, _, data) => {
    const reading = (): Puzzle => readPuzzle(stallRules, data());
    expect(reading).toThrow(PuzzleError);
    expect(reading).toThrow(expect.objectContaining({ code }));
  });

  it('stands a closer look, and one that is wrong does not', () => {
    expect(checked(stallRules, five, 'closer', 4)).toMatchObject({ id: five.id, isKept: true });
    const wrong = { ...five, best: five.near, near: { ...five.best, cost: five.near.cost } };
    expect(checked(stallRules, wrong, 'closer', 4).isKept).toBe(false);
  });
});

it('of one idea no more than an eighth stays, and as many as that leaves', () => {
  const puzzlesOf = (idea: string, count: number): Puzzle[] =>
    Array.from({ length: count }, (_, i) => ({ ...five, id: `${idea} ${i}`, ideas: [idea] }));
  const set = balanced([...puzzlesOf('a', 30), ...['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].flatMap((idea) => puzzlesOf(idea, 2))]);
  expect(set.filter(({ ideas }) => ideas[0] === 'a')).toHaveLength(2);
  expect(set).toHaveLength(18);
  expect(balanced(puzzlesOf('a', 5))).toHaveLength(1);
  ideasAreMixed(set);
});

it('an idea that most of a set have tells only the puzzles it is the main one of', () => {
  const mains = Array.from({ length: 16 }, (_, i) => `main ${i % 8}`);
  const set = balanced(mains.map((main, i) => ({ ...five, id: `${i}`, ideas: [main, ...(i < 2 ? ['rare'] : []), 'common', 'main 0'] })));
  expect(set.map(({ ideas }) => ideas.slice(0, 2))).toEqual(mains.map((main, i) => (i < 2 ? [main, 'rare'] : [main])));
  expect(ideaCounts(set)).toMatchObject({ 'main 0': 2, rare: 2 });
  expect(ideaCounts(set, { main: true })).not.toHaveProperty('rare');
  expect(ideaCounts(set)).not.toHaveProperty('common');
  expect(balanced(set)).toEqual(set);
  ideasAreMixed(set);
  const everywhere = set.map((puzzle) => ({ ...puzzle, ideas: [...puzzle.ideas, 'common'] }));
  expect(() => ideasAreMixed(everywhere)).toThrow("16 of 16 puzzles are about 'common'");
});
