/** What puzzles are about: a theme says where to look, never what to do. */
import type { PuzzleWords } from '@astragal/bots';
import type { IdeaId } from '../bots/puzzling.ts';

const ideas: PuzzleWords<IdeaId>['ideas'] = {
  'sent-home': 'Ousting',
  hammer: 'The Hammer',
  'extra-action': 'Extra action',
  reinforcements: 'Reinforcements',
  'last-one': 'The last one',
  'last-round': 'Last round',
  'first-rounds': 'The first rounds',
  cap: 'Nothing over the cap',
  patience: 'Now or later',
  'several-faces': 'One face or several',
  'dice-or-islands': 'Dice or islands',
  'which-face': 'Which face to forge',
  'which-island': 'Which island',
};

export const puzzles: PuzzleWords<IdeaId, never> = { ideas, tasks: {}, results: {} };
