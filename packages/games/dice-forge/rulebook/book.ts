/** The rulebook of Dice Forge: chapters in reading order, and what is played for each picture. */
import type { CardId, DieId, FaceId, IslandId, PoolId } from '@astragal/dice-forge';
import { CARD_IDS } from '@astragal/dice-forge/content';
import type { Frame, Scripted, Seat } from '@astragal/kernel';
import type { Book, Picture, PictureScript, PictureSteps } from '@astragal/table/rulebook/types.ts';

/** What a picture draws, read off what was played. */
export type Shown =
  /** A die unfolded. `laid`: what was forged lies over the old faces. */
  | { readonly net: readonly [Seat, DieId]; readonly at?: 'before' | 'after' | 'laid' }
  /** The dice of a roll as they fell; `cube`: in space. */
  | { readonly rolled: Seat; readonly cube?: true }
  /** The showing face of a die, with its owner's boat. */
  | { readonly showing: readonly [Seat, DieId]; readonly at?: 'before' | 'after' }
  | { readonly face: FaceId; readonly tone?: DieId }
  /** What a seat received and what went beyond a cap; of one source only, if named. */
  | { readonly gains: Seat; readonly of?: string }
  /** What a seat had to pay or lost. */
  | { readonly losses: Seat }
  /** The reserve before, and how it changes. */
  | { readonly reserve: Seat }
  | { readonly niche: PoolId }
  | { readonly card: CardId }
  /** The boats at an isle, before or after. */
  | { readonly isle: IslandId; readonly at: 'before' | 'after' }
  | { readonly boat: Seat }
  | { readonly hammer: Seat; readonly at?: 'before' | 'after' }
  | { readonly score: Seat; readonly of?: 'glory' | 'printed' | 'score' }
  | { readonly gold: Seat }
  | { readonly token: 'cerberus' | 'triton' }
  | { readonly sign: 'to' | 'is' | 'and' | 'or' | 'yes' | 'no' | 'twice' };

type Pic = Picture<readonly Shown[]>;

const to: Shown = { sign: 'to' };
const is: Shown = { sign: 'is' };
const and: Shown = { sign: 'and' };
const or: Shown = { sign: 'or' };

/** Four seats, so that nothing is missing from the sanctuary. */
const SEATS = 4;

// What a picture is played from.

type Forged = readonly [seat: Seat, die: DieId, place: number, face: FaceId];

const gardenCard = (face: FaceId): string => {
  if (face.startsWith('shield')) return 'guardians-shield';
  if (face.startsWith('boar')) return 'tenacious-boar';
  return { mirror: 'mirror-of-the-abyss', ship: 'celestial-ship', 'times-3': 'helmet-of-invisibility' }[face as string] ?? 'ship';
};

/** Faces come onto dice by forging. */
const forged = (...faces: readonly Forged[]): PictureSteps => ({
  frames: faces.map(([seat, , , face]) => ({ step: 'forging', seat, face, source: gardenCard(face), lot: [] }) as Frame),
  answers: faces.map(([seat, die, place]) => `${seat}: forge ${die} ${place}`),
});

/** Cards come into hands by being taken. */
const taken = (...cards: readonly (readonly [Seat, CardId])[]): PictureSteps => ({
  frames: cards.map(([seat, card]) => ({ step: 'taking', seat, card }) as Frame),
  answers: [],
});

const both = (a: PictureSteps, b: PictureSteps): PictureSteps => ({
  frames: [...a.frames, ...b.frames],
  luck: [...(a.luck ?? []), ...(b.luck ?? [])],
  answers: [...a.answers, ...b.answers],
});

const blessing = (seat: Seat = 0): Frame => ({ step: 'blessing', seat, source: 'ousting', convert: 'none' }) as Frame;
const minor = (die: DieId, seat: Seat = 0): Frame => ({ step: 'minor', seat, card: 'silver-hind', die, convert: 'none' }) as Frame;
const action = (seat: Seat = 0): Frame => ({ step: 'action', seat, extra: false }) as Frame;
const fall = (seat: Seat, light: number, dark: number): readonly Scripted[] => [
  [`light die of seat ${seat}`, light],
  [`dark die of seat ${seat}`, dark],
];
/** Every die has been rolled once and shows something. */
const FIRST_ROLL: PictureSteps = {
  frames: [{ step: 'blessings', seat: 0 } as Frame],
  luck: [0, 1, 2, 3].flatMap((seat) => fall(seat, 1, 1)),
  answers: [],
};
const has = (amounts: object, seat: Seat = 0): object => ({ players: { [seat]: amounts } });

