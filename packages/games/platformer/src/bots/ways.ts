/** Distances on the printed map, pieces left aside: steps as one walks, and boots to the top by hops between resting places. */

import type { Seat } from '@astragal/kernel';
import { COLUMNS, floorAt, LEVEL_FIELDS, ladderAt, ONE_WAY, printAt, TRAP } from '../content/map.ts';
import { heroCode, NOBODY } from '../rules/pieces.ts';
import { endField, hasPlatform, heldByLadder, hovers, neighbours } from '../rules/space.ts';
import { portalsFrom } from '../rules/walking.ts';
import type { Field, State } from '../state.ts';

/** What so many boots in one turn are worth: the more at once, the likelier they are missing. */
const HOP_PRICES = [0, 1, 2.2, 3.8, 6];
export const FAR = 60;

interface Ways {
  readonly up: readonly number[];
  readonly steps: Map<Field, Uint8Array>;
}
const known = new WeakMap<readonly number[], Ways>();

/** Kept for each printed map, which is replaced as a whole when a level is revealed. */
function waysOf(s: State): Ways {
  const found = known.get(s.map) ?? { up: measureUp(s), steps: new Map() };
  known.set(s.map, found);
  return found;
}

/** Boots from each field to the top row of what is revealed, or to the boss level once that lies open. */
export const wayUp = (s: State, from: Field): number => waysOf(s).up[from]!;

/** Steps from a field to every other, gravity left aside. */
export function stepsFrom(s: State, from: Field): Uint8Array {
  const { steps } = waysOf(s);
  const found = steps.get(from) ?? measureSteps(s, from);
  steps.set(from, found);
  return found;
}

export const stepsBetween = (s: State, from: Field, to: Field): number => stepsFrom(s, from)[to]!;

/** Where a hero may step from here: neighbours, up through a one-way platform, through a portal. */
function exits(s: State, field: Field): Field[] {
  const up = field + COLUMNS;
  const enters = up < endField(s) && floorAt(s, up) === ONE_WAY;
  return [...neighbours(s, field), ...(enters ? [up] : []), ...portalsFrom(s, field)];
}

function measureSteps(s: State, from: Field): Uint8Array {
  const steps = new Uint8Array(s.map.length).fill(FAR);
  const queue = [from];
  steps[from] = 0;
  for (const field of queue)
    for (const to of exits(s, field))
      if (steps[to] === FAR) {
        steps[to] = steps[field]! + 1;
        queue.push(to);
      }
  return steps;
}

function measureUp(s: State): number[] {
  const end = endField(s);
  const goal = s.highest === s.levels ? s.levels * LEVEL_FIELDS : end - COLUMNS;
  const way: number[] = s.map.map((_, field) => (field >= goal && field < end ? 0 : FAR));
  const hops = s.map.map((_, field) => (field < goal ? hopsFrom(s, field) : []));
  for (let grew = true; grew; ) {
    grew = false;
    for (let field = 0; field < goal; field++)
      for (const [to, boots] of hops[field]!)
        if ((to >= goal || rests(s, to)) && way[to]! + boots < way[field]!) {
          way[field] = way[to]! + boots;
          grew = true;
        }
  }
  return way;
}

const rests = (s: State, field: Field): boolean => hasPlatform(s, field) || ladderAt(s, field);

/** Fields that can be reached in one turn, with their price; a trap costs one more. */
function hopsFrom(s: State, from: Field): [Field, number][] {
  const found = new Map<Field, { boots: number; traps: number }>([[from, { boots: 0, traps: 0 }]]);
  for (const [field, { boots, traps }] of found)
    if (boots < HOP_PRICES.length - 1)
      for (const to of exits(s, field))
        if (!found.has(to)) found.set(to, { boots: boots + 1, traps: traps + (printAt(s, to) === TRAP ? 1 : 0) });
  return [...found].map(([field, { boots, traps }]) => [field, HOP_PRICES[boots]! + traps]);
}

/** Where the hero comes to rest when everything falls. */
export function restingField(s: State, seat: Seat, from: Field): Field {
  const code = heroCode(seat);
  if (hovers(s, code, true) || heldByLadder(s, from, code)) return from;
  let at = from;
  while (!hasPlatform(s, at) && s.stands[at - COLUMNS] === NOBODY) at -= COLUMNS;
  return at;
}
