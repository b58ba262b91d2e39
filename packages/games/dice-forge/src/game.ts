/** Dice Forge as the kernel plays it. */
import type { Game } from '@astragal/kernel';
import { check } from './check.ts';
import { resultOf } from './rules/scoring.ts';
import { steps } from './rules/steps.ts';
import { OPTIONS, setup } from './setup.ts';
import type { DiceForgeKind } from './state.ts';
import { clone, guess, view } from './view.ts';

export const diceForge: Game<DiceForgeKind> = {
  id: 'dice-forge',
  version: 1,
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  open: true,
  steps,
  setup,
  view,
  guess,
  clone,
  result: resultOf,
  check,
};
