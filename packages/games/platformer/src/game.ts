/** Platformer as the kernel plays it. */
import type { Choice, Game, Result, Steps } from '@astragal/kernel';
import { check } from './check.ts';
import { actionSteps } from './rules/actions.ts';
import { bossSteps } from './rules/boss.ts';
import { cardSteps } from './rules/cards.ts';
import { isSolo } from './rules/facts.ts';
import { gravitySteps } from './rules/gravity.ts';
import { handlingSteps } from './rules/handling.ts';
import { respawnSteps } from './rules/respawn.ts';
import { soloScore, soloSteps } from './rules/solo.ts';
import { strikingSteps } from './rules/striking.ts';
import { turnSteps } from './rules/turn.ts';
import { walkingSteps } from './rules/walking.ts';
import { setup } from './setup.ts';
import { OPTIONS, type PlatformerFrame, type PlatformerKind, type PlatformerTable, type State } from './state.ts';
import { clone, guess, view } from './view.ts';

type AnyStep = {
  readonly run?: (state: State, frame: PlatformerFrame, table: PlatformerTable) => void;
  readonly take?: (state: State, frame: PlatformerFrame, choice: Choice, table: PlatformerTable) => void;
};

/** P-107, P-123: whatever step ends the game, nothing that waits is resolved any more. */
function untilOver(steps: Steps<PlatformerKind>): Steps<PlatformerKind> {
  const leaveIfOver = (state: State, table: PlatformerTable): void => {
    if (state.outcome !== 'playing') table.skipTo('over');
  };
  const ending = (step: AnyStep): AnyStep => {
    const { run, take } = step;
    if (run)
      return {
        run(state, frame, table) {
          run(state, frame, table);
          leaveIfOver(state, table);
        },
      };
    return {
      ...step,
      take(state, frame, choice, table) {
        take!(state, frame, choice, table);
        leaveIfOver(state, table);
      },
    };
  };
  const wrapped = Object.entries(steps as unknown as Record<string, AnyStep>).map(([name, step]) => [
    name,
    name === 'over' ? step : ending(step),
  ]);
  return Object.fromEntries(wrapped) as Steps<PlatformerKind>;
}

/** Only who defeats the boss wins; alone there are points as well (P-124). */
function result(s: State): Result {
  const won = s.outcome === 'won';
  const points = won ? (isSolo(s) ? soloScore(s).total : 1) : 0;
  return { scores: s.climbers.map((_, seat) => (seat === s.winner ? points : 0)), winners: won ? [s.winner] : [] };
}

export const platformer: Game<PlatformerKind> = {
  id: 'platformer',
  version: 1,
  seats: { min: 1, max: 4 },
  options: OPTIONS,
  // Decks and face-down tiles are bags that luck draws from when they are turned.
  openLuck: [''],
  steps: untilOver({
    ...turnSteps,
    ...soloSteps,
    ...respawnSteps,
    ...actionSteps,
    ...walkingSteps,
    ...strikingSteps,
    ...handlingSteps,
    ...cardSteps,
    ...gravitySteps,
    ...bossSteps,
  }),
  setup,
  view,
  guess,
  clone,
  result,
  check,
};
