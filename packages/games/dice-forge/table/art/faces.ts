/** How a face is drawn: what is printed on it, as a picture. */
import { type Amounts, BOARS, FACE_IDS, FACES, type FaceId, mainOf, type Resource } from '@astragal/dice-forge/content';
import { parts } from './resources.ts';

export type { FaceId };

export type Drawing =
  | { readonly kind: 'triple' | 'mirror' | 'ship' }
  | { readonly kind: 'shield'; readonly watch: Resource; readonly n: number }
  | { readonly kind: 'boar'; readonly paint: Resource; readonly pips: number }
  | { readonly kind: 'all' | 'choice'; readonly parts: readonly (readonly [Resource, number])[] };

/** The enamel of each colour of boar. */
const PAINTS: Readonly<Record<string, Resource>> = { 'boar-red': 'sun', 'boar-blue': 'moon', 'boar-yellow': 'gold', 'boar-green': 'glory' };

function drawingOf(id: FaceId): Drawing {
  const { kind, gives, options, watches, boar } = FACES[id];
  if (boar) return { kind: 'boar', paint: PAINTS[id] ?? 'sun', pips: (BOARS as readonly FaceId[]).indexOf(id) + 1 };
  if (watches) return { kind: 'shield', watch: watches, n: gives[watches] };
  if (kind === 'choice') return { kind, parts: options.map(one) };
  return kind === 'triple' || kind === 'mirror' || kind === 'ship' ? { kind } : { kind: 'all', parts: parts(gives) };
}

const one = (option: Amounts) => [mainOf(option), option[mainOf(option)]] as const;

/** The drawing of each face. */
export const DRAWINGS = Object.fromEntries(FACE_IDS.map((id) => [id, drawingOf(id)])) as Readonly<Record<FaceId, Drawing>>;
