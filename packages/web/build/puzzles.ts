/**
 * `import puzzles from 'virtual:puzzles'`: the puzzles of every game, `packages/games/<id>/puzzles/NN.json`. Each list is a chunk of its own, and
 * so is the index of a game: what a page must know of a puzzle before somebody opens it.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Puzzle } from '@astragal/puzzles';
import type { Plugin } from 'vite';
import type { PuzzleEntry } from '../src/puzzles/puzzles.ts';

const ALL = 'virtual:puzzles';
/** The name of a list is its number: a module whose name ends as a file of data would be read as one. */
const LIST = /^(\d\d)\.json$/;

const entryOf = ({ id, version, task, difficulty, ideas }: Puzzle, list: number): PuzzleEntry => ({
  ...{ id, version, task, difficulty, ideas, list },
});

/** Serves the puzzles that lie under `games`. */
export function puzzles(games: string): Plugin {
  const folderOf = (game: string): string => join(games, game, 'puzzles');
  const listsOf = (game: string): string[] =>
    (existsSync(folderOf(game)) ? readdirSync(folderOf(game)) : []).flatMap((name) => LIST.exec(name)?.[1] ?? []).sort();
  const fileOf = (game: string, list: string): string => join(folderOf(game), `${list}.json`);
  const read = (game: string, list: string): Puzzle[] => JSON.parse(readFileSync(fileOf(game, list), 'utf8')) as Puzzle[];
  const indexOf = (game: string): PuzzleEntry[] => listsOf(game).flatMap((list, i) => read(game, list).map((each) => entryOf(each, i)));
  return {
    name: 'puzzles',
    resolveId(id) {
      return id === ALL || id.startsWith(`${ALL}/`) ? `\0${id}` : undefined;
    },
    load(id) {
      if (id === `\0${ALL}`)
        return all(
          readdirSync(games).filter((game) => listsOf(game).length > 0),
          listsOf,
        );
      if (!id.startsWith(`\0${ALL}/`)) return undefined;
      const [game = '', part = ''] = id.slice(ALL.length + 2).split('/');
      for (const list of listsOf(game)) this.addWatchFile(fileOf(game, list));
      return `export default ${JSON.stringify(part === 'index' ? indexOf(game) : read(game, part))}`;
    },
  };
}

function all(games: readonly string[], listsOf: (game: string) => readonly string[]): string {
  const part = (game: string, name: string): string => `() => import(${JSON.stringify(`${ALL}/${game}/${name}`)})`;
  const entries = games.map((game) => {
    const lists = listsOf(game).map((list) => part(game, list));
    return `${JSON.stringify(game)}: { index: ${part(game, 'index')}, lists: [${lists.join(', ')}] }`;
  });
  return `export default { ${entries.join(',\n')} };`;
}
