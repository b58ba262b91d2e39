/** The most CPU that an answer may take: games in a process of their own, from a cold start, while others want the machine too. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { promisify } from 'node:util';
import { LEVELS } from '@astragal/bots';
import { shelf } from '@astragal/shelf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ArenaResult } from '../src/arena.ts';

const MAIN = new URL('../dist/src/main.js', import.meta.url).pathname;
const LONG = { timeout: 240_000 };

/** So many others want a core each; they give way to the rest of the tests. */
const LOAD = 3;
let others: ChildProcess[] = [];
beforeAll(() => {
  others = Array.from({ length: LOAD }, () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
  for (const { pid } of others) setPriority(pid!, constants.priority.PRIORITY_BELOW_NORMAL);
});
afterAll(() => {
  for (const each of others) each.kill();
});

/** Two games between these two, seats swapped, measured by the process that plays them. */
async function arena(game: string, seats: number, names: readonly string[]): Promise<ArenaResult> {
  const line = ['arena', game, '--bots', names.join(), '--pairs', '1', '--seats', `${seats}`, '--seed', 'budgets', '--json'];
  const { stdout } = await promisify(execFile)(process.execPath, [MAIN, ...line], { env: { ...process.env, CORES: '1' } });
  return JSON.parse(stdout) as ArenaResult;
}

const neighbours = [LEVELS.slice(0, 2), LEVELS.slice(1, 3), LEVELS.slice(3)];

describe.each(shelf.filter(({ levels }) => LEVELS.every((level) => levels.includes(level))))('$id', ({ id, seats, rules }) => {
  it.each(neighbours)('%s and %s keep to their budgets', LONG, async (...names) => {
    const { bots } = await rules();
    const verdict = await arena(id, Math.max(2, seats.min), names);
    for (const { bot, decisions, maxDecisionMs } of verdict.bots) {
      expect(decisions).toBeGreaterThan(10);
      expect(maxDecisionMs, bot).toBeLessThanOrEqual(bots.find(({ name }) => name === bot)!.budgetMs!);
    }
  });
});
