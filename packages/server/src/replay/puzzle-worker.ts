/** A thread that judges lines of puzzles, by the rules and by nothing that a browser claims; and looks for puzzles in finished games. */
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { AnalysisError } from '@astragal/analysis';
import { madeOfRecord, type Puzzle, type PuzzleRules, PuzzleSolver, puzzleRules, readPuzzle } from '@astragal/puzzles';
import { onShelf } from '@astragal/shelf';
import { serveTasks } from '../ground/fair-pool.ts';
import { folderOf } from '../ground/game-folder.ts';
import { recordIn } from './playing.ts';
import type { HandedLine, JudgedTry, PuzzleJob, SearchedGame } from './puzzle-pool.ts';

/** A game with the puzzles that lie with it, by name, as they lie there. */
interface Puzzled {
  readonly rules: PuzzleRules;
  readonly puzzles: ReadonlyMap<string, unknown>;
}

const games = new Map<string, Promise<Puzzled | undefined>>();

async function loaded(game: string): Promise<Puzzled | undefined> {
  const rules = await onShelf(game)?.rules();
  if (!rules?.puzzling) return undefined;
  const folder = folderOf(game, 'puzzles');
  const files = folder && existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  const lists = await Promise.all(files.map(async (name) => JSON.parse(await readFile(join(folder!, name), 'utf8')) as { id: string }[]));
  return { rules: puzzleRules(rules), puzzles: new Map(lists.flat().map((each) => [each.id, each])) };
}

function puzzledGame(game: string): Promise<Puzzled | undefined> {
  const known = games.get(game);
  if (known) return known;
  const found = loaded(game);
  if (onShelf(game)) games.set(game, found); // Whatever somebody may claim that there is, is not kept.
  return found;
}

async function judged({ game, puzzle: id, answers, made }: HandedLine): Promise<JudgedTry> {
  const found = await puzzledGame(game);
  const data = found?.puzzles.get(id) ?? made;
  if (!found || data === undefined) return { wrong: 'unknown' };
  const puzzle = readPuzzle(found.rules, data);
  const solved = answers ? isRight(found.rules, puzzle, answers) : false;
  return solved === undefined ? { wrong: 'misfit' } : { solved, difficulty: puzzle.difficulty, idea: puzzle.ideas[0]! };
}

/** Undefined: no line at all. */
function isRight(rules: PuzzleRules, puzzle: Puzzle, answers: readonly string[]): boolean | undefined {
  const { kind } = new PuzzleSolver(rules, puzzle).verdict(answers);
  return kind === 'illegal' || kind === 'unfinished' ? undefined : kind === 'right';
}

async function searched({ text, ...making }: SearchedGame): Promise<readonly Puzzle[]> {
  const record = recordIn(text);
  const found = await puzzledGame(record.game);
  if (found?.rules.game.version !== record.version) return [];
  try {
    return madeOfRecord(found.rules, { ...making, record });
  } catch (error) {
    if (error instanceof AnalysisError) return [];
    throw error;
  }
}

async function judgedAll(lines: readonly HandedLine[]): Promise<readonly JudgedTry[]> {
  const all: JudgedTry[] = [];
  for (const line of lines) all.push(await judged(line));
  return all;
}

if (parentPort) {
  serveTasks(parentPort, async (job: PuzzleJob): Promise<unknown> => ('judge' in job ? judgedAll(job.judge) : searched(job.search)));
}
