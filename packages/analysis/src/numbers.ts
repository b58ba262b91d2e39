/** Rows of numbers, one for each seat. */
import type { BySeat } from './ledger.ts';

export const plus = (a: BySeat, b: BySeat): number[] => a.map((each, seat) => each + b[seat]!);
export const minus = (a: BySeat, b: BySeat): number[] => a.map((each, seat) => each - b[seat]!);
export const nothing = (seats: number): number[] => new Array<number>(seats).fill(0);
export const summed = (rows: readonly BySeat[], seats: number): number[] => rows.reduce<number[]>(plus, nothing(seats));
export const total = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0);

/** A mean that grows by blocks of lines; how far off it may be is told by how blocks differ, or by how the lines of a single block do. */
export class BlockMean {
  readonly #seats: number;
  readonly #blocks: (readonly number[])[] = [];
  #single = 0;
  #lines = 0;
  /** Luck makes no difference: nothing more needs to be looked at. */
  isExact = false;

  constructor(seats: number) {
    this.#seats = seats;
  }

  get blocks(): number {
    return this.#blocks.length;
  }

  get lines(): number {
    return this.#lines;
  }

  add(rows: readonly BySeat[]): void {
    const mean = summed(rows, this.#seats).map((sum) => sum / rows.length);
    this.#single = Math.max(...mean.map((m, seat) => varianceOf(rows, m, seat))) / rows.length;
    this.#blocks.push(mean);
    this.#lines += rows.length;
  }

  get mean(): number[] {
    return summed(this.#blocks, this.#seats).map((sum) => sum / this.#blocks.length);
  }

  /** The variance of the mean of one block, of the seat that varies most. */
  get varianceOfBlock(): number {
    if (this.isExact) return 0;
    if (this.#blocks.length < 2) return this.#single;
    return Math.max(...this.mean.map((m, seat) => varianceOf(this.#blocks, m, seat)));
  }

  /** The variance of the mean of all. */
  get variance(): number {
    return this.varianceOfBlock / Math.max(1, this.#blocks.length);
  }
}

/** How much some rows vary, for one seat. */
const varianceOf = (rows: readonly BySeat[], mean: number, seat: number): number =>
  rows.length < 2 ? 0 : rows.reduce((sum, row) => sum + (row[seat]! - mean) ** 2, 0) / (rows.length - 1);
