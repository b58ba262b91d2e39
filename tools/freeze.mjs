/**
 * `npm run -s freeze -- GAME [--from REVISION] [--until DATE]`: keeps a version of a game's rules, with its words, as one readable file that
 * is never edited. The same sources give the same bytes. A version whose recorded games come out differently is not the one that was played.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { rolldown } from 'rolldown';
import { corpusFile, player, readCorpus, writeCorpus } from './corpus.mjs';
import { cache, fail, isMain, root } from './lib.mjs';
import { linkGames, ruledIn, writeGames } from './references.mjs';

/** So long a version is kept after it was frozen. */
const YEARS = 2;

/** The repository's packages as they were in a revision, in a folder of their own. */
function sourcesOf(revision) {
  const base = cache('freeze', 'sources');
  rmSync(base, { recursive: true, force: true });
  mkdirSync(join(base, 'node_modules/@astragal'), { recursive: true });
  const packed = execFileSync('git', ['archive', revision, 'packages', 'tsconfig.base.json'], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', base], { input: packed });
  for (const name of ['kernel', 'bots']) symlinkSync(join(base, 'packages', name), join(base, 'node_modules/@astragal', name));
  linkGames(base);
  writeGames(base);
  return base;
}

/** Bots are not kept, neither the game's own (`src/bots`) nor those of any game: there is nobody in their place. */
const withoutBots = (manifest, base) => {
  const bots = [join(dirname(manifest), 'bots/index.ts'), join(base, 'packages/bots/src/index.ts')];
  return { name: 'without-bots', load: (file) => (bots.includes(file) ? 'export const bots = [];' : undefined) };
};

/** The manifest's parts are in the same file, so they need not be waited for; that reads as it was written. */
const inOnePiece = (manifest) => ({
  name: 'in-one-piece',
  transform(code, file) {
    if (file !== manifest) return undefined;
    const parts = [...new Set([...code.matchAll(/\bimport\(('[^']+')\)/g)].map(([, part]) => part))];
    const whole = code.replace(/\bimport\(('[^']+')\)/g, (_, part) => `Promise.resolve(part${parts.indexOf(part)})`);
    return `${parts.map((part, i) => `import * as part${i} from ${part};\n`).join('')}${whole}`;
  },
});

/** A game's manifest with its rules and words, as one file. */
export async function bundled({ manifest }, base = root) {
  const bundle = await rolldown({
    input: manifest,
    cwd: base,
    resolve: { conditionNames: ['source', 'import', 'default'] },
    plugins: [withoutBots(manifest, base), inOnePiece(manifest)],
    treeshake: { moduleSideEffects: false },
    shimMissingExports: true,
    checks: { shimmedExport: false },
    logLevel: 'warn',
  });
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false, minify: false });
  await bundle.close();
  return output[0].code;
}

/** The built file, with what a reader should know first. */
const headed = (id, version, until, code) => `/**
 * Version ${version} of the rules of '${id}', rules and words in one file, built by \`npm run -s freeze\`.
 * Matches that began with it are played and seen again by it, byte for byte: it is never edited and never built anew.
 * Kept until ${until}: docs/raising-a-version.md
 */
${code.trimEnd()}
`;

function inYears(years) {
  const day = new Date();
  day.setUTCFullYear(day.getUTCFullYear() + years);
  return day.toISOString().slice(0, 10);
}

async function freeze(id, revision, until = inYears(YEARS)) {
  const find = (base) => ruledIn(base).find((each) => each.id === id && existsSync(each.manifest));
  const base = revision ? sourcesOf(revision) : root;
  const home = find(root);
  const source = find(base);
  if (!home || !source)
    fail(`There is no game '${id}'${revision ? ` in ${revision}` : ''}: npm run -s freeze -- GAME [--from REVISION] [--until DATE]`, 2);
  const { outcomeOf } = await player();
  const code = await bundled(source, base);
  mkdirSync(cache('freeze'), { recursive: true });
  const trial = cache('freeze', `${id}.mjs`);
  writeFileSync(trial, code);
  const { manifest } = await import(trial);
  const { game } = await manifest.rules();
  const name = `${id} ${game.version}`;
  const corpus = corpusFile(home, game.version);
  const file = join(home.folder, 'kept', `${game.version}.js`);
  if (existsSync(file)) fail(`${name} is kept already, and a kept version is never built anew.`);
  if (!existsSync(corpus)) fail(`${name} has no recorded games: npm run -s corpus -- ${id}`);
  const games = readCorpus(corpus);
  const outcomes = games.map(({ record }) => outcomeOf(game, record));
  const other = games.findIndex(({ rules }, i) => rules !== outcomes[i].rules);
  if (other >= 0)
    fail(
      `Game ${other + 1} of ${name} comes out differently: its rules have changed since. Freeze the ones that were played: --from REVISION`,
    );
  writeCorpus(
    corpus,
    games.map(({ record }, i) => ({ record, ...outcomes[i] })),
  );
  writeFileSync(file, headed(id, game.version, until, code));
  console.log(`Kept ${name} in ${relative(root, file).split(sep).join('/')}, with ${games.length} recorded games, until ${until}.`);
}

if (isMain(import.meta)) {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { from: { type: 'string' }, until: { type: 'string' } } });
  await freeze(positionals[0], values.from, values.until);
}
