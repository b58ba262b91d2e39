/** `npm run lint`: format and lint, every warning an error; and promises that nobody waits for. */
import { at, cache, isMain, run, runParts, tool } from './lib.mjs';
import { ready } from './ready.mjs';

/** The format of Svelte's components, whose white space is theirs to keep; Biome has all the rest, and their lint. */
export const prettier = (mode, files = 'packages/**/*.svelte') => {
  const memory = ['--cache', '--cache-strategy=content', `--cache-location=${cache('prettier')}`];
  return tool('prettier/bin/prettier.cjs', mode, '--log-level=warn', `--config=${at('.prettierrc.json')}`, ...memory, files);
};

/** The parts of linting, for running beside other checks. */
export const lint = [
  { name: 'lint', work: () => run(tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '--diagnostic-level=warn', '.')) },
  { name: 'components', work: () => run(prettier('--check')) },
  { name: 'promises', work: () => run(tool('oxlint/bin/oxlint', '--type-aware', '--deny-warnings', 'packages', 'bench')) },
];

if (isMain(import.meta)) {
  await ready();
  process.exitCode = (await runParts(lint)) ? 0 : 1;
}
