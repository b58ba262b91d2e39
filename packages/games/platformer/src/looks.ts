/** The faces of this game's bots, level by level. */
import type { Looks } from '@astragal/bots';

export const looks: Looks = {
  novice: { hat: 'cap', hair: 'short', mood: 'merry', hue: 140 },
  skilled: { hat: 'scarf', hair: 'braids', mood: 'calm', hue: 20 },
  expert: { hat: 'goggles', hair: 'short', mood: 'keen', hue: 190 },
  master: { hat: 'none', hair: 'bun', mood: 'wise', hue: 300 },
};
