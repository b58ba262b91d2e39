import { counted } from '@astragal/kernel';
import { personas } from '@astragal/sanctum/text/bots-pl';
import type { PosterWords } from '@astragal/table/poster.ts';

const ACTS = ['I', 'II', 'III', 'IV', 'V'];

export const poster: PosterWords = {
  name: 'Sanctum',
  pitch: 'Dopasuj kości do demonów, zabierz im ekwipunek i stań przed ich Władcą.',
  short: 'Kości przeciw demonom.',
  credit: 'autor: Filip Neduk',
  dice: { hero: 'kości bohaterów' },
  score: (value, done) =>
    done
      ? counted('pl', value, { one: 'punkt życia', few: 'punkty życia', many: 'punktów życia', other: 'punktu życia' })
      : 'bitwa przegrana',
  along: {
    part: 'Akt',
    after: (act) => (act > ACTS.length ? 'na koniec' : `po akcie ${ACTS[act - 1]}`),
    had: (skills) => counted('pl', skills, { one: 'umiejętność', few: 'umiejętności', many: 'umiejętności', other: 'umiejętności' }),
  },
  bots: personas,
};
