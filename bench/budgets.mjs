/**
 * Whether bots keep to their budgets: `npm run -s bench budgets`. Two games between neighbouring levels of each game, each in a process of its own
 * from a cold start, while others want the machine, too; what an answer takes is CPU time.
 *
 *   --json   `[{game, bot, decisions, mostMs, budgetMs, kept}]`
 */
import { execFile, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { LEVELS } from '@astragal/bots';
import { shelf } from '@astragal/shelf';
import { games } from './games.mjs';

const MAIN = fileURLToPath(new URL('../packages/cli/dist/src/main.js', import.meta.url));
/** So many others want a core each. */
const LOAD = 3;
const NEIGHBOURS = [LEVELS.slice(0, 2), LEVELS.slice(1, 3), LEVELS.slice(3)];

/** What each of these took, measured by the process that plays them. */
async function arena(game, seats, names) {
  const line = ['arena', game, '--bots', names.join(), '--pairs', '1', '--seats', `${seats}`, '--seed', 'budgets', '--json'];
  const { stdout } = await promisify(execFile)(process.execPath, [MAIN, ...line], { env: { ...process.env, CORES: '1' } });
  return JSON.parse(stdout).bots;
}

const others = Array.from({ length: LOAD }, () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
for (const { pid } of others) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
const rows = [];
try {
  for (const { id, seats, rules } of shelf.filter(({ id }) => games.includes(id))) {
    const { bots } = await rules();
    for (const names of NEIGHBOURS)
      for (const { bot, decisions, maxDecisionMs } of await arena(id, Math.max(2, seats.min), names)) {
        const { budgetMs } = bots.find(({ name }) => name === bot);
        rows.push({ game: id, bot, decisions, mostMs: maxDecisionMs, budgetMs, kept: maxDecisionMs <= budgetMs });
      }
  }
} finally {
  for (const each of others) each.kill();
}
const text = ({ game, bot, decisions, mostMs, budgetMs, kept }) =>
  `${game}: ${bot}: ${mostMs} ms at most in ${decisions} answers, of ${budgetMs} ms${kept ? '' : ': TOO LONG'}`;
console.log(process.argv.includes('--json') ? JSON.stringify(rows) : rows.map(text).join('\n'));
process.exitCode = rows.every(({ kept }) => kept) ? 0 : 1;
