/** Rulebooks that show: every picture is played by the rules, every rule is in a chapter, and all of it is said in three languages. */
import { LANGUAGES, ScriptAnswerError } from '@astragal/kernel';
import { onShelf } from '@astragal/shelf';
import { picturesOf, spread } from '@astragal/table/rulebook/reading.ts';
import { describe, expect, test } from 'vitest';
import { play } from '../../src/rulebook/play.ts';
import { bookOf, bookWordsOf, rulebooks } from '../../src/rulebook/registry.ts';

const books = await Promise.all(
  rulebooks.map(async (id) => ({ id, book: (await bookOf(id))!, rules: await onShelf(id)!.rules(), entry: onShelf(id)! })),
);

describe.each(books)('$id', ({ id, book, rules, entry }) => {
  test.each(picturesOf(book).map((picture) => [picture.id, picture] as const))('the rules allow %s', (_, picture) => {
    expect(play(rules, picture).moments.length).toBeGreaterThan(1);
  });

  test('a live picture can be played with any luck', () => {
    for (const picture of picturesOf(book).filter(({ live }) => live === 'roll'))
      for (let seed = 0; seed < 40; seed++) expect(() => play(rules, picture, `${seed}`), `${picture.id} ${seed}`).not.toThrow();
  });

  test('there are pictures, each once', () => {
    const ids = picturesOf(book).map((picture) => picture.id);
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('every rule is in one chapter, and every number is that of a rule', async () => {
    const known = (await entry.rulebook('en')).flatMap((chapter) => chapter.rules.map((rule) => rule.id));
    const placed = book.chapters.flatMap((chapter) => spread(chapter.rules));
    expect(placed.toSorted()).toEqual(known.toSorted());
    for (const { id: picture, rules: shown } of [...picturesOf(book), { id: 'turn', rules: book.turn }]) {
      expect(shown.length, picture).toBeGreaterThan(0);
      for (const rule of shown) expect(known, picture).toContain(rule);
    }
  });

  test.each(LANGUAGES)('everything is said in %s', async (language) => {
    const says = (await bookWordsOf(id, language))!;
    const english = (await bookWordsOf(id, 'en'))!;
    expect(Object.keys(says.pictures).toSorted()).toEqual(
      picturesOf(book)
        .map((picture) => picture.id)
        .toSorted(),
    );
    expect(Object.keys(says.chapters).toSorted()).toEqual(book.chapters.map((chapter) => chapter.id).toSorted());
    expect(Object.keys(says.turn)).toEqual(Object.keys(english.turn));
    for (const { title, text } of [says.goal, ...Object.values(says.pictures), ...Object.values(says.chapters)]) {
      expect(title.length).toBeGreaterThan(2);
      expect(text.length).toBeGreaterThan(10);
    }
    for (const picture of picturesOf(book)) if (picture.live) expect(says.pictures[picture.id]?.try, picture.id).toBeTruthy();
  });
});

describe('a picture that the rules do not allow', async () => {
  const rules = await onShelf('pig')!.rules();
  const turn = { step: 'turn', seat: 0 };
  const base = { id: 'wrong', rules: ['PIG-1'], shows: [] };

  test('fails by an answer that is not an option', () => {
    const script = { position: { stack: [turn] }, answers: ['hold'] };
    expect(() => play(rules, { ...base, script })).toThrow(ScriptAnswerError);
  });
  test('fails by a position that no game could come to', () => {
    const script = { position: { state: { risked: -3 }, stack: [turn] } };
    expect(() => play(rules, { ...base, script })).toThrow(/points below zero/);
  });
  test('fails by a sign that is not true', () => {
    const script = { position: { stack: [turn] } };
    expect(() => play(rules, { ...base, script, allows: 'hold' })).toThrow(/do not allow/);
    expect(() => play(rules, { ...base, script, refuses: ['roll', 'PIG-3'] })).toThrow(/do not refuse/);
  });
});
