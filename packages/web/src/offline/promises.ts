/** Games that are to be handed to the server as soon as it can be reached. */

import { complain, say } from '../base/toast.svelte.ts';
import { troubleOf } from '../net/api.ts';
import { type KeptGame, keptGames } from './kept-games.ts';
import { importToServer } from './local-tables.ts';
import { loadOfflineWords } from './words.ts';

export const isPromised = ({ promised, importedTo, result }: KeptGame): boolean => promised === true && !importedTo && !result;

/** Does it with the lock that a table of this game holds: one that is open somewhere is played on, and waits. */
const alone = (id: string, work: () => Promise<void>): Promise<void> =>
  'locks' in navigator
    ? navigator.locks.request(`astragal ${id}`, { ifAvailable: true }, async (lock) => {
        if (lock) await work();
      })
    : work();

/** Hands over what was promised; says whether anything was. A server that is away again, or busy, is asked the next time. */
export async function keepPromises(games: readonly KeptGame[]): Promise<boolean> {
  let any = false;
  for (const { id } of games.filter(isPromised))
    await alone(id, async () => {
      if (!isPromised(await keptGames.line(id))) return;
      try {
        await importToServer(id);
        any = true;
      } catch (error) {
        const trouble = troubleOf(error);
        if (trouble.code === 'offline' || trouble.code === 'too-fast') return;
        // What the server does not take stays here.
        await keptGames.note(id, { promised: false });
        complain(trouble);
      }
    });
  if (any) say((await loadOfflineWords()).handedOver);
  return any;
}
