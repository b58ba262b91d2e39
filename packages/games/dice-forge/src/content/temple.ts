/** Tables T2 and T3: the sanctuary's pools, where faces are sold, and the gardens, whose faces only cards bring into play. */
import { FACE_IDS, type FaceId } from './faces.ts';

const POOL_TABLE = {
  'pool-2-gold': { price: 2, faces: ['gold-3', 'gold-3', 'gold-3', 'gold-3'] },
  'pool-2-moon': { price: 2, faces: ['moon-1', 'moon-1', 'moon-1', 'moon-1'] },
  'pool-3-gold': { price: 3, faces: ['gold-4', 'gold-4', 'gold-4', 'gold-4'] },
  'pool-3-sun': { price: 3, faces: ['sun-1', 'sun-1', 'sun-1', 'sun-1'] },
  'pool-4-mixed': { price: 4, faces: ['gold-6', 'sun-1-glory-1', 'gold-2-moon-1', 'choice-gold-1-sun-1-moon-1'] },
  'pool-5-choice': {
    price: 5,
    faces: ['choice-gold-3-glory-2', 'choice-gold-3-glory-2', 'choice-gold-3-glory-2', 'choice-gold-3-glory-2'],
  },
  'pool-6-moon': { price: 6, faces: ['moon-2', 'moon-2', 'moon-2', 'moon-2'] },
  'pool-8-sun': { price: 8, faces: ['sun-2', 'sun-2', 'sun-2', 'sun-2'] },
  'pool-8-glory': { price: 8, faces: ['glory-3', 'glory-3', 'glory-3', 'glory-3'] },
  'pool-12-mixed': { price: 12, faces: ['glory-4', 'moon-2-glory-2', 'choice-gold-2-sun-2-moon-2', 'gold-1-sun-1-moon-1-glory-1'] },
} as const;

/** A pool of four faces at one price. */
export interface Pool {
  readonly price: number;
  readonly faces: readonly FaceId[];
}
export type PoolId = keyof typeof POOL_TABLE;
export const POOLS: Readonly<Record<PoolId, Pool>> = POOL_TABLE;
export const POOL_IDS = Object.keys(POOL_TABLE) as readonly PoolId[];

const GARDEN_TABLE = {
  'garden-mirror': ['mirror', 'mirror', 'mirror', 'mirror'],
  'garden-shield': ['shield-red', 'shield-blue', 'shield-yellow', 'shield-green'],
  'garden-ship': ['ship', 'ship', 'ship', 'ship'],
  'garden-boar': ['boar-red', 'boar-blue', 'boar-yellow', 'boar-green'],
  'garden-times-3': ['times-3', 'times-3', 'times-3', 'times-3'],
} as const;
export type GardenId = keyof typeof GARDEN_TABLE;
export const GARDENS: Readonly<Record<GardenId, readonly FaceId[]>> = GARDEN_TABLE;
export const GARDEN_IDS = Object.keys(GARDEN_TABLE) as readonly GardenId[];

/** The boars in the order of their cards, from the top of the stack (DF-8). */
export const BOARS = GARDEN_TABLE['garden-boar'];
export type BoarId = (typeof BOARS)[number];

/** The designs that the sanctuary sells, cheapest first; each lies in one pool only. */
export const SOLD: readonly FaceId[] = POOL_IDS.flatMap((pool) => [...new Set(POOLS[pool].faces)]);

/** The price of a design by its place in `FACE_IDS`; 0 for a face that is never for sale. */
export const PRICES: readonly number[] = FACE_IDS.map((face) => Object.values(POOLS).find(({ faces }) => faces.includes(face))?.price ?? 0);

/** With 2 players, so many faces of each pool are out of the game (DF-4). */
export const REMOVED_WITH_TWO = 2;
