/** Who may look at a table, in memory or not. */
import type { TableRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { seatsOf } from './info.ts';

/** Whoever sits, hosts or was let in, and anybody at a public one. */
export async function mayLook({ places }: Pick<Store, 'places'>, row: TableRow, person: string | undefined): Promise<boolean> {
  if (row.listed) return true;
  if (person === undefined) return false;
  if (row.host === person || seatsOf(row, person).length > 0) return true;
  return (await places.at(person, row.id)).length > 0;
}
