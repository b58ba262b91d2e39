import { personas } from '@astragal/platformer/text/bots-pl';
import type { PosterWords } from '@astragal/table/poster.ts';

export const poster: PosterWords = {
  name: 'Platformer',
  pitch: 'Wspinaj się, pchaj i spadaj: wieża, jej grawitacja i boss na szczycie.',
  short: 'Wieża, grawitacja, boss.',
  credit: 'według gry planszowej „Platformer”',
  dice: { action: 'kości akcji', enemy: 'kość wrogów' },
  score: (value, done) => (done ? `runda ${value}` : 'boss niepokonany'),
  along: { had: (level) => `poziom ${level}` },
  bots: personas,
};
