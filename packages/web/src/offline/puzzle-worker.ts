/** A thread of the browser that says what a line is to a puzzle, of any game on the shelf. */
import { PuzzleSolver, puzzleRules, readPuzzle } from '@astragal/puzzles';
import { onShelf } from '@astragal/shelf';
import type { JudgedLine, LineReply, LineTask } from './puzzle-thread.ts';

/** Of the puzzle last asked about: the best line is judged once. */
let known: { readonly id: string; readonly solver: PuzzleSolver } | undefined;

async function judged({ game, version, puzzle: data, answers }: LineTask): Promise<JudgedLine> {
  const rules = puzzleRules(await (await onShelf(game)!.at(version))!.rules());
  const puzzle = readPuzzle(rules, data);
  if (known?.id !== puzzle.id) known = { id: puzzle.id, solver: new PuzzleSolver(rules, puzzle) };
  const { solver } = known;
  return { verdict: solver.verdict(answers), brought: solver.brought(answers) };
}

addEventListener('message', ({ data: { number, task } }: MessageEvent<{ number: number; task: LineTask }>) => {
  judged(task).then(
    (each) => postMessage({ number, judged: each } satisfies LineReply),
    (error: unknown) => postMessage({ number, failed: String(error) } satisfies LineReply),
  );
});
