/** The faces of this game's bots, level by level, in the order of their names. */
import type { Looks } from '@astragal/bots';

export const looks: Looks = {
  novice: [
    { hat: 'scarf', hair: 'curly', mood: 'merry', hue: 38 },
    { hat: 'cap', hair: 'curly', mood: 'merry', hue: 170 },
    { hat: 'scarf', hair: 'braids', mood: 'merry', hue: 285 },
    { hat: 'none', hair: 'short', mood: 'merry', hue: 345 },
  ],
  amateur: [
    { hat: 'none', hair: 'bun', mood: 'merry', hue: 20 },
    { hat: 'cap', hair: 'beard', mood: 'merry', hue: 230 },
    { hat: 'none', hair: 'curly', mood: 'merry', hue: 130 },
    { hat: 'scarf', hair: 'short', mood: 'merry', hue: 80 },
  ],
  skilled: [
    { hat: 'cap', hair: 'short', mood: 'calm', hue: 205 },
    { hat: 'scarf', hair: 'bun', mood: 'calm', hue: 345 },
    { hat: 'cap', hair: 'beard', mood: 'calm', hue: 110 },
    { hat: 'none', hair: 'curly', mood: 'calm', hue: 50 },
  ],
  expert: [
    { hat: 'none', hair: 'braids', mood: 'keen', hue: 345 },
    { hat: 'none', hair: 'short', mood: 'keen', hue: 90 },
    { hat: 'none', hair: 'bun', mood: 'keen', hue: 205 },
    { hat: 'none', hair: 'beard', mood: 'keen', hue: 285 },
  ],
  master: [
    { hat: 'laurel', hair: 'beard', mood: 'wise', hue: 265 },
    { hat: 'laurel', hair: 'bald', mood: 'wise', hue: 40 },
    { hat: 'laurel', hair: 'short', mood: 'wise', hue: 150 },
    { hat: 'laurel', hair: 'curly', mood: 'wise', hue: 340 },
  ],
};
