/**
 * Writes what follows from the folders of `packages/games`, so that a new game is a folder and nothing else: the shelf's list of games,
 * which TypeScript projects they are, and the links by which packages find them. Games have no dependencies of their own, so npm need not
 * know them. All of it is left out of git.
 */
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { isMain, root } from './lib.mjs';

const GAMES = 'packages/games';

/** The games below a folder that is laid out like this repository: the folder and the package of each. */
function gamesIn(base) {
  const games = join(base, GAMES);
  return (existsSync(games) ? readdirSync(games).sort() : [])
    .filter((id) => existsSync(join(games, id, 'package.json')))
    .map((id) => ({ id, folder: join(games, id), name: JSON.parse(readFileSync(join(games, id, 'package.json'), 'utf8')).name }));
}

/** The shelf's list of games; each is exact about its own kind, the shelf treats all alike. */
const listOf = (games) => `/** The games of the house, found in ${GAMES} by tools/references.mjs. */
${games.map(({ name }, i) => `export { manifest as game${i + 1} } from '${name}/manifest';\n`).join('') || 'export {};\n'}`;

/** A project that is nothing but others. */
const projectOf = (paths) =>
  `${JSON.stringify({ compilerOptions: { composite: true }, files: [], references: paths.map((path) => ({ path })) }, undefined, 2)}\n`;

/** Writes what is not so already: a file that only got a new date would be built anew. */
function write(file, text) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Tells the shelf and the compiler which games there are. */
export function writeGames(base = root) {
  const games = gamesIn(base);
  const tests = games.filter(({ folder }) => existsSync(join(folder, 'tests/tsconfig.json')));
  write(join(base, 'packages/shelf/src/games.gen.ts'), listOf(games));
  write(join(base, GAMES, 'tsconfig.json'), projectOf(games.map(({ id }) => `./${id}`)));
  write(join(base, GAMES, 'tsconfig.tests.json'), projectOf(tests.map(({ id }) => `./${id}/tests`)));
}

/** Links every game under its name, as npm links the other packages. */
export function linkGames(base = root) {
  for (const { folder, name } of gamesIn(base)) {
    const link = join(base, 'node_modules', name);
    const target = relative(dirname(link), folder);
    if (lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() && readlinkSync(link) === target) continue;
    rmSync(link, { recursive: true, force: true });
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(target, link, 'junction');
  }
}

if (isMain(import.meta)) {
  writeGames();
  linkGames();
}
