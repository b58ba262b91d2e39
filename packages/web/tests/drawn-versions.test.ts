import { shelf } from '@astragal/shelf';
import { expect, it } from 'vitest';
import { boardOf } from '../src/games/registry.ts';

it.each(shelf.map((entry) => [entry.id, entry] as const))(
  'a version of %s that its table was not made for is not drawn',
  async (id, { version }) => {
    expect(await boardOf(id, version + 1)).toBeUndefined();
  },
);
