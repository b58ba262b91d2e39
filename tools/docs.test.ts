import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { ARROWS, FLOORS } from './arrows.mjs';
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

const page = (path: string): string => readFileSync(at(path), 'utf8');
/** What stands in backquotes in the first column of a page's tables. */
const firstColumn = (path: string): string[] =>
  [...page(path).matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell]) => [...cell!.matchAll(/`([^`]+)`/g)].map(([, word]) => word!));

/** Rooms of the drawing that are called otherwise than by their folder. */
const ROOMS: Readonly<Record<string, string>> = { 'games/* drawn': 'drawn', 'games/* src': 'games' };

it('the drawing of the house has every room with what it may import, and nothing on its own floor or above', () => {
  const drawing = /```\n([\s\S]*?)```/.exec(page('ARCHITECTURE.md'))![1]!;
  const floors = drawing.split(/^─+\n/m).slice(1);
  const rooms = floors.map((floor) =>
    floor
      .trim()
      .split('\n')
      .map((row) => row.trim().split(/ {2,}/)),
  );
  const drawn = rooms.flat().map(([name, , uses]) => [ROOMS[name!] ?? name!, uses === 'nothing' ? [] : uses!.split(' ')] as const);
  const sorted = (arrows: readonly (readonly [string, readonly string[]])[]) =>
    Object.fromEntries(arrows.map(([name, uses]) => [name, [...uses].sort()]));
  expect(sorted(drawn)).toEqual(sorted(Object.entries(ARROWS)));
  const floorOf = new Map(rooms.flatMap((floor, i) => floor.map(([name]) => [ROOMS[name!] ?? name!, i] as const)));
  for (const [name, uses] of drawn)
    for (const each of uses) expect(floorOf.get(each)!, `${name} -> ${each}`).toBeGreaterThan(floorOf.get(name)!);
});

it.each(Object.entries(FLOORS))('the README of %s has every floor, from the lowest', (folder, floors) => {
  const named = firstColumn(`${folder}/README.md`);
  const rooms = floors.flatMap((names) => names.split(' '));
  expect(named.filter((name) => rooms.includes(name)).sort()).toEqual([...rooms].sort());
  const places = floors.map((names) => Math.max(...names.split(' ').map((name) => named.indexOf(name))));
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

it('the README of the command line has every command', () => {
  const commands = filesIn(at('packages/cli/src/commands'), (name) => name.endsWith('.ts')).map(
    (file) => /^ {2}name: '([\w-]+)'/m.exec(readFileSync(file, 'utf8'))![1]!,
  );
  expect(firstColumn('packages/cli/README.md').sort()).toEqual(commands.sort());
});