/** A blessing of seat 0 with these faces in place 0 of its dice, both showing. */
const meet = (
  light: FaceId | undefined,
  dark: FaceId | undefined,
  more: Partial<PictureScript> & { others?: readonly Forged[] } = {},
): PictureScript => {
  const { others = [], ...rest } = more;
  const mine: Forged[] = [];
  if (light) mine.push([0, 'light', 0, light]);
  if (dark) mine.push([0, 'dark', 0, dark]);
  const faces = forged(...mine, ...others);
  return { seats: SEATS, made: others.length > 0 ? both(FIRST_ROLL, faces) : faces, frames: [blessing()], luck: fall(0, 0, 0), ...rest };
};

const ALL_B = Object.fromEntries(
  ['moon-2', 'moon-3', 'moon-4', 'moon-6', 'sun-5-moon-5', 'sun-6', 'sun-4', 'sun-2', 'sun-3'].map((slot) => [slot, 'B']),
);
/** The alternates lie on the islands. */
const ALTERNATES = { setup: 'chosen', ...ALL_B };

// The pictures.

const goal: Pic = {
  id: 'goal',
  rules: ['DF-10', 'DF-123', 'DF-124'],
  script: {
    seats: SEATS,
    state: has({ glory: 38, tally: { dice: 38 } }),
    made: taken([0, 'hydra'], [0, 'ferryman']),
    frames: [action()],
  },
  shows: [{ score: 0, of: 'glory' }, and, { card: 'hydra' }, { card: 'ferryman' }, is, { score: 0 }],
};

const may: readonly Pic[] = [
  {
    id: 'may-forge',
    rules: ['DF-28', 'DF-67'],
    script: {
      seats: SEATS,
      state: has({ gold: 7 }),
      frames: [action()],
      answers: ['buy gold-4', 'forge light 1', 'buy sun-1', 'forge dark 2'],
    },
    shows: [{ niche: 'pool-3-gold' }, { niche: 'pool-3-sun' }, to, { net: [0, 'light'], at: 'laid' }],
  },
  {
    id: 'may-feat',
    rules: ['DF-28', 'DF-73'],
    script: { seats: SEATS, state: has({ moon: 3 }), frames: [action()], answers: ['feat silver-hind'] },
    shows: [{ boat: 0 }, to, { card: 'silver-hind' }, to, { isle: 'island-moon-2-3', at: 'after' }],
  },
];

const blessings: readonly Pic[] = [
  {
    id: 'blessing',
    rules: ['DF-24', 'DF-33', 'DF-17'],
    script: { seats: SEATS, frames: [blessing()], luck: fall(0, 5, 4) },
    shows: [{ rolled: 0, cube: true }, to, { gains: 0 }],
    live: 'roll',
    wide: true,
  },
  {
    id: 'everybody',
    rules: ['DF-24', 'DF-38', 'DF-39'],
    script: {
      seats: SEATS,
      frames: [{ step: 'blessings', seat: 0 }],
      luck: [...fall(0, 0, 5), ...fall(1, 5, 0), ...fall(2, 1, 4), ...fall(3, 2, 3)],
    },
    shows: [{ rolled: 0 }, { rolled: 1 }, { rolled: 2 }, { rolled: 3 }],
  },
  {
    id: 'two-players',
    rules: ['DF-25'],
    script: {
      seats: 2,
      frames: [{ step: 'turn', seat: 0 }],
      luck: [...fall(0, 0, 4), ...fall(1, 5, 0), ...fall(0, 1, 5), ...fall(1, 0, 1)],
    },
    shows: [{ rolled: 0 }, { rolled: 1 }, { sign: 'twice' }],
  },
  {
    id: 'all-of-it',
    rules: ['DF-19', 'DF-14'],
    script: meet('gold-1-sun-1-moon-1-glory-1', 'gold-2-moon-1'),
    shows: [{ rolled: 0 }, to, { gains: 0 }],
  },
  {
    id: 'one-of-it',
    rules: ['DF-20'],
    script: meet('choice-gold-3-glory-2', 'choice-gold-2-sun-2-moon-2', { answers: ['take glory 2', 'take sun 2'] }),
    shows: [{ rolled: 0 }, to, { gains: 0 }],
    live: 'roll',
  },
  {
    id: 'minor',
    rules: ['DF-34'],
    script: { seats: SEATS, frames: [minor('light')], luck: [['light die of seat 0', 5]] },
    shows: [{ card: 'silver-hind' }, to, { rolled: 0 }, to, { gains: 0 }],
  },
];

