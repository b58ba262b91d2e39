/** Everyday questions find their rule among the first five, in three languages. */
import type { Language } from '@astragal/kernel';
import { onShelf } from '@astragal/shelf';
import { describe, expect, test } from 'vitest';
import { wordingOf } from '../../src/games/registry.ts';
import { entriesOf, namedPieces } from '../../src/rulebook/entries.ts';
import { bookOf, bookWordsOf, piecesOf, rulebooks } from '../../src/rulebook/registry.ts';
import { Index, plain, same, stemmer, tongueOf } from '../../src/rulebook/search.ts';
import { QUESTIONS } from './questions.ts';

async function indexOf(game: string, language: Language): Promise<Index> {
  const [book, says, chapters, tongue, box, wording] = await Promise.all([
    bookOf(game),
    bookWordsOf(game, language),
    onShelf(game)!.rulebook(language),
    tongueOf(language),
    piecesOf(game),
    wordingOf(game, language),
  ]);
  return new Index(tongue, entriesOf(book!, says!, chapters, namedPieces(box, wording)), says!.synonyms);
}

/** How far down a rule may be and still count as found. */
const FIRST = 5;

describe.each(Object.entries(QUESTIONS) as [Language, (typeof QUESTIONS)['en']][])('%s', (language, games) => {
  test('there are questions to every book', () => {
    for (const game of rulebooks) expect(games[game]?.length, game).toBeGreaterThanOrEqual(10);
  });
  for (const [game, questions] of Object.entries(games))
    test.each(questions)(`${game}: %s`, async (question, ...rules) => {
      const { hits } = (await indexOf(game, language)).ask(question);
      const found = hits.slice(0, FIRST).map(({ entry }) => entry);
      expect(
        found.some((entry) => entry.rules.some((rule) => rules.includes(rule))),
        found.map(({ kind, id, title, rules: about }) => `${kind} ${id} ${title} ${about}`).join('\n'),
      ).toBe(true);
    });
});

test('forms of a word are one, with and without accents', async () => {
  const pl = stemmer(await tongueOf('pl'));
  for (const word of ['zwierciadło', 'zwierciadła', 'zwierciadłem', 'zwierciadle']) expect(pl(plain(word)).slice(0, 8)).toBe('zwiercia');
  const ru = stemmer(await tongueOf('ru'));
  expect(same(ru(plain('зеркалом')), ru(plain('зеркала')))).toBe(true);
  expect(same(ru(plain('зеркалом')), ru(plain('золотом')))).toBe(false);
  const en = stemmer(await tongueOf('en'));
  expect(en('attacks')).toBe(en('attacking'));
});

test('a number finds its rule, and nonsense finds nothing', async () => {
  const index = await indexOf('dice-forge', 'en');
  expect(index.ask('df-46').hits[0]?.entry.id).toBe('DF-46');
  expect(index.ask('xyzzy plugh').hits).toEqual([]);
});
