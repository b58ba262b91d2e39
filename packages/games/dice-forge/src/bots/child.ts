/** A child's rule of thumb, to measure novices by: the dearest card, else the dearest face. */
import type { Bot, Craft } from '@astragal/bots';
import { type Choice, notation } from '@astragal/kernel';
import { CARDS } from '../content/index.ts';
import { priceOf } from '../rules/questions.ts';
import type { Buy, DiceForgeKind, Feat } from '../state.ts';

const costOf = ({ card }: Feat): number => CARDS[card].cost.sun + CARDS[card].cost.moon;

/** The one of these with the most of something. */
const most = <C extends Choice>(choices: readonly C[], of: (choice: C) => number): C | undefined =>
  choices.reduce<C | undefined>((best, each) => (best === undefined || of(each) > of(best) ? each : best), undefined);

const only = <C extends Choice>(choices: readonly Choice[], verb: string): readonly C[] =>
  choices.filter((each): each is C => each.do === verb);

/** Everything else is answered at a glance, also where a face is forged. */
export function child(name: string, { game, quick }: Craft<DiceForgeKind>): Bot<DiceForgeKind> {
  return {
    name,
    answer({ questions: [question], view, seat }, { luck }) {
      const { frame, options } = question!;
      const wish = most(only<Feat>(options, 'feat'), costOf) ?? most(only<Buy>(options, 'buy'), ({ face }) => priceOf(face));
      return notation(wish ?? (options.length === 1 ? options[0]! : quick(game.guess(view, seat, luck), frame, options, luck)));
    },
  };
}
