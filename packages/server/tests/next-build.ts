/** The server as it will be one version on: the same build with one more migration, and with new rules for Pig that today's does not know. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const PACKAGE = resolve(import.meta.dirname, '..');
/** Inside the repository, so that packages are found. */
const CACHE = resolve(PACKAGE, '../../.cache');

/** Changes a built file, which must have what is changed. */
function change(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no '${from}'`);
  writeFileSync(file, text.replace(from, to));
}

/** Makes the build; gives its program, and what takes it away again. */
export function nextBuild(): { readonly main: string; readonly folder: string } {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'next-'));
  const src = join(folder, 'packages/server/dist/src');
  cpSync(join(PACKAGE, 'dist/src'), src, { recursive: true });
  for (const file of ['package.json', 'packages/server/package.json']) cpSync(resolve(PACKAGE, '../..', file), join(folder, file));
  change(
    join(src, 'store/migrations.js'),
    '/** Tables in the order',
    "MIGRATIONS.push(['ALTER TABLE tables ADD COLUMN later TEXT']);\n/** Tables in the order",
  );
  change(
    join(src, 'ground/games.js'),
    'export async function loadGames() {',
    `export async function loadGames() {
  const games = await todaysGames();
  const pig = games.get('pig');
  const raised = { ...pig, onShelf: false, game: { ...pig.game, version: pig.game.version + 1 } };
  return new Map([...games, ['pig', { ...raised, at: async (version) => (version === pig.game.version ? pig : undefined) }]]);
}
async function todaysGames() {`,
  );
  return { main: join(src, 'main.js'), folder };
}
