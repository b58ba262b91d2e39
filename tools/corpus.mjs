/** `npm run -s corpus -- GAME`: records games of a new version of a game's rules, which must come out the same from then on. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { compile } from './build.mjs';
import { at, fail, isMain } from './lib.mjs';
import { ready } from './ready.mjs';

/** Where the games of a version (`GAME-2`) are. */
export const corpusFile = (name) => at('packages/shelf/corpus', `${name}.jsonl.gz`);

/** A corpus: a game in each line. */
export const readCorpus = (file) =>
  gunzipSync(readFileSync(file))
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

export function writeCorpus(file, games) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, gzipSync(games.map((each) => `${JSON.stringify(each)}\n`).join(''), { level: 9 }));
}

/** Compiles and loads the part that plays. */
export async function player() {
  await ready('house');
  const { code, output } = await compile('packages/cli');
  if (code !== 0) fail(`${output}\nThe TypeScript does not compile: see above`);
  const [{ recordedGames }, { outcomeOf }, { onShelf }] = await Promise.all(
    ['cli/dist/src/corpus.js', 'kernel/dist/testing/corpus.js', 'shelf/dist/src/index.js'].map((path) => import(at('packages', path))),
  );
  return { recordedGames, outcomeOf, onShelf };
}

if (isMain(import.meta)) {
  const [id] = process.argv.slice(2);
  const { recordedGames, onShelf } = await player();
  const rules = await onShelf(id ?? '')?.rules();
  if (!rules) fail(`There is no game '${id}': npm run -s corpus -- GAME`, 2);
  const name = `${id}-${rules.game.version}`;
  const file = corpusFile(name);
  if (existsSync(file))
    fail(
      `${name} was recorded already. Other rules need a higher version; one that nobody has played yet may be removed and recorded anew.`,
    );
  writeCorpus(file, recordedGames(rules.game, rules.bots, console.log));
  console.log(`Recorded ${name}.`);
}
