/**
 * The open part of the map as the drawings see it: rows from the ground up, columns from the left. Everything is measured from the foot of the
 * whole tower, below levels that have crumbled, so that nothing moves when a level opens or crumbles; what lies above it is negative.
 */
import type { Field, Floor, Maze, Print, State, TileId } from '@astragal/platformer';
import { COLUMNS, columnOf, fieldOf, ROWS, rowOf, TILES } from '@astragal/platformer/content';

/** Thickness of a platform; it hangs into the field below. */
export const THICK = 20;

/** Neighbouring platforms of a row, drawn as one piece. */
export interface Run {
  readonly g: number;
  readonly c0: number;
  readonly c1: number;
  /** Columns where a ladder passes through. */
  readonly holes: readonly number[];
  readonly oneWay: boolean;
  readonly maze: Maze;
}

export class Grid {
  readonly rows: number;
  readonly lowest: number;
  /** Where the lower edge of the lowest open row lies, and the upper edge of the highest. */
  readonly ground: number;
  readonly top: number;
  readonly #state: State;

  constructor(state: State) {
    this.#state = state;
    this.lowest = state.lowest;
    this.rows = Math.max(0, state.highest - state.lowest + 1) * ROWS;
    this.ground = -this.lowest * ROWS * 100;
    this.top = this.ground - this.rows * 100;
  }

  /** Where a field lies in the drawing, and whether it lies there at all. */
  x(at: Field): number {
    return fx(columnOf(at));
  }
  y(at: Field): number {
    return fy(this, rowOf(at) - this.lowest * ROWS);
  }
  shows(at: Field): boolean {
    const g = at < 0 ? -1 : rowOf(at) - this.lowest * ROWS;
    return this.#in(g);
  }

  field(g: number, c: number): number {
    return (this.lowest * ROWS + g) * COLUMNS + c;
  }
  #at(g: number, c: number): ReturnType<typeof fieldOf> {
    return fieldOf(this.#state, this.field(g, c));
  }
  #in(g: number): boolean {
    return g >= 0 && g < this.rows;
  }
  print(g: number, c: number): Print {
    return this.#at(g, c).print;
  }
  ladder(g: number, c: number): boolean {
    return this.#in(g) && this.#at(g, c).ladder;
  }
  floor(g: number, c: number): Floor {
    return this.#at(g, c).floor;
  }
  /** The edge above a field; open where nothing is known. */
  ceiling(g: number, c: number): Floor {
    return this.#in(g + 1) ? this.floor(g + 1, c) : 'open';
  }
  solid(g: number, c: number): boolean {
    return g === 0 || this.floor(g, c) !== 'open';
  }
  /** Whether the upright edge `e` (0 the left border) of this row is a wall. */
  wall(g: number, e: number): boolean {
    return e === 0 || e === COLUMNS || this.#at(g, e).wallLeft;
  }
  /** The tile this field is printed on; decoration hangs on it. */
  tile(g: number, c: number): TileId | 'hidden' {
    return this.#state.tiles[2 * (this.lowest + Math.floor(g / ROWS)) + (c < 4 ? 0 : 1)] ?? 'hidden';
  }
  maze(g: number, c: number): Maze {
    const tile = this.tile(g, c);
    if (tile !== 'hidden') return TILES[tile].maze;
    return this.#state.maze === 'void' ? 'void' : 'forest';
  }

  /** All platforms, joined to runs. */
  runs(): Run[] {
    const found: Run[] = [];
    for (let g = 0; g < this.rows; g++)
      for (let c = 0; c < COLUMNS; c++) {
        if (this.floor(g, c) === 'open') continue;
        const start = c;
        while (c + 1 < COLUMNS && this.#joins(g, c)) c++;
        const columns = Array.from({ length: c - start + 1 }, (_, i) => start + i);
        found.push({
          g,
          c0: start,
          c1: c,
          holes: columns.filter((each) => this.floor(g, each) === 'pierced'),
          oneWay: this.floor(g, start) === 'one-way',
          maze: this.maze(g, start),
        });
      }
    return found;
  }

  #joins(g: number, c: number): boolean {
    const [a, b] = [this.floor(g, c), this.floor(g, c + 1)];
    return b !== 'open' && (a === 'one-way') === (b === 'one-way') && this.maze(g, c) === this.maze(g, c + 1);
  }
}

/** The left edge of a column and the upper edge of a row, in units. */
export const fx = (c: number): number => c * 100;
export const fy = (G: Grid, g: number): number => G.top + (G.rows - 1 - g) * 100;
