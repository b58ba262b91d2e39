/** Where things of the plot lie. */

/** The field of the lines: what happened is told above and below it, and no line runs there. */
const [LEFT, RIGHT, TOP, BOTTOM] = [30, 18, 24, 38];
/** Lines that run together lie a little apart. */
const APART = 2.4;

/** For so many rounds, up to such a value. */
export function plotted(wide: boolean, rounds: number, most: number, seats: number) {
  const [width, height] = wide ? [520, 266] : [320, 224];
  const [right, bottom] = [width - RIGHT, height - BOTTOM];
  const y = (value: number): number => bottom - ((bottom - TOP) * value) / most;
  const shift = (seat: number): number => (seat - (seats - 1) / 2) * APART;
  return {
    width,
    height,
    left: LEFT,
    right,
    bottom,
    x: (round: number): number => LEFT + ((right - LEFT) * round) / rounds,
    y,
    /** Of the line of a seat. */
    lineY: (value: number, seat: number): number => y(value) + shift(seat),
    shift,
    /** On which line what happened is written. */
    notes: { above: TOP - 8, below: height - 6 },
  };
}
