/** The face of a bot, put together from what its game says about it. Drawn in a box of 100, like the beasts of `avatar.ts`. */
import type { Look } from '@astragal/bots';
import { circle, type DrawnShape, INK } from './avatar.ts';

const SKINS = ['#f0c8a0', '#c98d63', '#e8b48c', '#8d5a3c'] as const;
const GREY = '#d8d3cb';
const HAIRS = ['#4a2c1c', '#2a2028', '#a8662c', '#6a3b22'] as const;

/** What lies behind the head, and what lies over it. */
const HAIR: Readonly<Record<Look['hair'], { readonly back: string; readonly front: string }>> = {
  short: { back: '', front: 'M25 50C22 24 36 17 50 17s28 7 25 33q-4-14-12-18-20 4-28-1-7 6-10 19z' },
  curly: {
    back: `${circle(24, 44, 13)}${circle(76, 44, 13)}${circle(24, 62, 10)}${circle(76, 62, 10)}`,
    front: `${circle(31, 29, 11)}${circle(44, 22, 12)}${circle(58, 22, 12)}${circle(70, 30, 11)}`,
  },
  braids: {
    back: 'M24 40q-12 22-6 50h14q-6-26-2-48zM76 40q12 22 6 50H68q6-26 2-48z',
    front: 'M24 52C20 24 36 15 50 15s30 9 26 37q-5-20-26-26-21 6-26 26z',
  },
  bun: { back: `${circle(50, 12, 12)}`, front: 'M24 50C20 26 36 17 50 17s30 9 26 33q-8-19-26-19t-26 19z' },
  bald: { back: '', front: '' },
  beard: { back: '', front: 'M25 46C23 24 36 17 50 17s27 7 25 29q-5-14-25-14t-25 14z' },
};
const BEARD = 'M25 54q4 12 14 11 11-6 22 0 10 1 14-11 4 34-25 37-29-3-25-37z';

const HATS: Readonly<Record<Look['hat'], string>> = {
  none: '',
  scarf: 'M22 40C18 16 36 10 50 10s32 6 28 30q-28-14-56 0zM76 34q14 4 16 16-10 0-18-8z',
  cap: 'M21 38C20 12 40 9 50 9s30 3 29 29q-29-9-58 0zM72 32q20 0 22 9-12 3-22-1z',
  hood: 'M10 90C2 30 26 14 52 2c22 14 46 30 38 88l-14-8C82 42 68 27 50 27S18 42 24 82z',
  helmet: 'M22 48C18 16 36 8 50 8s32 8 28 40l-8 2q-2-14-15-16v14H45V34q-13 2-15 16z',
  laurel: 'M18 40q2-10 10-12-2 8-6 10 6-2 12-12 4 6-4 14zM82 40q-2-10-10-12 2 8 6 10-6-2-12-12-4 6 4 14zM22 42q28-14 56 0v4q-28-12-56 0z',
  goggles: `M20 34q30-12 60 0v7q-30-11-60 0z${circle(38, 33, 10)}${circle(62, 33, 10)}`,
};
/** The glass of goggles, the light on a helmet, the lining of a hood. */
const SHINE: Partial<Record<Look['hat'], string>> = {
  goggles: `${circle(38, 33, 6)}${circle(62, 33, 6)}`,
  helmet: 'M44 12q6-2 12 0l-2 18h-8z',
  hood: 'M24 82C18 42 32 27 50 27s32 15 26 55l-5-3c5-32-5-46-21-46S24 47 29 79z',
};

const MOODS: Readonly<Record<Look['mood'], { readonly eyes: string; readonly brows: string; readonly mouth: string }>> = {
  merry: {
    eyes: `${circle(39, 54, 4.5)}${circle(61, 54, 4.5)}`,
    brows: 'M31 45q7-6 14-1l-1 3q-6-3-12 1zM69 45q-7-6-14-1l1 3q6-3 12 1z',
    mouth: 'M38 67q12 4 24 0-2 12-12 12t-12-12z',
  },
  calm: {
    eyes: `${circle(39, 55, 4)}${circle(61, 55, 4)}`,
    brows: 'M31 48q7-4 14 0v3q-7-3-14 0zM69 48q-7-4-14 0v3q7-3 14 0z',
    mouth: 'M41 70q9 5 18 0v3q-9 5-18 0z',
  },
  keen: {
    eyes: 'M33 54q7-6 13 2-6 5-13-2zM67 54q-7-6-13 2 6 5 13-2z',
    brows: 'M30 45l16 5-1 4-15-6zM70 45l-16 5 1 4 15-6z',
    mouth: 'M41 72q10-1 18-4v3q-8 5-18 4z',
  },
  wise: {
    eyes: 'M32 55q7 5 14 0v3q-7 4-14 0zM68 55q-7 5-14 0v3q7 4 14 0z',
    brows: 'M29 49q6-9 17-4l-1 5q-8-4-14 2zM71 49q-6-9-17-4l1 5q8-4 14 2z',
    mouth: 'M42 71q8 3 16 0v3q-8 3-16 0z',
  },
};

const HEAD = 'M50 20c18 0 27 13 27 31 0 20-13 34-27 34S23 71 23 51c0-18 9-31 27-31z';
const NOSE = 'M49 55q-4 8-4 10 5 3 9 0-4-2-5-10z';

/** The face, from back to front. */
export function faceOf({ hat, hair, mood, hue }: Look): readonly DrawnShape[] {
  const worn = (lightness: number): string => `hsl(${hue} 48% ${lightness}%)`;
  const skin = SKINS[Math.floor(hue / 30) % SKINS.length]!;
  const hairs = mood === 'wise' ? GREY : HAIRS[Math.floor(hue / 45) % HAIRS.length]!;
  const { back, front } = HAIR[hair];
  const { eyes, brows, mouth } = MOODS[mood];
  const shapes: DrawnShape[] = [
    { path: 'M0 0h100v100H0z', fill: `hsl(${(hue + 200) % 360} 30% 34%)`, plain: true },
    { path: back, fill: hairs },
    { path: 'M8 106c0-18 18-25 42-25s42 7 42 25z', fill: worn(36) },
    { path: HEAD, fill: skin },
    { path: front, fill: hairs },
    { path: hair === 'beard' ? BEARD : '', fill: hairs },
    { path: eyes, fill: INK, plain: true },
    { path: brows, fill: hairs === GREY ? '#a29c92' : INK, plain: true },
    { path: NOSE, fill: '#0003', plain: true },
    { path: mouth, fill: mood === 'merry' ? '#7a2430' : INK, plain: true },
    { path: HATS[hat], fill: hat === 'laurel' ? '#c9a13b' : worn(46) },
    { path: SHINE[hat] ?? '', fill: hat === 'goggles' ? '#bfe6f2' : worn(hat === 'hood' ? 20 : 68), plain: true },
  ];
  return shapes.filter(({ path }) => path !== '');
}
