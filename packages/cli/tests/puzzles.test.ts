import { LANGUAGES } from '@astragal/kernel';
import {
  compared,
  exhausted,
  ideaCounts,
  MOST_TRIED,
  type Puzzle,
  type PuzzleRules,
  positionOf,
  puzzleRules,
  standing,
} from '@astragal/puzzles';
import { ideasAreMixed, puzzleObeys } from '@astragal/puzzles/testing';
import { shelf } from '@astragal/shelf';
import { describe, expect, it } from 'vitest';
import { puzzlesOf } from '../src/puzzle-files.ts';
import { contentOf, folder, run } from './notebook.ts';

const games = await Promise.all(
  shelf.map(async ({ id, rules: load, puzzles: words }) => {
    const rules = await load();
    return { id, rules, words, puzzles: rules.judge && rules.puzzling ? await puzzlesOf(puzzleRules(rules)) : undefined };
  }),
);
/** Every so many judged puzzles one is judged anew. */
const DEEP = 16;
/** What a game that has puzzles has. */
const LEAST = 150;
/** Measured puzzles that are proven again with nothing left out, those with the fewest ends. */
const PROVEN = 8;
const puzzled = games.flatMap(({ puzzles, ...rest }) => (puzzles && puzzles.length > 0 ? [{ ...rest, puzzles }] : []));

describe.each(puzzled)('the puzzles of $id', ({ rules, words, puzzles }) => {
  it.each(puzzles)('$id is played through the rules and obeys the laws', (puzzle) =>
    puzzleObeys(puzzleRules(rules), puzzle, { isDeep: puzzles.indexOf(puzzle) % DEEP === 0 }),
  );

  it('are enough, and have words in every language', async () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(LEAST);
    for (const language of LANGUAGES) {
      const { ideas, tasks, results } = await words![language]();
      for (const puzzle of puzzles) {
        expect(puzzle.ideas.map((idea) => ideas[idea])).not.toContain(undefined);
        const { goal, best, near } = puzzle.measure ?? {};
        if (goal === undefined) continue;
        expect(tasks[goal]!(best!)).toMatch(/\S\?$/);
        expect(results[goal]!(near!)).not.toEqual(results[goal]!(best!));
      }
    }
  });

  it('come from many games', () => {
    const counts = new Map<string, number>();
    for (const { source } of puzzles) counts.set(source.seed, (counts.get(source.seed) ?? 0) + 1);
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(3);
  });

  it('are each there once, and mixed by idea', () => {
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
    ideasAreMixed(puzzles);
  });
});

/** The best that any line comes to. */
function bestIn(rules: PuzzleRules, puzzle: Puzzle, how: { readonly most: number; readonly seed?: string; readonly whole?: boolean }) {
  const { ends } = exhausted(rules, positionOf(rules, puzzle), puzzle.seat, how);
  return standing(ends, puzzle.measure!.goal)!.best;
}

const measured = puzzled
  .map(({ puzzles, ...rest }) => ({ ...rest, puzzles: puzzles.filter(({ measure }) => measure) }))
  .filter(({ puzzles }) => puzzles.length > 0);

describe.each(measured)('what puzzles of $id ask for', ({ rules, puzzles }) => {
  const few = [...puzzles].sort((a, b) => a.measure!.ends - b.measure!.ends).slice(0, PROVEN);

  it.each(few)('$id is the best by trying everything, in any order, with nothing left out', (puzzle) => {
    const whole = bestIn(puzzleRules(rules), puzzle, { most: 40 * MOST_TRIED, seed: puzzle.id, whole: true });
    expect(compared(whole, puzzle.measure!.best)).toBe(0);
    expect(compared(bestIn(puzzleRules(rules), puzzle, { most: MOST_TRIED }), whole)).toBe(0);
  });
});

describe('astragal puzzles', () => {
  it('makes puzzles and says what became of all turns', async () => {
    const [{ id }] = puzzled as [(typeof puzzled)[number]];
    const file = `${folder}/puzzles.json`;
    const { code, json } = await run(`puzzles ${id} --count 1 --games 1 --seed 1 --json --out ${file}`);
    expect(code).toBe(0);
    const { candidates, failed, made, ideas, told } = json<{
      readonly candidates: number;
      readonly failed: Readonly<Record<string, number>>;
      readonly made: number;
      readonly ideas: object;
      readonly told: object;
    }>();
    expect(Object.values(failed).reduce((sum, each) => sum + each, 0) + made).toBeGreaterThan(0);
    expect(candidates).toBeGreaterThanOrEqual(made);
    expect(Object.keys(ideas)).toHaveLength(made);
    const kept = contentOf<Puzzle[]>(file);
    expect(kept).toHaveLength(made);
    expect(told).toEqual(ideaCounts(kept));
  });

  it('looks again at those of a game', async () => {
    const [{ id }] = puzzled as [(typeof puzzled)[number]];
    expect((await run(`puzzles ${id} --check --count 1 --seed 1 --json`)).json()).toMatchObject({ checked: 1, kept: 1, lost: [] });
  });

  it('says where nothing can be made', async () => {
    expect(await run('puzzles pig')).toMatchObject({ code: 1, err: 'astragal puzzles: pig makes no puzzles' });
  });
});
