/** `npm run check [-- PATH...]`: the fast loop. Types, lint, arrows and unit tests (of these paths alone) side by side. */
import { wrongArrows } from './arrows.mjs';
import { compile } from './build.mjs';
import { alone, at, inside, inTurn, isMain, run, runParts, tool } from './lib.mjs';
import { lint } from './lint.mjs';
import { ready } from './ready.mjs';

/** It lies beside the TypeScript 6 that it needs. */
const SVELTE_CHECK = at('packages/web/node_modules/svelte-check/bin/svelte-check');

/** Types inside components; it remembers in `.svelte-check` what it has read. */
const svelteCheck = () =>
  alone('svelte-check', () =>
    run([process.execPath, SVELTE_CHECK, '--config', 'web/svelte.config.js', '--incremental', '--fail-on-warnings', '--output', 'human'], {
      cwd: at('packages'),
    }),
  );

/** Everything that is checked without running the games. */
export const still = [
  { name: 'types', work: () => inTurn(() => compile('.'), svelteCheck) },
  ...lint,
  { name: 'arrows', work: () => inside(() => wrongArrows().map(({ file, line, message }) => `${file}:${line}: ${message}`)) },
];

/** What belongs to `npm test` alone: whole games, random play, processes that are started and killed; whatever is named slow. */
const SLOW = ['**/*.slow.test.ts', 'packages/games/*/tests/laws.test.ts', 'packages/games/*/tests/replays.test.ts'];

const unit = (paths) => ({
  name: 'unit',
  work: () =>
    run(
      tool(
        'vitest/vitest.mjs',
        'run',
        '--reporter=dot',
        '--no-isolate',
        '--pool=threads',
        ...SLOW.map((each) => `--exclude=${each}`),
        ...paths,
      ),
    ),
});

if (isMain(import.meta)) {
  await ready();
  const started = performance.now();
  const well = await runParts([...still, unit(process.argv.slice(2))]);
  console.log(`${well ? 'All is well' : 'Something is wrong'} after ${((performance.now() - started) / 1000).toFixed(1)} s`);
  process.exitCode = well ? 0 : 1;
}
