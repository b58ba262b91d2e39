/** Section 12: whoever gains gold while a hammer is unfinished decides how much of it goes there. */
import type { Steps } from '@astragal/kernel';
import { amounts, TRIPLE } from '../content/index.ts';
import type { DiceForgeKind } from '../state.ts';
import { spacesLeft } from './questions.ts';
import { interruptible } from './triton.ts';
import { gain, hammer } from './verbs.ts';

/** Every split of the largest gain there is: six gold, three times. */
const PARTS = Array.from({ length: 6 * TRIPLE + 1 }, (_, gold) => ({ do: 'hammer', gold }) as const);

export const hammerSteps: Pick<Steps<DiceForgeKind>, 'splitting'> = {
  splitting: interruptible({
    // DF-106, DF-108: only gold being gained, and no more than there are spaces.
    wishes: (s, { seat, gold }) => PARTS.slice(0, 1 + Math.min(gold, spacesLeft(s.players[seat]!))),
    take(s, { seat, gold, source }, choice, t) {
      hammer(s, seat, choice.gold, t);
      if (choice.gold < gold) gain(s, seat, amounts({ gold: gold - choice.gold }), source, t);
    },
  }),
};
