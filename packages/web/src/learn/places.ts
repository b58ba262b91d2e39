/** Where things of the lesson's layer go. Plain geometry, in pixels of the window. */

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Room {
  readonly w: number;
  readonly h: number;
}

/** Where the bubble lies, and where its tail comes out: below it, above it, at a side, or nowhere. */
export interface BubblePlace {
  readonly x: number;
  readonly y: number;
  readonly tail: { readonly side: 'below' | 'above' | 'left' | 'right'; readonly at: number } | undefined;
}

/** Phones dock the bubble. */
export const NARROW = 640;
/** On an upright tablet a wide bubble leaves more room above and below it than a narrow one beside it. */
const UPRIGHT = 900;

/** How wide the bubble is in a window of this width. */
export const bubbleWidth = (width: number): number => (width <= NARROW ? width - 2 * EDGE : width <= UPRIGHT ? 600 : 430);
const EDGE = 8;
const OFF = 20;
const TOP = 54;
const TAIL = 26;
/** The tail comes out here, if nothing is in the way. */
const TAIL_AT = 150;

const clamp = (n: number, least: number, most: number): number => Math.max(least, Math.min(most, n));
const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** A box somewhat larger on every side. */
export const grown = ({ x, y, w, h }: Rect, by: number): Rect => ({ x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by });

/** The smallest box round all of these. */
export function around(boxes: readonly Rect[]): Rect | undefined {
  const [first, ...rest] = boxes;
  return rest.reduce<Rect | undefined>((sum, box) => {
    if (!sum) return box;
    const [x, y] = [Math.min(sum.x, box.x), Math.min(sum.y, box.y)];
    return { x, y, w: Math.max(sum.x + sum.w, box.x + box.w) - x, h: Math.max(sum.y + sum.h, box.y + box.h) - y };
  }, first);
}

/** What is meant must be in sight; what would be a mistake should be. */
const MEANT = 1000;

/** On a phone the bubble is docked: at the bottom, or at the top where it covers less of what is meant, and of what may be touched besides. */
export function docked(targets: readonly Rect[], besides: readonly Rect[], { h }: Room, room: Room): BubblePlace {
  const at = (y: number): Rect => ({ x: EDGE, y, w: room.w - 2 * EDGE, h });
  const [bottom, top] = [at(room.h - EDGE - h), at(TOP)];
  const over = (seat: Rect, boxes: readonly Rect[]): number => boxes.reduce((sum, box) => sum + overlap(seat, grown(box, 6)), 0);
  const covered = (seat: Rect): number => MEANT * over(seat, targets) + over(seat, besides);
  const { x, y } = covered(top) < covered(bottom) ? top : bottom;
  return { x, y, tail: undefined };
}

/** On a screen the bubble stands beside what is meant: above, below, or at a side, wherever it fits and covers nothing of it. */
export function beside(target: Rect | undefined, { w, h }: Room, room: Room): BubblePlace {
  if (!target) return { x: (room.w - w) / 2, y: Math.max(TOP, room.h * 0.42 - h / 2), tail: undefined };
  const middle = target.x + target.w / 2;
  const x = clamp(middle - TAIL_AT, EDGE, room.w - w - EDGE);
  const tailX = clamp(middle - x - TAIL / 2, 18, w - TAIL - 18);
  if (target.y - OFF - h >= TOP) return { x, y: target.y - OFF - h, tail: { side: 'below', at: tailX } };
  if (target.y + target.h + OFF + h <= room.h - EDGE) return { x, y: target.y + target.h + OFF, tail: { side: 'above', at: tailX } };
  const centre = target.y + target.h / 2;
  const y = clamp(centre - h / 2, TOP, room.h - h - EDGE);
  const tailY = clamp(centre - y - TAIL / 2, 18, h - TAIL - 18);
  if (target.x - OFF - w >= EDGE) return { x: target.x - OFF - w, y, tail: { side: 'right', at: tailY } };
  if (target.x + target.w + OFF + w <= room.w - EDGE) return { x: target.x + target.w + OFF, y, tail: { side: 'left', at: tailY } };
  // Nowhere beside it: in the corner that covers least of it.
  const corners = [TOP, room.h - h - EDGE].flatMap((top) => [EDGE, room.w - w - EDGE].map((left) => ({ x: left, y: top, w, h })));
  const best = corners.reduce((a, b) => (overlap(b, target) < overlap(a, target) ? b : a));
  return { x: best.x, y: best.y, tail: undefined };
}

/** A soft curve from one point to another, as an SVG path. */
export function thread(from: { x: number; y: number }, to: { x: number; y: number }): string {
  const bend = Math.min(60, Math.abs(to.y - from.y) / 2 + 20);
  const up = to.y < from.y ? -1 : 1;
  return `M${from.x} ${from.y}C${from.x} ${from.y + up * bend} ${to.x + (to.x < from.x ? 40 : -40)} ${to.y - up * bend} ${to.x} ${to.y}`;
}

/** The place at an edge below the top bar where a box covers nothing of the dice, if it can, and least of what shines. */
export function freeCorner(dice: readonly Rect[], lit: readonly Rect[], { w, h }: Room, room: Room): { x: number; y: number } {
  const columns = [EDGE, room.w - w - EDGE];
  const rows = [0.62, 0.3, 0, 1, 0.15, 0.45, 0.75, 0.9].map((share) => TOP + share * Math.max(0, room.h - h - EDGE - TOP));
  const places = rows.flatMap((y) => columns.map((x) => ({ x, y, w, h })));
  const under = (place: Rect, pieces: readonly Rect[]): number => pieces.reduce((sum, piece) => sum + overlap(place, piece), 0);
  const covered = (place: Rect): number => MEANT * under(place, dice) + under(place, lit);
  const { x, y } = places.reduce((best, place) => (covered(place) < covered(best) ? place : best));
  return { x, y };
}
