/** The fight helper at the table: the best plan for the dice that lie there, or the odds before they are rolled. Loaded when asked. */
import { notation, type Seat, seeded } from '@astragal/kernel';
import type { Outcome, SanctumView } from '@astragal/sanctum';

export interface Advice {
  /** Answers in order, as notation; none means: stop here. */
  readonly steps: readonly string[];
  /** Foes that would fall. */
  readonly kills: readonly number[];
  readonly outcome: Outcome;
}

/** The best plan as this seat can know it; face-down cards are guessed and end the plan anyway. */
export async function advise(view: SanctumView, seat: Seat): Promise<Advice | undefined> {
  const { sanctum, solve } = await import('@astragal/sanctum');
  return solve(sanctum.guess!(view, seat, seeded('advice')), seat, { most: 1 }).plans[0];
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
