/** What becomes of a match when somebody plays no more. */
import type { Result, Seat } from '@astragal/kernel';
import type { Chair, TableRow } from '../store/rows.ts';
import { isActive } from './info.ts';

type Outcome = NonNullable<TableRow['result']>;

const hasResigned = ({ gone }: Chair): boolean => gone === 'resigned';

/** The chairs when this one's person is gone and a bot of this level sits in. */
export const retired = (chairs: readonly Chair[], seat: Seat, gone: NonNullable<Chair['gone']>, level: string): readonly Chair[] =>
  chairs.map((chair, each) => (each === seat ? { ...chair, gone, level } : chair));

/** The chairs when this one's person is back. */
export const returned = (chairs: readonly Chair[], seat: Seat): readonly Chair[] =>
  chairs.map((chair, each): Chair => {
    if (each !== seat) return chair;
    const { gone: _gone, level: _level, ...person } = chair;
    return person;
  });

const leftAt = (chairs: readonly Chair[]): readonly Seat[] => chairs.flatMap((chair, seat) => (hasResigned(chair) ? [] : [seat]));

/** Whether all others gave up, and the game stopped where it was. */
export const isDeserted = (chairs: readonly Chair[]): boolean => chairs.length > 1 && leftAt(chairs).length <= 1;

/** How a match ends that too few still play; undefined: it goes on. Whoever is the only one not to resign has won. */
export function deserted(chairs: readonly Chair[], { scores }: Result): Outcome | undefined {
  const left = leftAt(chairs);
  if (left.length > 1 && chairs.some(isActive)) return undefined;
  return { scores, winners: chairs.length > 1 && left.length < chairs.length ? left : [] };
}

/** Nobody wins who has resigned. */
export function resultAmong(chairs: readonly Chair[], { scores, winners }: Result): Outcome {
  const standing = (seat: Seat): boolean => !hasResigned(chairs[seat]!);
  const still = winners.filter(standing);
  if (still.length > 0 || winners.length === 0) return { scores, winners: still };
  const best = Math.max(...scores.filter((_, seat) => standing(seat)));
  return { scores, winners: scores.flatMap((score, seat) => (score === best && standing(seat) ? [seat] : [])) };
}
