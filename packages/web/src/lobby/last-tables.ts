/** My tables as the server told them last: without a network they are shown, and wait for it. */
import type { TableLine } from '@astragal/wire';
import type { BrowserStore } from '../base/browser-store.ts';

const KEY = 'astragal tables';
/** As many as a list shows at once. */
const MOST = 6;

const isRunning = ({ phase }: TableLine): boolean => phase === 'playing' || phase === 'setup' || phase === 'frozen';

export const noteTables = (store: BrowserStore, tables: readonly TableLine[]): void =>
  store.write(KEY, tables.filter(isRunning).slice(0, MOST));

export const lastTables = (store: BrowserStore): readonly TableLine[] => store.read(KEY) ?? [];
