import { personas } from '@astragal/sanctum/text/bots-en';
import type { PosterWords } from '@astragal/table/poster.ts';

export const poster: PosterWords = {
  name: 'Sanctum',
  pitch: 'Match dice to demons, take their gear, and face their Lord.',
  short: 'Dice against demons.',
  credit: 'designed by Filip Neduk',
  bots: personas,
};
