/** `npm run pages:long [-- FILE]`: page tests that play whole games by clicks, too long for `npm test`. */
import { needBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { fail, run, tool } from './lib.mjs';
import { ready } from './ready.mjs';

await ready();
const browser = await needBrowser();
if (browser.problem) fail(browser.problem);
await build('.');
const args = ['run', '--config', 'packages/web/vitest.pages.config.ts', '--reporter=default', ...process.argv.slice(2)];
const { code } = await run(tool('vitest/vitest.mjs', ...args), {
  live: true,
  env: { CI: 'true', CHROME_PATH: browser.path, PAGES: 'long' },
});
process.exitCode = code;
