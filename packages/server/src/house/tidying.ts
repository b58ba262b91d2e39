/** Once an hour: what nobody will come back to is closed or forgotten. */
import { OFFER_MS } from '../ground/fair-secrets.ts';
import type { Settings } from '../ground/settings.ts';
import type { Store } from '../store/store.ts';
import type { OpenTables } from '../table/open-tables.ts';
import type { Days } from './days.ts';

const DAY = 24 * 3_600_000;
/** A setup that nobody touched for so long is closed. */
export const SETUP_DAYS = 7;
/** Somebody without a seat is forgotten after so long. */
export const PERSON_DAYS = 180;
/** Until a duplicate that not everybody has finished is closed. */
export const DUPLICATE_DAYS = 60;
/** Finished tables that are forgotten in one go, so that others get their turn. */
const FORGOTTEN_AT_ONCE = 1000;

interface Tidied {
  readonly store: Store;
  readonly settings: Settings;
  readonly tables: OpenTables;
  readonly days: Days;
}

export async function tidy(house: Tidied): Promise<void> {
  const { store, settings, tables } = house;
  const now = settings.now();
  for (const id of await store.tables.staleSetups(now - SETUP_DAYS * DAY)) {
    const table = await tables.get(id);
    await table?.do(() => table.change({ phase: 'closed', code: undefined as never }));
  }
  await forgetFinished(house, now);
  await store.duplicates.closeBefore(now - DUPLICATE_DAYS * DAY, now);
  if (settings.keepDays !== undefined) await store.duplicates.forgetClosed(now - settings.keepDays * DAY);
  if (settings.keepDays !== undefined) await store.daily.forgetBefore(house.days.calendar.dayAt(now - settings.keepDays * DAY));
  await store.people.forgetUnseen(now - PERSON_DAYS * DAY);
  await store.daily.forgetUnknown();
  await store.duplicates.forgetUnknown();
  await store.driver.erase();
}

/**
 * Finished tables are kept for as long as the host wants them, and for as long as somebody looks at them. And until the seal that they began with
 * cannot begin another: it would have the same secrets, and whoever played the first knows them.
 */
async function forgetFinished({ store, settings: { keepDays }, tables }: Tidied, now: number): Promise<void> {
  if (keepDays === undefined) return;
  const before = now - Math.max(keepDays * DAY, OFFER_MS);
  for (const id of await store.tables.finished(before, FORGOTTEN_AT_ONCE)) if (!tables.has(id)) await store.tables.forget(id);
}
