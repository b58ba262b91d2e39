/**
 * Writes what follows from the folders of `packages/games`, so that a new game is a folder and nothing else: the shelf's lists of games and
 * of their kept versions, which TypeScript projects they are, and the links by which packages find them. Games have no dependencies of
 * their own, so npm need not know them. All of it is left out of git.
 */
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { isMain, root } from './lib.mjs';

const GAMES = 'packages/games';

const entriesOf = (folder) => (existsSync(folder) ? readdirSync(folder).sort() : []);

/** The games below a folder that is laid out like this repository: where each lies, and what it is imported by. */
const gamesIn = (base = root) =>
  entriesOf(join(base, GAMES))
    .map((id) => ({ id, folder: join(base, GAMES, id) }))
    .filter(({ folder }) => existsSync(join(folder, 'package.json')))
    .map(({ id, folder }) => ({
      id,
      folder,
      name: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).name,
      manifest: join(folder, 'src/manifest.ts'),
    }));

/** The toy, which is no game of the house: the shelf has it for tests and developers. */
const toyIn = (base) => ({
  id: 'pig',
  folder: join(base, 'packages/shelf/pig'),
  name: '@astragal/shelf/pig',
  manifest: join(base, 'packages/shelf/src/pig.ts'),
});

/** Whatever has rules with versions. */
export const ruledIn = (base = root) => [...gamesIn(base), toyIn(base)];

/** The versions of a game that are kept as files. */
const keptOf = ({ folder }) => entriesOf(join(folder, 'kept')).flatMap((file) => /^(\d+)\.js$/.exec(file)?.[1] ?? []);

const gameList = (games) => `/** The games of the house, found by tools/references.mjs. */
${games.map(({ name }, i) => `export { manifest as game${i + 1} } from '${name}/manifest';\n`).join('') || 'export {};\n'}`;

const keptList = (ruled) => `/** Kept versions of rules, found by tools/references.mjs. */
export const kept: Readonly<Record<string, () => Promise<{ readonly manifest: object }>>> = {
${ruled.flatMap((each) => keptOf(each).map((n) => `  '${each.id}-${n}': () => import('${each.name}/kept/${n}'),\n`)).join('')}};
`;

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
  write(join(base, 'packages/shelf/src/games.gen.ts'), gameList(games));
  write(join(base, 'packages/shelf/src/kept.gen.ts'), keptList(ruledIn(base)));
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
