/**
 * A small beast for everybody, put together from simple parts: chosen one by one, or by a seed, and the same seed is always the same beast.
 * Drawn in a box of 100. A beast is written as one sign for each part; that is what the server keeps and passes on.
 */

/** A shape with its fill; everything but grounds and patches gets an ink outline. */
export interface DrawnShape {
  readonly path: string;
  readonly fill: string;
  readonly plain?: true;
}

export const INK = '#1c1018';
const WHITE = '#f7f3ea';
const DARK = '#463f4c';

const rounded = (n: number): number => Math.round(n * 10) / 10;
export const circle = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** The left half of something; the right half is its mirror. */
const pair = (draw: (x: (left: number) => number) => string): string => draw((x) => x) + draw((x) => 100 - x);

/** A leaf with its foot here, that points so many degrees from upright. */
function leaf(x: number, y: number, degrees: number): string {
  const turned = (along: number, aside: number): string => {
    const angle = (degrees * Math.PI) / 180;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    return `${rounded(x + along * sin + aside * cos)} ${rounded(y - along * cos + aside * sin)}`;
  };
  return `M${turned(0, 0)}Q${turned(7, 8)} ${turned(16, 0)}Q${turned(7, -8)} ${turned(0, 0)}z`;
}

const HEAD = circle(50, 57, 31);
const BODY = 'M8 106C9 90 28 84 50 84s41 6 42 22z';
const NOSE = 'M42.5 66h15q1.8 0 1 2.2-3 6.8-8.5 6.8t-8.5-6.8q-.8-2.2 1-2.2z';
const MOUTH = 'M48.9 74h2.2v3q4.6 3.4 8.6-.9l1.6 1.6q-5.6 6-11.3 2-5.7 4-11.3-2l1.6-1.6q4 4.3 8.6.9z';
const BEAK = 'M50 61 59 67 50 80 41 67z';

interface Ears {
  readonly path: string;
  readonly inner: string;
  /** Instead of the coat's colour. */
  readonly fill?: string;
}
const EARS: Readonly<Record<string, Ears>> = {
  round: { path: pair((x) => circle(x(25), 34, 11)), inner: pair((x) => circle(x(25), 34, 5.5)) },
  pointed: {
    path: pair((x) => `M${x(21)} 47L${x(20)} 14 ${x(46)} 29z`),
    inner: pair((x) => `M${x(26)} 38L${x(25.5)} 23 ${x(38)} 30z`),
  },
  long: {
    path: pair((x) => `M${x(31)} 34C${x(23)} 14 ${x(26)} 1 ${x(33)} 1S${x(46)} 14 ${x(43)} 32z`),
    inner: pair((x) => `M${x(34)} 29C${x(29)} 16 ${x(30.5)} 7 ${x(34)} 7S${x(41)} 16 ${x(39)} 28z`),
  },
  horns: {
    path: pair((x) => `M${x(24)} 42C${x(8)} 38 ${x(6)} 22 ${x(13)} 11C${x(15)} 22 ${x(24)} 27 ${x(38)} 29z`),
    inner: '',
    fill: '#efe0b8',
  },
  tufts: { path: pair((x) => `M${x(22)} 44L${x(15)} 20 ${x(31)} 26 ${x(34)} 14 ${x(44)} 29z`), inner: '' },
};

