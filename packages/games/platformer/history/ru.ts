import { names } from '@astragal/platformer/text/names-ru';
import type { Told } from '@astragal/table/history.ts';
import { toldBy } from './told.ts';

export const told: Told = toldBy(names, {
  blow: (boss) => `последний удар: ${boss}`,
  defeated: (n) => `побеждено врагов: ${n}`,
});
