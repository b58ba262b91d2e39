/** Section 7.5: whenever a boar is applied, the owner of its card is rewarded. */
import type { Seat, Steps } from '@astragal/kernel';
import { amounts, type BoarId, REWARD } from '../content/index.ts';
import type { DiceForgeKind, Frame, Part, State } from '../state.ts';
import { ownsBoar, seatsFrom, takes } from './questions.ts';
import { interruptible } from './triton.ts';
import { gain } from './verbs.ts';

const NO_REWARDS: readonly Frame[] = [];

/** Every reward these results bring, owners clockwise from the active player (DF-63, DF-64). */
export function rewardsFor(s: State, by: Seat, parts: readonly Part[]): readonly Frame[] {
  if (parts.every(({ rewards }) => rewards === 0)) return NO_REWARDS;
  const frames: Frame[] = [];
  for (const seat of seatsFrom(s, s.active))
    for (const { face, rewards } of parts)
      if (rewards > 0 && ownsBoar(s, seat, face))
        for (let i = 0; i < rewards; i++) frames.push({ step: 'reward', seat, face: face as BoarId, by });
  return frames;
}

export const boarSteps: Pick<Steps<DiceForgeKind>, 'reward'> = {
  reward: interruptible({
    wishes: () => takes(REWARD.options),
    take(s, { seat, face, by }, { resource, amount }, t) {
      t.tell({ kind: 'boar-rewarded', seat, by, face });
      gain(s, seat, amounts({ [resource]: amount }), REWARD.card, t);
    },
  }),
};
