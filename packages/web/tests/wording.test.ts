/** The words of drawn tables: one file a language, the same words in each. */
import { LANGUAGES, type Language } from '@astragal/kernel';
import { describe, expect, it } from 'vitest';
import { byGame } from '../src/games/by-game.ts';
import { wordingOf } from '../src/games/registry.ts';

/** The games whose tables say something of their own. */
const worded = Object.keys(byGame(import.meta.glob('../../games/*/table/words/en.ts')));

/** Languages differ in how many forms a noun has. */
const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];
const isNoun = (part: object): boolean => Object.keys(part).every((key) => FORMS.includes(key));

/** Every word by its path; functions are words too, a noun with its forms is one. */
function paths(part: unknown, path = ''): string[] {
  if (typeof part !== 'object' || part === null || isNoun(part)) return [path];
  return Object.entries(part).flatMap(([key, value]) => paths(value, `${path}/${key}`));
}

describe.each(worded)('the table of %s', (game) => {
  it('says the same in every language', async () => {
    const load = (language: Language) => wordingOf(game, language) as Promise<{ readonly words: object }>;
    const [english, ...others] = await Promise.all(LANGUAGES.map(load));
    expect(paths(english!.words).length).toBeGreaterThan(1);
    for (const other of others) {
      expect(Object.keys(other).toSorted()).toEqual(Object.keys(english!).toSorted());
      expect(paths(other.words).toSorted()).toEqual(paths(english!.words).toSorted());
    }
  });
});

it('a table without words of its own is given none', async () => {
  expect(await wordingOf('pig', 'en')).toBeUndefined();
});