const reserve: readonly Pic[] = [
  {
    id: 'cap',
    rules: ['DF-12', 'DF-13'],
    script: meet('gold-6', 'moon-2', { state: has({ gold: 9, sun: 4, moon: 5 }) }),
    shows: [{ rolled: 0 }, to, { reserve: 0 }],
    wide: true,
  },
  {
    id: 'chest',
    rules: ['DF-111'],
    script: {
      seats: SEATS,
      state: has({ gold: 9, sun: 4, moon: 5 }),
      made: both(forged([0, 'light', 0, 'gold-6'], [0, 'dark', 0, 'moon-2']), taken([0, 'blacksmiths-chest'])),
      frames: [blessing()],
      luck: fall(0, 0, 0),
    },
    shows: [{ card: 'blacksmiths-chest' }, to, { reserve: 0 }],
  },
  {
    id: 'pay-in-full',
    rules: ['DF-15', 'DF-73'],
    script: { seats: SEATS, state: has({ sun: 3, moon: 1 }), frames: [action()] },
    shows: [{ card: 'gorgon' }, { sign: 'no' }],
    refuses: ['feat gorgon', 'DF-73'],
  },
];

const forging: readonly Pic[] = [
  {
    id: 'cover',
    rules: ['DF-70', 'DF-72', 'DF-21'],
    script: { seats: SEATS, state: has({ gold: 3 }), frames: [action()], answers: ['buy gold-4', 'forge light 0'] },
    shows: [{ net: [0, 'light'], at: 'before' }, { niche: 'pool-3-gold' }, to, { net: [0, 'light'], at: 'after' }],
    wide: true,
  },
  {
    id: 'different',
    rules: ['DF-67', 'DF-68'],
    script: { seats: SEATS, state: has({ gold: 8 }), frames: [action()], answers: ['buy gold-6', 'forge light 0'] },
    shows: [{ niche: 'pool-4-mixed' }, { face: 'gold-6' }, { face: 'gold-2-moon-1' }, { sign: 'yes' }],
    allows: 'buy gold-2-moon-1',
  },
  {
    id: 'alike',
    rules: ['DF-67', 'DF-69'],
    script: { seats: SEATS, state: has({ gold: 8 }), frames: [action()], answers: ['buy gold-4', 'forge light 0'] },
    shows: [{ niche: 'pool-3-gold' }, { face: 'gold-4' }, { face: 'gold-4' }, { sign: 'no' }],
    refuses: ['buy gold-4', 'DF-68'],
  },
  {
    id: 'one-lot',
    rules: ['DF-71'],
    script: { seats: SEATS, state: has({ gold: 8 }), frames: [action()], answers: ['buy gold-4', 'forge light 0', 'buy sun-1'] },
    shows: [{ net: [0, 'light'], at: 'after' }, { face: 'sun-1' }, { sign: 'no' }],
    refuses: ['forge light 0', 'DF-71'],
  },
  {
    id: 'worth',
    rules: ['DF-17', 'DF-70'],
    script: { seats: SEATS, made: forged([0, 'light', 0, 'gold-4'], [0, 'dark', 0, 'gold-3']), frames: [blessing()], luck: fall(0, 0, 0) },
    shows: [{ net: [0, 'light'], at: 'after' }, { rolled: 0, cube: true }, to, { gains: 0 }],
    live: 'roll',
  },
];

const feats: readonly Pic[] = [
  {
    id: 'feat',
    rules: ['DF-73', 'DF-74'],
    script: { seats: SEATS, state: has({ sun: 3 }), frames: [action()], answers: ['feat wild-spirits'] },
    shows: [{ losses: 0 }, to, { isle: 'island-sun-1', at: 'after' }, { card: 'wild-spirits' }, to, { gains: 0 }],
    wide: true,
  },
  {
    id: 'gear',
    rules: ['DF-26', 'DF-27'],
    script: {
      seats: SEATS,
      state: has({ gold: 2 }),
      made: taken([0, 'guardians-owl'], [0, 'elder']),
      frames: [{ step: 'gear', seat: 0 } as Frame],
      answers: ['use guardians-owl', 'take gold 1', 'use elder'],
    },
    shows: [{ card: 'guardians-owl' }, { card: 'elder' }, to, { gains: 0 }],
  },
  {
    id: 'extra',
    rules: ['DF-30', 'DF-31'],
    script: {
      seats: SEATS,
      state: has({ sun: 2, moon: 2 }),
      frames: [action()],
      answers: ['feat blacksmiths-chest', 'pay', 'feat blacksmiths-hammer'],
    },
    shows: [{ card: 'blacksmiths-chest' }, and, { losses: 0 }, to, { card: 'blacksmiths-hammer' }],
  },
];

