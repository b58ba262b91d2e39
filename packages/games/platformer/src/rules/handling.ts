/** P-47, P-77, Q29, Q30: moving an enemy by hand, field by field. */
import type { Seat, Steps } from '@astragal/kernel';
import type { Field, Fuse, PlatformerKind, PlatformerRefusal, PlatformerTable, Spend, State } from '../state.ts';
import { OFF } from '../state.ts';
import { GRAB, SHOVE, STOP } from './choices.ts';
import { enemyFields } from './enemies.ts';
import { climberOf, foeOf, isFree } from './pieces.ts';
import { DIRECTIONS, neighbour, regionOf } from './space.ts';
import { addWaysToUse, hasSymbol, useSymbol } from './symbols.ts';
import { moveEnemy } from './verbs.ts';

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

function hasRoom(s: State, at: Field): boolean {
  for (const direction of DIRECTIONS) {
    const to = neighbour(s, at, direction);
    if (to !== OFF && isFree(s, to)) return true;
  }
  return false;
}

const NO_HAND: PlatformerRefusal = { why: 'no-symbol', rule: 'P-47', symbol: 'hand' };
const CLOSED: PlatformerRefusal = { why: 'closed-area', rule: 'P-112' };
const NO_ROOM: PlatformerRefusal = { why: 'no-room', rule: 'P-77' };

/** P-112: hands reach any distance, but not into the other region. */
const isInReach = (s: State, seat: Seat, at: Field): boolean => regionOf(s, at) === regionOf(s, climberOf(s, seat).at);

/** Why this enemy cannot be taken in hand. `points`: what a card gives, if it is a card (H-9). */
export function refuseGrab(s: State, seat: Seat, at: Field, points?: number): PlatformerRefusal | undefined {
  if (!isInReach(s, seat, at)) return CLOSED;
  if (points === undefined && !hasSymbol(s, seat, 'hand')) return NO_HAND;
  if (points !== undefined && points < handCost(s, at)) return { why: 'heavy', rule: 'P-25', need: handCost(s, at), have: points };
  return hasRoom(s, at) ? undefined : NO_ROOM;
}

/** A card's single hand point: whether it moves anything. */
export const gloveTargets = (s: State, seat: Seat): Field[] => enemyFields(s).filter((at) => refuseGrab(s, seat, at, 1) === undefined);

/** Goes on with the enemy in hand while points suffice for a field, or more hands can be added. */
function goOn(s: State, seat: Seat, at: Field, points: number, dice: boolean, t: PlatformerTable): void {
  const moves = points >= handCost(s, at) && hasRoom(s, at);
  if (moves || (dice && hasSymbol(s, seat, 'hand'))) t.next({ step: 'handling', seat, at, points, dice, begun: true });
}

/** The steps of this chapter: dice are added and fields chosen in any order; who has begun may stop. */
export const handlingSteps: Pick<Steps<PlatformerKind>, 'handling' | 'gloves'> = {
  handling: {
    wishes(s, { seat, at, points, dice, begun }) {
      const wishes: PlatformerKind['asks']['handling'][] = [];
      if (points >= handCost(s, at)) for (const to of shoveTargets(s, at)) wishes.push(SHOVE[to]!);
      if (dice) addWaysToUse(wishes as (Spend | Fuse)[], s, seat, 'hand');
      if (begun) wishes.push(STOP);
      return wishes;
    },
    take(s, { seat, at, points, dice }, choice, t) {
      if (choice.do === 'stop') return;
      if (choice.do === 'shove') {
        const cost = handCost(s, at);
        moveEnemy(s, at, choice.to, 'hand', t, seat);
        goOn(s, seat, choice.to, points - cost, dice, t);
      } else goOn(s, seat, at, points + useSymbol(s, seat, choice, t), dice, t);
    },
  },
  gloves: {
    wishes: (s, { seat }) => gloveTargets(s, seat).map((at) => GRAB[at]!),
    take: (_s, { seat }, { at }, t) => t.next({ step: 'handling', seat, at, points: 1, dice: false, begun: false }),
  },
};
