/** The faces of this game's bots, level by level, in the order of their names. */
import type { Looks } from '@astragal/bots';

export const looks: Looks = {
  novice: [
    { hat: 'cap', hair: 'short', mood: 'merry', hue: 140 },
    { hat: 'goggles', hair: 'curly', mood: 'merry', hue: 95 },
    { hat: 'none', hair: 'bun', mood: 'merry', hue: 70 },
    { hat: 'scarf', hair: 'short', mood: 'merry', hue: 330 },
  ],
  amateur: [
    { hat: 'cap', hair: 'braids', mood: 'merry', hue: 15 },
    { hat: 'goggles', hair: 'short', mood: 'merry', hue: 285 },
    { hat: 'scarf', hair: 'curly', mood: 'merry', hue: 205 },
    { hat: 'none', hair: 'beard', mood: 'merry', hue: 260 },
  ],
  skilled: [
    { hat: 'scarf', hair: 'braids', mood: 'calm', hue: 20 },
    { hat: 'cap', hair: 'beard', mood: 'calm', hue: 260 },
    { hat: 'goggles', hair: 'bun', mood: 'calm', hue: 170 },
    { hat: 'goggles', hair: 'bald', mood: 'calm', hue: 345 },
  ],
  expert: [
    { hat: 'goggles', hair: 'short', mood: 'keen', hue: 190 },
    { hat: 'goggles', hair: 'braids', mood: 'keen', hue: 40 },
    { hat: 'scarf', hair: 'curly', mood: 'keen', hue: 285 },
    { hat: 'hood', hair: 'beard', mood: 'keen', hue: 230 },
  ],
  master: [
    { hat: 'none', hair: 'bun', mood: 'wise', hue: 300 },
    { hat: 'goggles', hair: 'bun', mood: 'wise', hue: 185 },
    { hat: 'scarf', hair: 'braids', mood: 'wise', hue: 25 },
    { hat: 'none', hair: 'curly', mood: 'wise', hue: 110 },
  ],
};
