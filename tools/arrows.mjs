/** Which package may import which. A wrong arrow, or a rule that reaches for the clock, is told with its file and line. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { filesIn, isMain, root } from './lib.mjs';

/**
 * The arrows of the house: kernel <- bots <- games <- shelf <- server, web, cli; bots <- analysis <- puzzles <- server, web, cli; bots, fair <- today <- server, web, cli; kernel <- wire <- server, web; kernel <- fair <- server, web, cli; table <- drawn, web. What is
 * drawn of a game lies in its folder and may know what `table` gives it; its rules may not.
 */
export const ARROWS = {
  kernel: [],
  fair: ['kernel'],
  bots: ['kernel'],
  analysis: ['kernel', 'bots'],
  puzzles: ['kernel', 'bots', 'analysis'],
  today: ['kernel', 'bots', 'fair'],
  games: ['kernel', 'bots'],
  shelf: ['kernel', 'bots', 'games'],
  wire: ['kernel'],
  table: ['kernel', 'bots', 'wire'],
  drawn: ['kernel', 'bots', 'wire', 'table'],
  server: ['kernel', 'bots', 'analysis', 'puzzles', 'today', 'shelf', 'wire', 'fair'],
  web: ['kernel', 'bots', 'analysis', 'puzzles', 'today', 'table', 'shelf', 'wire', 'fair'],
  cli: ['kernel', 'bots', 'analysis', 'puzzles', 'today', 'shelf', 'server', 'fair'],
};

/** What tests may import besides: page tests start a real server. */
export const ARROWS_OF_TESTS = { fair: ['shelf'], today: ['shelf'], web: ['server'], drawn: ['web', 'shelf'] };

/**
 * The floors of a package: the folders of its `src` from the lowest to the highest, those that share a floor in one word list. A file imports
 * from its own folder and from lower floors, types included; files of `src` itself are above all of them.
 */
export const FLOORS = {
  'packages/server': [
    'ground',
    'store',
    'bots cluster replay',
    'table',
    'notifications',
    'house',
    'lobby',
    'people today',
    'socket',
    'http',
  ],
  'packages/web': [
    'styles art privacy',
    'ahead games net',
    'text',
    'base',
    'pieces',
    'me lobby learn',
    'offline notifications rulebook',
    'analysis coach duplicate puzzles today',
    'account fair history frame',
    'play',
    'screens',
    'app dev',
  ],
};

/** Besides tests, these use laws, perft and Pig. */
const USERS_OF_TESTING = ['kernel', 'shelf', 'cli'];

/** Packages that must give the same result everywhere: no clock, no chance but their own, no machine around them. */
const PURE = ['kernel', 'fair', 'bots', 'analysis', 'puzzles', 'today', 'games'];
const IMPURE = /(?<![\w.$'"`])(Math\.random|Date(?=\s*[.(])|console(?=\.\w)|process(?=\.\w)|performance(?=\.\w)|setTimeout(?=\())/g;

const IMPORT = /(?:^\s*(?:import|export)\b[^'"`;=]*?\bfrom\s*|^\s*import\s*|\bimport\(\s*)(['"])([^'"\n]+)\1/gm;

/** Of a game the page takes what is drawn, what is known and what is said; the rules themselves it knows by type alone. */
const ON_THE_PAGE = ['content', 'insight', 'text', 'looks', 'manifest'];
/** What of a game is drawn, with its tests. */
const DRAWN = /^packages\/games\/[^/]+\/(tests\/)?(table|learn|rulebook|history|poster|pages)\//;
/** Positions set by hand, for looking at tables while they are drawn. */
const WORKSHOP = /\/(web\/src|games\/[^/]+\/table)\/dev\//;
/** Whether an import brings types and nothing else. */
const isTypeOnly = (statement) =>
  /^\s*(import|export)\s+type\b/.test(statement) ||
  (/\{[^}]*\}/.test(statement) &&
    /\{([^}]*)\}/
      .exec(statement)[1]
      .split(',')
      .filter((name) => name.trim())
      .every((name) => /^\s*type\s/.test(name)));

