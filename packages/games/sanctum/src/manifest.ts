/** Sanctum in a few words, and where its parts are. */
import type { Manifest } from '@astragal/bots';
import type { SanctumKind } from './state.ts';

export const manifest: Manifest<SanctumKind> = {
  id: 'sanctum',
  prefix: 'S',
  version: 2,
  draws: [1],
  place: 2,
  seats: { min: 2, max: 4 },
  minutes: 75,
  quick: 2,
  levels: ['novice', 'amateur', 'skilled', 'expert', 'master'],
  dice: [{ id: 'hero', luck: /^die \d+ of seat (\d+)$/, sides: 6 }],
  rules: async () => {
    const { sanctum: game, analysing, bots, daily, judge, ideas, puzzling, training, toolkit } = await import('./index.ts');
    return { game, analysing, bots, daily, judge, ideas, puzzling, training, toolkit };
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
