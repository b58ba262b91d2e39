/** The puzzles that lie with a game, in lists: `puzzles/*.json` of its folder. */
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Puzzle, type PuzzleRules, readPuzzle } from '@astragal/puzzles';
import { folderOf } from '@astragal/server/game-folder';
import { readJson } from './common.ts';

const FOLDER = 'puzzles';

/** All of them, read and checked; a `PuzzleError` where one is damaged, foreign or old. */
export async function puzzlesOf(rules: PuzzleRules): Promise<Puzzle[]> {
  const folder = folderOf(rules.game.id, FOLDER);
  if (!folder || !existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const lists = await Promise.all(files.sort().map((name) => readJson(join(folder, name))));
  return lists.flat().map((data) => readPuzzle(rules, data));
}

/** A list is loaded as a whole: so many puzzles are some fifty kilobytes at most when they travel. */
const IN_A_LIST = 40;

/** A list with a line for each puzzle. */
export const listed = (puzzles: readonly Puzzle[]): string => `[\n${puzzles.map((each) => JSON.stringify(each)).join(',\n')}\n]\n`;

/** These are the game's puzzles from now on. */
export async function keepPuzzles(rules: PuzzleRules, puzzles: readonly Puzzle[]): Promise<void> {
  const folder = folderOf(rules.game.id, FOLDER);
  if (!folder) throw new RangeError(`${rules.game.id} has no folder`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  for (let i = 0; i * IN_A_LIST < puzzles.length; i++)
    await writeFile(join(folder, `${String(i + 1).padStart(2, '0')}.json`), listed(puzzles.slice(i * IN_A_LIST, (i + 1) * IN_A_LIST)));
}
