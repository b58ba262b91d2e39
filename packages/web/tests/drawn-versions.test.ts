import { shelf } from '@astragal/shelf';
import { expect, it } from 'vitest';
import { byGame } from '../src/games/by-game.ts';
import { boardOf, isTooOld } from '../src/games/registry.ts';

const drawn = byGame(import.meta.glob('../../games/*/table/Board.svelte'));

it.each(shelf.map((entry) => [entry.id, entry] as const))(
  'a version of %s that its table was not made for is not drawn',
  async (id, { version }) => {
    expect(await boardOf(id, version + 1)).toBeUndefined();
    // What is never drawn need not say why.
    expect(isTooOld(id, version + 1)).toBe(drawn[id] !== undefined);
    expect(isTooOld(id, version)).toBe(false);
  },
);
