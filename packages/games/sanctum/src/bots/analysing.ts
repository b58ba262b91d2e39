/** How finished games of Sanctum are analysed. */
import type { Analysing } from '@astragal/bots';
import type { SanctumKind } from '../state.ts';
import { reference } from './levels.ts';
import { LUCK } from './luck.ts';

export const analysing: Analysing<SanctumKind> = {
  reference,
  effort: { blocks: 2, more: 0, most: 40, ahead: 1 },
  turnEnds: ['next-turn', 'response', 'round'],
  luck: LUCK,
  holdings({ heroes }, seat) {
    const { health, gold, skills, gear, bag, potions, at, defeated } = heroes[seat]!;
    const items = [...gear.flatMap(({ item }) => (item === 'none' ? [] : [item])), ...bag];
    return {
      ...{ health, die: gold, potion: potions.red + potions.blue, space: at, demon: defeated },
      ...Object.fromEntries(skills.map((skill) => [`skill ${skill}`, 1])),
      ...Object.fromEntries(items.map((item) => [`item ${item}`, 1])),
    };
  },
};
