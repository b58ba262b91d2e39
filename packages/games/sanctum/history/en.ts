import { counted } from '@astragal/kernel';
import { names } from '@astragal/sanctum/text/names-en';
import type { HistoryText } from '@astragal/table/history.ts';
import { toldBy } from './told.ts';

export const told: HistoryText = toldBy(names, {
  fell: 'Demon Lord fell',
  card: (n, all) => `act VI, card ${n} of ${all}`,
  march: 'on the march',
  before: (n) => `${counted('en', n, { one: 'time', other: 'times' })} before the Demon Lord`,
  part: (part) => (part === 'lord' ? 'Demon Lord' : `Act ${part}`),
});
