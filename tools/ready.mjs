/** Installs what is missing, exactly as the lockfile says. */
import { existsSync, readFileSync } from 'node:fs';
import { alone, at, fail, isMain, run } from './lib.mjs';
import { linkGames, writeGames } from './references.mjs';

const WANTED = [20, 19];

/** The lockfile's packages that are not installed in that version. npm itself notes in node_modules what it has installed. */
export function missing(lockfile = at('package-lock.json'), installed = at('node_modules/.package-lock.json')) {
  if (!existsSync(installed)) return ['everything'];
  const wanted = JSON.parse(readFileSync(lockfile, 'utf8')).packages;
  const present = JSON.parse(readFileSync(installed, 'utf8')).packages;
  return Object.entries(wanted)
    .filter(([path, { optional }]) => path.includes('node_modules/') && !optional)
    .filter(([path, { version }]) => !present[path] || present[path].version !== version)
    .map(([path]) => path);
}

/** Makes node_modules fit the lockfile, and the games known to all; quick when it is so already. */
export async function ready() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < WANTED[0] || (major === WANTED[0] && minor < WANTED[1]))
    fail(`Node ${WANTED.join('.')} or newer is needed; this is ${process.versions.node}`);
  if (missing().length > 0) await alone('install', install);
  linkGames();
  writeGames();
}

async function install() {
  if (missing().length === 0) return;
  process.stderr.write('Installing from the lockfile (once; a minute or so) ...\n');
  const { code, output } = await run(['npm', 'ci', '--include=dev', '--no-audit', '--no-fund']);
  if (code !== 0) fail(`${output}\nnpm ci failed: see above`);
}

if (isMain(import.meta)) {
  await ready();
  console.log('Everything the lockfile names is installed.');
}
