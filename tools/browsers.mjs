/**
 * `npm run browsers [-- firefox|webkit] [--game=ID] [--size=phone] [--quick|--rooms]`: a whole game of each table by clicks, at both sizes, in
 * Firefox and in WebKit, with whatever of the two is here. `--quick` clicks each kind of deed twice, the rest goes over the page's line.
 * `--rooms` walks through what a game does not touch: home, the form for a table, a lesson, a puzzle, an analysis, checked dice, no network.
 */
import { existsSync } from 'node:fs';
import { build } from './build.mjs';
import { at, fail } from './lib.mjs';
import { isProgram, onPath } from './packages.mjs';
import { ready } from './ready.mjs';

const args = process.argv.slice(2);
const flag = (name) => args.find((each) => each.startsWith(`--${name}=`))?.split('=')[1];
const named = args.filter((each) => !each.startsWith('--'));
const chosen = ['firefox', 'webkit'].filter((each) => named.length === 0 || named.includes(each));

const MINI_BROWSERS = ['x86_64', 'aarch64'].flatMap((machine) =>
  ['4.1', '6.0', '4.0'].map((version) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
);

const findProgram = (names) => onPath(names).find(isProgram);

/** What is here of WebKit, or what is missing. */
function findWebKit() {
  const [driver, browser] = [findProgram(['WebKitWebDriver']), MINI_BROWSERS.find((path) => existsSync(path))];
  if (!driver || !browser) return { missing: 'WebKit (Debian: webkit2gtk-driver)' };
  const xvfb = findProgram(['Xvfb']);
  if (!xvfb && !process.env.DISPLAY) return { missing: 'a screen for WebKit (Debian: xvfb)' };
  return { parts: { driver, browser, ...(xvfb && { xvfb }) } };
}

const firefox = findProgram(['firefox-esr', 'firefox']);
const { parts: webkit, missing } = findWebKit();
for (const each of chosen) {
  if (each === 'firefox' && !firefox) console.log('missing: Firefox (Debian: firefox-esr)');
  if (each === 'webkit' && missing) console.log(`missing: ${missing}`);
}
const here = { ...(chosen.includes('firefox') && firefox && { firefox }), ...(chosen.includes('webkit') && webkit && { webkit }) };
if (Object.keys(here).length === 0) fail('There is no browser to play with.');
await ready();
await build('.');
process.env.BROWSERS = JSON.stringify({
  ...here,
  ...(flag('game') && { games: flag('game').split(',') }),
  ...(flag('size') && { sizes: flag('size').split(',') }),
  ...(args.includes('--quick') && { often: 2 }),
  ...(args.includes('--rooms') && { rooms: true }),
});
const { runnerImport } = await import('vite'); // Runs TypeScript as it is.
try {
  await runnerImport(at('packages/web/browsers/index.ts'), { configFile: false, logLevel: 'warn', resolve: { conditions: ['source'] } });
} catch (error) {
  fail(error.message);
}
