/** The fight helper at the table: the best plan for the dice that lie there, or the odds before they are rolled. Loaded when asked. */
import { notation, type Seat, seeded } from '@astragal/kernel';
import type { SanctumView, Solution } from '@astragal/sanctum';

/** How many equally good plans are shown. */
const TIES = 6;

/** The best plans as this seat can know it, all equally good; face-down cards are guessed and end a plan anyway. */
export async function advise(view: SanctumView, seat: Seat): Promise<Solution> {
  const { sanctum, solve } = await import('@astragal/sanctum');
  return solve(sanctum.guess!(view, seat, seeded('advice')), seat, { most: TIES });
}

/** The chance of killing each foe with the dice about to be rolled. */
export async function foresee(view: SanctumView, seat: Seat): Promise<readonly number[]> {
  const { odds, sanctum } = await import('@astragal/sanctum');
  return odds(sanctum.guess!(view, seat, seeded('advice')), seat);
}

/** Plans name answers by notation. */
export const isAnswer =
  (text: string) =>
  (choice: { readonly do: string }): boolean =>
    notation(choice) === text;
