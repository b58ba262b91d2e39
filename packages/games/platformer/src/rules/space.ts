/** P-13 to P-16, P-58 to P-61: the map, what is adjacent, what one stands on. */
import { COLUMNS, floorAt, LEVEL_FIELDS, ladderAt, levelOf, ONE_WAY, OPEN, PIERCED, wallLeft, wallRight } from '../content/map.ts';
import { TOKENS } from '../content/tables.ts';
import type { Field, Region, State } from '../state.ts';
import { OFF } from '../state.ts';
import { climberOf, foeOf, isEnemy, NOBODY, seatOf } from './pieces.ts';

/** Directions in the order of rule H-17: from below, then from the left. */
export const DOWN = 0;
export const LEFT = 1;
export const RIGHT = 2;
export const UP = 3;
export type Direction = 0 | 1 | 2 | 3;
export const DIRECTIONS: readonly Direction[] = [DOWN, LEFT, RIGHT, UP];
const OFFSETS = [-COLUMNS, -1, 1, COLUMNS] as const;

export const firstField = (s: State): Field => s.lowest * LEVEL_FIELDS;
export const endField = (s: State): Field => (s.highest + 1) * LEVEL_FIELDS;
/** H-29: hidden and removed levels are outside the map. */
export const onMap = (s: State, field: Field): boolean => field >= firstField(s) && field < endField(s);
export const isBossLevel = (s: State, field: Field): boolean => levelOf(field) === s.levels;
/** P-112: the boss level is closed off from the tower below. */
export const regionOf = (s: State, field: Field): Region => (isBossLevel(s, field) ? 'boss' : 'tower');

/** Something to stand on under this field: any printed platform, or the ground of the map (P-61). */
export const hasPlatform = (s: State, field: Field): boolean => floorAt(s, field) !== OPEN || field < firstField(s) + COLUMNS;

/** What lies between a field and its neighbour in this direction. */
export type Obstacle = 'edge' | 'wall' | 'platform' | undefined;

/** P-59, P-60: walls and platforms separate, unless a ladder passes through the platform (P-66). */
export function obstacle(s: State, field: Field, direction: Direction): Obstacle {
  if (direction === LEFT) return !wallLeft(s, field) ? undefined : (field & 7) === 0 ? 'edge' : 'wall';
  if (direction === RIGHT) return !wallRight(s, field) ? undefined : (field & 7) === 7 ? 'edge' : 'wall';
  if (!onMap(s, field + OFFSETS[direction])) return 'edge';
  const floor = floorAt(s, direction === UP ? field + COLUMNS : field);
  return floor === OPEN || floor === PIERCED ? undefined : 'platform';
}

/** P-58: the adjacent field in this direction, or OFF. */
export const neighbour = (s: State, field: Field, direction: Direction): Field =>
  obstacle(s, field, direction) === undefined ? field + OFFSETS[direction] : OFF;

/** The next field in this direction, whatever lies between; the caller has asked for obstacles. */
export const beside = (field: Field, direction: Direction): Field => field + OFFSETS[direction];

/** P-95: a hero's own Move may also go up through a one-way platform. */
export const entersFromBelow = (s: State, field: Field, direction: Direction): boolean =>
  direction === UP && onMap(s, field + COLUMNS) && floorAt(s, field + COLUMNS) === ONE_WAY;

/** What stops a hero's Move in this direction. */
export const moveObstacle = (s: State, field: Field, direction: Direction): Obstacle =>
  entersFromBelow(s, field, direction) ? undefined : obstacle(s, field, direction);

/** All fields adjacent to this one, from below and from the left. */
export const neighbours = (s: State, field: Field): Field[] =>
  DIRECTIONS.map((direction) => neighbour(s, field, direction)).filter((each) => each !== OFF);

/** Whether two fields are adjacent (P-58 to P-60). */
export const adjacent = (s: State, a: Field, b: Field): boolean => neighbours(s, a).includes(b);

/** P-22, P-65: this hero's ladder holds it, unless it is Chained. */
export function heldByLadder(s: State, field: Field, code: number): boolean {
  if (isEnemy(code) || !ladderAt(s, field)) return false;
  const { tokens } = climberOf(s, seatOf(code));
  return tokens.length === 0 || !tokens.some((token) => TOKENS[token].effect.noLadders);
}

/** Gravity does not move this piece at all. `last`: this is step 7. */
export function hovers(s: State, code: number, last: boolean): boolean {
  if (isEnemy(code)) return foeOf(code).ability?.winged === true;
  const seat = seatOf(code);
  return climberOf(s, seat).floating || (last && seat === s.turn.seat && s.turn.steady);
}

/** P-63: whether gravity would move the piece on this field. */
export function wouldFall(s: State, field: Field, last = false): boolean {
  const code = s.stands[field]!;
  if (code === NOBODY || hasPlatform(s, field) || hovers(s, code, last)) return false;
  if (heldByLadder(s, field, code) && !climberOf(s, seatOf(code)).lettingGo) return false;
  return isFallFree(s, field, last);
}

/** Nothing under this open field would stay there. */
const isFallFree = (s: State, field: Field, last: boolean): boolean =>
  s.stands[field - COLUMNS] === NOBODY || wouldFall(s, field - COLUMNS, last);

/** H-18: a hero whom only the ladder keeps from falling. */
export function hangsOnLadder(s: State, field: Field, last = false): boolean {
  const code = s.stands[field]!;
  return !hasPlatform(s, field) && !hovers(s, code, last) && heldByLadder(s, field, code) && isFallFree(s, field, last);
}
