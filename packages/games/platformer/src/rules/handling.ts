/** P-47, P-77, Q29, Q30: moving an enemy by hand, field by field. */
import type { Seat, Steps } from '@astragal/kernel';
import type { Field, PlatformerFrame, PlatformerKind, PlatformerRefusal, State } from '../state.ts';
import { OFF } from '../state.ts';
import { enemyFields } from './enemies.ts';
import { climberOf, foeOf, isFree } from './pieces.ts';
import { DIRECTIONS, neighbour, regionOf } from './space.ts';
import { hasSymbol, useSymbol, waysToUse } from './symbols.ts';
import { moveEnemy } from './verbs.ts';

type Handling = Extract<PlatformerFrame, { step: 'handling' }>;

/** Hand points for one field of this enemy. */
export const handCost = (s: State, at: Field): number => foeOf(s.stands[at]!).ability?.handCost ?? 1;

/** The free fields beside an enemy. */
export function shoveTargets(s: State, at: Field): Field[] {
  const found: Field[] = [];
  for (const direction of DIRECTIONS) {
    const to = neighbour(s, at, direction);
    if (to !== OFF && isFree(s, to)) found.push(to);
  }
  return found;
}

/** P-112: hands reach any distance, but not into the other region. */
const isInReach = (s: State, seat: Seat, at: Field): boolean => regionOf(s, at) === regionOf(s, climberOf(s, seat).at);

/** Why this enemy cannot be taken in hand. `points`: what a card gives, if it is a card (H-9). */
export function refuseGrab(s: State, seat: Seat, at: Field, points?: number): PlatformerRefusal | undefined {
  if (!isInReach(s, seat, at)) return { why: 'closed-area', rule: 'P-112' };
  if (points === undefined && !hasSymbol(s, seat, 'hand')) return { why: 'no-symbol', rule: 'P-47', symbol: 'hand' };
  if (points !== undefined && points < handCost(s, at)) return { why: 'heavy', rule: 'P-25', need: handCost(s, at), have: points };
  return shoveTargets(s, at).length === 0 ? { why: 'no-room', rule: 'P-77' } : undefined;
}

/** A card's single hand point: whether it moves anything. */
export const gloveTargets = (s: State, seat: Seat): Field[] => enemyFields(s).filter((at) => refuseGrab(s, seat, at, 1) === undefined);

/** Whether anything is left to do with the enemy in hand. */
const goesOn = (s: State, { seat, at, points, dice }: Handling): boolean =>
  (points >= handCost(s, at) && shoveTargets(s, at).length > 0) || (dice && hasSymbol(s, seat, 'hand'));

/** The steps of this chapter: dice are added and fields chosen in any order; who has begun may stop. */
export const handlingSteps: Pick<Steps<PlatformerKind>, 'handling' | 'gloves'> = {
  handling: {
    wishes(s, { seat, at, points, dice, begun }) {
      const wishes: PlatformerKind['asks']['handling'][] =
        points >= handCost(s, at) ? shoveTargets(s, at).map((to) => ({ do: 'shove', to })) : [];
      if (dice) wishes.push(...waysToUse(s, seat, 'hand'));
      if (begun) wishes.push({ do: 'stop' });
      return wishes;
    },
    take(s, frame, choice, t) {
      if (choice.do === 'stop') return;
      const next = choice.do === 'shove' ? shoved(frame, choice.to, handCost(s, frame.at)) : frame;
      if (choice.do === 'shove') moveEnemy(s, frame.at, choice.to, 'hand', t, frame.seat);
      const more = choice.do === 'shove' ? 0 : useSymbol(s, frame.seat, choice, t);
      const after: Handling = { ...next, points: next.points + more, begun: true };
      if (goesOn(s, after)) t.next(after);
    },
  },
  gloves: {
    wishes: (s, { seat }) => gloveTargets(s, seat).map((at) => ({ do: 'grab', at })),
    take: (_s, { seat }, { at }, t) => t.next({ step: 'handling', seat, at, points: 1, dice: false, begun: false }),
  },
};

const shoved = (frame: Handling, to: Field, cost: number): Handling => ({ ...frame, at: to, points: frame.points - cost });
