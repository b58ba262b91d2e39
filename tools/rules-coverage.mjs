/** `npm run rules:coverage`: which numbered rules are proven by a test whose title names them. */
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { at, cache, fail, filesIn, isMain, run, tool } from './lib.mjs';
import { ready } from './ready.mjs';

/** What the rules of a game are called, as its manifest says; decisions and readings beside them are cited by the tests of the rules they explain. */
export const prefixOf = (manifest) => /\bprefix: '(\w+)'/.exec(manifest)?.[1];

/** The rules that a text defines: `**DF-12.**`, `**DF-81. Hammer**` or `- **S-12**` at the start of a line. */
export function defined(text, prefix) {
  return [...new Set([...text.matchAll(new RegExp(`^(?:- )?\\*\\*(${prefix}-\\d+[a-z]?)\\b`, 'gm'))].map(([, id]) => id))];
}

/** The rules that passed tests name in square brackets. */
export function proven(report, game) {
  const tests = report.testResults
    .filter(({ name }) => name.replaceAll('\\', '/').includes(`/games/${game}/`))
    .flatMap(({ assertionResults }) => assertionResults.filter(({ status }) => status === 'passed'));
  return new Set(tests.flatMap(({ fullName }) => [...fullName.matchAll(/\[([A-Z]+-\d+[a-z]?)\]/g)].map(([, id]) => id)));
}

/** The last test report, made anew when it is missing or older than a source or test of the games. */
async function reportOfTests() {
  const file = cache('tests.json');
  const sources = filesIn(at('packages/games'), (name) => name.endsWith('.ts'));
  const isFresh = existsSync(file) && sources.every((source) => statSync(source).mtimeMs <= statSync(file).mtimeMs);
  if (!isFresh) {
    process.stderr.write('Running the tests of the games ...\n');
    mkdirSync(cache(), { recursive: true });
    const result = await run(tool('vitest/vitest.mjs', 'run', 'packages/games', '--reporter=json', `--outputFile.json=${file}`));
    if (!existsSync(file)) fail(result.output);
    if (result.code !== 0) process.stderr.write('Some tests failed; only passed ones count.\n');
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}

if (isMain(import.meta)) {
  await ready();
  const report = await reportOfTests();
  const coverage = {};
  for (const file of filesIn(at('packages/games'), (name) => name === 'RULES.md')) {
    const game = basename(dirname(file));
    const prefix =
      prefixOf(readFileSync(at('packages/games', game, 'src/manifest.ts'), 'utf8')) ?? fail(`${game}: its manifest names no prefix`);
    const ids = defined(readFileSync(file, 'utf8'), prefix);
    const have = proven(report, game);
    coverage[game] = { total: ids.length, missing: ids.filter((id) => !have.has(id)) };
  }
  if (process.argv.includes('--json')) console.log(JSON.stringify(coverage));
  else
    for (const [game, { total, missing }] of Object.entries(coverage))
      console.log(
        `${game.padEnd(12)} ${total - missing.length} of ${total} rules proven${missing.length ? `; missing ${missing.join(' ')}` : ''}`,
      );
  process.exitCode = Object.values(coverage).some(({ missing }) => missing.length) ? 1 : 0;
}
