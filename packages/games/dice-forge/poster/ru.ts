import { personas } from '@astragal/dice-forge/text/bots-ru';
import { counted } from '@astragal/kernel';
import type { PosterWords } from '@astragal/table/poster.ts';

export const poster: PosterWords = {
  name: 'Dice Forge',
  pitch: 'Бросайте кубики и перековывайте их грани. Боги смотрят.',
  short: 'Перекуйте свои кубики.',
  credit: 'автор: Режис Боннессе',
  dice: { light: 'светлый кубик', dark: 'тёмный кубик' },
  score: (value) => counted('ru', value, { one: 'очко славы', few: 'очка славы', many: 'очков славы', other: 'очка славы' }),
  bots: personas,
};
