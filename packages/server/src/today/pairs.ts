/** Pairs of a duplicate: who plays with whom, and on which side both sit. */
import { isForPairs, sideOfFirst } from '@astragal/today';
import { refuse } from '../ground/problems.ts';
import type { House } from '../house/house.ts';
import { PairError } from '../store/duplicates.ts';
import type { DuplicateRow, EntrantRow } from '../store/rows.ts';
import { writing } from '../store/writing.ts';

const isGone = ({ who }: EntrantRow): boolean => who.startsWith('gone ');

/** Both of somebody's pair, whoever came first first; nobody while they wait. */
export const pairOf = (entrants: readonly EntrantRow[], me: EntrantRow | undefined): readonly EntrantRow[] =>
  me?.pair === undefined ? [] : entrants.filter(({ pair }) => pair === me.pair);

/** Whether these two may become a pair, or a refusal. */
export function mayPair({ sitters }: DuplicateRow, entrants: readonly EntrantRow[], me: EntrantRow | undefined, partner: number): void {
  if (!isForPairs(sitters)) throw refuse('bad-setup', { detail: 'everybody plays alone here' });
  const other = entrants.find(({ number }) => number === partner);
  if (!other || other.number === me?.number || isGone(other)) throw refuse('not-found');
  if (other.pair !== undefined || me?.pair !== undefined) throw refuse('partner-taken');
}

/** From now on they are a pair; of several who want the same one, the first. */
export async function paired(house: House, { id }: DuplicateRow, me: EntrantRow, partner: number): Promise<void> {
  try {
    await writing(house, house.store.duplicates.pair(id, me.number, partner));
  } catch (error) {
    throw error instanceof PairError ? refuse('partner-taken') : error;
  }
}

/** Who sits at a board by side when somebody plays it for the first or the second time. */
export function playersAt(
  { sitters }: DuplicateRow,
  entrants: readonly EntrantRow[],
  me: EntrantRow,
  board: number,
  time: 1 | 2,
): readonly EntrantRow[] {
  if (!isForPairs(sitters)) return [me];
  const [first, second] = pairOf(entrants, me);
  if (!first || !second || isGone(first) || isGone(second)) throw refuse('partner-missing');
  return sideOfFirst(board, time) === 1 ? [first, second] : [second, first];
}
