import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bundled, headed, listed } from './freeze.mjs';
import { at } from './lib.mjs';

describe('freeze', () => {
  it('gives the same bytes for the same sources, in one file that needs no other', async () => {
    const [one, two] = [await bundled('dice-forge'), await bundled('dice-forge')];
    expect(two).toBe(one);
    expect(one).not.toMatch(/\bfrom\s*["'`]|\bimport\s*[("'`{]/);
    expect(headed('dice-forge', 7, one).split('\n')[1]).toContain("Version 7 of the rules of 'dice-forge'");
  });

  it('lists a version once, in order', () => {
    const empty = readFileSync(at('packages/shelf/src/kept.ts'), 'utf8').replace(/^ {2}'.*\n/gm, '');
    const lines = (source: string): string[] => source.match(/^ {2}'[^']+'/gm) ?? [];
    const both = listed(listed(listed(empty, 'pig-2'), 'pig-1'), 'pig-2');
    expect(lines(both)).toEqual(["  'pig-1'", "  'pig-2'"]);
    expect(both.endsWith('};\n')).toBe(true);
  });

  it.each([
    ['freeze', 'a version that is kept', ['tools/freeze.mjs', 'dice-forge'], 'dice-forge-1 is kept already'],
    ['freeze', 'a game that is not there', ['tools/freeze.mjs', 'chess'], "There is no game 'chess'"],
    ['corpus', 'a version that is recorded', ['tools/corpus.mjs', 'dice-forge'], 'dice-forge-1 was recorded already'],
  ])('%s refuses %s', (_, __, args, message) => {
    const before = readFileSync(at('packages/shelf/kept/dice-forge-1.js'));
    expect(() => execFileSync(process.execPath, args, { cwd: at(), stdio: 'pipe' })).toThrow(message);
    expect(readFileSync(at('packages/shelf/kept/dice-forge-1.js'))).toEqual(before);
  });
});
