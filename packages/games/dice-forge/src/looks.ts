/** The faces of this game's bots, level by level. */
import type { Looks } from '@astragal/bots';

export const looks: Looks = {
  novice: { hat: 'scarf', hair: 'curly', mood: 'merry', hue: 38 },
  skilled: { hat: 'cap', hair: 'short', mood: 'calm', hue: 205 },
  expert: { hat: 'none', hair: 'braids', mood: 'keen', hue: 345 },
  master: { hat: 'laurel', hair: 'beard', mood: 'wise', hue: 265 },
};
