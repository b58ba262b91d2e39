/** Section 16: scores, and who has won. */
import type { Result } from '@astragal/kernel';
import type { State } from '../state.ts';
import { scoresOf } from './questions.ts';

/** DF-123, DF-124: the highest score wins; players who share it share the victory. */
export function resultOf(s: State): Result {
  const scores = scoresOf(s);
  const best = Math.max(...scores);
  return { scores, winners: scores.flatMap((score, seat) => (score === best ? [seat] : [])) };
}
