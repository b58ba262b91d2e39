/** From a tap on a far field to small answers: which dice walk there, and along which fields. */
import type { Field } from '@astragal/platformer';
import type { Reach } from '@astragal/platformer/insight';

/** A die that can be used as boots, with the gems set on it. */
export interface Stride {
  readonly die: number;
  readonly gems: number;
  readonly value: number;
}

/** A walk under way: the dice still to be used and the fields still to be entered. */
export interface Plan {
  readonly dice: readonly Stride[];
  readonly path: readonly Field[];
}

/** The dice for a way of this length: least left over, then fewest gems, then fewest dice. Nothing if they do not suffice. */
export function muster(strides: readonly Stride[], need: number): readonly Stride[] | undefined {
  if (need <= 0) return [];
  let best: { readonly dice: readonly Stride[]; readonly rank: number } | undefined;
  for (let set = 1; set < 1 << strides.length; set++) {
    const dice = strides.filter((_, i) => set & (1 << i));
    const value = dice.reduce((sum, each) => sum + each.value, 0);
    if (value < need) continue;
    const gems = dice.reduce((sum, each) => sum + each.gems, 0);
    const rank = (value - need) * 10_000 + gems * 100 + dice.length;
    if (!best || rank < best.rank) best = { dice, rank };
  }
  return best?.dice;
}

/** The fields to enter on the way there, the last one included. */
export function pathTo(reach: readonly Reach[], field: Field): Field[] {
  const path: Field[] = [];
  for (let at: Reach | undefined = reach.find((each) => each.field === field); at; at = reach.find((each) => each.field === at?.from)) {
    path.unshift(at.field);
    if (path.length > reach.length) break;
  }
  return path;
}
