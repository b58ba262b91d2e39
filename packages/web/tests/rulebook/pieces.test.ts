/** The component index: everything is named in three languages and leads to its rules; what may still come tells nothing hidden. */
import { choices, LANGUAGES, Play, playOn, readOptions, seeded, start, waiting } from '@astragal/kernel';
import { onShelf } from '@astragal/shelf';
import { describe, expect, test } from 'vitest';
import { wordingOf } from '../../src/games/registry.ts';
import { bookOf, bookWordsOf, eventRulesOf, piecesOf, rulebooks } from '../../src/rulebook/registry.ts';

/** The games whose box can be looked through; a book without that is one, too. */
const boxes = (await Promise.all(rulebooks.map(async (id) => ({ id, pieces: await piecesOf(id) })))).flatMap(({ id, pieces }) =>
  pieces ? [{ id, pieces }] : [],
);

describe.each(boxes)('$id', async ({ id, pieces }) => {
  const entry = onShelf(id)!;
  const { game, toolkit } = await entry.rules();
  const all = pieces.groups.flatMap((group) => group.pieces);

  test('every piece is there once, with a number and rules that exist', async () => {
    const rules = (await entry.rulebook('en')).flatMap((chapter) => chapter.rules.map((rule) => rule.id));
    expect(new Set(all.map((piece) => piece.id)).size).toBe(all.length);
    for (const piece of all) {
      expect(piece.count, piece.id).toBeGreaterThan(0);
      expect(piece.rules.length, piece.id).toBeGreaterThan(0);
      for (const rule of piece.rules) expect(rules, piece.id).toContain(rule);
    }
  });

  test('chapters name pieces that exist', async () => {
    const ids = all.map((piece) => piece.id);
    for (const chapter of (await bookOf(id))!.chapters) for (const piece of chapter.pieces ?? []) expect(ids, chapter.id).toContain(piece);
  });

  test.each(LANGUAGES)('pieces, groups and filters are named in %s', async (language) => {
    const [says, wording] = await Promise.all([bookWordsOf(id, language), wordingOf(id, language)]);
    for (const group of pieces.groups) expect(says!.groups[group.id], group.id).toBeTruthy();
    for (const tag of new Set([...pieces.filters.flat(), ...all.flatMap((piece) => piece.tags)])) expect(says!.tags[tag], tag).toBeTruthy();
    for (const piece of all) expect(pieces.name(piece.id, wording), piece.id).toBeTruthy();
  });

  test('every filter finds something', () => {
    for (const tag of pieces.filters.flat())
      expect(
        all.some((piece) => piece.tags.includes(tag)),
        tag,
      ).toBe(true);
  });

  test('what may still come is the same in every world a seat cannot tell apart, and never more than the box holds', () => {
    const chance = seeded(id);
    const seats = Math.max(2, game.seats.min);
    const play = new Play(chance);
    const position = start(game, seats, readOptions(game, seats, {}), play);
    const ids = new Map(all.map((piece) => [piece.id, piece.count]));
    for (let i = 0; i < 160; i++) {
      const at = waiting(game, position)[0];
      if (!at) break;
      for (const seat of [0, 1, undefined]) {
        const left = pieces.left(game.view(position.state, seat));
        const twin = toolkit.twin?.(structuredClone(position.state), seat, seeded(`${i}`));
        if (twin) expect(pieces.left(game.view(twin, seat))).toEqual(left);
        for (const [piece, n] of Object.entries(left)) {
          expect(ids.has(piece), piece).toBe(true);
          expect(n, piece).toBeLessThanOrEqual(ids.get(piece)!);
        }
      }
      const all = choices(game, position.state, at.frame);
      playOn(game, position, at, all[chance.below(all.length, 'answer')]!, play);
    }
  });
});

/** The games whose log leads to rules. */
const linked = (await Promise.all(rulebooks.map(async (id) => [id, Object.keys(await eventRulesOf(id)).length] as const))).flatMap(
  ([id, events]) => (events > 0 ? [id] : []),
);

test.each(linked)('%s: every line of the log leads to a rule that exists', async (id) => {
  const rules = (await onShelf(id)!.rulebook('en')).flatMap((chapter) => chapter.rules.map((rule) => rule.id));
  const lexicon = await onShelf(id)!.words('en');
  const links = await eventRulesOf(id);
  expect(Object.keys(links).toSorted()).toEqual(Object.keys(lexicon.events).toSorted());
  for (const [kind, rule] of Object.entries(links)) expect(rules, kind).toContain(rule);
});
