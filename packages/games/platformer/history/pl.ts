import { names } from '@astragal/platformer/text/names-pl';
import type { Told } from '@astragal/table/history.ts';
import { toldBy } from './told.ts';

export const told: Told = toldBy(names, {
  blow: (boss) => `ostatni cios: ${boss}`,
  defeated: (n) => `pokonani wrogowie: ${n}`,
});
