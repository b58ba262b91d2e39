/** What stands on the table for the taking, as the drawings need it. */
import type { CardId, FaceId, PoolId, SlotId } from '@astragal/dice-forge';
import type { Some } from '../art/resources.ts';

/** may: lit; short: in shade, says by how much; gone: none left; rest: nothing is asked of it now; barred: refused for another reason. */
export type Standing = 'may' | 'short' | 'gone' | 'rest' | 'barred';

/** One stack of cards on an isle. */
export interface CardWare {
  readonly id: CardId;
  readonly slot: SlotId;
  readonly cost: Some;
  readonly glory: number;
  readonly kinds: readonly ('instant' | 'reinforcement' | 'automatic')[];
  readonly left: number;
  readonly standing: Standing;
  readonly short: Some;
  /** Why it cannot be taken, in words, and the rule that says so. */
  readonly reason: string | undefined;
  readonly rule?: string | undefined;
}

/** One place of faces in the sanctuary. */
export interface NicheWare {
  readonly id: PoolId;
  readonly price: number;
  /** The places of the niche: a face, or nothing where it was sold. */
  readonly places: readonly (FaceId | undefined)[];
  readonly mixed: boolean;
  readonly left: number;
  readonly standing: Standing;
  readonly short: number;
  readonly reason: string | undefined;
  readonly rule?: string | undefined;
  /** Which of its faces may be bought now. */
  readonly may: readonly FaceId[];
}

/** The colour of a card: which shards it costs. */
export function element(cost: Some): 'sun' | 'moon' | 'both' {
  if (cost.sun && cost.moon) return 'both';
  return cost.sun ? 'sun' : 'moon';
}
