/** A child's rule of thumb, to measure novices by: the dearest card, else the dearest face, in place of a coin. */
import type { Bot, Craft } from '@astragal/bots';
import { type Choice, notation } from '@astragal/kernel';
import { CARDS, type FaceId } from '../content/index.ts';
import { priceOf } from '../rules/questions.ts';
import type { Buy, DiceForgeKind, Feat, Forge } from '../state.ts';

/** Of two cards that cost the same the one that shows more glory is the better. */
const costOf = ({ card }: Feat): number => CARDS[card].cost.sun + CARDS[card].cost.moon + CARDS[card].glory / 100;

/** How much a face would be missed: a coin is missed least. */
const missed = (face: FaceId): number => (face === 'gold-1' ? 0 : 1 + priceOf(face));

/** The one of these with the most of something. */
const most = <C extends Choice>(choices: readonly C[], of: (choice: C) => number): C | undefined =>
  choices.reduce<C | undefined>((best, each) => (best === undefined || of(each) > of(best) ? each : best), undefined);

const only = <C extends Choice>(choices: readonly Choice[], verb: string): readonly C[] =>
  choices.filter((each): each is C => each.do === verb);

/** Whatever is neither a card nor a face is answered at a glance. */
export function child(name: string, { game, quick }: Craft<DiceForgeKind>): Bot<DiceForgeKind> {
  return {
    name,
    answer({ questions: [question], view, seat }, { luck }) {
      const { frame, options } = question!;
      const player = view.players[seat]!;
      const wish =
        most(only<Feat>(options, 'feat'), costOf) ??
        most(only<Buy>(options, 'buy'), ({ face }) => priceOf(face)) ??
        most(only<Forge>(options, 'forge'), ({ die, position }) => -missed(player[die].faces[position]!));
      return notation(wish ?? (options.length === 1 ? options[0]! : quick(game.guess(view, seat, luck), frame, options, luck)));
    },
  };
}
