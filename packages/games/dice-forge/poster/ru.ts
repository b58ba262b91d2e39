import { personas } from '@astragal/dice-forge/text/bots-ru';
import type { PosterWords } from '@astragal/table/poster.ts';

export const poster: PosterWords = {
  name: 'Dice Forge',
  pitch: 'Бросайте кубики и перековывайте их грани. Боги смотрят.',
  short: 'Перекуйте свои кубики.',
  credit: 'автор: Режис Боннессе',
  dice: { light: 'светлый кубик', dark: 'тёмный кубик' },
  score: (value) => `${value} славы`,
  bots: personas,
};
