import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { namesTwice } from './type-names.mjs';

const house = (files: Readonly<Record<string, string>>): string => {
  const base = mkdtempSync(join(tmpdir(), 'names-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(base, name)), { recursive: true });
    writeFileSync(join(base, name), text);
  }
  return base;
};

describe('type names', () => {
  it('no type of infrastructure has the name of another', () => {
    expect(namesTwice().map(([name]) => name)).toEqual([]);
  });

  it('finds what is written in any way of saying it', () => {
    const base = house({
      'packages/kernel/src/a.ts':
        'export interface A {}\nexport type B<T> = T;\nexport abstract class C {}\ninterface Own {}\nexport const D = 1;\n',
      'packages/bots/testing/b.ts': 'export type A = 1;\nexport interface Own {}\n',
      'packages/web/src/b.svelte': '<script module lang="ts">\n  export interface B {}\n</script>\n',
      'packages/server/src/deep/c.ts': 'export class C {}\nexport type D = 1;\n',
    });
    expect(namesTwice(base)).toEqual([
      ['A', ['packages/kernel/src/a.ts', 'packages/bots/testing/b.ts']],
      ['B', ['packages/kernel/src/a.ts', 'packages/web/src/b.svelte']],
      ['C', ['packages/kernel/src/a.ts', 'packages/server/src/deep/c.ts']],
    ]);
  });

  it('games and tests speak for themselves', () => {
    const base = house({
      'packages/kernel/src/a.ts': 'export interface State {}\n',
      'packages/kernel/tests/a.test.ts': 'export interface State {}\n',
      'packages/games/chess/src/state.ts': 'export interface State {}\n',
      'packages/web/src/games/chess/a.ts': 'export interface State {}\n',
    });
    expect(namesTwice(base)).toEqual([]);
  });
});
