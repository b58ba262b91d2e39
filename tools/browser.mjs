/** Finds a browser for the page tests, or installs the system's where that is allowed. */
import { isProgram, needProgram, onPath } from './packages.mjs';

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
  return [...onPath(NAMES, env), ...PLACES].find(isProgram);
}

/** A browser's path, installed if need be; otherwise a sentence that says what to do. */
export async function needBrowser() {
  if (process.env.CHROME_PATH && !findBrowser())
    return { problem: `CHROME_PATH is ${process.env.CHROME_PATH}, which is no program. ${HELP}` };
  return needProgram({ find: findBrowser, packageName: 'chromium', what: 'Chromium for the page tests', help: HELP });
}