const OUST: PictureScript = {
  seats: SEATS,
  state: { players: { 0: { moon: 2 }, 1: { place: 'island-moon-2-3' } } },
  frames: [action()],
  luck: fall(1, 5, 4),
  answers: ['feat silver-hind'],
};
const ousting: readonly Pic[] = [
  {
    id: 'ousted',
    rules: ['DF-77', 'DF-78', 'DF-79'],
    script: OUST,
    shows: [{ isle: 'island-moon-2-3', at: 'before' }, to, { isle: 'island-moon-2-3', at: 'after' }, { rolled: 1 }, to, { gains: 1 }],
    wide: true,
  },
  {
    id: 'stays',
    rules: ['DF-80'],
    script: {
      seats: SEATS,
      state: { players: { 0: { moon: 3, place: 'island-moon-2-3' } } },
      frames: [action()],
      answers: ['feat silver-hind'],
    },
    shows: [{ isle: 'island-moon-2-3', at: 'before' }, to, { card: 'silver-hind' }],
  },
  {
    id: 'bear',
    rules: ['DF-84'],
    script: { ...OUST, options: ALTERNATES, made: taken([1, 'great-bear']), answers: ['feat great-bear'] },
    shows: [{ isle: 'island-moon-2-3', at: 'after' }, to, { gains: 1, of: 'great-bear' }],
  },
];

const special: readonly Pic[] = [
  {
    id: 'times-three',
    rules: ['DF-43'],
    script: meet('times-3', 'moon-2'),
    shows: [{ rolled: 0 }, to, { gains: 0 }],
    wide: true,
    live: 'roll',
  },
  { id: 'three-and-three', rules: ['DF-44'], script: meet('times-3', 'times-3'), shows: [{ rolled: 0 }, to, { gains: 0 }] },
  {
    id: 'three-choice',
    rules: ['DF-45'],
    script: meet('times-3', 'choice-gold-3-glory-2', { answers: ['take glory 6'] }),
    shows: [{ rolled: 0 }, to, { gains: 0 }],
  },
  {
    id: 'mirror',
    rules: ['DF-46', 'DF-47'],
    script: meet('mirror', undefined, { others: [[1, 'light', 0, 'sun-2']], luck: fall(0, 0, 5), answers: ['copy sun-2'] }),
    shows: [{ face: 'mirror' }, is, { showing: [1, 'light'] }, to, { gains: 0, of: 'sun-2' }],
    wide: true,
  },
  {
    id: 'mirror-reflects',
    rules: ['DF-48', 'DF-49'],
    script: meet('mirror', 'glory-4', { others: [[1, 'light', 0, 'mirror']], answers: ['copy glory-4'] }),
    shows: [{ rolled: 0 }, { showing: [1, 'light'] }, to, { gains: 0 }],
  },
  {
    id: 'mirror-three',
    rules: ['DF-51'],
    script: meet('mirror', 'moon-2', { others: [[1, 'light', 0, 'times-3']], answers: ['copy times-3'] }),
    shows: [{ rolled: 0 }, { showing: [1, 'light'] }, to, { gains: 0 }],
  },
  {
    id: 'ship',
    rules: ['DF-52', 'DF-53'],
    script: meet('ship', 'gold-4', { state: has({ gold: 0 }), answers: ['apply gold-4', 'buy moon-2', 'forge dark 1'] }),
    shows: [{ rolled: 0 }, to, { niche: 'pool-6-moon' }, to, { net: [0, 'dark'], at: 'laid' }],
    wide: true,
  },
  {
    id: 'ship-three',
    rules: ['DF-55'],
    script: meet('ship', 'times-3', { state: has({ gold: 2 }), answers: ['buy glory-3', 'forge dark 1'] }),
    shows: [{ rolled: 0 }, to, { niche: 'pool-8-glory' }, { losses: 0 }],
  },
  { id: 'shield', rules: ['DF-57', 'DF-58'], script: meet('shield-red', 'sun-1-glory-1'), shows: [{ rolled: 0 }, to, { gains: 0 }] },
  { id: 'shield-consoles', rules: ['DF-57', 'DF-60'], script: meet('shield-red', 'moon-2'), shows: [{ rolled: 0 }, to, { gains: 0 }] },
  {
    id: 'boar',
    rules: ['DF-62', 'DF-63'],
    script: {
      seats: SEATS,
      options: ALTERNATES,
      made: { frames: [{ step: 'taking', seat: 1, card: 'tenacious-boar' } as Frame], answers: ['1: name 0', '0: forge light 0'] },
      frames: [blessing()],
      luck: fall(0, 0, 5),
      answers: ['0: take moon 1', '1: take glory 3'],
    },
    shows: [{ rolled: 0 }, to, { gains: 0, of: 'boar-red' }, { boat: 1 }, { gains: 1 }],
  },
  {
    id: 'boar-stays',
    rules: ['DF-65'],
    script: {
      seats: SEATS,
      options: ALTERNATES,
      state: has({ gold: 4 }),
      made: { frames: [{ step: 'taking', seat: 1, card: 'tenacious-boar' } as Frame], answers: ['1: name 0', '0: forge light 0'] },
      frames: [action()],
      answers: ['buy gold-3'],
    },
    shows: [{ net: [0, 'light'], at: 'after' }, { face: 'gold-3' }, { sign: 'no' }],
    refuses: ['forge light 0', 'DF-65'],
  },
];

