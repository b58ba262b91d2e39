import { counted } from '@astragal/kernel';
import { personas } from '@astragal/sanctum/text/bots-ru';
import type { PosterWords } from '@astragal/table/poster.ts';

const ACTS = ['I', 'II', 'III', 'IV', 'V'];

export const poster: PosterWords = {
  name: 'Санктум',
  pitch: 'Подбирайте кубики к демонам, забирайте трофеи и бросьте вызов их Повелителю.',
  short: 'Кубики против демонов.',
  credit: 'автор: Филип Недук',
  dice: { hero: 'кубики героев' },
  score: (value, done) =>
    done
      ? counted('ru', value, { one: 'единица здоровья', few: 'единицы здоровья', many: 'единиц здоровья', other: 'единицы здоровья' })
      : 'битва проиграна',
  along: {
    part: 'Акт',
    after: (act) => (act > ACTS.length ? 'в конце' : `после акта ${ACTS[act - 1]}`),
    had: (skills) => counted('ru', skills, { one: 'навык', few: 'навыка', many: 'навыков', other: 'навыка' }),
  },
  bots: personas,
};
