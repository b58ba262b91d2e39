/** Everything about me, as one file or gone for good: what the house knows, and what this device keeps. */

import { storedSettings, tellServer } from '../base/stored-settings.ts';
import { ApiError, call } from '../net/api.ts';
import { subscription } from '../notifications/this-device.ts';

/** The house's part, and this device's games in the form in which they can be read again. */
export async function everything(): Promise<object> {
  const { allFiles } = await import('../offline/local-tables.ts');
  const [there, games] = await Promise.all([call('exportMe').catch(unlessUnknown), allFiles()]);
  return { ...there, device: { settings: storedSettings(), games } };
}

/** Of somebody who was never seated the house knows nothing. */
function unlessUnknown(error: unknown): object {
  if (error instanceof ApiError && error.trouble.code === 'not-found') return {};
  throw error;
}

/** How many games lie on this device. */
export async function localGames(): Promise<number> {
  const { keptGames } = await import('../offline/kept-games.ts');
  return (await keptGames.all().catch(() => [])).length;
}

/** First the house forgets, then this device: its games, its settings, which lessons were done, how it is called. */
export async function forgetAll(): Promise<void> {
  await call('forgetMe', {});
  const { keptGames } = await import('../offline/kept-games.ts');
  await keptGames.removeAll().catch(() => undefined); // A browser that keeps nothing has none.
  const { keptAnalyses } = await import('../offline/kept-analyses.ts');
  await keptAnalyses.removeAll();
  for (const key of Object.keys(localStorage)) if (key.startsWith('astragal')) localStorage.removeItem(key);
  (await import('../puzzles/tries.svelte.ts')).tries.startOver();
  tellServer({});
  await (await subscription().catch(() => undefined))?.unsubscribe();
}
