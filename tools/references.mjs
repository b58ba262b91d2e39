/**
 * Writes what follows from the folders that are there, so that a new game is a folder and nothing else: which TypeScript project refers
 * to which (the arrows say it), and the links by which packages find a game. Games have no dependencies of their own, so npm need not
 * know them.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ARROWS, ARROWS_OF_TESTS } from './arrows.mjs';
import { isMain, root } from './lib.mjs';

const folders = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .sort()
    : [];

/** Every package by its kind, in the order in which they build on one another. */
function packages(base) {
  const of = (kind) =>
    kind === 'games' ? folders(join(base, 'packages/games')).map((id) => `packages/games/${id}`) : [`packages/${kind}`];
  return Object.keys(ARROWS).flatMap((kind) =>
    of(kind)
      .filter((folder) => existsSync(join(base, folder, 'package.json')))
      .map((folder) => ({ kind, folder })),
  );
}

/** The projects below a folder that is laid out like this repository, each with the projects it refers to. */
export function references(base = root) {
  const all = packages(base);
  const isProject = (folder) => existsSync(join(base, folder, 'tsconfig.json'));
  const composite = all.filter(({ kind, folder }) => kind !== 'web' && isProject(folder));
  const used = (kinds) => composite.filter(({ kind }) => kinds.includes(kind)).map(({ folder }) => folder);
  const projects = composite.flatMap(({ kind, folder }) => {
    const others = (kinds) => used(kinds).filter((each) => each !== folder);
    const tests = `${folder}/tests`;
    const own = { project: folder, refers: others(ARROWS[kind]) };
    if (!isProject(tests)) return [own];
    return [own, { project: tests, refers: [folder, ...others([...ARROWS[kind], ...(ARROWS_OF_TESTS[kind] ?? [])])] }];
  });
  return [...projects, { project: '.', refers: projects.map(({ project }) => project) }];
}

/** Brings the references of every tsconfig up to date; whatever else it says is left alone. */
export function writeReferences(base = root) {
  for (const { project, refers } of references(base)) {
    const file = join(base, project, 'tsconfig.json');
    const paths = refers.map((each) => relative(join(base, project), join(base, each)).replaceAll('\\', '/'));
    const list = paths.map((path) => `\n    {\n      "path": "${path}"\n    }`).join(',');
    const before = readFileSync(file, 'utf8');
    const after = before.replace(/"references": \[[^\]]*\]/, () => `"references": [${list}${list && '\n  '}]`);
    if (after !== before) writeFileSync(file, after);
  }
}

/** Links every game under its name, as npm links the other packages. */
export function linkGames(base = root) {
  for (const { folder } of packages(base).filter(({ kind }) => kind === 'games')) {
    const { name } = JSON.parse(readFileSync(join(base, folder, 'package.json'), 'utf8'));
    const link = join(base, 'node_modules', name);
    if (existsSync(link) && realpathSync(link) === realpathSync(join(base, folder))) continue;
    rmSync(link, { recursive: true, force: true });
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(base, folder), link, 'junction');
  }
}

if (isMain(import.meta)) {
  writeReferences();
  linkGames();
}
