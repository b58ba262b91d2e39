/** Tries that were taken along, to be played without a network: handed in when they are over and the server answers. */

import type { BodyOf, Today } from '@astragal/wire';
import { browserStore } from '../base/browser-store.ts';
import { complain } from '../base/toast.svelte.ts';
import { me } from '../me/me.svelte.ts';
import { call, troubleOf } from '../net/api.ts';
import { type KeptGame, keptGames } from '../offline/kept-games.ts';
import { beginTaken } from '../offline/local-tables.ts';

const KEY = 'astragal device';

/** What this browser calls itself, so that it may ask for the same try again. */
function deviceKey(): string {
  const known = browserStore.get(KEY);
  if (known) return known;
  const made = crypto.randomUUID();
  browserStore.set(KEY, made);
  return made;
}

type Taken = KeptGame & Required<Pick<KeptGame, 'daily'>>;

const isTaken = (game: KeptGame): game is Taken => game.daily !== undefined;

/** Those of this device, the newest first; a browser that keeps nothing has none. */
export async function takenGames(): Promise<readonly Taken[]> {
  const games: readonly KeptGame[] = await keptGames.all().catch(() => []);
  return games.filter(isTaken);
}

/** Takes today's try along; gives its table here. One that this device has already goes on. */
export async function takeAlong(game: string): Promise<string> {
  await me.ensure();
  const taken = await call('takeDaily', { game, device: deviceKey() });
  const here = (await takenGames()).find((each) => each.game === game && each.daily.day === taken.day);
  return here?.id ?? beginTaken(taken);
}

/** What is over and not there yet. */
const isDue = ({ result, daily }: Taken): boolean => result !== undefined && !daily.handedIn;

/** Hands in what is over; gives the day as it stands then, if anything was. What the server does not take stays a game of this device. */
export async function handIn(): Promise<Today | undefined> {
  let now: Today | undefined;
  for (const { id, game, daily } of (await takenGames()).filter(isDue)) {
    const { record } = await keptGames.whole(id);
    try {
      const body = { day: daily.day, game, device: deviceKey(), record } as unknown as BodyOf<'handInDaily'>;
      now = await call('handInDaily', body);
    } catch (error) {
      const trouble = troubleOf(error);
      if (trouble.code === 'offline' || trouble.code === 'too-fast') continue;
      // It came there already, and was played again while this page was away.
      if (trouble.code !== 'daily-done') complain(trouble);
    }
    await keptGames.note(id, { daily: { ...daily, handedIn: true } });
  }
  return now;
}
