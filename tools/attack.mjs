/**
 * `npm run -s attack -- kills|fuzz|crowd|visitors`: the long forms of the tests that try to break the house; `npm test` runs them in short.
 *
 *   --times=100    kills of the server under load, mutated messages, tables that play at once, or seconds beside heavy visitors
 *   --json         `{attack, times, passed, seconds, ...}` with what the test counted, and nothing else
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile } from './build.mjs';
import { fail, run, tool } from './lib.mjs';
import { NATS, need } from './packages.mjs';
import { ready } from './ready.mjs';

const ATTACKS = {
  kills: { file: 'kill.slow', times: 100 },
  fuzz: { file: 'fuzz.slow', times: 1_000_000 },
  crowd: { file: 'crowd.slow', times: 300 },
  visitors: { file: 'visitors.slow', times: 30 },
};

const [attack, ...flags] = process.argv.slice(2);
if (!Object.hasOwn(ATTACKS, attack ?? '')) fail(`npm run -s attack -- ${Object.keys(ATTACKS).join('|')} [--times=N] [--json]`, 2);
const { file, times: usual } = ATTACKS[attack];
const times = Number(flags.find((each) => each.startsWith('--times='))?.split('=')[1] ?? usual);
if (!Number.isInteger(times) || times < 1) fail('--times must be a whole number', 2);
const isJson = flags.includes('--json');

await ready();
const { problem } = await need([NATS]);
if (problem) fail(problem);
const { code, output } = await compile('packages/server');
if (code !== 0) fail(`${output}\nThe TypeScript does not compile: see above`);
const folder = mkdtempSync(join(tmpdir(), 'astragal-attack-'));
const report = join(folder, 'report.json');
try {
  const result = await run(tool('vitest/vitest.mjs', 'run', `packages/server/tests/${file}.test.ts`, '--testTimeout=0'), {
    live: !isJson,
    env: { ATTACK_TIMES: `${times}`, ATTACK_REPORT: report },
  });
  const passed = result.code === 0;
  if (isJson) {
    if (!passed) process.stderr.write(`${result.output}\n`);
    console.log(JSON.stringify({ attack, times, passed, seconds: Math.round(result.seconds), ...counted(report) }));
  }
  process.exitCode = passed ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** What was counted, also where it was too much; nothing, if the test did not get so far. */
function counted(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}
