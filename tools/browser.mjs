/** Finds a browser for the page tests, or installs the system's where that is allowed. */
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './lib.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  '/snap/bin/chromium',
];
const HELP = 'The page tests need a browser: install Chrome or Chromium, or set CHROME_PATH to one.';

/** The path of a Chrome or Chromium that is here, if any. */
export function findBrowser(env = process.env) {
  if (env.CHROME_PATH) return isProgram(env.CHROME_PATH) ? env.CHROME_PATH : undefined;
  return findProgram(NAMES, env) ?? PLACES.find(isProgram);
}

/** The path of the first of these programs that is installed, if any. */
export const findProgram = (names, env = process.env) =>
  (env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isProgram);

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A browser's path, installed if need be; otherwise a sentence that says what to do. */
export async function needBrowser() {
  const found = findBrowser();
  if (found) return { path: found };
  if (process.env.CHROME_PATH) return { problem: `CHROME_PATH is ${process.env.CHROME_PATH}, which is no program. ${HELP}` };
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return { problem: HELP };
  console.log('Installing Chromium for the page tests ...');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const update = await run(['apt-get', 'update', '-q'], { env });
  const install = await run(['apt-get', 'install', '-y', '-q', '--no-install-recommends', 'chromium'], { env });
  const installed = findBrowser();
  return installed ? { path: installed } : { problem: `${update.code ? update.output : install.output}\n${HELP}` };
}
