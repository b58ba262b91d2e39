/** A game is one folder: what runs outside of it does not name it. */
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { at } from './lib.mjs';

const games = readdirSync(at('packages/games'), { withFileTypes: true }).flatMap((each) => (each.isDirectory() ? [each.name] : []));

/** The files in which a word stands, but for those of these places. */
function filesWith(word: string, ...but: readonly string[]): string[] {
  const places = ['.', ...but.map((each) => `:!${each}`)];
  try {
    return execFileSync('git', ['grep', '-lwiF', '--untracked', '-e', word, '-e', word.replaceAll('-', ' '), '--', ...places], {
      cwd: at(),
      encoding: 'utf8',
    })
      .trim()
      .split('\n');
  } catch {
    return []; // There is none.
  }
}

it.each(games)('outside of its folder %s is named by text for readers alone', (id) => {
  expect(filesWith(id, `packages/games/${id}`, '*.md', 'docs')).toEqual([]);
});

it('a file that names a word is found', () => {
  expect(filesWith('pig', '*.md')).toContain('packages/shelf/src/pig.ts');
});
