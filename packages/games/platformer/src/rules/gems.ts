/** P-86 to P-90: gems strengthen a die. */

/** P-87: gems for each value of a die; the n-th strengthening costs n. */
export const GEM_PRICES: readonly number[] = [0, 1, 3, 6, 10, 15, 21, 28, 36, 45];

/** The value of a die with so many gems on it. */
export const valueWith = (gems: number): number => GEM_PRICES.indexOf(gems) + 1;
