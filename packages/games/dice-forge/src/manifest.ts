/** Dice Forge in a few words, and where its parts are. */
import type { Manifest } from '@astragal/bots';
import type { DiceForgeKind } from './state.ts';

export const manifest: Manifest<DiceForgeKind> = {
  id: 'dice-forge',
  prefix: 'DF',
  version: 1,
  place: 1,
  seats: { min: 2, max: 4 },
  minutes: 40,
  quick: 3,
  levels: ['novice', 'amateur', 'skilled', 'expert', 'master'],
  dice: [
    { id: 'light', luck: /^light die of seat (\d+)$/, sides: 6 },
    { id: 'dark', luck: /^dark die of seat (\d+)$/, sides: 6 },
  ],
  rules: async () => {
    const { diceForge: game, analysing, bots, daily, judge, ideas, puzzling, training, toolkit } = await import('./index.ts');
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
