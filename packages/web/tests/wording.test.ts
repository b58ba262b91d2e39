/** The words of drawn tables: one file a language, the same words in each. */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@astragal/kernel';
import { describe, expect, it } from 'vitest';
import { wordingOf } from '../src/games/registry.ts';

const games = fileURLToPath(new URL('../src/games', import.meta.url));
const drawn = readdirSync(games, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Still to be split by language. */
const WHOLE: readonly string[] = ['sanctum'];

/** Every word by its path; functions are words too. */
function paths(part: unknown, path = ''): string[] {
  if (typeof part !== 'object' || part === null) return [path];
  return Object.entries(part).flatMap(([key, value]) => paths(value, `${path}/${key}`));
}

describe.each(drawn.filter((game) => !WHOLE.includes(game)))('the table of %s', (game) => {
  it('says the same in every language', async () => {
    const [english, ...others] = (await Promise.all(LANGUAGES.map((language) => wordingOf(game, language)))) as { words: object }[];
    expect(paths(english?.words).length).toBeGreaterThan(1);
    // What else a language exports are names of the box, which are declined as the language wants.
    for (const other of others) {
      expect(Object.keys(other).toSorted()).toEqual(Object.keys(english!).toSorted());
      expect(paths(other.words).toSorted()).toEqual(paths(english?.words).toSorted());
    }
  });
});

it('a table without words of its own is given none', async () => {
  expect(await wordingOf('pig', 'en')).toBeUndefined();
});
