/** Who plays here, level by level: four of each, in the order of their faces and tastes. */
import type { Personas } from '@astragal/bots';

export const personas: Personas = {
  novice: [
    { name: 'Bean', line: 'Jumps at every coin, and sometimes at nothing.' },
    { name: 'Pea', line: 'Jumps at every coin, and sometimes at nothing.' },
    { name: 'Sprout', line: 'Jumps at every coin, and sometimes at nothing.' },
    { name: 'Pip', line: 'Jumps at every coin, and sometimes at nothing.' },
  ],
  amateur: [
    { name: 'Clover', line: 'Knows the way up, and takes a detour all the same.' },
    { name: 'Barley', line: 'Knows the way up, and takes a detour all the same.' },
    { name: 'Poppy', line: 'Knows the way up, and takes a detour all the same.' },
    { name: 'Thistle', line: 'Knows the way up, and takes a detour all the same.' },
  ],
  skilled: [
    { name: 'Tilda', line: 'Climbs steadily, pockets full of potions.' },
    { name: 'Bruno', line: 'Climbs steadily, pockets full of potions.' },
    { name: 'Hedda', line: 'Climbs steadily, pockets full of potions.' },
    { name: 'Otto', line: 'Climbs steadily, pockets full of potions.' },
  ],
  expert: [
    { name: 'Rook', line: 'Looks where the enemies stand before taking a step.' },
    { name: 'Jackdaw', line: 'Looks where the enemies stand before taking a step.' },
    { name: 'Magpie', line: 'Looks where the enemies stand before taking a step.' },
    { name: 'Raven', line: 'Looks where the enemies stand before taking a step.' },
  ],
  master: [
    { name: 'Granny Zenith', line: 'Has been to the top more often than the boss.' },
    { name: 'Granny Azimuth', line: 'Has been to the top more often than the boss.' },
    { name: 'Granny Nadir', line: 'Has been to the top more often than the boss.' },
    { name: 'Granny Apogee', line: 'Has been to the top more often than the boss.' },
  ],
};
