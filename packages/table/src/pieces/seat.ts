/** Seats are told apart by shape as well as colour. Seats count from 0, colours and shapes repeat after four. */
export const SEAT_SHAPES = ['circle', 'diamond', 'triangle', 'hexagon'] as const;
export type SeatShape = (typeof SEAT_SHAPES)[number];

/** Outlines in a 16 x 16 box. */
export const SEAT_PATHS: Readonly<Record<SeatShape, string>> = {
  circle: 'M8 1.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13z',
  diamond: 'M8 .8 15.2 8 8 15.2.8 8z',
  triangle: 'M8 1.5 15.2 14.2H.8z',
  hexagon: 'M4.2 1.5h7.6L15.5 8l-3.7 6.5H4.2L.5 8z',
};

export const seatShape = (seat: number): SeatShape => SEAT_SHAPES[seat % SEAT_SHAPES.length]!;

/** The seat's colour as a token, e.g. `var(--seat-1)`; its light step is `var(--seat-1-hi)`. */
export const seatColour = (seat: number): string => `var(--seat-${(seat % SEAT_SHAPES.length) + 1})`;
