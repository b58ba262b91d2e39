/** `npm test`: everything, from a bare clone to page tests in a real browser. */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { browser, findBrowser } from './browser.mjs';
import { buildSite } from './build.mjs';
import { still } from './check.mjs';
import { failuresIn } from './failures.mjs';
import { at, cache, fail, run, runParts, tool } from './lib.mjs';
import { NATS, need, OPENSSL } from './packages.mjs';
import { ready } from './ready.mjs';

const PAGES = 'packages/web/vitest.pages.config.ts';

/** Several servers, NATS and PostgreSQL at once, with times that people feel: nothing else runs beside them. */
const HOUSES = ['cluster', 'house-wide', 'updating', 'soak', 'visitors'].map((name) => `packages/server/tests/${name}.slow.test.ts`);
/** Copies what was built. */
const IMAGE = 'tools/image.slow.test.ts';

/** What each stage of tests reports; that of the tests without houses and pages says which rules have one. */
const reports = [];

function vitest(env, report, ...args) {
  const file = cache(`${report}.json`);
  rmSync(file, { force: true });
  reports.push(file);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return run(tool('vitest/vitest.mjs', 'run', ...args, ...reporters), { live: true, env });
}

const started = performance.now();
await ready();
const { problem } = await need([browser(), NATS, OPENSSL]);
if (problem) fail(problem);
mkdirSync(cache(), { recursive: true });
const env = { CI: 'true', CHROME_PATH: findBrowser() };

const stages = [
  still,
  [{ name: 'tests', work: () => vitest(env, 'tests', ...[...HOUSES, IMAGE].map((each) => `--exclude=${each}`)) }],
  [{ name: 'houses', work: () => vitest(env, 'houses', '--no-file-parallelism', ...HOUSES) }],
  [{ name: 'site', work: buildSite }],
  [{ name: 'image', work: () => vitest(env, 'image', IMAGE) }],
  existsSync(at(PAGES)) ? [{ name: 'pages', work: () => vitest(env, 'pages', '--config', PAGES) }] : [],
];

let well = true;
for (const parts of stages) if (!(await runParts(parts))) well = false;
for (const failure of failuresIn(reports)) console.log(`FAIL ${failure}`);
console.log(`${well ? 'All is well' : 'Something is wrong'} after ${Math.round((performance.now() - started) / 1000)} s`);
process.exitCode = well ? 0 : 1;
