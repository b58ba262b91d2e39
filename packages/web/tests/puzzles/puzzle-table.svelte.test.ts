/** A puzzle at its table: lines are built and taken back, handed in once for the rating, and then for pleasure. */
import { existsSync, readFileSync } from 'node:fs';
import { notation } from '@astragal/kernel';
import { type Puzzle, type PuzzleRules, PuzzleSolver, puzzleRules, readPuzzle } from '@astragal/puzzles';
import { shelf } from '@astragal/shelf';
import { describe, expect, test, vi } from 'vitest';

vi.mock('../../src/base/settings.svelte.ts', () => ({ wishes: { onlyAnswers: 'ask', botBeat: 0 } }));

import { BrowserStore } from '../../src/base/browser-store.ts';
import { PuzzleTable } from '../../src/play/puzzle/puzzle-table.svelte.ts';
import { PuzzleTries } from '../../src/puzzles/tries.svelte.ts';

const firstList = (game: string): URL => new URL(`../../../games/${game}/puzzles/01.json`, import.meta.url);
const GAMES = shelf.filter(({ id }) => existsSync(firstList(id)));

describe.each(GAMES.map((each) => [each.id, each] as const))('%s', async (id, entry) => {
  const rules: PuzzleRules = puzzleRules(await entry.rules());
  const puzzles = (JSON.parse(readFileSync(firstList(id), 'utf8')) as unknown[]).map((data) => readPuzzle(rules, data));

  function sit(puzzle: Puzzle) {
    const solver = new PuzzleSolver(rules, puzzle);
    const tries = new PuzzleTries(new BrowserStore(() => ({ getItem: () => null, setItem: () => undefined, removeItem: () => undefined })));
    const counted = vi.fn();
    let time = 1000;
    const judge = {
      ask: async ({ answers }: { answers: readonly string[] }) => ({ verdict: solver.verdict(answers), brought: solver.brought(answers) }),
      close: () => undefined,
    };
    const now = (): number => {
      time += 500;
      return time;
    };
    const table = new PuzzleTable(puzzle, rules, { judge, tries, now, me: { name: 'Ada' }, oncounted: counted });
    return { table, tries, counted };
  }
  const asked = (table: PuzzleTable): Promise<unknown> => expect.poll(() => table.asks.length).toBeGreaterThan(0);
  async function answer(table: PuzzleTable, text: string): Promise<void> {
    const before = table.line.length;
    await asked(table);
    expect(table.asks.flatMap(({ options }) => options.map((each) => each.text))).toContain(text);
    table.answer(text);
    await expect.poll(() => table.line.length).toBe(before + 1);
    await expect.poll(() => table.busy || table.behind).toBe(false);
  }
  const certain = (): Puzzle => puzzles.find(({ task, best }) => task === 'certain' && best.answers.length > 1)!;
  const lucky = puzzles.find(({ task, near }) => task === 'average' && near.answers.length === 1);

  test('a line is built and taken back, and the table stands as before', async () => {
    const puzzle = certain();
    const { table, tries } = sit(puzzle);
    await asked(table);
    const start = table.moment!.view;
    for (const each of puzzle.best.answers.slice(0, -1)) await answer(table, each);
    expect(table.isComplete).toBe(false);
    for (let left = puzzle.best.answers.length - 1; left > 0; left--) {
      expect(table.canUndo).toBe(true);
      table.undo();
      await expect.poll(() => table.line.length).toBe(left - 1);
      await expect.poll(() => table.busy || table.behind).toBe(false);
    }
    expect(table.canUndo).toBe(false);
    expect(table.moment!.view).toEqual(start);
    expect(tries.all).toEqual([]);
  });

  test('the best line is right, counts once, and the second time is for pleasure', async () => {
    const puzzle = certain();
    const { table, tries, counted } = sit(puzzle);
    for (const each of puzzle.best.answers.slice(0, -1)) await answer(table, each);
    // The button that hands in gives the answer that ends the turn as well.
    await asked(table);
    await table.handIn(puzzle.best.answers.at(-1));
    expect(table.phase).toBe('solved');
    expect(table.isFirst).toBe(true);
    expect(counted).toHaveBeenCalledOnce();
    expect(tries.firstOf(puzzle.id)).toMatchObject({ isSolved: true, answers: puzzle.best.answers });
    const rating = tries.ratingOf(puzzle.game);
    expect(rating).toBeGreaterThan(1200);
    table.again();
    for (const each of puzzle.best.answers) await answer(table, each);
    expect(table.isComplete).toBe(true);
    await table.handIn();
    expect(table.phase).toBe('solved');
    expect(table.isFirst).toBe(false);
    expect(tries.ratingOf(puzzle.game)).toBe(rating);
  });

  test.skipIf(!lucky)('a roll ends undo and completes the line, which is weaker by its cost; what it brought is known', async () => {
    const puzzle = lucky!;
    const { table, tries } = sit(puzzle);
    await answer(table, puzzle.near.answers[0]!);
    expect(table.hasLuckSpoken).toBe(true);
    expect(table.canUndo).toBe(false);
    expect(table.isComplete).toBe(true);
    await table.handIn();
    expect(table.phase).toBe('weaker');
    expect(table.judged?.verdict).toMatchObject({ kind: 'weaker' });
    expect(table.judged?.brought).toEqual(puzzle.near.brought);
    expect(tries.firstOf(puzzle.id)?.isSolved).toBe(false);
    // The dice fall as before when it is tried again.
    const { view } = table.moment!;
    table.again();
    await answer(table, puzzle.near.answers[0]!);
    expect(table.moment!.view).toEqual(view);
  });

  test('giving up is a miss, and the solution is played on the table', async () => {
    const puzzle = certain();
    const { table, tries } = sit(puzzle);
    await asked(table);
    await table.giveUp();
    expect(table.phase).toBe('shown');
    expect(table.line.map(notation)).toEqual(puzzle.best.answers);
    expect(tries.firstOf(puzzle.id)).toMatchObject({ isSolved: false, answers: undefined });
  });

  test('a hint is a fact, never the move, and is noted with the try', async () => {
    const puzzle = certain();
    const { table, tries } = sit(puzzle);
    await asked(table);
    table.ask();
    expect(table.isHinted).toBe(true);
    expect(JSON.stringify(table.hint ?? {})).not.toContain(puzzle.best.deeds[0]);
    await table.giveUp();
    expect(tries.firstOf(puzzle.id)?.isHinted).toBe(true);
  });

  test('a line that cannot be judged is not counted', async () => {
    const puzzle = certain();
    const { tries } = sit(puzzle);
    const judge = { ask: () => Promise.reject(new Error('no judge')), close: () => undefined };
    const table = new PuzzleTable(puzzle, rules, { judge, tries, now: () => 0, me: { name: 'Ada' } });
    for (const each of puzzle.best.answers) await answer(table, each);
    await table.handIn();
    expect(table.hasFailed).toBe(true);
    expect(table.phase).toBe('builds');
    expect(tries.all).toEqual([]);
  });
});
