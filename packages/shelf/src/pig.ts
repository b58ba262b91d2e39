/**
 * Pig, the kernel's own small game, for tests and developers. In version 1, which is kept in `pig/kept`, one may hold with nothing at risk.
 */
import type { Daily, Manifest } from '@astragal/bots';
import type { PigKind } from '@astragal/kernel/testing/pig';

const words = () => import('@astragal/kernel/testing/pig-text');

/** The toy has a game a day as well: its points. */
const daily: Daily<PigKind> = {
  tables: [{ seats: 2, levels: ['random'] }],
  score(state, seat) {
    const points = state.banked[seat]!;
    return { points, value: points, done: true };
  },
  along: ({ banked }, seat) => ({ value: banked[seat]! }),
};

export const manifest: Manifest<PigKind> = {
  id: 'pig',
  prefix: 'PIG',
  version: 2,
  draws: [1],
  place: 100,
  hidden: true,
  seats: { min: 2, max: 6 },
  minutes: 10,
  quick: 2,
  levels: ['random'],
  dice: [{ id: 'die', luck: /^die of seat (\d+)$/, sides: 6 }],
  rules: async () => {
    const [{ pig: game }, { random }] = await Promise.all([import('@astragal/kernel/testing/pig'), import('@astragal/bots')]);
    return { game, bots: [random], daily };
  },
  words: {
    en: async () => (await words()).pigLexicons.en,
    pl: async () => (await words()).pigLexicons.pl,
    ru: async () => (await words()).pigLexicons.ru,
  },
  rulebook: {
    en: async () => (await words()).pigRules.en,
    pl: async () => (await words()).pigRules.pl,
    ru: async () => (await words()).pigRules.ru,
  },
};
