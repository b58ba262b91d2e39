/** `npm run shots`: pictures of every screen, taken by the site's own script in a real browser. */
import { existsSync } from 'node:fs';
import { needBrowser } from './browser.mjs';
import { build, HOUSE } from './build.mjs';
import { at, fail } from './lib.mjs';
import { ready } from './ready.mjs';

const script = at('packages/web/shots/index.ts');
if (!existsSync(script)) fail('packages/web/shots/index.ts is missing');
await ready();
await build(...HOUSE);
const browser = await needBrowser();
if (browser.problem) fail(browser.problem);
process.env.CHROME_PATH = browser.path;
const { runnerImport } = await import('vite'); // Runs TypeScript as it is.
await runnerImport(script, { configFile: false, logLevel: 'warn' });
