import { personas } from '@astragal/sanctum/text/bots-ru';
import type { PosterWords } from '@astragal/table/poster.ts';

export const poster: PosterWords = {
  name: 'Санктум',
  pitch: 'Подбирайте кубики к демонам, забирайте трофеи и бросьте вызов их Повелителю.',
  short: 'Кубики против демонов.',
  credit: 'автор: Филип Недук',
  bots: personas,
};
