/** Whoever strikes the boss down has a point, and nobody else: a climb is told by the enemies that fell on the way. */
import swords from 'icon:crossed-swords';
import type { Figure } from '@astragal/table/history.ts';

export const figure: Figure = { of: 'enemies', sign: swords };