const hammers: readonly Pic[] = [
  {
    id: 'hammer',
    rules: ['DF-105', 'DF-106'],
    script: {
      seats: SEATS,
      made: both(forged([0, 'light', 0, 'gold-6']), taken([0, 'blacksmiths-hammer'])),
      frames: [blessing()],
      luck: fall(0, 0, 5),
      answers: ['hammer 5'],
    },
    shows: [{ face: 'gold-6' }, to, { hammer: 0 }, { gains: 0, of: 'gold-6' }],
    wide: true,
  },
  {
    id: 'hammer-phase',
    rules: ['DF-107', 'DF-108'],
    script: {
      seats: SEATS,
      state: has({ hammered: 11 }),
      made: both(forged([0, 'light', 0, 'gold-6']), taken([0, 'blacksmiths-hammer'])),
      frames: [blessing()],
      luck: fall(0, 0, 4),
      answers: ['hammer 6'],
    },
    shows: [{ hammer: 0, at: 'before' }, to, { hammer: 0 }],
  },
  {
    id: 'cerberus',
    rules: ['DF-112', 'DF-113'],
    script: {
      seats: SEATS,
      options: ALTERNATES,
      made: both(forged([0, 'light', 0, 'sun-2'], [0, 'dark', 0, 'glory-3']), taken([0, 'cerberus'])),
      frames: [blessing()],
      luck: fall(0, 0, 0),
      answers: ['repeat'],
    },
    shows: [{ rolled: 0 }, { token: 'cerberus' }, to, { gains: 0 }],
  },
  {
    id: 'triton',
    rules: ['DF-114', 'DF-115'],
    script: {
      seats: SEATS,
      options: ALTERNATES,
      state: has({ gold: 1 }),
      made: taken([0, 'triton']),
      frames: [action()],
      answers: ['spend triton gold'],
    },
    shows: [{ token: 'triton' }, to, { gains: 0 }],
  },
];

const cards: readonly Pic[] = [
  {
    id: 'satyrs',
    rules: ['DF-85', 'DF-37'],
    script: {
      seats: 3,
      made: forged([1, 'light', 0, 'times-3'], [2, 'dark', 0, 'glory-4']),
      frames: [{ step: 'taking', seat: 0, card: 'satyrs' } as Frame],
      luck: [...fall(1, 0, 1), ...fall(2, 1, 0)],
      answers: ['borrow 1 light', 'borrow 2 dark'],
    },
    shows: [{ rolled: 1 }, { rolled: 2 }, to, { gains: 0 }],
    wide: true,
  },
  {
    id: 'sphinx',
    rules: ['DF-94', 'DF-36'],
    script: {
      seats: SEATS,
      made: forged([0, 'light', 0, 'glory-4']),
      frames: [{ step: 'taking', seat: 0, card: 'sphinx' } as Frame],
      luck: [
        ['light die of seat 0', 0],
        ['light die of seat 0', 5],
        ['light die of seat 0', 0],
        ['light die of seat 0', 1],
      ],
      answers: ['roll light'],
    },
    shows: [{ card: 'sphinx' }, { net: [0, 'light'], at: 'before' }, to, { gains: 0 }],
  },
  {
    id: 'typhon',
    rules: ['DF-93'],
    script: {
      seats: SEATS,
      options: ALTERNATES,
      made: forged([0, 'light', 0, 'gold-4'], [0, 'light', 1, 'sun-1'], [0, 'dark', 0, 'moon-2']),
      frames: [{ step: 'taking', seat: 0, card: 'typhon' } as Frame],
    },
    shows: [{ net: [0, 'light'], at: 'after' }, { card: 'typhon' }, to, { gains: 0 }],
  },
];

