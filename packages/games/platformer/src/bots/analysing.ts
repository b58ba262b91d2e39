/** How finished games of Platformer are analysed. */
import type { Analysing } from '@astragal/bots';
import { rowOf } from '../content/map.ts';
import { OFF, type PlatformerKind } from '../state.ts';
import { climber } from './climber.ts';
import { LUCK } from './luck.ts';
import { rowsOf } from './training.ts';
import { WEIGHTS } from './weights.ts';

/** Looks less far than an expert, who thinks too long to play a game fifty times over, and never errs. */
const reference = climber({ name: 'reference', width: 3, depth: 10, weights: rowsOf(WEIGHTS) });

export const analysing: Analysing<PlatformerKind> = {
  reference,
  effort: { blocks: 2, more: 2, most: 90, ahead: 2 },
  turnEnds: ['turn'],
  luck: LUCK,
  holdings({ climbers }, seat) {
    const { hearts, coins, gems, at, defeated, cards, tokens } = climbers[seat]!;
    return {
      ...{ heart: hearts, coin: coins, gem: gems, row: at === OFF ? 0 : rowOf(at), enemy: defeated },
      ...Object.fromEntries(cards.map((card) => [`card ${card}`, 1])),
      ...Object.fromEntries(tokens.map((token) => [`token ${token}`, 1])),
    };
  },
};
