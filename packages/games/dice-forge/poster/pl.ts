import { personas } from '@astragal/dice-forge/text/bots-pl';
import { counted } from '@astragal/kernel';
import type { PosterWords } from '@astragal/table/poster.ts';

export const poster: PosterWords = {
  name: 'Dice Forge',
  pitch: 'Rzucaj i przekuwaj te same kości. Bogowie patrzą.',
  short: 'Przekuwaj własne kości.',
  credit: 'autor: Régis Bonnessée',
  dice: { light: 'jasna kość', dark: 'ciemna kość' },
  score: (value) => counted('pl', value, { one: 'punkt chwały', few: 'punkty chwały', many: 'punktów chwały', other: 'punktu chwały' }),
  bots: personas,
};
