/** A day that is over, straight from a store, beside a server or without one: nothing is written. */
import { type Bytes, bytesOf } from '@astragal/fair';
import { commitmentOf, daySecret } from '@astragal/today';
import { Calendar } from '../ground/calendar.ts';
import type { Settings } from '../ground/settings.ts';
import type { DayRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';

/** `none`: nothing was published of it. `running`: it is not over, and its secret is nobody's. `lost`: the key is not the one it was published by. */
export type DayUntold = 'none' | 'running' | 'lost';

export async function dayOfStore(
  store: Store,
  day: string,
  { timeZone, now }: Pick<Settings, 'timeZone' | 'now'>,
): Promise<{ readonly secret: Bytes; readonly row: DayRow } | DayUntold> {
  const row = await store.daily.day(day);
  if (!row) return 'none';
  if (new Calendar(timeZone).dayAt(now()) <= day) return 'running';
  const key = bytesOf((await store.keys.byHash('house days', 'house'))?.data);
  const secret = key && daySecret(key, day);
  return secret && commitmentOf(secret) === row.commitment ? { secret, row } : 'lost';
}
