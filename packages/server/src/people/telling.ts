/** Telling somebody what was done to their account: on their other pages at once, on devices that are notified, and in a list for later. */
import type { AccountEvent, AccountNews } from '@astragal/wire';
import { newSecret } from '../ground/secrets.ts';
import type { House } from '../house/house.ts';
import type { Subscription } from '../notifications/devices.ts';
import type { Statement } from '../store/driver.ts';
import type { Key, Person } from '../store/rows.ts';
import { isFresh, type Session } from './sessions.ts';

/** So many are kept. */
const EVENTS = 20;

/** Notes that it happened, together with the deed. */
export const noted = (
  { store, settings }: House,
  { id: person }: Person,
  label: string,
  ...all: readonly AccountNews[]
): readonly Statement[] => [
  ...all.map((what) =>
    store.keys.insert({ hash: newSecret(), person, kind: 'event', data: JSON.stringify({ what, label }), created: settings.now() }),
  ),
  store.keys.dropOldest(person, 'event', EVENTS),
];

/** Newest first. */
export const eventsIn = (keys: readonly Key[]): AccountEvent[] =>
  keys.flatMap(({ kind, data, created }) => (kind === 'event' ? [{ ...(JSON.parse(data) as AccountEvent), at: created }] : [])).reverse();

/**
 * Tells everybody who may be this person. The browser that did it is left out where it has just proved whose it is; otherwise it may be a
 * copy of its cookie that did it. `devices`: as they were before it happened.
 */
export function tell(house: House, what: AccountNews, by: Session, label: string, devices?: readonly Subscription[]): void {
  const now = house.settings.now();
  const but = isFresh(by, now) ? by.id : undefined;
  house.accounts.tell(by.person, { what, at: now, label }, but);
  void house.devices.tell(by.person, what, label, but, devices).catch((error) => {
    house.log.warn({ why: error instanceof Error ? error.message : String(error) }, 'a notification about an account failed');
  });
}