/** Every wrong import and impure call below a folder that is laid out like this repository. */
export function wrongArrows(base = root, floors = FLOORS) {
  const home = packagesOf(base);
  const houses = floorsOf(base, floors);
  const wrong = filesIn(join(base, 'packages'), (name) => /\.(ts|mjs|svelte)$/.test(name)).flatMap((path) => {
    const file = relative(base, path).split(sep).join('/');
    const own = roomOf(file, home(path));
    if (!own) return [];
    const text = withoutComments(readFileSync(path, 'utf8'));
    const house = houses.find(({ src }) => path.startsWith(src + sep));
    const found = [...text.matchAll(IMPORT)].map((match) => [
      match,
      wrongImport(own, file, path, match, home) ?? (house && wrongFloor(house, path, match)),
    ]);
    const impure = PURE.includes(own.kind) && file.includes('/src/') ? [...text.matchAll(IMPURE)] : [];
    for (const match of impure) found.push([match, `${match[1]} has no place in ${own.name}: rules are pure`]);
    return found
      .filter(([, message]) => message)
      .map(([match, message]) => ({ file, line: lineOf(text, match.index + match[0].length), message }));
  });
  return [...houses.flatMap(unlisted), ...wrong];
}

/** Packages with floors, each with the number of a folder's floor by its name. */
function floorsOf(base, floors) {
  return Object.entries(floors).map(([folder, list]) => ({
    folder,
    src: join(base, folder, 'src'),
    levels: new Map(list.flatMap((names, level) => names.split(' ').map((name) => [name, level]))),
  }));
}

/** Folders that are on no floor, and floors that are no folder. */
function unlisted({ folder, src, levels }) {
  const there = readdirSync(src, { withFileTypes: true }).flatMap((each) => (each.isDirectory() ? [each.name] : []));
  const strangers = there
    .filter((name) => !levels.has(name))
    .map((name) => [name, 'is on no floor: FLOORS in tools/arrows.mjs lists them']);
  const missing = [...levels.keys()].filter((name) => !there.includes(name)).map((name) => [name, 'is on a floor, but not there']);
  return [...strangers, ...missing].map(([name, message]) => ({ file: `${folder}/src/${name}`, line: 1, message }));
}

/** What is wrong with an import inside a package with floors. */
function wrongFloor({ src, levels }, path, [, , target]) {
  const there = resolve(dirname(path), target);
  if (!target.startsWith('.') || !there.startsWith(src + sep)) return undefined;
  const [own, other] = [path, there].map((each) => relative(src, each).split(sep)).map(([room, ...rest]) => (rest.length > 0 ? room : ''));
  const [low, high] = [own, other].map((room) => (room === '' ? Number.POSITIVE_INFINITY : levels.get(room)));
  if (own === other || low === undefined || high === undefined || low > high) return undefined;
  if (low === high) return `'${target}': ${own} and ${other} share a floor, and do not import each other`;
  return `'${target}': ${own} is below ${other || 'the files of src itself'}`;
}

/** What is drawn of a game is another room than its rules. */
const roomOf = (file, own) => (own && DRAWN.test(file) ? { ...own, kind: 'drawn' } : own);

/** Finds the package that a path or a package name belongs to. */
function packagesOf(base) {
  const packages = filesIn(join(base, 'packages'), (name) => name === 'package.json').map((path) => {
    const folder = dirname(path);
    const { name, dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(path, 'utf8'));
    const [kind] = relative(join(base, 'packages'), folder).split(sep);
    return { name, kind, folder, uses: Object.keys(dependencies), usesInTests: Object.keys(devDependencies) };
  });
  const rootFile = join(base, 'package.json');
  const shared = existsSync(rootFile) ? Object.keys(JSON.parse(readFileSync(rootFile, 'utf8')).devDependencies ?? {}) : [];
  for (const each of packages) each.usesInTests.push(...shared);
  return (path) => packages.find(({ name, folder }) => name === path || path.startsWith(folder + sep));
}

