/** How values become columns and are read again, the same for both databases. */
import type { Driver, Row } from './driver.ts';

export const json = (data: unknown): string => JSON.stringify(data);
export const parsed = <T>(row: Row, column: string): T => JSON.parse(row[column] as string) as T;
export const flag = (value: boolean): number => (value ? 1 : 0);

/** A JSON list of names as rows. */
export const LISTED: Readonly<Record<Driver['kind'], string>> = {
  sqlite: 'json_each(?)',
  postgres: 'json_array_elements_text(CAST(CAST(? AS TEXT) AS json))',
};
