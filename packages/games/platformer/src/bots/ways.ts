/** Distances on the printed map, pieces left aside: steps as one walks, and boots to the top by hops between resting places. */

import type { Seat } from '@astragal/kernel';
import { COLUMNS, floorAt, LEVEL_FIELDS, ladderAt, ONE_WAY, printAt, TRAP } from '../content/map.ts';
import { heroCode, NOBODY } from '../rules/pieces.ts';
import { endField, firstField, hasPlatform, heldByLadder, hovers, neighbours } from '../rules/space.ts';
import { portalsFrom } from '../rules/walking.ts';
import type { Field, State } from '../state.ts';

/** What each further boot of one turn costs, in boots: the more at once, the likelier they are missing. */
const PRICES = [1, 1.2, 1.6, 2.2];
const STAGES = PRICES.length + 1;
export const FAR = 60;

interface Ways {
  readonly exits: Exits;
  readonly up: Float64Array;
  readonly steps: Map<Field, Uint8Array>;
}
/** Where a hero may step from each field. */
type Exits = readonly (readonly Field[])[];

const known = new WeakMap<readonly number[], Ways>();

/** Kept for each printed map, which is replaced as a whole when a level is revealed. */
function waysOf(s: State): Ways {
  return known.get(s.map) ?? measured(s);
}

function measured(s: State): Ways {
  const [first, end] = [firstField(s), endField(s)];
  const all = s.map.map((_, field) => (field >= first && field < end ? exits(s, field) : []));
  const ways = { exits: all, up: measureUp(s, all), steps: new Map() };
  known.set(s.map, ways);
  return ways;
}

/** Boots from each field to the top row of what is revealed, or to the boss level once that lies open. */
export const wayUp = (s: State, from: Field): number => waysOf(s).up[from]!;

/** Steps from a field to every other, gravity left aside. */
export function stepsFrom(s: State, from: Field): Uint8Array {
  const { steps, exits: all } = waysOf(s);
  const found = steps.get(from) ?? measureSteps(all, from);
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

function measureSteps(exits: Exits, from: Field): Uint8Array {
  const steps = new Uint8Array(exits.length).fill(FAR);
  const queue = [from];
  steps[from] = 0;
  for (const field of queue)
    for (const to of exits[field]!)
      if (steps[to] === FAR) {
        steps[to] = steps[field]! + 1;
        queue.push(to);
      }
  return steps;
}

/** By turns, each from one resting place to another; a trap costs one more. */
function measureUp(s: State, exits: Exits): Float64Array {
  const [first, end] = [firstField(s), endField(s)];
  const goal = s.highest === s.levels ? s.levels * LEVEL_FIELDS : end - COLUMNS;
  // From each field, after each number of boots of this turn.
  const ways = new Float64Array(s.map.length * STAGES).fill(FAR).fill(0, goal * STAGES, end * STAGES);
  // From the top down, where most ways lead: few rounds are needed.
  for (let grew = true; grew; ) {
    grew = false;
    for (let field = goal - 1; field >= first; field--) if (isShortened(s, ways, field, exits[field]!)) grew = true;
  }
  const up = new Float64Array(s.map.length);
  for (let field = 0; field < up.length; field++) up[field] = ways[field * STAGES]!;
  return up;
}

/** Whether the next fields, or a rest on this one, make the way from here shorter. */
function isShortened(s: State, ways: Float64Array, field: Field, exits: readonly Field[]): boolean {
  const from = field * STAGES;
  let isShorter = false;
  for (let i = 0; i < exits.length; i++) {
    const to = exits[i]! * STAGES;
    const trap = printAt(s, exits[i]!) === TRAP ? 1 : 0;
    for (let boots = 0; boots < PRICES.length; boots++) {
      const way = ways[to + boots + 1]! + PRICES[boots]! + trap;
      if (way >= ways[from + boots]! - SLIGHT) continue;
      ways[from + boots] = way;
      isShorter = true;
    }
  }
  if (!rests(s, field)) return isShorter;
  const rested = ways[from]!;
  for (let boots = 1; boots < STAGES; boots++) {
    if (rested >= ways[from + boots]!) continue;
    ways[from + boots] = rested;
    isShorter = true;
  }
  return isShorter;
}
/** What rounding may come to. */
const SLIGHT = 1e-9;

const rests = (s: State, field: Field): boolean => hasPlatform(s, field) || ladderAt(s, field);

/** Where the hero comes to rest when everything falls. */
export function restingField(s: State, seat: Seat, from: Field): Field {
  const code = heroCode(seat);
  if (hovers(s, code, true) || heldByLadder(s, from, code)) return from;
  let at = from;
  while (!hasPlatform(s, at) && s.stands[at - COLUMNS] === NOBODY) at -= COLUMNS;
  return at;
}
