import { counted } from '@astragal/kernel';
import { names } from '@astragal/sanctum/text/names-ru';
import type { HistoryText } from '@astragal/table/history.ts';
import { toldBy } from './told.ts';

export const told: HistoryText = toldBy(names, {
  fell: 'битва выиграна',
  card: (n, all) => `акт VI, карта ${n} из ${all}`,
  march: 'во время похода',
  before: (n) => `перед Повелителем Демонов ${counted('ru', n, { one: 'раз', few: 'раза', many: 'раз', other: 'раза' })}`,
  part: (part) => (part === 'lord' ? 'Повелитель Демонов' : `Акт ${part}`),
});
