/** The faces of this game's bots, level by level. */
import type { Looks } from '@astragal/bots';

export const looks: Looks = {
  novice: { hat: 'none', hair: 'curly', mood: 'merry', hue: 95 },
  skilled: { hat: 'hood', hair: 'bald', mood: 'calm', hue: 30 },
  expert: { hat: 'helmet', hair: 'braids', mood: 'keen', hue: 215 },
  master: { hat: 'hood', hair: 'beard', mood: 'wise', hue: 0 },
};
