import { counted } from '@astragal/kernel';
import { personas } from '@astragal/sanctum/text/bots-en';
import type { PosterWords } from '@astragal/table/poster.ts';

const ACTS = ['I', 'II', 'III', 'IV', 'V'];

export const poster: PosterWords = {
  name: 'Sanctum',
  pitch: 'Match dice to demons, take their gear, and face their Lord.',
  short: 'Dice against demons.',
  credit: 'designed by Filip Neduk',
  dice: { hero: 'heroes’ dice' },
  score: (value, done) => (done ? `${value} health` : 'battle lost'),
  along: {
    part: 'Act',
    after: (act) => (act > ACTS.length ? 'at the end' : `after act ${ACTS[act - 1]}`),
    had: (skills) => counted('en', skills, { one: 'skill', other: 'skills' }),
  },
  bots: personas,
};
