import { counted } from '@astragal/kernel';
import { names } from '@astragal/platformer/text/names-en';
import type { HistoryText } from '@astragal/table/history.ts';
import { toldBy } from './told.ts';

export const told: HistoryText = toldBy(names, {
  blow: (boss) => `last blow on ${boss}`,
  defeated: (n) => `${counted('en', n, { one: 'enemy', other: 'enemies' })} defeated`,
  part: (part) => (part === 'boss' ? 'boss' : part),
});
