/** The faces of this game's bots, level by level, in the order of their names. */
import type { Looks } from '@astragal/bots';

export const looks: Looks = {
  novice: [
    { hat: 'none', hair: 'curly', mood: 'merry', hue: 95 },
    { hat: 'none', hair: 'bun', mood: 'merry', hue: 210 },
    { hat: 'hood', hair: 'short', mood: 'merry', hue: 345 },
    { hat: 'none', hair: 'braids', mood: 'merry', hue: 40 },
  ],
  amateur: [
    { hat: 'hood', hair: 'curly', mood: 'merry', hue: 130 },
    { hat: 'hood', hair: 'braids', mood: 'merry', hue: 290 },
    { hat: 'none', hair: 'short', mood: 'merry', hue: 60 },
    { hat: 'hood', hair: 'bun', mood: 'merry', hue: 15 },
  ],
  skilled: [
    { hat: 'hood', hair: 'bald', mood: 'calm', hue: 30 },
    { hat: 'hood', hair: 'braids', mood: 'calm', hue: 215 },
    { hat: 'none', hair: 'beard', mood: 'calm', hue: 345 },
    { hat: 'scarf', hair: 'bun', mood: 'calm', hue: 140 },
  ],
  expert: [
    { hat: 'helmet', hair: 'braids', mood: 'keen', hue: 215 },
    { hat: 'helmet', hair: 'beard', mood: 'keen', hue: 10 },
    { hat: 'helmet', hair: 'curly', mood: 'keen', hue: 130 },
    { hat: 'helmet', hair: 'short', mood: 'keen', hue: 290 },
  ],
  master: [
    { hat: 'hood', hair: 'beard', mood: 'wise', hue: 0 },
    { hat: 'helmet', hair: 'beard', mood: 'wise', hue: 60 },
    { hat: 'hood', hair: 'bald', mood: 'wise', hue: 265 },
    { hat: 'helmet', hair: 'bald', mood: 'wise', hue: 350 },
  ],
};
