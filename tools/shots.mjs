/** `npm run shots`: pictures of every screen, taken by the site's own script in a real browser. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { needBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { at, fail } from './lib.mjs';
import { ready } from './ready.mjs';

const script = ['index.mjs', 'index.js'].map((name) => at('packages/web/shots', name)).find(existsSync);
if (!script) fail('packages/web/shots/index.mjs is missing');
await ready();
await build('packages/server', 'packages/cli');
const browser = await needBrowser();
if (browser.problem) fail(browser.problem);
const child = spawn(process.execPath, [script, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, CHROME_PATH: browser.path },
});
child.on('exit', (code) => process.exit(code ?? 1));
