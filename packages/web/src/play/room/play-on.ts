/** A table that goes on from a step of a finished game. */
import type { Seat } from '@astragal/kernel';
import { onShelf } from '@astragal/shelf';
import { isLocal } from '../../base/routes.ts';
import { levelFor } from '../../lobby/levels.ts';
import { me } from '../../me/me.svelte.ts';
import { call } from '../../net/api.ts';

/** Its address. It begins with an answer, if one is tried. */
export async function playedOn(
  { id, game }: { readonly id: string; readonly game: string },
  step: number,
  seat: Seat,
  answer?: string,
): Promise<string> {
  const begin = answer === undefined ? '' : `?answer=${encodeURIComponent(answer)}`;
  return `/table/${await forked(id, game, step, seat)}${begin}`;
}

async function forked(id: string, game: string, step: number, seat: Seat): Promise<string> {
  if (isLocal(id)) {
    const { forkLocal } = await import('../../offline/local-tables.ts');
    return forkLocal(id, step, seat, levelFor(game, onShelf(game)?.levels ?? []));
  }
  await me.ensure();
  return (await call('fork', { step, seat }, { table: id })).table.id;
}
