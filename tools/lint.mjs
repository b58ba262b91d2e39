/** `npm run lint`: format and lint, every warning an error; and promises that nobody waits for. */
import { isMain, run, runParts, tool } from './lib.mjs';
import { ready } from './ready.mjs';

/** The parts of linting, for running beside other checks. */
export const lint = [
  { name: 'lint', work: () => run(tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '--diagnostic-level=warn', '.')) },
  { name: 'promises', work: () => run(tool('oxlint/bin/oxlint', '--type-aware', '--deny-warnings', 'packages', 'bench')) },
];

if (isMain(import.meta)) {
  await ready();
  process.exitCode = (await runParts(lint)) ? 0 : 1;
}
