/** A game of Sanctum goes by acts; the last one is the Demon Lord's. */
import type { SanctumKind } from '@astragal/sanctum';
import { placeOf, wallsOf } from '@astragal/sanctum/insight';
import type { GameCourse } from '@astragal/table/history.ts';

/** The act before the walls. */
const WALLS = 'V';

export const course: GameCourse<SanctumKind> = ({ phase, front, heroes }) => {
  const { length } = heroes;
  const names = { heroes: heroes.map(({ hero }) => hero) };
  if (phase === 'response' || phase === 'battle' || phase === 'over') return { ...names, part: 'lord' };
  return { ...names, part: front >= wallsOf(length) ? WALLS : placeOf(length, Math.max(1, front)).act };
};
