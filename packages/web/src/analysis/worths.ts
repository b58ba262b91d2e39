/** Whether an answer is as good as another, as far as can be told. */
import type { Worth } from '../offline/analysis-thread.ts';

/** The judge tells nothing apart that is closer. */
const FINEST = 0.005;

export const isAsGood = (worth: Worth, best: Worth): boolean =>
  best.win - worth.win <= Math.max(FINEST, 2 * Math.hypot(best.error, worth.error));
