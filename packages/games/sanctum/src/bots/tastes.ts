/** The four persons of a level: each plays as well as the others and likes something of its own. */
import type { Style } from './player.ts';

type Taste = (style: Style) => Partial<Style>;

/** Minds wounds more than others do, and rests before they come. */
const careful: Taste = ({ rates, pace }) => ({
  rates: { ...rates, wound: 1.5 * rates.wound },
  pace: { ...pace, price: 0.95 * pace.price, wound: 1.5 * pace.wound },
});

/** Walks on while the pack behind is small, and rests only when it must. */
const bold: Taste = ({ rates, pace }) => ({
  rates: { ...rates, wound: 0.8 * rates.wound, level: 1.2 * rates.level },
  pace: { ...pace, price: 1.5 * pace.price, wound: 0.8 * pace.wound, crowd: 0.5 },
});

/** Frees gem after gem; skills come as they may. */
const hoarder: Taste = ({ likes }) => ({ likes: { ...likes, free: likes.free + 2, skill: 0.75 * likes.skill } });

/** Wants every achievement first: more skills, better items. */
const hunter: Taste = ({ likes, pace }) => ({
  likes: { free: 0.5 * likes.free, skill: 1.3 * likes.skill, prize: likes.prize + 2 },
  pace: { ...pace, prize: pace.prize + 15 },
});

/** In the order of the persons' names. */
const TASTES: readonly Taste[] = [careful, bold, hoarder, hunter];

/** The style of each person of this level. */
export const personsOf = (style: Style): Style[] =>
  TASTES.map((taste, i) => ({ ...style, name: `${style.name}/${i + 1}`, ...taste(style) }));
