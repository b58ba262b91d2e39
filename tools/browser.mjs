/** Finds a browser for the page tests, or has the system's installed. */
import { isProgram, need, onPath } from './packages.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  '/snap/bin/chromium',
];
const HELP = 'The page tests need a browser: set CHROME_PATH to one, or install Chrome or Chromium';

/** The path of a Chrome or Chromium that is here, if any. */
export function findBrowser(env = process.env) {
  if (env.CHROME_PATH) return isProgram(env.CHROME_PATH) ? env.CHROME_PATH : undefined;
  return [...onPath(NAMES, env), ...PLACES].find(isProgram);
}

/** What the page tests need; where `CHROME_PATH` is wrong, no package helps. */
export const browser = (env = process.env) =>
  env.CHROME_PATH && !findBrowser(env)
    ? { find: () => undefined, help: `CHROME_PATH is ${env.CHROME_PATH}, which is no program. ${HELP}` }
    : { find: () => findBrowser(env), packageName: 'chromium', help: HELP };

/** A browser's path, installed if need be; otherwise a sentence that says what to do. */
export async function needBrowser() {
  const { problem } = await need([browser()]);
  return problem ? { problem } : { path: findBrowser() };
}
