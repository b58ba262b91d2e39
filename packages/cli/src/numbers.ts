/** Small sums that several commands do. */

export const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

/** As many digits as a report needs. */
export const round = (x: number, digits = 4): number => Number(x.toFixed(digits));