/** What is wrong with an import, in one sentence; nothing if it is fine. */
function wrongImport(own, file, path, [statement, , target], home) {
  const isTest = own.kind === 'drawn' ? file.includes('/tests/') : !file.includes('/src/');
  if (target.startsWith('.')) {
    const there = resolve(dirname(path), target);
    if (!there.startsWith(own.folder + sep)) return `'${target}' leaves ${own.name}: import a package by its name`;
    const source = join(own.folder, 'src') + sep;
    if (own.kind === 'drawn' && there.startsWith(source)) return `'${target}': what is drawn takes from ${own.name} what it exports`;
    if (own.kind === 'games' && !isTest && !there.startsWith(source)) return `'${target}': rules know nothing of what is drawn`;
    const reckons =
      own.kind === 'games' && /\/src\/content\/(?!inspect\.ts)/.test(file) && there.startsWith(join(own.folder, 'src', 'rules') + sep);
    return reckons && !isTypeOnly(statement) ? `'${target}': content is data, which the page draws; rules stay out of it` : undefined;
  }
  if (!target.startsWith('@astragal/')) return wrongLibrary(own, isTest, target, home);
  const [scope, short, ...rest] = target.split('/');
  const other = home(`${scope}/${short}`);
  if (!other) return `there is no package '${scope}/${short}'`;
  if (rest[0] === 'src' || rest[0] === 'dist') return `'${target}' reaches into ${other.name}: import what it exports`;
  if (other.name === '@astragal/kernel' && rest[0] === 'testing' && !isTest && !USERS_OF_TESTING.includes(own.kind))
    return `'${target}' is for tests, ${USERS_OF_TESTING.join(', ')}`;
  const isOwn = other.name === own.name;
  if (own.kind === 'drawn' && isOwn && !isTest && !WORKSHOP.test(`/${file}`))
    if (!ON_THE_PAGE.includes(rest[0]) && !isTypeOnly(statement))
      return `'${target}': the page knows no rule; it may import ${ON_THE_PAGE.map((each) => `${other.name}/${each}`).join(', ')}, or types`;
  if (isOwn) return undefined;
  const allowed = [...(ARROWS[own.kind] ?? []), ...(isTest ? (ARROWS_OF_TESTS[own.kind] ?? []) : [])];
  if (allowed.includes(other.kind)) return undefined;
  return `${own.name} may not import ${other.name}; it may import ${allowed.join(', ') || 'no package'}`;
}

function wrongLibrary(own, isTest, target, home) {
  if (target.startsWith('node:'))
    return !isTest && [...PURE, 'shelf', 'wire'].includes(own.kind) ? `'${target}': ${own.name} also runs in browsers` : undefined;
  if (/^[a-z]+:/.test(target)) return undefined; // Made by the bundler.
  const library = target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/');
  const isBundled = ['web', 'table', 'drawn'].includes(own.kind);
  const giver = own.kind === 'drawn' ? (home('@astragal/table') ?? own) : own;
  const named = isTest || isBundled ? [...giver.uses, ...giver.usesInTests] : own.uses;
  return named.includes(library) ? undefined : `'${library}' is not among the dependencies of ${own.name}`;
}

/** The text with comments blanked out, so that lines stay where they are. */
function withoutComments(text) {
  return text.replace(/(['"`])(?:\\.|(?!\1)[^\\\n])*\1|\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<!:)\/\/[^\n]*/g, (part, quote) =>
    quote ? part : part.replace(/[^\n]/g, ' '),
  );
}

const lineOf = (text, index) => text.slice(0, index).split('\n').length;

if (isMain(import.meta)) {
  const wrong = wrongArrows();
  for (const { file, line, message } of wrong) console.log(`${file}:${line}: ${message}`);
  process.exitCode = wrong.length ? 1 : 0;
}
