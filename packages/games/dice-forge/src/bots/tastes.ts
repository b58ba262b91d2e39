/** What persons like: a taste counts a little more for some of what one can own than it is worth. */
import { type Features, type LearnedWeights, placesOf } from '@astragal/bots';
import { CARD_IDS, CARDS, type CardId, FACE_IDS } from '../content/index.ts';

/** Of the four persons of a level each has another: dice, gold and the hammer, the islands of the sun, those of the moon. */
export const TASTES = ['dice', 'gold', 'sun', 'moon'] as const;
export type Taste = (typeof TASTES)[number];

/** Glory that somebody sees in things beyond their worth, by feature. */
type Likes = Readonly<Record<string, number>>;

const all = (names: readonly string[], glory: number): Likes => Object.fromEntries(names.map((name) => [name, glory]));
const cards = (which: (card: CardId) => boolean, glory: number): Likes =>
  all(
    CARD_IDS.filter(which).map((card) => `own card ${card}`),
    glory,
  );
const takes = (shard: 'sun' | 'moon', other: 'sun' | 'moon') => (card: CardId) =>
  CARDS[card].cost[shard] > 0 && CARDS[card].cost[other] === 0;

/** Whoever likes dice sees more in every face that was not there at first. */
const FIRST_FACES: readonly string[] = ['gold-1', 'sun-1', 'moon-1', 'glory-2'];
const faces = FACE_IDS.filter((face) => !FIRST_FACES.includes(face)).map((face) => `own face ${face}`);

/** Costs moon, but is of another's taste. */
const HAMMER_CARD: CardId = 'blacksmiths-hammer';

export const LIKES: Readonly<Record<Taste, Likes>> = {
  dice: all(faces, 0.8),
  gold: all([`own card ${HAMMER_CARD}`], 3),
  sun: cards(takes('sun', 'moon'), 3.5),
  moon: cards((card) => card !== HAMMER_CARD && takes('moon', 'sun')(card), 2),
};

/** The weights of somebody with this taste; whoever errs more has to like more for it to be seen. */
export function tasted({ names }: Pick<Features<never>, 'names'>, weights: LearnedWeights, taste: Taste, strength: number): LearnedWeights {
  const placeOf = placesOf(names);
  const likes = Object.entries(LIKES[taste]).map(([name, glory]) => [placeOf(name), glory] as const);
  const liking = (points: readonly number[]): number[] => {
    const row = [...points];
    for (const [place, glory] of likes) row[place]! += strength * glory;
    return row;
  };
  return {
    ...weights,
    seats: Object.fromEntries(Object.entries(weights.seats).map(([seats, row]) => [seats, { ...row, points: liking(row.points) }])),
  };
}
