/** Table T1: the 29 designs of faces. */
import { lookup } from './lookup.ts';
import { type Amounts, amounts, NOTHING, type Resource } from './resources.ts';

/** How a face works: it gives all, gives one of its options, or does something of its own (section 7 of the rules). */
export type FaceKind = 'all' | 'choice' | 'triple' | 'mirror' | 'ship' | 'shield';

/** What is printed on a face. All faces have the same fields, so that reading them is quick. */
export interface Face {
  readonly kind: FaceKind;
  /** What an "all" face gives; of a shield its fallback. */
  readonly gives: Amounts;
  /** What a choice face or a boar lets the player pick from. */
  readonly options: readonly Amounts[];
  /** The resource a shield watches for on the other result. */
  readonly watches: Resource | undefined;
  /** By how much a ship makes a face cheaper. */
  readonly discount: number;
  /** A boar: never taken off, and rewards the owner of its card (DF-63, DF-65). */
  readonly boar: boolean;
}

const face = (kind: FaceKind, { gives = NOTHING, options = [], watches, discount = 0, boar = false }: Partial<Face> = {}): Face => ({
  kind,
  gives,
  options,
  watches,
  discount,
  boar,
});
const all = (gives: Partial<Amounts>): Face => face('all', { gives: amounts(gives) });
const choice = (...options: readonly Partial<Amounts>[]): Face => face('choice', { options: options.map(amounts) });
const shield = (watches: Resource, fallback: number): Face => face('shield', { watches, gives: amounts({ [watches]: fallback }) });
const boar: Face = face('choice', { options: [amounts({ sun: 1 }), amounts({ moon: 1 })], boar: true });

const TABLE = {
  'gold-1': all({ gold: 1 }),
  'glory-2': all({ glory: 2 }),
  'sun-1': all({ sun: 1 }),
  'moon-1': all({ moon: 1 }),
  'gold-3': all({ gold: 3 }),
  'gold-4': all({ gold: 4 }),
  'gold-6': all({ gold: 6 }),
  'sun-1-glory-1': all({ sun: 1, glory: 1 }),
  'gold-2-moon-1': all({ gold: 2, moon: 1 }),
  'choice-gold-1-sun-1-moon-1': choice({ gold: 1 }, { sun: 1 }, { moon: 1 }),
  'choice-gold-3-glory-2': choice({ gold: 3 }, { glory: 2 }),
  'moon-2': all({ moon: 2 }),
  'sun-2': all({ sun: 2 }),
  'glory-3': all({ glory: 3 }),
  'glory-4': all({ glory: 4 }),
  'moon-2-glory-2': all({ moon: 2, glory: 2 }),
  'choice-gold-2-sun-2-moon-2': choice({ gold: 2 }, { sun: 2 }, { moon: 2 }),
  'gold-1-sun-1-moon-1-glory-1': all({ gold: 1, sun: 1, moon: 1, glory: 1 }),
  'times-3': face('triple'),
  mirror: face('mirror'),
  ship: face('ship', { discount: 2 }),
  'shield-red': shield('sun', 2),
  'shield-blue': shield('moon', 2),
  'shield-yellow': shield('gold', 3),
  'shield-green': shield('glory', 3),
  'boar-red': boar,
  'boar-blue': boar,
  'boar-yellow': boar,
  'boar-green': boar,
};

export type FaceId = keyof typeof TABLE;
export const FACES: Readonly<Record<FaceId, Face>> = lookup(TABLE);
export const FACE_IDS = Object.keys(TABLE) as readonly FaceId[];

/** The place of each design in the arrays that count faces. */
export const FACE_INDEX: Readonly<Record<FaceId, number>> = lookup(
  Object.fromEntries(FACE_IDS.map((id, index) => [id, index])) as Record<FaceId, number>,
);

/** What a shield gives when the other result gives what it watches (DF-57). */
export const SHIELD_GLORY: Amounts = amounts({ glory: 5 });

/** By how much x3 multiplies. */
export const TRIPLE = 3;

/** The dice of a player; the colour only tells them apart (DF-3). */
export const DICE = ['light', 'dark'] as const;
export type DieId = (typeof DICE)[number];
export const POSITIONS = 6;

/** What the dice carry at the start (DF-3). */
export const STARTING_DICE: Readonly<Record<DieId, readonly FaceId[]>> = {
  light: ['gold-1', 'gold-1', 'gold-1', 'gold-1', 'gold-1', 'sun-1'],
  dark: ['gold-1', 'gold-1', 'gold-1', 'gold-1', 'moon-1', 'glory-2'],
};
