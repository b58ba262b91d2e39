import { counted } from '@astragal/kernel';
import { names } from '@astragal/sanctum/text/names-pl';
import type { HistoryText } from '@astragal/table/history.ts';
import { toldBy } from './told.ts';

export const told: HistoryText = toldBy(names, {
  fell: 'bitwa wygrana',
  card: (n, all) => `akt VI, karta ${n} z ${all}`,
  march: 'podczas pochodu',
  before: (n) => `przed Władcą Demonów ${counted('pl', n, { one: 'raz', few: 'razy', many: 'razy', other: 'razy' })}`,
  part: (part) => (part === 'lord' ? 'Władca Demonów' : `Akt ${part}`),
});
