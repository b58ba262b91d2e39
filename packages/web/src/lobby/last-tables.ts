/** My tables as the server told them last: without a network they are shown, and wait for it. */
import type { TableLine } from '@astragal/wire';

const KEY = 'astragal tables';
/** As many as a list shows at once. */
const MOST = 6;

const isRunning = ({ phase }: TableLine): boolean => phase === 'playing' || phase === 'setup' || phase === 'frozen';

export function noteTables(tables: readonly TableLine[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables.filter(isRunning).slice(0, MOST)));
  } catch {
    // A browser that keeps nothing.
  }
}

export function lastTables(): readonly TableLine[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as TableLine[];
  } catch {
    return [];
  }
}
