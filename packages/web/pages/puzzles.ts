/** Somebody who solves a puzzle by clicks: the near miss first, then the best line, each answer by the board's own pieces. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Choice, type Kind, notation } from '@astragal/kernel';
import { type Puzzle, PuzzleSolver, puzzleRules, readPuzzle } from '@astragal/puzzles';
import { folderOf } from '@astragal/server/game-folder';
import { onShelf } from '@astragal/shelf';
import { look, type Piece, press, type Screen, touch, until } from './finger.ts';
import type { Asked } from './guided.ts';

/** Pieces to click before the answer's own shows itself (`guided.ts`). */
type Way = (choice: Choice, asked: Asked<Kind>) => readonly string[];

interface Step {
  readonly answer: string;
  readonly route: readonly string[];
}

const HAND_IN = '[data-hand-in]';
const CLOSE = '[data-puzzle-sheet] .close';
const BEAT = 20;
/** Without a piece in sight for so long, the board has no way to give the answer. */
const PATIENCE = 60_000;

async function puzzleNamed(
  game: string,
  id: string,
): Promise<{ readonly puzzle: Puzzle; readonly stepsOf: (answers: readonly string[], way: Way) => Step[] }> {
  const folder = folderOf(game, 'puzzles')!;
  const all = readdirSync(folder).flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as { id: string }[]);
  const rules = puzzleRules(await onShelf(game)!.rules());
  const puzzle = readPuzzle(
    rules,
    all.find((each) => each.id === id),
  );
  const solver = new PuzzleSolver(rules, puzzle);
  const { seat } = puzzle;
  return {
    puzzle,
    stepsOf(answers, way) {
      const turn = solver.turn();
      return answers.map((answer) => {
        const at = turn.at!;
        const choice = turn.choices.find((each) => notation(each) === answer)!;
        const route = way(choice, { seat, frame: at.frame, view: rules.game.view(turn.position.state, seat) as never });
        turn.take(at, choice);
        return { answer, route };
      });
    },
  };
}

/** Clicks one piece after the other until the line is longer by this answer. */
async function give(page: Screen, { answer, route }: Step, length: number): Promise<void> {
  await page.locator('.table[data-asked]').waitFor();
  const given = page.locator(`[data-hand-in="${length}"]`);
  const began = Date.now();
  for (let next = 0; (await given.count()) === 0; ) {
    if (Date.now() - began > PATIENCE) throw new Error(`no piece gives the answer ${answer} (after ${next} of ${route})`);
    const found = await look(page, [`[data-answer="${answer}"]`, ...route.slice(next, next + 1)]);
    if (found) await press(page, found, answer);
    if (found?.which === 0) await given.waitFor();
    else if (found) next++;
    await page.waitForTimeout(BEAT);
  }
}

/** The button that hands in ends the turn as well, where the board has no other for it. */
async function handIn(page: Screen, steps: readonly Step[]): Promise<void> {
  const last = steps.at(-1)!;
  for (const [i, step] of steps.slice(0, -1).entries()) await give(page, step, i + 1);
  await page.locator('.table[data-asked]').waitFor();
  const own = [`[data-answer="${last.answer}"]`, ...last.route.slice(0, 1)];
  let found: Piece | undefined;
  await until(
    page,
    async () => {
      found = await look(page, [...own, HAND_IN]);
      return found !== undefined;
    },
    () => `no piece gives the answer ${last.answer}, and nothing can be handed in`,
  );
  if (found!.which < own.length) await give(page, last, steps.length);
  await touch(page, HAND_IN);
}

/** Where the board has no place for the task, it lies over the pieces until it is put away. */
async function putAway(page: Screen): Promise<void> {
  await page.locator(`[data-puzzle=builds].docked, ${CLOSE}`).waitFor();
  if ((await page.locator(CLOSE).count()) > 0) await touch(page, CLOSE);
}

/** A puzzle is missed, and then solved; the house has counted the miss. */
export async function missAndSolve(page: Screen, game: string, id: string, way: Way): Promise<void> {
  const { puzzle, stepsOf } = await puzzleNamed(game, id);
  await page.goto(`/puzzle/${game}/${id}`);
  await putAway(page);
  await handIn(page, stepsOf(puzzle.near.answers, way));
  await page.locator('[data-puzzle=weaker] [data-tried]').waitFor();
  await touch(page, '[data-again]');
  await putAway(page);
  await handIn(page, stepsOf(puzzle.best.answers, way));
  await page.locator('[data-puzzle=solved] [data-tried]').waitFor();
}
