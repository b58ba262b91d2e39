/** What the words of an idea are told. */
import type { Seat } from '@astragal/kernel';

export type PlatformerIdeas = {
  /** The boss, against the swords that lie ready. */
  boss: { readonly health: number; readonly swords: number };
  /** What gravity does to the hero if the turn ended now. */
  fall: { readonly rows: number; readonly wounds: number };
  /** Out of the tower: where to come back. */
  back: { readonly dice: number };
  /** Enough for something in the shop. */
  coins: { readonly coins: number; readonly price: number };
  /** Gems make a symbol stronger. */
  gems: { readonly gems: number };
  /** Dice that show the same can become another symbol. */
  pair: { readonly dice: number };
  /** Dice that would be wasted. */
  idle: { readonly dice: number };
  /** Few hearts left. */
  hearts: { readonly hearts: number };
  /** A rival is higher. */
  above: { readonly seat: Seat; readonly levels: number };
};
