/** A game against bots at once: at the server's table, or on this device where no server answers and the game is here. */
import { go } from '../base/router.svelte.ts';
import { settings } from '../base/settings.svelte.ts';
import { POSTERS } from '../games/posters.ts';
import { me } from '../me/me.svelte.ts';
import { call, troubleOf } from '../net/api.ts';
import { reach } from '../net/reach.svelte.ts';

export interface QuickGame {
  readonly game: string;
  /** My own included. */
  readonly seats: number;
  readonly level: string;
}

/** The game after the lessons: with the bots one has met already, or the friendliest. */
export function firstGame(game: string): QuickGame | undefined {
  const poster = POSTERS.find(({ id }) => id === game);
  return poster && { game, seats: poster.quick, level: settings.levels[game] || (poster.levels[0] ?? '') };
}

export async function playNow(quick: QuickGame): Promise<void> {
  if (reach.isOff) return playHere(quick);
  try {
    await me.ensure();
    const { level, ...rest } = quick;
    const { table } = await call('playNow', { ...rest, ...(level && { level }) });
    go(`/table/${table.id}`);
  } catch (error) {
    if (troubleOf(error).code !== 'offline') throw error;
    // The network has just gone: what is on this device is played there.
    const { keeper } = await import('./keeper.svelte.ts');
    await keeper.begin();
    if (!keeper.has(quick.game)) throw error;
    await playHere(quick);
  }
}

async function playHere({ game, seats, level }: QuickGame): Promise<void> {
  const bots = Array.from({ length: seats - 1 }, () => ({ by: 'bot', level }) as const);
  await (await import('./play-locally.ts')).playLocally({ game, seats: [{ by: 'me' }, ...bots] });
}
