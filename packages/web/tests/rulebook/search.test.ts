/** Everyday questions find their rule among the first three, in three languages. */
import { LANGUAGES } from '@astragal/kernel';
import { onShelf } from '@astragal/shelf';
import { expect, test } from 'vitest';
import { indexOf } from '../../src/rulebook/asking.ts';
import { lookupOf, rulebooks } from '../../src/rulebook/registry.ts';
import { Index, tongueOf } from '../../src/rulebook/search.ts';
import { isSlip, plain, same, stemmer } from '../../src/rulebook/stems.ts';
import { askAll, searchCases } from './search-cases.ts';

/** So many of a hundred questions must find their answer, in every game and in every language. */
const ENOUGH = 95;
const share = ({ asked, found }: { asked: number; found: number }): number => (100 * found) / asked;

test('what newcomers ask is found among the first three', async () => {
  const { missed, games, languages, ...all } = await askAll();
  const told = missed.map(({ game, language, question, got }) => `${game} ${language} ${question}: ${got.join('; ')}`).join('\n');
  expect(share(all), told).toBeGreaterThanOrEqual(ENOUGH);
  for (const [each, tally] of Object.entries({ ...games, ...languages }))
    expect(share(tally), `${each}\n${told}`).toBeGreaterThanOrEqual(ENOUGH);
});

test('every book is asked in every language, and every answer exists', async () => {
  expect(Object.keys(searchCases).sort()).toEqual([...rulebooks].sort());
  for (const game of rulebooks)
    for (const language of LANGUAGES) {
      const index = (await indexOf(game, language))!;
      const cases = searchCases[game]![language];
      expect(new Set(cases.map(([question]) => question)).size).toBe(cases.length);
      expect(cases.length).toBeGreaterThanOrEqual(40);
      for (const [question, ...answers] of cases)
        expect(
          answers.filter((each) => !index.has(each)),
          question,
        ).toEqual([]);
    }
});

test.each(rulebooks)('%s: words to look a rule up by are in every language, and the rules exist', async (game) => {
  const rules = (await onShelf(game)!.rulebook('en')).flatMap((chapter) => chapter.rules.map(({ id }) => id));
  for (const [rule, words] of Object.entries(await lookupOf(game))) {
    expect(rules).toContain(rule);
    expect(Object.keys(words).sort()).toEqual([...LANGUAGES].sort());
    expect(Object.values(words).filter((text) => text.trim() === '')).toEqual([]);
  }
});

test('forms of a word are one, with and without accents', async () => {
  const pl = stemmer(await tongueOf('pl'));
  for (const word of ['zwierciadło', 'zwierciadła', 'zwierciadłem', 'zwierciadle']) expect(pl(plain(word)).slice(0, 8)).toBe('zwiercia');
  const { alike, ...tongue } = await tongueOf('ru');
  const ru = stemmer({ alike, ...tongue });
  expect(same(ru(plain('зеркалом')), ru(plain('зеркала')), alike)).toBe(true);
  expect(same(ru(plain('зеркалом')), ru(plain('золотом')), alike)).toBe(false);
  const en = await tongueOf('en');
  expect(stemmer(en)('attacks')).toBe(stemmer(en)('attacking'));
  expect(same('star', 'start', en.alike)).toBe(false);
});

test('one slip of the finger is forgiven, two are not', () => {
  for (const typed of ['mintaur', 'minotaaur', 'minotaor', 'mintoaur', 'inotaur', 'minotau'])
    expect(isSlip(typed, 'minotaur'), typed).toBe(true);
  for (const typed of ['minotaur', 'mntaur', 'mintoaru', 'hammer']) expect(isSlip(typed, 'minotaur'), typed).toBe(false);
});

test.each(rulebooks)('%s: a number finds its rule, and nonsense finds nothing', async (game) => {
  const index = (await indexOf(game, 'en'))!;
  const rule = (await onShelf(game)!.rulebook('en')).flatMap(({ rules }) => rules).at(-1)!.id;
  expect(index.ask(rule.toLowerCase()).hits[0]?.entry.id).toBe(rule);
  expect(index.ask('xyzzy plugh').hits).toEqual([]);
});

test('what only repeats rules told above it waits', () => {
  const tongue = { idle: [], endings: [], alike: 4, forms: {}, synonyms: [] };
  const entry = (id: string, title: string, rules: readonly string[]) => ({ id, kind: 'picture' as const, title, text: '', rules });
  const index = new Index(tongue, [entry('a', 'moon', ['R-1']), entry('b', 'moon', ['R-1']), entry('c', 'full moon', ['R-2'])]);
  expect(index.ask('moon').hits.map((hit) => hit.entry.id)).toEqual(['a', 'c', 'b']);
});

test('a saying of several words is looked for as one', () => {
  const tongue = { idle: ['who'], endings: [], alike: 4, forms: {}, synonyms: [['who starts', 'first player']] };
  const entry = (id: string, text: string) => ({ id, kind: 'rule' as const, title: '', text, rules: [id] });
  const index = new Index(tongue, [
    entry('R-1', 'A turn starts with a roll.'),
    entry('R-2', 'The first player is drawn.'),
    entry('R-3', 'First roll.'),
  ]);
  expect(index.ask('who starts').hits.map((hit) => hit.entry.id)).toEqual(['R-2']);
});