interface Coat {
  readonly fur: string;
  readonly body: string;
  readonly inner: string;
  readonly marks: readonly DrawnShape[];
  /** The line of a closed eye, where the fur is dark around it. */
  readonly lid?: string;
  readonly beak?: true;
}
const COATS: Readonly<Record<string, Coat>> = {
  badger: {
    fur: WHITE,
    body: '#c9c3b6',
    inner: '#8d8494',
    marks: [
      {
        path: pair(
          (x) => `M${x(33)} 31Q${x(39)} 27 ${x(44)} 26.6Q${x(45)} 52 ${x(37)} 73Q${x(28)} 70 ${x(25)} 64Q${x(31)} 48 ${x(33)} 31z`,
        ),
        fill: DARK,
        plain: true,
      },
    ],
    lid: WHITE,
  },
  raccoon: {
    fur: '#9aa3b5',
    body: '#7c8597',
    inner: '#545b6b',
    marks: [
      { path: 'M30 77Q38 62 50 62T70 77Q62 87.5 50 88T30 77z', fill: '#d5dae3', plain: true },
      { path: 'M19.6 52Q35 43 50 52 65 43 80.4 52 81 66 65 68 55 67 50 61 45 67 35 68 19 66 19.6 52z', fill: DARK, plain: true },
    ],
    lid: WHITE,
  },
  fox: {
    fur: '#f28a36',
    body: '#c85a24',
    inner: '#5c2a1c',
    marks: [{ path: 'M19.4 61C33 58 45 65 50 74 55 65 67 58 80.6 61A31 31 0 0 1 19.4 61z', fill: WHITE, plain: true }],
  },
  owl: {
    fur: '#a8714a',
    body: '#7b4d30',
    inner: '#5e3a26',
    marks: [
      { path: 'M50 46Q40 30 28 36 36 28 50 30 64 28 72 36 60 30 50 46z', fill: '#7b4d30', plain: true },
      { path: pair((x) => circle(x(36), 56, 13)), fill: WHITE },
    ],
    beak: true,
  },
  dog: {
    fur: '#e9cf9a',
    body: '#c9a565',
    inner: '#b98b57',
    marks: [
      { path: 'M58 27.200C72 31 81 43 80.8 58 74 70 58 66 55 54 53 44 54 34 58 27.200z', fill: '#b98b57', plain: true },
      { path: 'M34 74Q38 62 50 62T66 74Q62 86 50 86T34 74z', fill: '#f8ecd2', plain: true },
    ],
  },
  panda: {
    fur: WHITE,
    body: '#3b3540',
    inner: '#6f6678',
    marks: [
      {
        path: pair((x) => `M${x(43)} 50C${x(43)} 43 ${x(33)} 43 ${x(28)} 51S${x(25)} 67 ${x(32)} 67 ${x(43)} 60 ${x(43)} 50z`),
        fill: DARK,
        plain: true,
      },
    ],
    lid: WHITE,
  },
};

type Eyes = (lid: string) => readonly DrawnShape[];
const open = (x: number): DrawnShape[] => [
  { path: circle(x, 56, 5.4), fill: WHITE, plain: true },
  { path: circle(x, 56, 3.6), fill: INK, plain: true },
  { path: circle(x + 1.3, 54.6, 1.2), fill: '#fff', plain: true },
];
const EYES: Readonly<Record<string, Eyes>> = {
  open: () => [...open(36), ...open(64)],
  asleep: (lid) => [
    { path: pair((x) => `M${x(29)} 55Q${x(36)} 62 ${x(43)} 55L${x(43)} 58.600Q${x(36)} 65.6 ${x(29)} 58.600z`), fill: lid, plain: true },
  ],
  wide: () => [
    { path: pair((x) => circle(x(36), 55, 8.5)), fill: '#fff' },
    { path: pair((x) => circle(x(37), 56, 4.2)), fill: INK, plain: true },
  ],
  patched: () => [
    ...open(36),
    { path: 'M20.6 46.5 80.6 58v3.600L19.6 50z', fill: INK, plain: true },
    { path: 'M54 49.500h19q2.5 0 2 3.2-1.8 12.3-11.5 12.300T52 52.700q-.5-3.2 2-3.200z', fill: '#2b2130' },
  ],
};