const minotaur: readonly Pic[] = [
  {
    id: 'minotaur',
    rules: ['DF-101', 'DF-117', 'DF-118'],
    script: {
      seats: 3,
      state: { players: { 1: { gold: 5, moon: 0 }, 2: { gold: 1, sun: 2 } } },
      made: forged([1, 'light', 0, 'gold-3']),
      frames: [{ step: 'taking', seat: 0, card: 'minotaur' } as Frame],
      luck: [...fall(1, 0, 4), ...fall(2, 5, 0)],
    },
    shows: [{ card: 'minotaur' }, { rolled: 1 }, to, { losses: 1 }, { rolled: 2 }, to, { losses: 2 }],
    wide: true,
  },
];

const ending: readonly Pic[] = [
  {
    id: 'score',
    rules: ['DF-123', 'DF-122'],
    script: {
      seats: SEATS,
      state: has({ gold: 9, sun: 5, glory: 21, tally: { dice: 21 } }),
      made: taken([0, 'gorgon']),
      frames: [action()],
    },
    shows: [{ score: 0, of: 'glory' }, and, { card: 'gorgon' }, is, { score: 0 }],
    wide: true,
  },
];

const table: readonly Pic[] = [
  {
    id: 'first-dice',
    rules: ['DF-3'],
    script: { seats: SEATS, frames: [action()] },
    shows: [
      { net: [0, 'light'], at: 'before' },
      { net: [0, 'dark'], at: 'before' },
    ],
    wide: true,
  },
  {
    id: 'first-gold',
    rules: ['DF-1', 'DF-2'],
    script: { seats: SEATS, frames: [action()] },
    shows: [{ boat: 0 }, { gold: 0 }, { boat: 1 }, { gold: 1 }, { boat: 2 }, { gold: 2 }, { boat: 3 }, { gold: 3 }],
  },
  {
    id: 'one-of-two-cards',
    rules: ['DF-7', 'DF-129'],
    script: { seats: SEATS, frames: [action()] },
    shows: [{ card: 'hydra' }, or, { card: 'typhon' }],
  },
];

export const book: Book<readonly Shown[]> = {
  goal,
  turn: ['DF-23'],
  may,
  chapters: [
    { id: 'blessings', rules: ['DF-17..20', 'DF-22..25', 'DF-33..42'], pictures: blessings, pieces: ['silver-hind', 'cancer', 'sphinx'] },
    { id: 'reserve', rules: ['DF-12..16', 'DF-111'], pictures: reserve, pieces: ['blacksmiths-chest'] },
    { id: 'forging', rules: ['DF-21', 'DF-67..72'], pictures: forging, pieces: ['celestial-ship', 'typhon', 'ship'] },
    { id: 'feats', rules: ['DF-26..32', 'DF-73..76'], pictures: feats, pieces: ['guardians-owl', 'elder', 'silver-hind'] },
    { id: 'ousting', rules: ['DF-77..80'], pictures: ousting, pieces: ['great-bear'] },
    {
      id: 'special',
      rules: ['DF-43..66'],
      pictures: special,
      pieces: ['helmet-of-invisibility', 'mirror-of-the-abyss', 'celestial-ship', 'guardians-shield', 'tenacious-boar'],
    },
    { id: 'hammers', rules: ['DF-105..110', 'DF-112..116'], pictures: hammers, pieces: ['blacksmiths-hammer', 'cerberus', 'triton'] },
    { id: 'cards', rules: ['DF-81..104'], pictures: cards, pieces: CARD_IDS },
    { id: 'minotaur', rules: ['DF-117..121'], pictures: minotaur, pieces: ['minotaur'] },
    { id: 'ending', rules: ['DF-10', 'DF-122..124'], pictures: ending },
    { id: 'meeting', rules: ['DF-125..130'], pictures: [] },
    { id: 'table', rules: ['DF-1..9', 'DF-11'], pictures: table },
  ],
};
