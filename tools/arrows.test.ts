import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { wrongArrows } from './arrows.mjs';

/** A small house of the same shape: enough packages to draw right and wrong arrows. */
const HOUSE = {
  'packages/kernel/package.json': '{ "name": "@astragal/kernel" }',
  'packages/kernel/src/index.ts': "export * from './play.ts';\n",
  'packages/kernel/src/play.ts': '/** Math.random in a comment harms nobody. */\nexport const play = 1;\n',
  'packages/bots/package.json': '{ "name": "@astragal/bots" }',
  'packages/games/beta/package.json': '{ "name": "@astragal/beta" }',
  'packages/games/alpha/package.json': '{ "name": "@astragal/alpha" }',
  'packages/server/package.json': '{ "name": "@astragal/server", "dependencies": { "fastify": "5" } }',
  'packages/web/package.json': '{ "name": "@astragal/web" }',
  'packages/table/package.json': '{ "name": "@astragal/table", "devDependencies": { "svelte": "5" } }',
  'packages/games/alpha/src/index.ts': "import type { Game } from '@astragal/kernel';\nimport { random } from '@astragal/bots';\n",
  'packages/games/alpha/tests/laws.test.ts': "import { laws } from '@astragal/kernel/testing';\n",
  'packages/server/src/main.ts': "import { readFile } from 'node:fs';\nimport fastify from 'fastify';\n",
};

let house: string;
afterEach(() => rmSync(house, { recursive: true, force: true }));

function complaints(planted: Record<string, string> = {}, floors: Record<string, readonly string[]> = {}): string[] {
  house = mkdtempSync(join(tmpdir(), 'arrows-'));
  for (const [path, text] of Object.entries({ ...HOUSE, ...planted })) {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), text);
  }
  return wrongArrows(house, floors).map(({ file, line, message }) => `${file}:${line}: ${message}`);
}

describe('arrows', () => {
  it('finds nothing wrong with the house as it is meant', () => {
    expect(complaints()).toEqual([]);
  });

  it.each([
    ['what is drawn', 'packages/games/alpha/table/x.ts', "import { CARDS } from '@astragal/alpha/content';"],
    ['what is known', 'packages/games/alpha/learn/x.ts', "import { blockable } from '@astragal/alpha/insight';"],
    [
      'what every table shares',
      'packages/games/alpha/table/x.svelte',
      "import { tick } from 'svelte';\nimport a from '@astragal/table/a.ts';",
    ],
    [
      'types',
      'packages/games/alpha/rulebook/x.ts',
      "import { type A, type B } from '@astragal/alpha';\nimport type { C } from '@astragal/alpha';",
    ],
    ['everything, in the workshop', 'packages/games/alpha/table/dev/x.ts', "import { alpha } from '@astragal/alpha';"],
    ['everything, in tests', 'packages/games/alpha/tests/table/x.test.ts', "import { alpha } from '@astragal/alpha';"],
  ])('what is drawn of a game may import %s', (_, path, text) => {
    expect(complaints({ [path]: text })).toEqual([]);
  });

  it.each([
    ['the kernel knows no bots', 'packages/kernel/src/x.ts', "\nimport { random } from '@astragal/bots';", ':2: @astragal/kernel may not'],
    ['games never import one another', 'packages/games/alpha/src/x.ts', "export { a } from '@astragal/beta';", 'may not import'],
    ['nor by type alone', 'packages/games/alpha/src/x.ts', "import type { A } from '@astragal/beta';", 'may not import'],
    ['nor late', 'packages/games/alpha/src/x.ts', "const a = await import('@astragal/beta');", 'may not import'],
    ['nor over several lines', 'packages/bots/src/x.ts', "import {\n  a,\n  b,\n} from '@astragal/alpha';", ':4: @astragal/bots may not'],
    ['no way around by path', 'packages/bots/src/x.ts', "import { play } from '../../kernel/src/play.ts';", 'leaves @astragal/bots'],
    ['no reaching inside', 'packages/bots/src/x.ts', "import { play } from '@astragal/kernel/src/play.ts';", 'reaches into'],
    ['testing is for tests', 'packages/games/alpha/src/x.ts', "import { laws } from '@astragal/kernel/testing';", 'is for tests'],
    ['a component obeys too', 'packages/web/src/App.svelte', "<script>\nimport x from '@astragal/server';\n</script>", ':2: @astragal/web'],
    ['libraries are declared', 'packages/server/src/x.ts', "import leftPad from 'left-pad';", "'left-pad' is not among"],
    ['rules have no machine', 'packages/kernel/src/x.ts', "import { readFileSync } from 'node:fs';", 'also runs in browsers'],
    ['rules roll no dice of their own', 'packages/games/alpha/src/x.ts', 'export const a = Math.random();', 'Math.random has no place'],
    ['rules know no clock', 'packages/bots/src/x.ts', 'export const a = new Date();', 'Date has no place'],
    ['the page knows no game', 'packages/web/src/x.ts', "import type { A } from '@astragal/alpha';", 'may not import'],
    ['shared tables know no game', 'packages/table/src/x.ts', "import type { A } from '@astragal/alpha';", 'may not import'],
    ['rules know no drawing', 'packages/games/alpha/src/x.ts', "import { a } from '../table/a.ts';", 'nothing of what is drawn'],
    ['nor what tables share', 'packages/games/alpha/src/x.ts', "import { a } from '@astragal/table/a.ts';", 'may not import'],
    ['a drawing has no side door', 'packages/games/alpha/table/x.ts', "import { a } from '../src/rules/a.ts';", 'what it exports'],
    ['the page knows no rule', 'packages/games/alpha/table/x.ts', "import { alpha } from '@astragal/alpha';", 'the page knows no rule'],
    [
      'nor with types around it',
      'packages/games/alpha/table/x.ts',
      "import { type A, b } from '@astragal/alpha';",
      'the page knows no rule',
    ],
    ['nor late', 'packages/games/alpha/table/x.ts', "const a = await import('@astragal/alpha/bots');", 'the page knows no rule'],
    ['nor by way of content', 'packages/games/alpha/src/content/x.ts', "import { a } from '../rules/a.ts';", 'content is data'],
  ])('%s', (_, path, text, message) => {
    const found = complaints({ [path]: text });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(path);
    expect(found[0]).toContain(message);
  });
});

