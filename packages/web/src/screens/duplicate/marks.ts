/** Whoever takes part is told apart by shape and colour: sixteen pairs of four and four. */
import { SEAT_PATHS, SEAT_SHAPES, seatColour } from '@astragal/table/pieces/seat.ts';

export const entrantColour = (number: number): string => seatColour(number - 1);
/** An outline in a box of 16 x 16. */
export const entrantPath = (number: number): string =>
  SEAT_PATHS[SEAT_SHAPES[(number - 1 + Math.floor((number - 1) / SEAT_SHAPES.length)) % SEAT_SHAPES.length]!];
