/** `npm run -s bench insight`: what telling the page about a position costs its thread, in CPU milliseconds for one call. Games bring `tests/insight.bench.mjs`. */
import { existsSync, readdirSync } from 'node:fs';

const GAMES = new URL('../packages/games/', import.meta.url);
/** Calls measured together: the clock of CPU time is coarse. */
const TIMES = 20;

function measure(call) {
  const from = process.cpuUsage();
  for (let i = 0; i < TIMES; i++) call();
  return process.cpuUsage(from).user / 1000 / TIMES;
}

const rows = [];
for (const game of readdirSync(GAMES)) {
  const file = new URL(`${game}/tests/insight.bench.mjs`, GAMES);
  if (!existsSync(file)) continue;
  const { cases } = await import(file);
  for (const { name, calls } of cases) {
    for (const call of calls) call();
    const times = calls.map(measure).sort((a, b) => a - b);
    rows.push({ game, name, calls: calls.length, median: times[times.length >> 1], max: times.at(-1) });
  }
}
const text = ({ game, name, calls, median, max }) =>
  `${game}: ${name}: median ${median.toFixed(2)} ms, most ${max.toFixed(2)} ms of ${calls}`;
console.log(process.argv.includes('--json') ? JSON.stringify(rows) : rows.map(text).join('\n'));
