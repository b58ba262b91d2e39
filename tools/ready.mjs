/** Installs what is missing, exactly as the lockfiles say, and no more than a command needs. */
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { alone, at, fail, isMain, run } from './lib.mjs';
import { progress } from './progress.mjs';
import { linkGames, writeGames } from './references.mjs';

const WANTED = [20, 19];

/**
 * What can be installed: what builds and serves the house; with it what tests and checks; and what the bench measures us against, which
 * has a lockfile of its own. Whoever has the tests has the house.
 */
const SETS = {
  house: { folder: at(), dev: false },
  tests: { folder: at(), dev: true },
  bench: { folder: at('bench'), dev: true },
};

/** Where npm itself notes what it has installed. */
const noted = (folder) => join(folder, 'node_modules/.package-lock.json');
const packagesOf = (lockfile) => JSON.parse(readFileSync(lockfile, 'utf8')).packages;

/** What a package that is there says of itself. */
function packageIn(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  } catch {
    return undefined;
  }
}

/** The packages of a set that are not installed in the lockfile's version, by npm's note (written when it is done) and in truth. */
export function missing({ folder, dev: withDev }) {
  if (!existsSync(noted(folder))) return ['everything'];
  const present = packagesOf(noted(folder));
  return Object.entries(packagesOf(join(folder, 'package-lock.json')))
    .filter(([path, { optional, dev }]) => path.includes('node_modules/') && !optional && (withDev || !dev))
    .filter(([path, { version, link }]) => {
      const found = packageIn(join(folder, path));
      // Our own packages are links, and have no version.
      return !present[path] || !found || (!link && (present[path].version !== version || found.version !== version));
    })
    .map(([path]) => path);
}

/** Makes node_modules hold a set, and the games known to all; quick when it is so already. */
export async function ready(name = 'tests', step = progress()) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < WANTED[0] || (major === WANTED[0] && minor < WANTED[1]))
    fail(`Node ${WANTED.join('.')} or newer is needed; this is ${process.versions.node}`);
  const set = SETS[name];
  const { code, output } = await step('Installing packages (once)', async () =>
    missing(set).length === 0 ? { code: 0 } : alone('install', () => install(set)),
  );
  if (code !== 0) fail(`${output}\nThe packages cannot be installed: see above`);
  linkGames();
  writeGames();
}

/** Whether a folder's packages are links into another tree: npm would change them there. */
export function areBorrowed(folder) {
  const modules = join(folder, 'node_modules');
  return (
    existsSync(modules) && readdirSync(modules).some((name) => name !== '@astragal' && lstatSync(join(modules, name)).isSymbolicLink())
  );
}

async function install(set) {
  if (areBorrowed(set.folder)) return { code: 1, output: `${missing(set).join(', ')}: missing, and what is here is borrowed` };
  const args = installing(set);
  return args ? run(['npm', ...args, '--no-audit', '--no-fund'], { cwd: set.folder }) : { code: 0 };
}

/** What npm is told to do, if anything. What is there already stays: a server may be running on it, and whoever tests will test again. */
export function installing(set) {
  const absent = missing(set);
  if (absent.length === 0) return undefined;
  if (absent[0] === 'everything') return ['ci', set.dev ? '--include=dev' : '--omit=dev'];
  const isTested = Object.values(packagesOf(noted(set.folder))).some(({ dev }) => dev);
  return ['install', '--no-save', set.dev || isTested ? '--include=dev' : '--omit=dev'];
}

if (isMain(import.meta)) {
  const name = process.argv[2] ?? 'tests';
  if (!Object.hasOwn(SETS, name)) fail(`node tools/ready.mjs ${Object.keys(SETS).join('|')}`, 2);
  await ready(name);
  console.log(`What '${name}' needs is installed.`);
}
