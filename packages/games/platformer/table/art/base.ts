/** Helpers of the drawings: seeded chance for decoration, short numbers, smooth lines. One field is 100 units. */
export type Chance = () => number;
export type Point = readonly [x: number, y: number];

/** The same seed, the same decoration, everywhere. */
export function rng(seed: string): Chance {
  let h = 2166136261;
  for (const letter of seed) h = Math.imul(h ^ letter.charCodeAt(0), 16777619);
  h >>>= 0;
  return () => {
    h = (Math.imul(h ^ (h >>> 15), 2246822519) + 0x9e3779b9) >>> 0;
    let z = h ^ (h >>> 13);
    z = Math.imul(z, 3266489917) >>> 0;
    return ((z ^ (z >>> 16)) >>> 0) / 4294967296;
  };
}

/** A number with one digit behind the point. */
export const f = (n: number): number => +n.toFixed(1);

/** A smooth line through points. */
export function smooth(points: readonly Point[]): string {
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))]!;
  let d = `M${f(at(0)[0])} ${f(at(0)[1])}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${f(b[0] + (c[0] - a[0]) / 6)} ${f(b[1] + (c[1] - a[1]) / 6)} ${f(c[0] - (e[0] - b[0]) / 6)} ${f(c[1] - (e[1] - b[1]) / 6)} ${f(c[0])} ${f(c[1])}`;
  }
  return d;
}

/** A closed shape with straight sides. */
export const poly = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${f(x)} ${f(y)}`).join('L')}Z`;

/** A disc, and a box with round corners, as parts of a path. */
export const disc = (x: number, y: number, r: number): string =>
  `M${f(x - r)} ${f(y)}a${f(r)} ${f(r)} 0 1 0 ${f(2 * r)} 0a${f(r)} ${f(r)} 0 1 0 ${f(-2 * r)} 0z`;
export const box = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${f(x + r)} ${f(y)}h${f(w - 2 * r)}a${r} ${r} 0 0 1 ${r} ${r}v${f(h - 2 * r)}a${r} ${r} 0 0 1 -${r} ${r}h${f(2 * r - w)}a${r} ${r} 0 0 1 -${r} -${r}v${f(2 * r - h)}a${r} ${r} 0 0 1 ${r} -${r}z`;

/** Shapes that share an ink become one path, in the order in which the inks were first used: the fewer elements, the faster a slow phone. */
export class Inks {
  readonly #paths = new Map<string, string>();

  add(ink: string, shape: string): void {
    this.#paths.set(ink, (this.#paths.get(ink) ?? '') + shape);
  }

  toString(): string {
    return [...this.#paths].map(([ink, d]) => `<path d="${d}" ${ink}/>`).join('');
  }
}

/** Numbers from 0 below n. */
export const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** Draws each of these and joins the drawings. */
export const each = <T>(list: readonly T[], draw: (item: T, i: number) => string): string => list.map(draw).join('');
