/** What every language must name, and how amounts are told with those names. */
import { counted, type Forms, type Language, typeset } from '@astragal/kernel';
import {
  type Amounts,
  CARDS,
  type CardId,
  type DieId,
  FACE_IDS,
  FACES,
  type FaceId,
  type GardenId,
  type IslandId,
  type PoolId,
  PRICES,
  RESOURCES,
  type Resource,
} from '../content/index.ts';

/** A name for sentences and one for small tiles. */
export interface Naming {
  readonly full: string;
  readonly short: string;
}

/** The nouns of a language: what is counted, and how alternatives are joined. */
export interface Nouns {
  readonly language: Language;
  readonly resources: Readonly<Record<Resource, Forms>>;
  readonly shortResources: Readonly<Record<Resource, Forms>>;
  either(options: readonly string[]): string;
}

/** The names of everything in the box, by id, and what each card and face does in one line. */
export interface ContentNames extends Nouns {
  readonly cards: Readonly<Record<CardId, Naming>>;
  readonly cardText: Readonly<Record<CardId, string>>;
  readonly faces: Readonly<Record<FaceId, Naming>>;
  readonly faceText: Readonly<Record<FaceId, string>>;
  readonly islands: Readonly<Record<IslandId, Naming>>;
  readonly pools: Readonly<Record<PoolId, Naming>>;
  readonly gardens: Readonly<Record<GardenId, Naming>>;
  readonly dice: Readonly<Record<DieId, Naming>>;
}

/** The faces that need words of their own; all others are named by what they give. */
export type OddFaceId =
  | 'gold-1-sun-1-moon-1-glory-1'
  | 'times-3'
  | 'mirror'
  | 'ship'
  | Extract<FaceId, `shield-${string}` | `boar-${string}`>;
export type OddFaces = Readonly<Record<OddFaceId, Naming & { readonly text: string }>>;

const parts = (language: Language, nouns: Readonly<Record<Resource, Forms>>, amounts: Partial<Amounts>): string[] =>
  RESOURCES.filter((resource) => (amounts[resource] ?? 0) > 0).map((resource) => counted(language, amounts[resource]!, nouns[resource]));

/** One resource with its number: "2 sun shards". */
export const amountOf = (nouns: Nouns, resource: Resource, n: number): string => counted(nouns.language, n, nouns.resources[resource]);

/** Amounts in a list for after a colon: "3 gold, 1 sun shard"; empty when there is nothing. */
export const listOf = (nouns: Nouns, amounts: Partial<Amounts>): string => parts(nouns.language, nouns.resources, amounts).join(', ');

/** What a face costs as it is printed. */
export const priceOf = (nouns: Nouns, face: FaceId): string => amountOf(nouns, 'gold', PRICES[FACE_IDS.indexOf(face)]!);

/** What a card costs. */
export const costOf = (nouns: Nouns, card: CardId): string => listOf(nouns, CARDS[card].cost);

/** What a card brings: its glory, and what it does. */
export const gainOf = (names: ContentNames, card: CardId): string => {
  const { glory } = CARDS[card];
  return [...(glory > 0 ? [amountOf(names, 'glory', glory)] : []), names.cardText[card]].join('. ');
};

/** The names and texts of all faces: plain ones from what they give, odd ones as written. */
export function namedFaces(nouns: Nouns, odd: OddFaces): Pick<ContentNames, 'faces' | 'faceText'> {
  const plain = (face: FaceId, resources: Readonly<Record<Resource, Forms>>): string => {
    const { kind, gives, options } = FACES[face];
    const say = (amounts: Amounts) => parts(nouns.language, resources, amounts).join(' + ');
    return kind === 'choice' ? nouns.either(options.map(say)) : say(gives);
  };
  const named = (face: FaceId): Naming & { readonly text: string } => {
    if (face in odd) return odd[face as OddFaceId];
    const full = plain(face, nouns.resources);
    return { full, short: plain(face, nouns.shortResources), text: full };
  };
  const each = <V>(of: (face: FaceId) => V) => Object.fromEntries(FACE_IDS.map((face) => [face, of(face)])) as Record<FaceId, V>;
  return {
    faces: each((face) => ({ full: typeset(named(face).full), short: typeset(named(face).short) })),
    faceText: each((face) => typeset(named(face).text)),
  };
}
