import { counted } from '@astragal/kernel';
import type { Told } from '@astragal/table/history.ts';
import { toldBy } from './told.ts';

export const told: Told = toldBy({
  fell: 'bitwa wygrana',
  card: (n, all) => `akt VI, karta ${n} z ${all}`,
  march: 'podczas pochodu',
  before: (n) => `przed Władcą Demonów ${counted('pl', n, { one: 'raz', few: 'razy', many: 'razy', other: 'razy' })}`,
});
