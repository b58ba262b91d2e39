/** That a test run fails over a secret in the log: a run of its own, in which a server logs one. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { withoutNodeOptions } from './databases.ts';

const root = resolve(import.meta.dirname, '../../..');
/** Inside the repository: what a run needs is found there. */
const place = join(root, '.cache', `leaking-${process.pid}`);
const wholeLog = join(import.meta.dirname, 'whole-log.ts');
afterAll(() => rmSync(place, { recursive: true, force: true }));

it.each([
  ['secret-of-ada', 1],
  ['nothing', 0],
] as const)('a run whose log holds %s ends with %i', (said, code) => {
  mkdirSync(place, { recursive: true });
  writeFileSync(
    join(place, 'one.test.ts'),
    `import { it } from 'vitest';
    import { noteSecret, wholeLog } from ${JSON.stringify(wholeLog)};
    it('logs', () => {
      noteSecret('secret-of-ada');
      wholeLog().debug({ why: '${said}' }, 'said');
    });`,
  );
  writeFileSync(
    join(place, 'vitest.config.ts'),
    `export default { root: ${JSON.stringify(place)}, test: { globalSetup: ${JSON.stringify(wholeLog)}, include: ['one.test.ts'] } };`,
  );
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const { VITEST: _, ...env } = withoutNodeOptions();
  const run = spawnSync(process.execPath, [vitest, 'run', '--config', join(place, 'vitest.config.ts')], {
    cwd: place,
    env,
    encoding: 'utf8',
  });
  expect(run.stdout).toMatch(/1 passed/);
  expect([run.status, /the log holds secrets/.test(run.stderr)]).toEqual([code, code === 1]);
});
