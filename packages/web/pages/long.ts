/** Whole games that take too long for every run: `npm run pages:long` plays them, too. */
import { it } from 'vitest';

export const isLong = process.env.PAGES === 'long';
export const long = isLong ? it : it.skip;
