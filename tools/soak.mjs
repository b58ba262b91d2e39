/**
 * `npm run -s soak -- --minutes 10`: three servers, NATS with a password and TLS, and PostgreSQL under load, killed, stopped and updated again and again, with
 * messages lost, doubled, late and out of order. `npm test` runs one round.
 *
 *   --minutes 10   how long (a round of eleven faults takes a minute: six servers killed, NATS twice, PostgreSQL once, a server stopped, all updated)
 *   --json         `{kills, answers, lost, doubled, diverged, recoverMsP99, ...}` and nothing else
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compile } from './build.mjs';
import { fail, run, tool } from './lib.mjs';
import { NATS, need, OPENSSL } from './packages.mjs';
import { ready } from './ready.mjs';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' }, json: { type: 'boolean', default: false } } });
const minutes = Number(values.minutes);
if (!(minutes > 0)) fail('--minutes must be a number above 0', 2);

await ready();
const { problem } = await need([NATS, OPENSSL]);
if (problem) fail(problem);
const { code, output } = await compile('packages/server');
if (code !== 0) fail(`${output}\nThe TypeScript does not compile: see above`);
const folder = mkdtempSync(join(tmpdir(), 'astragal-soak-'));
const report = join(folder, 'report.json');
try {
  const result = await run(tool('vitest/vitest.mjs', 'run', 'packages/server/tests/soak.slow.test.ts', '--testTimeout=0'), {
    live: !values.json,
    env: { SOAK_MINUTES: `${minutes}`, SOAK_REPORT: report, ...(!values.json && { SOAK_SAY: '1' }) },
  });
  if (result.code !== 0 && values.json) process.stderr.write(`${result.output}\n`);
  if (result.code === 0) console.log(readFileSync(report, 'utf8'));
  process.exitCode = result.code;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
