/** P-47, P-77, Q29, Q30: moving an enemy by hand, field by field. */
import type { Seat, Steps } from '@astragal/kernel';
import type { Field, Fuse, PlatformerFrame, PlatformerKind, PlatformerRefusal, PlatformerTable, Spend, State } from '../state.ts';
import { OFF } from '../state.ts';
import { GRAB, SHOVE, STOP } from './choices.ts';
import { enemyFields } from './enemies.ts';
import { passive } from './facts.ts';
import { valueWith } from './gems.ts';
import { climberOf, foeOf, isFree } from './pieces.ts';
import { DIRECTIONS, neighbour, regionOf } from './space.ts';
import { addWaysToUse, hasSymbol, mostWith, symbolsLeft, useSymbol } from './symbols.ts';
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

type Handling = Extract<PlatformerFrame, { step: 'handling' }>;

const NOTHING: PlatformerRefusal = { why: 'nothing-changes', rule: 'P-43' };
const NO_HAND: PlatformerRefusal = { why: 'no-symbol', rule: 'P-47', symbol: 'hand' };
const CLOSED: PlatformerRefusal = { why: 'closed-area', rule: 'P-112' };
const NO_ROOM: PlatformerRefusal = { why: 'no-room', rule: 'P-77' };

/** P-112: hands reach any distance, but not into the other region. */
const isInReach = (s: State, seat: Seat, at: Field): boolean => regionOf(s, at) === regionOf(s, climberOf(s, seat).at);

/** The most hand points that dice and gems can still give. */
function pointsLeft(s: State, seat: Seat): number {
  const hands = symbolsLeft(s, seat, 'hand');
  return mostWith(hands, climberOf(s, seat).gems) + hands * passive(s, seat, 'handBonus');
}

/** Why this enemy cannot be taken in hand. `points`: what a card gives, if it is a card (H-9). */
export function refuseGrab(s: State, seat: Seat, at: Field, points?: number): PlatformerRefusal | undefined {
  if (!isInReach(s, seat, at)) return CLOSED;
  if (points === undefined && !hasSymbol(s, seat, 'hand')) return NO_HAND;
  const need = handCost(s, at);
  const have = points ?? (need === 1 ? need : pointsLeft(s, seat));
  if (have < need) return { why: 'heavy', rule: 'P-25', need, have };
  return hasRoom(s, at) ? undefined : NO_ROOM;
}

/** A card's single hand point: whether it moves anything. */
export const gloveTargets = (s: State, seat: Seat): Field[] => enemyFields(s).filter((at) => refuseGrab(s, seat, at, 1) === undefined);

/** Goes on with the enemy in hand while points suffice for a field, or hands that can be added would. */
function goOn(s: State, seat: Seat, at: Field, points: number, dice: boolean, t: PlatformerTable): void {
  const most = points + (dice && points < handCost(s, at) ? pointsLeft(s, seat) : 0);
  if (most >= handCost(s, at) && hasRoom(s, at)) t.next({ step: 'handling', seat, at, points, dice, begun: true });
}

/** H-19: what moves a heavy enemy no farther: too few points with all that may still be added, or a hand or a gem too many. */
function refuseHand(s: State, { seat, at, points }: Handling, way: Spend | Fuse): PlatformerRefusal | undefined {
  const cost = handCost(s, at);
  if (cost === 1) return undefined;
  const bonus = passive(s, seat, 'handBonus');
  const value = valueWith(way.gems) + bonus;
  const [dice, gems] = [way.do === 'fuse' ? [way.die, way.with] : [way.die], climberOf(s, seat).gems - way.gems];
  const step = way.gems > 0 ? 1 : value;
  let most = 0;
  for (let hands = symbolsLeft(s, seat, 'hand', dice); hands >= 0; hands--) {
    const more = points + value + hands * bonus;
    most = Math.max(most, more + mostWith(hands, gems));
    if (reachesField(cost, more + hands, more + mostWith(hands, gems), step)) return undefined;
  }
  return most < cost ? { why: 'heavy', rule: 'P-25', need: cost, have: most } : NOTHING;
}

/** Whether some sum from `least` to `most` pays for one field more than the same sum less `step`. */
function reachesField(cost: number, least: number, most: number, step: number): boolean {
  const fields = Math.floor(most / cost) * cost;
  return fields > 0 && Math.min(most, fields + step - 1) >= least;
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
    refuse: (s, frame, wish) => (wish.do === 'spend' || wish.do === 'fuse' ? refuseHand(s, frame, wish) : undefined),
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
