import { personas } from '@astragal/platformer/text/bots-ru';
import type { PosterWords } from '@astragal/table/poster.ts';

export const poster: PosterWords = {
  name: 'Платформер',
  pitch: 'Карабкайтесь, толкайтесь и падайте: башня, её гравитация и босс наверху.',
  short: 'Башня, гравитация, босс.',
  credit: 'по настольной игре «Платформер»',
  dice: { action: 'кубики действий', enemy: 'кубик врагов' },
  score: (value, done) => (done ? `раунд ${value}` : 'босс не побеждён'),
  along: { had: (level) => `уровень ${level}` },
  bots: personas,
};
