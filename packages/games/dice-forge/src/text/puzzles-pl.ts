/** What puzzles are about: a theme says where to look, never what to do. */
import type { PuzzleWords } from '@astragal/bots';
import type { IdeaId } from '../bots/puzzling.ts';

const ideas: PuzzleWords<IdeaId>['ideas'] = {
  'sent-home': 'Przegnanie',
  hammer: 'Młot',
  'extra-action': 'Dodatkowa akcja',
  reinforcements: 'Wzmocnienia',
  'last-one': 'Ostatnia sztuka',
  'last-round': 'Ostatnia runda',
  'first-rounds': 'Pierwsze rundy',
  cap: 'Nic ponad limit',
  patience: 'Teraz czy później',
  'several-faces': 'Jedna ścianka czy kilka',
  'dice-or-islands': 'Kości czy wyspy',
  'which-face': 'Którą ściankę wykuć',
  'which-island': 'Która wyspa',
};

export const puzzles: PuzzleWords<IdeaId, never> = { ideas, tasks: {}, results: {} };
