/** Whatever a table points at (`data-about`) is a piece of the rulebook, so that it leads to its rule. */
import { about, isRule } from '@astragal/table/pieces/about.ts';
import { expect, test } from 'vitest';
import { byGame } from '../../src/games/by-game.ts';
import { pieceOf } from '../../src/rulebook/entries.ts';
import { piecesOf } from '../../src/rulebook/registry.ts';

const pointed = byGame(
  import.meta.glob<readonly string[]>('../../../games/*/tests/rulebook/pieces.ts', { eager: true, import: 'onTable' }),
);

test.each(Object.entries(pointed))('every piece of %s that lies on a table has its rules', async (game, ids) => {
  const all = (await piecesOf(game))!.groups.flatMap(({ pieces }) => pieces);
  expect(ids.filter((id) => !pieceOf(all, id)?.rules[0])).toEqual([]);
  expect(ids.filter(isRule)).toEqual([]);
});

test('what a piece is about begins with why it cannot be had', () => {
  expect(about('PIG-3', 'die')).toBe('PIG-3 die');
  expect(about(undefined, 'die')).toBe('die');
  expect(about(undefined)).toBeUndefined();
});
