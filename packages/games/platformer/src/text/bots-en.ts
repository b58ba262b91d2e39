/** Who plays here, level by level. */
import type { Personas } from '@astragal/bots';

export const personas: Personas = {
  novice: { names: ['Bean', 'Pea', 'Sprout', 'Pip'], line: 'Jumps at every coin, and sometimes at nothing.' },
  skilled: { names: ['Tilda', 'Bruno', 'Hedda', 'Otto'], line: 'Climbs steadily, pockets full of potions.' },
  expert: { names: ['Rook', 'Jackdaw', 'Magpie', 'Raven'], line: 'Looks where the enemies stand before taking a step.' },
  master: {
    names: ['Granny Zenith', 'Granny Azimuth', 'Granny Nadir', 'Granny Apogee'],
    line: 'Has been to the top more often than the boss.',
  },
};
