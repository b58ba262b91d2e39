/** All steps of the game, chapter by chapter. */
import type { Steps } from '@astragal/kernel';
import type { DiceForgeKind } from '../state.ts';
import { blessingSteps } from './blessings.ts';
import { boarSteps } from './boars.ts';
import { effectSteps } from './effects.ts';
import { featSteps } from './feats.ts';
import { forgingSteps } from './forging.ts';
import { hammerSteps } from './hammer.ts';
import { resolutionSteps } from './resolution.ts';
import { turnSteps } from './turn.ts';

export const steps: Steps<DiceForgeKind> = {
  ...turnSteps,
  ...blessingSteps,
  ...resolutionSteps,
  ...boarSteps,
  ...hammerSteps,
  ...forgingSteps,
  ...featSteps,
  ...effectSteps,
};
