/** Sanctum in a few words, and where its parts are. */
import type { Manifest } from '@astragal/bots';
import type { SanctumKind } from './state.ts';

export const manifest: Manifest<SanctumKind> = {
  id: 'sanctum',
  prefix: 'S',
  version: 1,
  place: 2,
  seats: { min: 2, max: 4 },
  minutes: 75,
  quick: 2,
  levels: ['novice', 'amateur', 'skilled', 'expert', 'master'],
  rules: async () => {
    const { sanctum: game, bots, judge, training, toolkit } = await import('./index.ts');
    return { game, bots, judge, training, toolkit };
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
};
