/** Section 12: whoever gains gold while a hammer is unfinished decides how much of it goes there. */
import type { Steps } from '@astragal/kernel';
import { amounts } from '../content/index.ts';
import type { DiceForgeKind } from '../state.ts';
import { spacesLeft } from './questions.ts';
import { interruptible } from './triton.ts';
import { gain, hammer } from './verbs.ts';

export const hammerSteps: Pick<Steps<DiceForgeKind>, 'splitting'> = {
  splitting: interruptible({
    // DF-106, DF-108: only gold being gained, and no more than there are spaces.
    wishes(s, { seat, gold }) {
      const most = Math.min(gold, spacesLeft(s.players[seat]!));
      return Array.from({ length: most + 1 }, (_, part) => ({ do: 'hammer', gold: part }) as const);
    },
    take(s, { seat, gold, source }, choice, t) {
      hammer(s, seat, choice.gold, t);
      if (choice.gold < gold) gain(s, seat, amounts({ gold: gold - choice.gold }), source, t);
    },
  }),
};
