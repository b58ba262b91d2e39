import { names } from '@astragal/platformer/text/names-ru';
import type { HistoryText } from '@astragal/table/history.ts';
import { toldBy } from './told.ts';

export const told: HistoryText = toldBy(names, {
  blow: (boss) => `последний удар: ${boss}`,
  defeated: (n) => `побеждено врагов: ${n}`,
  part: (part) => (part === 'boss' ? 'босс' : part),
});
