/** Who may do what: sitting down needs a name, tables are bounded, and some things are the host's. */

import { refuse } from '../ground/problems.ts';
import type { House } from '../house/house.ts';
import type { Visitor } from '../house/visitor.ts';
import type { Chair, Person } from '../store/rows.ts';
import type { LiveTable } from '../table/live-table.ts';

/** The name of somebody who wants to play; without one nobody sits down. */
export function named(person: Person): string {
  if (!person.name) throw refuse('no-name');
  return person.name;
}

/** The chair of somebody who sits down: their name, and the face they chose. */
export const chairOf = (person: Person): Chair => ({
  by: 'person',
  name: named(person),
  person: person.id,
  ...(person.avatar !== undefined && { avatar: person.avatar }),
});

/** Everybody may have only so many tables that are not over. */
export async function mayOpen(house: House, person: Person): Promise<void> {
  const limit = house.settings.limits.tablesPerPerson;
  if ((await house.store.tables.countOpen(person.id)) >= limit) throw refuse('too-many', { what: 'tables', limit });
}

/** The host of this table, or a refusal. */
export async function hosted(house: House, person: Visitor, id: string): Promise<LiveTable> {
  const table = await house.tables.visible(id, person.origin);
  if (table.row.host !== person.id) throw refuse('not-host');
  return table;
}
