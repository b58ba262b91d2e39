/** Whatever a table points at (`data-about`) is a piece of the rulebook, so that it leads to its rule. */
import * as diceForge from '@astragal/dice-forge/content';
import * as platformer from '@astragal/platformer/content';
import * as sanctum from '@astragal/sanctum/content';
import { about, isRule } from '@astragal/table/pieces/about.ts';
import { expect, test } from 'vitest';
import { pieceOf } from '../../src/rulebook/entries.ts';
import { piecesOf } from '../../src/rulebook/registry.ts';

const of = (kind: string, ids: readonly string[]): string[] => ids.map((id) => `${kind}:${id}`);

test.each<[string, readonly string[]]>([
  ['dice-forge', [...diceForge.CARD_IDS, ...diceForge.FACE_IDS]],
  [
    'platformer',
    [
      ...platformer.HERO_IDS,
      ...platformer.FOE_IDS,
      ...Object.keys(platformer.CARDS),
      ...of('token', platformer.TOKEN_IDS),
      ...of('attack', platformer.ATTACK_IDS),
      ...of('event', platformer.EVENT_IDS),
    ],
  ],
  [
    'sanctum',
    [
      ...sanctum.HERO_IDS,
      ...Object.keys(sanctum.SKILLS),
      ...sanctum.CARD_IDS,
      ...sanctum.LORD_IDS,
      ...sanctum.FURY_IDS,
      ...of('blessing', sanctum.BLESSING_IDS),
      ...of('potion', sanctum.POTIONS),
    ],
  ],
])('every piece of %s that lies on a table has its rules', async (game, ids) => {
  const all = (await piecesOf(game))!.groups.flatMap(({ pieces }) => pieces);
  expect(ids.filter((id) => !pieceOf(all, id)?.rules[0])).toEqual([]);
  expect(ids.filter(isRule)).toEqual([]);
});

test('what a piece is about begins with why it cannot be had', () => {
  expect(about('DF-15', 'hydra')).toBe('DF-15 hydra');
  expect(about(undefined, 'hydra')).toBe('hydra');
  expect(about(undefined)).toBeUndefined();
});
