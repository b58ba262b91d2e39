/** Who plays here, level by level. */
import type { Personas } from '@astragal/bots';

export const personas: Personas = {
  novice: { name: 'Bean', line: 'Jumps at every coin, and sometimes at nothing.' },
  skilled: { name: 'Tilda', line: 'Climbs steadily, pockets full of potions.' },
  expert: { name: 'Rook', line: 'Looks where the enemies stand before taking a step.' },
  master: { name: 'Granny Zenith', line: 'Has been to the top more often than the boss.' },
};
