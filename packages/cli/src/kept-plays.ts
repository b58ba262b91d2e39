/** Games kept in a file, a line each, so that whoever learns or judges anew need not play anew. */
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { KeptPlay } from '@astragal/bots';
import type { Options } from '@astragal/kernel';
import { crew } from './crew.ts';

export interface PlaysWanted {
  readonly game: string;
  readonly seats: number;
  /** Dealt round the table, one seat further with each game. */
  readonly bots: readonly string[];
  readonly games: number;
  readonly seed: string;
  readonly options: (i: number) => Options;
  /** Without it nothing is kept. */
  readonly file?: string | undefined;
}

/** The games, in order: those of the file, and the rest played now. */
export async function keptPlays(
  { game, seats, bots, games, seed, options, file }: PlaysWanted,
  show: (done: number) => void,
): Promise<readonly KeptPlay[]> {
  const known = new Map((await linesOf(file)).map((play) => [play.seed, play]));
  const seeds = Array.from({ length: games }, (_, i) => `${seed}/${i}`);
  const names = (i: number): string[] => Array.from({ length: seats }, (_, seat) => bots[(seat + i) % bots.length]!);
  const tasks = seeds.flatMap((each, i) => (known.has(each) ? [] : [{ game, bots: names(i), options: options(i), seed: each }]));
  if (file) await mkdir(dirname(file), { recursive: true });
  let [done, writing] = [games - tasks.length, Promise.resolve()];
  await crew('kept', tasks, (play) => {
    known.set(play.seed, play);
    if (file) writing = writing.then(() => appendFile(file, `${JSON.stringify(play)}\n`));
    show(++done);
  });
  await writing;
  return seeds.map((each) => known.get(each)!);
}

async function linesOf(file: string | undefined): Promise<KeptPlay[]> {
  if (!file) return [];
  try {
    const text = await readFile(file, 'utf8');
    return text.split('\n').flatMap((line) => (line ? [JSON.parse(line) as KeptPlay] : []));
  } catch {
    return [];
  }
}
