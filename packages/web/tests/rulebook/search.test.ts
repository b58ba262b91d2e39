/** Everyday questions find their rule among the first five, in three languages. */
import { LANGUAGES, type Language } from '@astragal/kernel';
import { onShelf } from '@astragal/shelf';
import { describe, expect, test } from 'vitest';
import { byGame } from '../../src/games/by-game.ts';
import { wordingOf } from '../../src/games/registry.ts';
import { entriesOf, namedPieces } from '../../src/rulebook/entries.ts';
import { bookOf, bookWordsOf, piecesOf, rulebooks } from '../../src/rulebook/registry.ts';
import { Index, plain, same, stemmer, tongueOf } from '../../src/rulebook/search.ts';

type Asked = readonly [question: string, ...rules: string[]];
/** What people ask, as the games' own folders tell it. */
const QUESTIONS = byGame(
  import.meta.glob<Readonly<Record<Language, readonly Asked[]>>>('../../../games/*/tests/rulebook/questions.ts', {
    eager: true,
    import: 'questions',
  }),
);

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

describe.each(LANGUAGES)('%s', (language) => {
  for (const [game, questions] of Object.entries(QUESTIONS))
    test.each(questions[language])(`${game}: %s`, async (question, ...rules) => {
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

test.each(rulebooks)('%s: a number finds its rule, and nonsense finds nothing', async (game) => {
  const index = await indexOf(game, 'en');
  const rule = (await onShelf(game)!.rulebook('en')).flatMap(({ rules }) => rules).at(-1)!.id;
  expect(index.ask(rule.toLowerCase()).hits[0]?.entry.id).toBe(rule);
  expect(index.ask('xyzzy plugh').hits).toEqual([]);
});
