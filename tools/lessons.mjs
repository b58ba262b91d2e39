/** `npm run -s lessons [-- GAME]`: a newcomer goes through every lesson at three sizes in three languages; minutes. */
import { needBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { fail, run, tool } from './lib.mjs';
import { ready } from './ready.mjs';

await ready();
const browser = await needBrowser();
if (browser.problem) fail(browser.problem);
await build('.');
const [game] = process.argv.slice(2);
const env = { CI: 'true', CHROME_PATH: browser.path, PAGES: 'long', ...(game && { LESSONS_OF: game }) };
const args = ['run', '--config', 'packages/web/vitest.pages.config.ts', '--reporter=default', 'lessons', '-t', 'newcomer finishes'];
const { code } = await run(tool('vitest/vitest.mjs', ...args), { live: true, env });
process.exitCode = code;
