import { personas } from '@astragal/platformer/text/bots-en';
import type { PosterWords } from '@astragal/table/poster.ts';

export const poster: PosterWords = {
  name: 'Platformer',
  pitch: 'Climb, push and fall: a tower, its gravity, and a boss on top.',
  short: 'A tower, gravity, a boss.',
  credit: 'after the board game “Platformer”',
  dice: { action: 'action dice', enemy: 'enemy die' },
  score: (value, done) => (done ? `round ${value}` : 'boss not beaten'),
  along: { had: (level) => `level ${level}` },
  bots: personas,
};
