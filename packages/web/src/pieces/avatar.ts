/** A small beast for everybody, put together from simple parts by a seed: the same seed is always the same beast. Drawn in a box of 100. */

/** A shape with its fill; everything but grounds and patches gets an ink outline. */
export interface Shape {
  readonly path: string;
  readonly fill: string;
  readonly plain?: true;
}

export const INK = '#1c1018';
const GROUNDS = ['#5b4aa8', '#1f6f8b', '#8a2f5d', '#4d7038', '#8a5a1f', '#2f4a8a', '#7a3b2a', '#2d6a5a'] as const;
const FURS = ['#f08a3c', '#efe9dd', '#8a6a4d', '#5a5468', '#c9a36a', '#6d7f5a', '#b5483c', '#a9b7c4'] as const;
const COATS = ['#e8e0d0', '#3b2f5a', '#2a5d4c', '#7a2436', '#c98f2f', '#2f3f6a'] as const;

export const circle = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const EARS = {
  pointed: 'M22 44 24 10 46 28zM78 44 76 10 54 28z',
  round: `${circle(26, 26, 13)}${circle(74, 26, 13)}`,
  long: 'M32 36C22 12 28 0 35 2c7 2 9 20 7 32zM68 36C78 12 72 0 65 2c-7 2-9 20-7 32z',
  tufts: 'M24 40 18 14 34 22 40 12 44 30zM76 40 82 14 66 22 60 12 56 30z',
  horns: 'M28 34C14 32 10 18 16 8c2 10 10 14 20 16zM72 34C86 32 90 18 84 8c-2 10-10 14-20 16z',
} as const;

const HEADS = {
  round: 'M50 22c20 0 31 13 31 30S68 84 50 84 19 69 19 52s11-30 31-30z',
  broad: 'M50 24c22 0 34 10 34 27 0 19-15 32-34 32S16 70 16 51c0-17 12-27 34-27z',
  narrow: 'M50 20c17 0 28 12 28 28 0 13-12 22-16 32-3 6-21 6-24 0-4-10-16-19-16-32 0-16 11-28 28-28z',
} as const;

/** What lies over the fur, in a lighter or darker colour. */
const PATCHES = {
  none: '',
  stripes: 'M33 25c7-3 9 14 6 26-2 9-9 14-13 8-4-8 0-31 7-34zM67 25c-7-3-9 14-6 26 2 9 9 14 13 8 4-8 0-31-7-34z',
  muzzle: 'M50 50c12 0 21 8 21 18s-9 16-21 16-21-6-21-16 9-18 21-18z',
  mask: 'M18 46c12-8 24-6 32 2 8-8 20-10 32-2-2 12-14 18-32 12-18 6-30 0-32-12z',
  blaze: 'M44 22h12l4 34c2 10-4 16-10 16s-12-6-10-16z',
} as const;

const EYES = {
  dots: `${circle(37, 52, 4.5)}${circle(63, 52, 4.5)}`,
  wide: `${circle(36, 50, 7)}${circle(64, 50, 7)}`,
  sleepy: 'M29 51q8 8 15 0l-1 6q-7 5-13 0zM56 51q8 8 15 0l-1 6q-7 5-13 0z',
} as const;

const NOSES = {
  button: 'M43 64h14q2 0 1 3-3 7-8 7t-8-7q-1-3 1-3z',
  beak: 'M50 58 60 64 50 80 40 64z',
  snout: 'M40 62h20q4 0 4 6t-4 6H40q-4 0-4-6t4-6z',
} as const;

const HATS = {
  none: '',
  cap: 'M20 34C22 12 78 12 80 34q-30-10-60 0zM76 28q16 0 18 8-10 2-18-2z',
  band: 'M18 36q32-14 64 0v9q-32-13-64 0z',
  hood: 'M12 62C6 20 32 6 50 6s44 14 38 56l-9-8C82 34 66 26 50 26S18 34 21 54z',
  crown: 'M28 26 24 6 38 16 50 2 62 16 76 6 72 26q-22-7-44 0z',
} as const;

/** The light in open eyes. */
const GLINTS: Readonly<Record<string, string>> = {
  dots: `${circle(38.5, 50.5, 1.6)}${circle(64.5, 50.5, 1.6)}`,
  wide: `${circle(38, 48, 2.4)}${circle(66, 48, 2.4)}`,
};

/** A number for a text, spread evenly (FNV-1a). */
function hashed(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

const one = <T>(of: readonly T[], seed: string, part: string): T => of[hashed(`${part}:${seed}`) % of.length]!;
const part = <T extends string>(of: Readonly<Record<T, string>>, seed: string, name: string): string =>
  of[one(Object.keys(of) as T[], seed, name)];

/** The beast of a seed, from back to front. */
export function avatarOf(seed: string): readonly Shape[] {
  const fur = one(FURS, seed, 'fur');
  const light = one(
    FURS.filter((each) => each !== fur),
    seed,
    'patch',
  );
  const coat = one(COATS, seed, 'coat');
  const eyes = one(Object.keys(EYES) as (keyof typeof EYES)[], seed, 'eyes');
  const shapes: Shape[] = [
    { path: 'M0 0h100v100H0z', fill: one(GROUNDS, seed, 'ground'), plain: true },
    { path: 'M10 104c0-20 18-28 40-28s40 8 40 28z', fill: coat },
    { path: part(EARS, seed, 'ears'), fill: fur },
    { path: part(HEADS, seed, 'head'), fill: fur },
    { path: part(PATCHES, seed, 'marks'), fill: light, plain: true },
    { path: EYES[eyes], fill: INK, plain: true },
    { path: GLINTS[eyes] ?? '', fill: '#fff', plain: true },
    { path: part(NOSES, seed, 'nose'), fill: one(['#2a1a20', '#f0b04a', '#d8808a'], seed, 'snout') },
    { path: part(HATS, seed, 'hat'), fill: one(COATS, seed, 'hat colour') },
  ];
  return shapes.filter(({ path }) => path !== '');
}
