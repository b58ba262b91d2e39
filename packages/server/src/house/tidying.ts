/** Once an hour: what nobody will come back to is closed or forgotten. */
import type { Settings } from '../ground/settings.ts';
import type { Store } from '../store/store.ts';
import type { OpenTables } from '../table/open-tables.ts';

const DAY = 24 * 3_600_000;
/** A setup that nobody touched for so long is closed. */
export const SETUP_DAYS = 7;
/** Somebody without a seat is forgotten after so long. */
export const PERSON_DAYS = 180;
/** Finished tables that are forgotten in one go, so that others get their turn. */
const FORGOTTEN_AT_ONCE = 1000;

interface Tidied {
  readonly store: Store;
  readonly settings: Settings;
  readonly tables: OpenTables;
}

export async function tidy(house: Tidied): Promise<void> {
  const { store, settings, tables } = house;
  const now = settings.now();
  for (const id of await store.tables.staleSetups(now - SETUP_DAYS * DAY)) {
    const table = await tables.get(id);
    await table?.do(() => table.change({ phase: 'closed', code: undefined as never }));
  }
  await forgetFinished(house, now);
  await store.people.forgetUnseen(now - PERSON_DAYS * DAY);
  await store.driver.erase();
}

/** Finished tables are kept for as long as the host wants them, and for as long as somebody looks at them. */
async function forgetFinished({ store, settings: { keepDays }, tables }: Tidied, now: number): Promise<void> {
  if (keepDays === undefined) return;
  for (const id of await store.tables.finished(now - keepDays * DAY, FORGOTTEN_AT_ONCE)) if (!tables.has(id)) await store.tables.forget(id);
}
