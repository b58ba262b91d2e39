import { personas } from '@astragal/dice-forge/text/bots-en';
import type { PosterWords } from '@astragal/table/poster.ts';

export const poster: PosterWords = {
  name: 'Dice Forge',
  pitch: 'Roll, and re-forge the very dice you roll. The gods are watching.',
  short: 'Re-forge your own dice.',
  credit: 'designed by Régis Bonnessée',
  dice: { light: 'light die', dark: 'dark die' },
  score: (value) => `${value} glory`,
  bots: personas,
};