describe('floors', () => {
  const FLOORS = { 'packages/server': ['ground', 'store replay', 'http'] };
  const ROOMS = Object.fromEntries(
    ['ground/log', 'store/rows', 'replay/playing', 'http/site'].map((name) => [`packages/server/src/${name}.ts`, 'export const a = 1;\n']),
  );
  const within = (path: string, text: string): string[] => complaints({ ...ROOMS, [`packages/server/src/${path}`]: text }, FLOORS);

  it.each([
    ['a lower floor', 'http/x.ts', "import { a } from '../ground/log.ts';\nimport type { b } from '../store/rows.ts';"],
    ['its own room', 'store/deep/x.ts', "import { a } from '../rows.ts';"],
    ['anything, above all rooms', 'start.ts', "import { a } from './http/site.ts';\nimport './main.ts';"],
  ])('a file may import from %s', (_, path, text) => {
    expect(within(path, text)).toEqual([]);
  });

  it.each([
    ['nobody looks up', 'ground/x.ts', "\nimport { a } from '../store/rows.ts';", ':2: ', 'ground is below store'],
    ['nor for a type', 'ground/x.ts', "import type { a } from '../http/site.ts';", ':1: ', 'ground is below http'],
    ['nor late', 'store/x.ts', "const a = await import('../http/site.ts');", ':1: ', 'store is below http'],
    ['nor from further down', 'store/deep/x.ts', "export { a } from '../../http/site.ts';", ':1: ', 'store is below http'],
    ['nor at what is above all rooms', 'http/x.ts', "import '../main.ts';", ':1: ', 'http is below the files of src itself'],
    ['nor at a neighbour', 'store/x.ts', "import { a } from '../replay/playing.ts';", ':1: ', 'store and replay share a floor'],
  ])('%s', (_, path, text, line, message) => {
    const found = within(path, text);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`packages/server/src/${path}${line}`);
    expect(found[0]).toContain(message);
  });

  it('tells of a room that is on no floor, and of a floor that is no room', () => {
    expect(within('cellar/x.ts', "import '../http/site.ts';")).toEqual([
      expect.stringContaining('packages/server/src/cellar:1: is on no floor'),
    ]);
    const missing = complaints(ROOMS, { 'packages/server': ['ground', 'store replay', 'http', 'attic'] });
    expect(missing).toEqual(['packages/server/src/attic:1: is on a floor, but not there']);
  });
});
