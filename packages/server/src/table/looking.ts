/** Who may look at a table, in memory or not. */
import type { TableRow } from '../store/rows.ts';
import { seatsOf } from './info.ts';
import type { TableServices } from './services.ts';

/** Whoever sits, hosts or was let in, and anybody at a public one. What others still play with the same luck is seen by nobody else. */
export async function mayLook(
  { store: { places }, isSecret }: Pick<TableServices, 'store' | 'isSecret'>,
  row: TableRow,
  person: string | undefined,
): Promise<boolean> {
  if (await isSecret(row)) return seatsOf(row, person).length > 0;
  if (row.listed) return true;
  if (person === undefined) return false;
  if (row.host === person || seatsOf(row, person).length > 0) return true;
  return (await places.at(person, row.id)).length > 0;
}
