/** Distances on the printed map, pieces left aside: steps as one walks, and boots to the top by hops between resting places. */

import type { Seat } from '@astragal/kernel';
import { COLUMNS, LEVEL_FIELDS, ladderAt, PORTAL, printAt, SHOP, TRAP } from '../content/map.ts';
import { SETUP } from '../content/tables.ts';
import { heroCode, NOBODY } from '../rules/pieces.ts';
import { beside, DIRECTIONS, endField, firstField, hasPlatform, heldByLadder, hovers, moveObstacle } from '../rules/space.ts';
import { portalsFrom } from '../rules/walking.ts';
import type { Field, State } from '../state.ts';

/** What each further boot of one turn costs, in boots: the more at once, the likelier they are missing. */
const PRICES = [1, 1.2, 1.6, 2.2];
const STAGES = PRICES.length + 1;
export const FAR = 60;

/** Where a hero may step from each field: the exits of a field lie between its start and the next. */
interface Exits {
  readonly starts: Uint16Array;
  readonly fields: Uint8Array;
}
interface Ways {
  readonly exits: Exits;
  readonly up: Float64Array;
  readonly shops: readonly Field[];
  /** From each field that was asked about. */
  readonly steps: (Uint8Array | undefined)[];
}

const known = new WeakMap<readonly number[], Ways>();

/** Kept for each printed map, which is replaced as a whole when a level is revealed. */
function waysOf(s: State): Ways {
  return known.get(s.map) ?? measured(s);
}

function measured(s: State): Ways {
  const exits = exitsOf(s);
  const found = { exits, up: measureUp(s, exits), shops: shopsIn(s), steps: [] };
  known.set(s.map, found);
  return found;
}

function shopsIn(s: State): readonly Field[] {
  const shops: Field[] = [];
  for (let field = firstField(s), end = endField(s); field < end; field++) if (printAt(s, field) === SHOP) shops.push(field);
  return shops;
}

/** All shops on the map, from below. */
export const shopsOn = (s: State): readonly Field[] => waysOf(s).shops;

/** Boots from each field to the top row of what is revealed, or to the boss level once that lies open. */
export const wayUp = (s: State, from: Field): number => waysOf(s).up[from]!;

/** Steps from a field to every other, gravity left aside. */
export function stepsFrom(s: State, from: Field): Uint8Array {
  const { steps, exits } = waysOf(s);
  const found = steps[from] ?? measureSteps(exits, from);
  steps[from] = found;
  return found;
}

export const stepsBetween = (s: State, from: Field, to: Field): number => stepsFrom(s, from)[to]!;

/** Neighbours, up through a one-way platform, through a portal. */
function exitsOf(s: State): Exits {
  const starts = new Uint16Array(s.map.length + 1);
  const fields: Field[] = [];
  for (let field = 0, first = firstField(s), end = endField(s); field < s.map.length; field++) {
    starts[field] = fields.length;
    if (field < first || field >= end) continue;
    for (const direction of DIRECTIONS) if (moveObstacle(s, field, direction) === undefined) fields.push(beside(field, direction));
    if (printAt(s, field) === PORTAL) fields.push(...portalsFrom(s, field));
  }
  starts[s.map.length] = fields.length;
  return { starts, fields: new Uint8Array(fields) };
}

/** One after the other: the fields that were reached, in the order they were. */
const reached: Field[] = [];

function measureSteps({ starts, fields }: Exits, from: Field): Uint8Array {
  const steps = new Uint8Array(starts.length - 1).fill(FAR);
  steps[from] = 0;
  reached[0] = from;
  for (let next = 0, count = 1; next < count; next++) {
    const field = reached[next]!;
    const further = steps[field]! + 1;
    for (let i = starts[field]!; i < starts[field + 1]!; i++) {
      const to = fields[i]!;
      if (steps[to] !== FAR) continue;
      steps[to] = further;
      reached[count++] = to;
    }
  }
  return steps;
}

/** From each field, after each number of boots of a turn, and when that last grew shorter: for one map after the other. */
const MOST_FIELDS = (SETUP.tiers.bigger.length + 1) * LEVEL_FIELDS;
const ways = new Float64Array(MOST_FIELDS * STAGES);
const shortened = new Int16Array(MOST_FIELDS);
const NEVER = -1;

/** By turns, each from one resting place to another; a trap costs one more. */
function measureUp(s: State, exits: Exits): Float64Array {
  const [first, end] = [firstField(s), endField(s)];
  const goal = s.highest === s.levels ? s.levels * LEVEL_FIELDS : end - COLUMNS;
  ways.fill(FAR).fill(0, goal * STAGES, end * STAGES);
  shortened.fill(NEVER).fill(0, goal, end);
  // From the top down, where most ways lead: few rounds are needed.
  for (let round = 1, grew = true; grew; round++) {
    grew = false;
    for (let field = goal - 1; field >= first; field--) {
      if (!isShortened(s, field, exits, round - 1)) continue;
      shortened[field] = round;
      grew = true;
    }
  }
  const up = new Float64Array(s.map.length);
  for (let field = 0; field < up.length; field++) up[field] = ways[field * STAGES]!;
  return up;
}

/** Whether the next fields, where their ways have grown shorter since, or a rest on this one, make the way from here shorter. */
function isShortened(s: State, field: Field, { starts, fields }: Exits, since: number): boolean {
  const from = field * STAGES;
  let isShorter = false;
  for (let i = starts[field]!; i < starts[field + 1]!; i++) {
    const next = fields[i]!;
    if (shortened[next]! < since) continue;
    const to = next * STAGES;
    const trap = printAt(s, next) === TRAP ? 1 : 0;
    for (let boots = 0; boots < PRICES.length; boots++) {
      const way = ways[to + boots + 1]! + PRICES[boots]! + trap;
      if (way >= ways[from + boots]! - SLIGHT) continue;
      ways[from + boots] = way;
      isShorter = true;
    }
  }
  if (!isShorter || !rests(s, field)) return isShorter;
  for (let boots = 1; boots < STAGES; boots++) ways[from + boots] = Math.min(ways[from]!, ways[from + boots]!);
  return true;
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