const LEAVES = [-76, -50, -26, 26, 50, 76];
const TOPS: Readonly<Record<string, readonly DrawnShape[]>> = {
  nothing: [],
  laurel: [
    {
      path: LEAVES.map((at) => {
        const angle = (at * Math.PI) / 180;
        return leaf(rounded(50 + 30 * Math.sin(angle)), rounded(57 - 30 * Math.cos(angle)), at - Math.sign(at) * 50);
      }).join(''),
      fill: '#86c765',
    },
  ],
  helmet: [
    { path: 'M17 51C15 24 34 17 50 17s35 7 33 34q-16-8-33-8t-33 8z', fill: '#a9b6cc' },
    { path: 'M45.5 15h9v29.400q-4.5-.6-9 0z', fill: '#d7b45a' },
  ],
  hat: [
    { path: 'M30 37Q44 24 51 1q6 22 19 36-20-8-40 0z', fill: '#3b54b8' },
    { path: 'M11 42Q50 23 89 42q1 6-5 7Q50 31 16 49q-6-1-5-7z', fill: '#3b54b8' },
    { path: 'M32 33.500q18-6.5 36 0l2 4q-20-7.5-40 0z', fill: '#e8b64c', plain: true },
  ],
  crown: [
    { path: 'M26 34 21 11 37 22 50 5 63 22 79 11 74 34Q50 26 26 34z', fill: '#f0bc4a' },
    { path: circle(50, 21, 3.4), fill: '#d9435b', plain: true },
  ],
  scarf: [
    { path: 'M82 44 96 40 91 48 97 58 80 50z', fill: '#b02e44' },
    { path: 'M18 49C16 24 34 20 50 20s34 4 32 29Q50 32 18 49z', fill: '#d0405a' },
    { path: `${circle(36, 31, 2.6)}${circle(50, 26, 2.6)}${circle(64, 31, 2.6)}`, fill: '#ffd9dd', plain: true },
  ],
};

/** The ground, and the light on it. */
const GROUNDS: Readonly<Record<string, string>> = {
  violet: '#4b3a94',
  teal: '#1e6480',
  green: '#4c6a26',
  berry: '#8a2a5a',
  amber: '#8e5c1c',
  slate: '#3d4260',
};

/** The parts in the order in which a beast is written, and what there is of each. */
const TABLES = { ears: EARS, coat: COATS, eyes: EYES, top: TOPS, ground: GROUNDS } as const;
export type Part = keyof typeof TABLES;
export const PARTS = Object.keys(TABLES) as Part[];
export const kindsOf = (part: Part): readonly string[] => Object.keys(TABLES[part]);
export const groundOf = (kind: number): string => Object.values(GROUNDS)[kind]!;

/** What a beast has of a part; a newer page may know more kinds than this one. */
export const kindIn = (avatar: string, part: Part): number =>
  Number.parseInt(avatar[PARTS.indexOf(part)] ?? '0', 36) % kindsOf(part).length;

/** The same beast with another kind of one part. */
export const withKind = (avatar: string, part: Part, kind: number): string =>
  PARTS.map((each) => (each === part ? kind : kindIn(avatar, each)).toString(36)).join('');

/** A number for a text, spread evenly: FNV-1a, and its bits mixed, since few of them choose a part. */
function hashed(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The beast of a seed. */
export const seeded = (seed: string): string =>
  PARTS.map((part) => (hashed(`${part}:${seed}`) % kindsOf(part).length).toString(36)).join('');

/** A beast, from back to front. */
export function beastOf(avatar: string): readonly DrawnShape[] {
  const of = <P extends Part>(part: P): (typeof TABLES)[P][string] =>
    TABLES[part][kindsOf(part)[kindIn(avatar, part)]!]! as (typeof TABLES)[P][string];
  const [ears, coat] = [of('ears'), of('coat')];
  const shapes: DrawnShape[] = [
    { path: 'M0 0h100v100H0z', fill: of('ground'), plain: true },
    { path: circle(50, 44, 44), fill: '#ffffff1f', plain: true },
    { path: BODY, fill: coat.body },
    { path: ears.path, fill: ears.fill ?? coat.fur },
    { path: ears.inner, fill: coat.inner, plain: true },
    { path: HEAD, fill: coat.fur },
    ...coat.marks,
    ...of('eyes')(coat.lid ?? INK),
    ...(coat.beak
      ? [{ path: BEAK, fill: '#f0a83c' }]
      : [
          { path: NOSE, fill: INK, plain: true as const },
          { path: MOUTH, fill: INK, plain: true as const },
        ]),
    ...of('top'),
  ];
  return shapes.filter(({ path }) => path !== '');
}
