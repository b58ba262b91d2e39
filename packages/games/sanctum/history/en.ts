import { counted } from '@astragal/kernel';
import type { HistoryText } from '@astragal/table/history.ts';
import { toldBy } from './told.ts';

export const told: HistoryText = toldBy({
  fell: 'Demon Lord fell',
  card: (n, all) => `act VI, card ${n} of ${all}`,
  march: 'on the march',
  before: (n) => `${counted('en', n, { one: 'time', other: 'times' })} before the Demon Lord`,
});
