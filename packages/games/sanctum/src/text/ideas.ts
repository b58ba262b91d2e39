/** What the words of an idea are told. */
import type { Seat } from '@astragal/kernel';

export type SanctumIdeas = {
  /** Damage that comes if the attack ended now, against what is left of the hero. */
  deadly: { readonly damage: number; readonly health: number };
  /** Rage is awake: a die may become any number. */
  rage: { readonly dice: number };
  /** Dice that lie free while locations are open. */
  dice: { readonly dice: number; readonly open: number };
  /** Damage that could still be stopped. */
  shields: { readonly damage: number; readonly stoppable: number };
  /** Spent tokens that a potion would bring back. */
  potions: { readonly potions: number; readonly spent: number };
  /** Demons that chase the hero, and what they would deal. */
  chased: { readonly demons: number; readonly damage: number };
  /** Few tokens are spent: a rest would bring back little. */
  fresh: { readonly spent: number };
  /** Many are: only a rest brings them back. */
  tired: { readonly spent: number; readonly left: number };
  /** Items that nobody wears. */
  bag: { readonly items: number };
  /** Somebody is ahead on the march and has the first choice. */
  front: { readonly seat: Seat; readonly spaces: number };
};
