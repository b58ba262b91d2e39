/** Results as files: what a command measured, with all that is needed to measure it again. `tools/results.mjs` makes tables of them. */
import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { dirname } from 'node:path';
import type { Game } from '@astragal/kernel';
import type { Args, Flag } from './command.ts';

export const RESULT: Flag = { value: 'FILE', about: 'keep the result there, with command, commit and date (docs/results/NAME.json)' };

/** What such a file holds. */
export interface ResultFile {
  /** As it was typed: the same command measures anew and writes the same file. */
  readonly command: string;
  readonly seed: string;
  /** The version of the game's rules. */
  readonly rules: number;
  /** The commit that was measured; a `+` says that the tree held more than it. */
  readonly commit: string;
  readonly date: string;
  /** Whose CPU time is told. */
  readonly cpu: string;
  readonly result: object;
}

/** Writes what was measured to the file that `--result` names, if it does. */
export async function keepResult(args: Args, game: Game, result: object): Promise<void> {
  const file = args.text('result');
  if (!file) return;
  const kept: ResultFile = {
    ...{ command: args.line, seed: args.text('seed')!, rules: game.version, commit: commit() },
    ...{ date: new Date().toISOString().slice(0, 10), cpu: cpus()[0]?.model ?? 'unknown', result },
  };
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${readable(kept)}\n`);
}

/** JSON in which a list of numbers is one line, as the formatter wants it. */
const readable = (data: object): string =>
  JSON.stringify(data, undefined, 2).replace(/\[\n\s+([^\][{}]+?)\n\s+\]/g, (_, list: string) => `[${list.replace(/\n\s+/g, ' ')}]`);

/** The commit of this very program, wherever it was started. */
function commit(): string {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return git('rev-parse', '--short=10', 'HEAD') + (git('status', '--porcelain', '--', ':/packages') ? '+' : '');
  } catch {
    return 'unknown';
  }
}
