import { names } from '@astragal/dice-forge/text/names-en';
import type { HistoryText } from '@astragal/table/history.ts';
import { toldBy } from './told.ts';

export const told: HistoryText = toldBy(names);
