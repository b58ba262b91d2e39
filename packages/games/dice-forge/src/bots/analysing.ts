/** How finished games of Dice Forge are analysed. */
import { type Analysing, thinker } from '@astragal/bots';
import { scoreOf } from '../rules/questions.ts';
import type { DiceForgeKind } from '../state.ts';
import { craftWith } from './craft.ts';
import { LUCK } from './luck.ts';
import { WEIGHTS } from './weights.ts';

/** An expert that never errs. */
const reference = thinker(craftWith(WEIGHTS), { name: 'reference', budgetMs: 300, nodes: 60, beam: 2, futures: 1, depth: 3 });

const counted = (names: readonly string[], kind: string): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const name of names) counts[`${kind} ${name}`] = (counts[`${kind} ${name}`] ?? 0) + 1;
  return counts;
};

export const analysing: Analysing<DiceForgeKind> = {
  reference,
  effort: { blocks: 2, more: 8, most: 160, ahead: 2 },
  turnEnds: ['turned'],
  turnOf: ({ active }) => active,
  luck: LUCK,
  holdings({ players }, seat) {
    const player = players[seat]!;
    const { gold, sun, moon, cards, light, dark } = player;
    return { glory: scoreOf(player), gold, sun, moon, ...counted(cards, 'card'), ...counted([...light.faces, ...dark.faces], 'face') };
  },
};
