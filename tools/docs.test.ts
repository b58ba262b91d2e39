import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { at, filesIn, root } from './lib.mjs';

/** Every page but the changelog, which tells of what was. */
const pages = filesIn(root, (name) => name.endsWith('.md') && name !== 'CHANGELOG.md').map((file) => ({
  file,
  text: readFileSync(file, 'utf8').replace(/^```[\s\S]*?^```/gm, ''),
}));

const LINK = /\]\((?!\w+:|#)([^)#\s]+)[^)]*\)/g;
/** A file of the repository by its whole path; capitals stand for something else. */
const PATH = /`((?:packages|docs|tools|bench)\/(?![^`]*\b(?:GAME|NAME|ID|X|N)\b)[\w./-]+\.\w+)`/g;

/** Pages may tell of a game that is not in this house. */
const isThere = (path: string): boolean => {
  const game = /^packages\/games\/[\w-]+\//.exec(relative(root, path))?.[0];
  return existsSync(path) || (game !== undefined && !existsSync(at(game)));
};

it('every link and every file that a page names is there', () => {
  const gone = pages.flatMap(({ file, text }) => [
    ...[...text.matchAll(LINK)].filter(([, to]) => !isThere(join(dirname(file), to!))).map(([, to]) => `${relative(root, file)}: ${to}`),
    ...[...text.matchAll(PATH)].filter(([, path]) => !isThere(at(path!))).map(([, path]) => `${relative(root, file)}: ${path}`),
  ]);
  expect(gone).toEqual([]);
  expect(pages.flatMap(({ text }) => [...text.matchAll(LINK), ...text.matchAll(PATH)]).length).toBeGreaterThan(50);
});
