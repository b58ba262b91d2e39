/** What puzzles are about: a theme says where to look, never what to do. */
import type { PuzzleWords } from '@astragal/bots';
import type { IdeaId } from '../bots/puzzling.ts';

const ideas: PuzzleWords<IdeaId>['ideas'] = {
  'sent-home': 'Изгнание',
  hammer: 'Молот',
  'extra-action': 'Дополнительное действие',
  reinforcements: 'Усиления',
  'last-one': 'Последний экземпляр',
  'last-round': 'Последний раунд',
  'first-rounds': 'Первые раунды',
  cap: 'Ничего сверх предела',
  patience: 'Сейчас или потом',
  'several-faces': 'Одна грань или несколько',
  'dice-or-islands': 'Кубики или острова',
  'which-face': 'Какую грань выковать',
  'which-island': 'Какой остров',
};

export const puzzles: PuzzleWords<IdeaId, never> = { ideas, tasks: {}, results: {} };
