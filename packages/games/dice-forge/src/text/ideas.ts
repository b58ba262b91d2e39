/** What the words of an idea are told. */
import type { Seat } from '@astragal/kernel';
import type { Capped } from '../content/index.ts';

type Reserve = { readonly gold: number; readonly sun: number; readonly moon: number };

export type DiceForgeIdeas = {
  /** The last turn: what stays in the reserve counts nothing. */
  lastTurn: Reserve;
  /** Cards that work in every turn wait to be used, before an action ends that step. */
  gear: { readonly cards: number };
  /** A resource is at its cap. */
  cap: { readonly resource: Capped; readonly amount: number };
  /** A hammer is nearly done. */
  hammer: { readonly need: number };
  /** A second action can be paid. */
  twice: Reserve;
  /** Stacks with one card left, which one could pay for. */
  lastCard: { readonly stacks: number };
  /** Rivals stand on islands: whoever lands there gives them a blessing. */
  oust: { readonly rivals: number };
  /** Many rolls are still to come. */
  early: { readonly rounds: number };
  behind: { readonly leader: Seat; readonly by: number; readonly rounds: number };
};
