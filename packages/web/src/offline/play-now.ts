/** A game against bots at once: at the server's table, or on this device where no server answers and the game is here. */
import type { BodyOf, SeatPlan } from '@astragal/wire';
import { browserStore } from '../base/browser-store.ts';
import { go } from '../base/router.svelte.ts';
import { settings } from '../base/settings.svelte.ts';
import { POSTERS } from '../games/posters.ts';
import { me } from '../me/me.svelte.ts';
import { call, troubleOf } from '../net/api.ts';
import { reach } from '../net/reach.svelte.ts';

export type QuickGame = {
  readonly game: string;
  readonly options?: Readonly<Record<string, string>>;
} & (
  | {
      /** My own included. */
      readonly seats: number;
      readonly level: string;
    }
  /** Who sits where: `me`, or the level of a bot. */
  | { readonly sitters: readonly string[] }
);

/** The game after the lessons: with the bots one has met already, or the friendliest. */
export function firstGame(game: string): QuickGame | undefined {
  const poster = POSTERS.find(({ id }) => id === game);
  return poster && { game, seats: poster.quick, level: settings.levels[game] || (poster.levels[0] ?? '') };
}

export async function playNow(quick: QuickGame): Promise<void> {
  if (reach.isOff) return playHere(quick);
  try {
    go(`/table/${await begunNow(asked(quick))}`);
  } catch (error) {
    if (troubleOf(error).code !== 'offline') throw error;
    // The network has just gone: what is on this device is played there.
    const { keeper } = await import('./keeper.svelte.ts');
    await keeper.begin();
    if (!keeper.has(quick.game)) throw error;
    await playHere(quick);
  }
}

/** The table of a game that the server begins at once. */
export async function begunNow(wanted: BodyOf<'playNow'>): Promise<string> {
  const [seal] = await Promise.all([offeredSeal(), me.ensure()]);
  const { table } = await call('playNow', { ...wanted, ...(seal && { sealed: seal.sealed }) });
  seal?.begun(table.id, table.mine[0]);
  return table.id;
}

/** The table of the same game again. */
export async function begunAgain(before: string): Promise<string> {
  const seal = await offeredSeal();
  const { table } = await call('rematch', seal ? { sealed: seal.sealed } : {}, { table: before });
  seal?.begun(table.id, table.mine[0]);
  return table.id;
}

/** What the house commits to for the game that begins now, and this browser after it: luck that can be checked from the deal on. */
async function offeredSeal() {
  try {
    const [{ SeatSecrets }, { seal }] = await Promise.all([import('../base/seat-secrets.ts'), call('seal', {})]);
    return seal && new SeatSecrets(browserStore).sealed(seal);
  } catch {
    return undefined; // It begins without.
  }
}

/** As the server is asked: it knows a level for whoever has none. */
function asked(quick: QuickGame): BodyOf<'playNow'> {
  if ('sitters' in quick) return { ...quick, sitters: [...quick.sitters] };
  const { level, ...rest } = quick;
  return { ...rest, ...(level && { level }) };
}

async function playHere(quick: QuickGame): Promise<void> {
  const { game, options = {} } = quick;
  const sitters = 'sitters' in quick ? quick.sitters : ['me', ...Array.from({ length: quick.seats - 1 }, () => quick.level)];
  const seats = sitters.map((sitter): SeatPlan => (sitter === 'me' ? { by: 'me' } : { by: 'bot', level: sitter }));
  await (await import('./play-locally.ts')).playLocally({ game, options, seats });
}
