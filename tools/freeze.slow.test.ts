/** Raising a version, as `docs/raising-a-version.md` says it: done to the toy, in a copy of the repository. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyOfRepository } from '../packages/web/pages/copy.ts';
import { bundled } from './freeze.mjs';
import { ruledIn } from './references.mjs';

const toy = ruledIn().find(({ id }) => id === 'pig')!;

describe('a kept file', () => {
  it('has the same bytes for the same sources, and needs no other file', async () => {
    const [one, two] = [await bundled(toy), await bundled(toy)];
    expect(two).toBe(one);
    expect(one).not.toMatch(/\bfrom\s*["'`]|\bimport\s*[("'`{]/);
  });

  it.each(ruledIn().map((each) => [each.id, each] as const))('of %s can be read, and has no bots', async (_, each) => {
    const code = await bundled(each);
    expect(code).toMatch(/^\/\*\* .+ \*\/$/m);
    expect(code).toContain('\nconst manifest = {\n');
    expect(code).not.toContain('budgetMs');
  });
});

describe('raising a version', () => {
  let copy: string;
  const inCopy = (...path: string[]): string => join(copy, ...path);
  const kept = (name: string): string => inCopy('packages/shelf/pig/kept', name);
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: copy, encoding: 'utf8' });
  const node = (...args: string[]): string => execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' });
  const change = (file: string, from: string | RegExp, to: string): void => {
    const before = readFileSync(inCopy(file), 'utf8');
    expect(before).toMatch(from);
    writeFileSync(inCopy(file), before.replace(from, to));
  };

  beforeAll(() => {
    copy = copyOfRepository().root;
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('begins with what was played', () => {
    expect(() => node('tools/freeze.mjs', 'chess')).toThrow("There is no game 'chess'");
    expect(() => node('tools/corpus.mjs', 'pig')).toThrow('pig 2 was recorded already');
    change('packages/kernel/testing/pig.ts', /^ +refuse: .*\n/m, '');
    expect(() => node('tools/freeze.mjs', 'pig')).toThrow('of pig 2 comes out differently');
    expect(existsSync(kept('2.js'))).toBe(false);
  });

  it('keeps it for two years, once', () => {
    expect(node('tools/freeze.mjs', 'pig', '--from', 'HEAD')).toContain(
      'Kept pig 2 in packages/shelf/pig/kept/2.js, with 20 recorded games',
    );
    const file = readFileSync(kept('2.js'), 'utf8');
    const [, until] = /^ \* Kept until (\S+):/m.exec(file)!;
    const days = (Date.parse(until!) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(2 * 365 - 2);
    expect(days).toBeLessThan(2 * 366);
    expect(() => node('tools/freeze.mjs', 'pig', '--from', 'HEAD')).toThrow('pig 2 is kept already');
    expect(readFileSync(kept('2.js'), 'utf8')).toBe(file);
  });

  it('goes on with a version that is recorded, beside which the earlier ones are played as ever', () => {
    change('packages/kernel/testing/pig.ts', 'version: 2,', 'version: 3,');
    change('packages/shelf/src/pig.ts', 'version: 2,', 'version: 3,');
    expect(() => node('tools/freeze.mjs', 'pig')).toThrow('pig 3 has no recorded games');
    expect(node('tools/corpus.mjs', 'pig')).toContain('Recorded pig 3.');
    node('node_modules/vitest/vitest.mjs', 'run', 'packages/shelf/tests/versions.slow.test.ts', '-t', 'pig');
    expect(
      git('status', '--porcelain', '-uall')
        .trim()
        .split('\n')
        .map((line) => line.trim()),
    ).toEqual([
      'M packages/kernel/testing/pig.ts',
      'M packages/shelf/src/pig.ts',
      '?? packages/shelf/pig/kept/2.js',
      '?? packages/shelf/pig/kept/3.jsonl.gz',
    ]);
  });
});
