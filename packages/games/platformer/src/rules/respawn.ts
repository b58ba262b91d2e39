/** P-51, P-114: coming back to the map. */
import type { Seat, Steps } from '@astragal/kernel';
import { COLUMNS, columnOf, LEVEL_FIELDS, rowOf, SHOP } from '../content/map.ts';
import type { Field, PlatformerKind, PlatformerTable, Respawn, State } from '../state.ts';
import { RESPAWN } from './choices.ts';
import { enterField } from './entering.ts';
import { passive } from './facts.ts';
import { fieldsWith } from './levels.ts';
import { climberOf, isFree } from './pieces.ts';
import { endField, firstField } from './space.ts';
import { unusedDice } from './symbols.ts';
import { useDie } from './verbs.ts';

/** Where this hero may come back: the lowest row, or a shop of the boss level for who has been there. */
export const respawnTargets = (s: State, seat: Seat): Field[] => (climberOf(s, seat).entered ? nearShops(s) : lowestFree(s));

/** Q22: the free fields of the lowest row that has one. */
function lowestFree(s: State): Field[] {
  for (let row = firstField(s); row < endField(s); row += COLUMNS) {
    const free: Field[] = [];
    for (let field = row; field < row + COLUMNS; field++) if (isFree(s, field)) free.push(field);
    if (free.length > 0) return free;
  }
  return [];
}

/** H-16: a free shop, else the free fields of the boss level nearest to one, walls and platforms ignored. */
function nearShops(s: State): Field[] {
  const shops = fieldsWith(s, s.levels, SHOP);
  let nearest = Number.POSITIVE_INFINITY;
  let found: Field[] = [];
  for (let field = s.levels * LEVEL_FIELDS; field < endField(s); field++) {
    if (!isFree(s, field)) continue;
    const away = Math.min(...shops.map((shop) => distance(field, shop)));
    if (away < nearest) [nearest, found] = [away, []];
    if (away === nearest) found.push(field);
  }
  return found;
}

const distance = (a: Field, b: Field): number => Math.abs(rowOf(a) - rowOf(b)) + Math.abs(columnOf(a) - columnOf(b));

/** Any unused pool die pays, whatever it shows (Q24); with Phoenix Ash none is needed (H-14). */
export function waysToRespawn(s: State, seat: Seat): Respawn[] {
  const targets = respawnTargets(s, seat);
  if (passive(s, seat, 'freeRespawn') > 0) return targets.map((to) => ({ do: 'respawn', to }));
  const ways: Respawn[] = [];
  for (const die of unusedDice(s)) for (const to of targets) ways.push(RESPAWN[die]![to]!);
  return ways;
}

export function respawn(s: State, seat: Seat, { to, die }: Respawn, t: PlatformerTable): void {
  if (die !== undefined) useDie(s, seat, die, t);
  enterField(s, seat, to, 'respawn', t);
}

/** Q23: who is off the map when step 5 begins must come back. */
export const respawnSteps: Pick<Steps<PlatformerKind>, 'respawn'> = {
  respawn: {
    wishes: (s, { seat }) => waysToRespawn(s, seat),
    take: (s, { seat }, choice, t) => respawn(s, seat, choice, t),
  },
};
