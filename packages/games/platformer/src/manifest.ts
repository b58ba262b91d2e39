/** Platformer in a few words, and where its parts are. */
import type { Manifest } from '@astragal/bots';
import type { PlatformerKind } from './state.ts';

export const manifest: Manifest<PlatformerKind> = {
  id: 'platformer',
  prefix: 'P',
  version: 1,
  place: 3,
  seats: { min: 1, max: 4 },
  minutes: 50,
  quick: 2,
  levels: ['novice', 'amateur', 'skilled', 'expert', 'master'],
  dice: [
    { id: 'action', luck: /^action die \d+ of seat (\d+)$/, sides: 6 },
    { id: 'enemy', luck: /^enemy die(?: of the boss)?$/, sides: 6 },
  ],
  rules: async () => {
    const {
      platformer: game,
      analysing,
      bots,
      daily,
      judge,
      ideas,
      puzzling,
      training,
      toolkit,
      contentProblems: content,
    } = await import('./index.ts');
    return { game, analysing, bots, daily, judge, ideas, puzzling, training, toolkit, content };
  },
  words: {
    en: async () => (await import('./text/en.ts')).en,
    pl: async () => (await import('./text/pl.ts')).pl,
    ru: async () => (await import('./text/ru.ts')).ru,
  },
  rulebook: {
    en: async () => (await import('./text/rules-en.ts')).rules,
    pl: async () => (await import('./text/rules-pl.ts')).rules,
    ru: async () => (await import('./text/rules-ru.ts')).rules,
  },
  puzzles: {
    en: async () => (await import('./text/puzzles-en.ts')).puzzles,
    pl: async () => (await import('./text/puzzles-pl.ts')).puzzles,
    ru: async () => (await import('./text/puzzles-ru.ts')).puzzles,
  },
};
