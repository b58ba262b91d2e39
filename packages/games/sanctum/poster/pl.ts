import { personas } from '@astragal/sanctum/text/bots-pl';
import type { PosterWords } from '@astragal/table/poster.ts';

export const poster: PosterWords = {
  name: 'Sanctum',
  pitch: 'Dopasuj kości do demonów, zabierz im ekwipunek i stań przed ich Władcą.',
  short: 'Kości przeciw demonom.',
  credit: 'autor: Filip Neduk',
  bots: personas,
};
