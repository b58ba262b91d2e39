/** The fight helper at the table. It is large, and loaded when asked. */
import { notation, type Seat } from '@astragal/kernel';
import type { SanctumView, Solution } from '@astragal/sanctum';

const helper = () => import('@astragal/sanctum/insight/advice');

/** The best plans for the dice that lie there. */
export const advise = async (view: SanctumView, seat: Seat): Promise<Solution> => (await helper()).advise(view, seat);

/** The chance of killing each foe with the dice about to be rolled. */
export const foresee = async (view: SanctumView, seat: Seat): Promise<readonly number[]> => (await helper()).foresee(view, seat);

/** Plans name answers by notation. */
export const isAnswer =
  (text: string) =>
  (choice: { readonly do: string }): boolean =>
    notation(choice) === text;
