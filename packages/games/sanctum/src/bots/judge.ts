/** Everybody's chances in Sanctum: how the heroes stand beside each other. */
import { type Judging, judgeWith } from '@astragal/bots';
import type { SanctumKind } from '../state.ts';
import type { Step } from './answers.ts';
import { craftWith } from './craft.ts';
import { JUDGEMENT } from './judgement.ts';
import { standing } from './standing.ts';
import { WEIGHTS } from './weights.ts';

/** Positions are judged as they lie at any question: what a die on the table will do is seen once it has done it. */
const OPENED: readonly Step[] = [
  'casting',
  'bonus-gem',
  'turn',
  'set',
  'loot',
  'potions',
  'dose',
  'aside',
  'attack',
  'block',
  'spoils',
  'level',
  'trophy',
  'rest',
  'effect',
  'penalty',
  'end',
];

const judging: Judging<SanctumKind> = {
  craft: { ...craftWith(WEIGHTS), horizon: ['next-turn', 'response', 'roar', 'roar-card', 'round'] },
  features: standing,
  opened: OPENED,
  weights: JUDGEMENT,
};

export const judge = judgeWith(judging);
