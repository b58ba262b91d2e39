import { names } from '@astragal/platformer/text/names-pl';
import type { HistoryText } from '@astragal/table/history.ts';
import { toldBy } from './told.ts';

export const told: HistoryText = toldBy(names, {
  blow: (boss) => `ostatni cios: ${boss}`,
  defeated: (n) => `pokonani wrogowie: ${n}`,
  part: (part) => (part === 'boss' ? 'boss' : part),
});
