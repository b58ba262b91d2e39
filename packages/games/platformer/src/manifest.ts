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
  rules: async () => {
    const { platformer: game, bots, judge, training, toolkit, contentProblems: content } = await import('./index.ts');
    return { game, bots, judge, training, toolkit, content };
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
