/** What is printed on a field, packed into one number, and how two tiles side by side become a level. */
import type { State } from '../state.ts';
import type { Tile } from './tiles.ts';

export const COLUMNS = 8;
export const ROWS = 4;
export const LEVEL_FIELDS = COLUMNS * ROWS;
const TILE_SIZE = 4;

/** What a field may hold in print, in the order of its code. */
export const PRINTS = ['nothing', 'spawn', 'coin', 'gem', 'trap', 'shop', 'portal', 'boss-spawn', 'icon'] as const;
export type Print = (typeof PRINTS)[number];
/** Prints that a place is called by: "the shop on level II". */
export const LANDMARKS = ['shop', 'portal', 'trap', 'icon'] as const;
export type Landmark = (typeof LANDMARKS)[number];

/** The edge below a field, in the order of its code. */
export const FLOORS = ['open', 'platform', 'pierced', 'one-way'] as const;
export type Floor = (typeof FLOORS)[number];

export const SPAWN = 1;
export const COIN = 2;
export const GEM = 3;
export const TRAP = 4;
export const SHOP = 5;
export const PORTAL = 6;
export const BOSS_SPAWN = 7;
export const ICON = 8;
const PRINT_BITS = 15;
const LADDER_BIT = 16;
const FLOOR_SHIFT = 5;
const LEFT_WALL_BIT = 128;
const RIGHT_WALL_BIT = 256;

const PRINT_LETTERS = '.EcgtSOB*';
const FLOOR_LETTERS = '.=H^';
export const OPEN = 0;
export const PIERCED = 2;
export const ONE_WAY = 3;

export const printAt = (s: State, field: number): number => s.map[field]! & PRINT_BITS;
const LANDMARK_OF = PRINTS.map((print) => LANDMARKS.find((each) => each === print));
/** What a field is called by, if it has a name. */
export const landmarkAt = (s: State, field: number): Landmark | undefined => LANDMARK_OF[printAt(s, field)];
export const ladderAt = (s: State, field: number): boolean => (s.map[field]! & LADDER_BIT) !== 0;
/** The printed edge below a field; the ground under the map is not printed (P-61). */
export const floorAt = (s: State, field: number): number => (s.map[field]! >> FLOOR_SHIFT) & 3;
export const wallLeft = (s: State, field: number): boolean => (s.map[field]! & LEFT_WALL_BIT) !== 0;
export const wallRight = (s: State, field: number): boolean => (s.map[field]! & RIGHT_WALL_BIT) !== 0;

export const levelOf = (field: number): number => field >> 5;
export const rowOf = (field: number): number => field >> 3;
export const columnOf = (field: number): number => field & 7;
/** 0 for the left tile of its level, 1 for the right one. */
export const sideOf = (field: number): number => (field >> 2) & 1;
/** The field in this level, row of the level (from below) and column. */
export const fieldAt = (level: number, row: number, column: number): number => level * LEVEL_FIELDS + row * COLUMNS + column;

/** What is printed on a field, in words, for whoever draws or tells it. */
export function fieldOf(s: State, field: number): { print: Print; ladder: boolean; floor: Floor; wallLeft: boolean; wallRight: boolean } {
  return {
    print: PRINTS[printAt(s, field)]!,
    ladder: ladderAt(s, field),
    floor: FLOORS[floorAt(s, field)]!,
    wallLeft: wallLeft(s, field),
    wallRight: wallRight(s, field),
  };
}

/** Two tiles as the 32 field codes of a level. An edge is a wall if either tile prints one; the border always is (Q61). */
export function levelMap(left: Tile, right: Tile): number[] {
  const codes: number[] = [];
  for (let row = 0; row < ROWS; row++) for (let column = 0; column < COLUMNS; column++) codes.push(codeOf(left, right, row, column));
  return codes;
}

function codeOf(left: Tile, right: Tile, row: number, column: number): number {
  const tile = column < TILE_SIZE ? left : right;
  const [line, place] = [TILE_SIZE - 1 - row, column % TILE_SIZE];
  return (
    PRINT_LETTERS.indexOf(tile.cells[line]![place]!) |
    (tile.ladders[line]![place] === 'H' ? LADDER_BIT : 0) |
    (FLOOR_LETTERS.indexOf(tile.floors[line]![place]!) << FLOOR_SHIFT) |
    (isWall(left, right, line, column) ? LEFT_WALL_BIT : 0) |
    (isWall(left, right, line, column + 1) ? RIGHT_WALL_BIT : 0)
  );
}

/** `edge`: 0 is the left border, 4 where the tiles meet, 8 the right border. */
function isWall(left: Tile, right: Tile, line: number, edge: number): boolean {
  if (edge === 0 || edge === COLUMNS) return true;
  return (edge <= TILE_SIZE && left.walls[line]![edge] === '|') || (edge >= TILE_SIZE && right.walls[line]![edge - TILE_SIZE] === '|');
}
