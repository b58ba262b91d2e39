/**
 * `npm run -s freeze -- GAME [--from REVISION]`: keeps a version of a game's rules, with its words and bots, as one built file that is never
 * edited. The same sources give the same bytes. A version whose recorded games come out differently is not the one that was played.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { rolldown } from 'rolldown';
import { corpusFile, player, readCorpus, writeCorpus } from './corpus.mjs';
import { at, cache, fail, isMain, root } from './lib.mjs';

/** The repository's packages as they were in a revision, in a folder of their own. */
function sourcesOf(revision) {
  const base = cache('freeze', 'sources');
  rmSync(base, { recursive: true, force: true });
  mkdirSync(join(base, 'node_modules/@astragal'), { recursive: true });
  const packed = execFileSync('git', ['archive', revision, 'packages', 'tsconfig.base.json'], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', base], { input: packed });
  const folders = ['kernel', 'bots', ...readdirSync(join(base, 'packages/games')).map((id) => `games/${id}`)];
  for (const folder of folders) symlinkSync(join(base, 'packages', folder), join(base, 'node_modules/@astragal', folder.split('/').at(-1)));
  return base;
}

/** A game's manifest with all its parts, as one file. */
export async function bundled(id, base = root) {
  const bundle = await rolldown({
    input: join(base, 'packages/games', id, 'src/manifest.ts'),
    cwd: base,
    resolve: { conditionNames: ['source', 'import', 'default'] },
    logLevel: 'warn',
  });
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false, minify: true, comments: false });
  await bundle.close();
  return output[0].code;
}

/** The built file, with what a reader should know first. */
export const headed = (id, version, code) => `/**
 * Version ${version} of the rules of '${id}': rules, words and bots in one file, built by \`npm run -s freeze\`.
 * Matches that began with it are played and seen again by it, byte for byte: it is never edited and never built anew.
 * What it is kept for, and until when: docs/raising-a-version.md
 */
${code}`;

/** The list of what is kept, with one more line. */
export const listed = (source, name) => {
  const lines = source.split('\n');
  const end = lines.lastIndexOf('};');
  const start = lines.findIndex((line) => line.endsWith('= {'));
  const line = `  '${name}': () => import('@astragal/shelf/kept/${name}'),`;
  const all = [...new Set([...lines.slice(start + 1, end), line])].sort();
  return [...lines.slice(0, start + 1), ...all, ...lines.slice(end)].join('\n');
};

async function freeze(id, revision) {
  const base = revision ? sourcesOf(revision) : root;
  if (!existsSync(join(base, 'packages/games', id ?? '', 'src/manifest.ts')))
    fail(`There is no game '${id}'${revision ? ` in ${revision}` : ''}: npm run -s freeze -- GAME [--from REVISION]`, 2);
  const { recordedGames, outcomeOf } = await player();
  const code = await bundled(id, base);
  mkdirSync(cache('freeze'), { recursive: true });
  const trial = cache('freeze', `${id}.mjs`);
  writeFileSync(trial, code);
  const { manifest } = await import(trial);
  const { game, bots } = await manifest.rules();
  const name = `${id}-${game.version}`;
  const file = at('packages/shelf/kept', `${name}.js`);
  if (existsSync(file)) fail(`${name} is kept already, and a kept version is never built anew.`);
  const corpus = corpusFile(name);
  const games = existsSync(corpus) ? readCorpus(corpus) : recordedGames(game, bots, console.log);
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
  writeFileSync(file, headed(id, game.version, code));
  const list = at('packages/shelf/src/kept.ts');
  writeFileSync(list, listed(readFileSync(list, 'utf8'), name));
  console.log(`Kept ${name}: ${code.length} characters, ${games.length} recorded games.`);
}

if (isMain(import.meta)) {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { from: { type: 'string' } } });
  await freeze(positionals[0], values.from);
}
