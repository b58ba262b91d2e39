/** A player in its first game: buys a face or takes a feat because it can, as often as because it looks good. */
import { type Bot, greedy } from '@astragal/bots';
import { notation } from '@astragal/kernel';
import { diceForge } from '../game.ts';
import type { DiceForgeKind } from '../state.ts';
import { value } from './value.ts';

/** Answers that end an action: at a glance they always look better than a face that is paid for and not yet forged. */
const THRIFTY = ['end', 'finish'];

/** Sees one answer ahead, and half of the time does something else. In the last round no new face comes up any more: it buys none. */
export function apprentice(name: string): Bot<DiceForgeKind> {
  const glance = greedy(diceForge, value, { name, samples: 1 });
  return {
    name,
    answer(sight, mind) {
      const { luck: think } = mind;
      const { view, questions } = sight;
      const seen = glance.answer(sight, mind);
      const tempting = questions
        .flatMap(({ options }) => options)
        .filter(({ do: verb }) => verb === 'feat' || (verb === 'buy' && view.round < view.rounds));
      const yields = tempting.length > 0 && (THRIFTY.includes(seen) || think.below(2, 'temptation') === 0);
      return yields ? notation(tempting[think.below(tempting.length, 'what tempts')]!) : seen;
    },
  };
}
