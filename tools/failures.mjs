/** What failed in a whole run of tests, by name: the last lines of `npm test` say it, so that nobody has to look for it in all the others. */
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './lib.mjs';

/** The failed tests of reports that Vitest wrote, as `file > title`; a file that could not run stands for its tests, a missing report for its own. */
export const failuresIn = (reports) =>
  reports.flatMap((file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).testResults.flatMap(failuresOf) : []));

function failuresOf({ name, status, assertionResults }) {
  const file = relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => `${file} > ${fullName}`);
  return failed.length === 0 && status === 'failed' ? [file] : failed;
}
