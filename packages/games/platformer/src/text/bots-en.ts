/** Who plays here, level by level: four of each, in the order of their faces and tastes. */
import type { Personas } from '@astragal/bots';

export const personas: Personas = {
  novice: [
    { name: 'Bean', line: 'Wants up, up, up, and never mind where it lands.' },
    { name: 'Pea', line: 'Pokes every enemy to see what it does.' },
    { name: 'Sprout', line: 'Jumps at every coin, and sometimes at nothing.' },
    { name: 'Pip', line: 'Would rather not go near the ones with teeth.' },
  ],
  amateur: [
    { name: 'Clover', line: 'Knows the way up, and takes it at a run.' },
    { name: 'Barley', line: 'Picks a quarrel on every level.' },
    { name: 'Poppy', line: 'Knows the way up, and takes a detour to every shop.' },
    { name: 'Thistle', line: 'Knows the way up, and waits until it looks safe.' },
  ],
  skilled: [
    { name: 'Tilda', line: 'Climbs steadily and stops for nothing.' },
    { name: 'Bruno', line: 'Climbs steadily, and whoever is in the way climbs down.' },
    { name: 'Hedda', line: 'Climbs steadily, pockets full of potions.' },
    { name: 'Otto', line: 'Climbs steadily, always with a heart to spare.' },
  ],
  expert: [
    { name: 'Rook', line: 'Sees the shortest way and is already on it.' },
    { name: 'Jackdaw', line: 'Looks where the enemies stand, and goes there.' },
    { name: 'Magpie', line: 'Knows the price of everything in the shop.' },
    { name: 'Raven', line: 'Looks where the enemies stand before taking a step.' },
  ],
  master: [
    { name: 'Granny Zenith', line: 'Has been to the top more often than the boss.' },
    { name: 'Granny Azimuth', line: 'Has pushed better heroes than you off that ledge.' },
    { name: 'Granny Nadir', line: 'Has one of everything, and a use for it.' },
    { name: 'Granny Apogee', line: 'Has not fainted since before you could walk.' },
  ],
};
