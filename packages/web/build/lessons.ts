/**
 * `import lessons from 'virtual:lessons'`: the lessons of every game, `packages/games/<id>/learn/lessons/NN-name.json`. A lesson is written as one
 * file in three languages and travels in one: each game and language is a chunk of its own.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language, type Lesson } from '@astragal/kernel';
import type { Plugin } from 'vite';

const ALL = 'virtual:lessons';
const NAMED = /^\d\d-(.+)\.json$/;
const NO_PIECES = '{ "pieces": {}, "ways": {} }';

/** Serves the lessons that lie under `games`. */
export function lessons(games: string): Plugin {
  const folderOf = (game: string): string => join(games, game, 'learn/lessons');
  const taught = (): string[] => readdirSync(games).filter((game) => existsSync(folderOf(game)));
  return {
    name: 'lessons',
    resolveId(id) {
      return id === ALL || id.startsWith(`${ALL}/`) ? `\0${id}` : undefined;
    },
    load(id) {
      if (id === `\0${ALL}`) return index(taught());
      if (!id.startsWith(`\0${ALL}/`)) return undefined;
      const [game = '', part = ''] = id.slice(ALL.length + 2).split('/');
      const folder = folderOf(game);
      if (part === 'pieces') {
        const file = join(folder, 'pieces.json');
        if (existsSync(file)) this.addWatchFile(file);
        return `export default ${existsSync(file) ? readFileSync(file, 'utf8') : NO_PIECES}`;
      }
      const files = readdirSync(folder)
        .filter((name) => NAMED.test(name))
        .sort();
      for (const name of files) this.addWatchFile(join(folder, name));
      const read = files.map((name) => ({
        ...(JSON.parse(readFileSync(join(folder, name), 'utf8')) as Lesson),
        game,
        id: NAMED.exec(name)![1],
      }));
      return `export default ${JSON.stringify(read, (_, value) => inOne(value, part as Language))}`;
    },
  };
}

/** A text in all languages becomes one in this language alone. */
function inOne(value: unknown, language: Language): unknown {
  const isWording = typeof value === 'object' && value !== null && LANGUAGES.every((each) => each in value);
  return isWording ? { [language]: (value as Record<Language, string>)[language] } : value;
}

function index(games: readonly string[]): string {
  const part = (game: string, name: string): string => `() => import(${JSON.stringify(`${ALL}/${game}/${name}`)})`;
  const entries = games.map((game) => {
    const parts = [...LANGUAGES, 'pieces'].map((name) => `${name}: ${part(game, name)}`);
    return `${JSON.stringify(game)}: { ${parts.join(', ')} }`;
  });
  return `export default { ${entries.join(',\n')} };`;
}
