import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shelf } from '@astragal/shelf';
import { describe, expect, it } from 'vitest';
import { bundled, headed, listed } from './freeze.mjs';
import { at } from './lib.mjs';

const KEPT = at('packages/shelf/kept');
/** A game whose present version is kept, and the name of that version. */
const [name, id] = shelf
  .map((entry) => [`${entry.id}-${entry.version}`, entry.id] as const)
  .find(([kept]) => existsSync(join(KEPT, `${kept}.js`)))!;

describe('freeze', () => {
  it('gives the same bytes for the same sources, in one file that needs no other', async () => {
    const [one, two] = [await bundled(id), await bundled(id)];
    expect(two).toBe(one);
    expect(one).not.toMatch(/\bfrom\s*["'`]|\bimport\s*[("'`{]/);
    expect(headed(id, 7, one).split('\n')[1]).toContain(`Version 7 of the rules of '${id}'`);
  });

  it('lists a version once, in order', () => {
    const empty = readFileSync(at('packages/shelf/src/kept.ts'), 'utf8').replace(/^ {2}'.*\n/gm, '');
    const lines = (source: string): string[] => source.match(/^ {2}'[^']+'/gm) ?? [];
    const both = listed(listed(listed(empty, 'pig-2'), 'pig-1'), 'pig-2');
    expect(lines(both)).toEqual(["  'pig-1'", "  'pig-2'"]);
    expect(both.endsWith('};\n')).toBe(true);
  });

  it.each([
    ['freeze', 'a version that is kept', ['tools/freeze.mjs', id], `${name} is kept already`],
    ['freeze', 'a game that is not there', ['tools/freeze.mjs', 'chess'], "There is no game 'chess'"],
    ['corpus', 'a version that is recorded', ['tools/corpus.mjs', id], `${name} was recorded already`],
  ])('%s refuses %s', (_, __, args, message) => {
    const before = readFileSync(join(KEPT, `${name}.js`));
    expect(() => execFileSync(process.execPath, args, { cwd: at(), stdio: 'pipe' })).toThrow(message);
    expect(readFileSync(join(KEPT, `${name}.js`))).toEqual(before);
  });
});
