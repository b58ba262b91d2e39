/** Pairs that change seats: who plays opposite whom, and which time somebody sits on a side. */
import { sideOfFirst } from '@astragal/today';
import type { BoardInfo, DuplicateInfo } from '@astragal/wire';

type Entrant = DuplicateInfo['entrants'][number];

const entrantOf = ({ entrants }: DuplicateInfo, number: number | undefined): Entrant | undefined =>
  entrants.find((each) => each.number === number);

/** The other of somebody's pair. */
export function mateOf(info: DuplicateInfo, number: number | undefined): Entrant | undefined {
  const pair = entrantOf(info, number)?.pair;
  return pair === undefined ? undefined : info.entrants.find((each) => each.pair === pair && each.number !== number);
}

/** Whether somebody sits there the first or the second time that their pair plays the board. */
export function timeAt(info: DuplicateInfo, number: number, { board, side }: Pick<BoardInfo, 'board' | 'side'>): 1 | 2 {
  const first = sideOfFirst(board, 1);
  return (entrantOf(info, number)?.pair === number ? first : 3 - first) === side ? 1 : 2;
}

/** Those who still wait for somebody to play with. */
export const waitingIn = ({ entrants }: DuplicateInfo): readonly Entrant[] =>
  entrants.filter(({ pair, name }) => pair === undefined && name !== '');

/** Both of a pair together, in the order in which they came. */
export const byPair = ({ entrants }: DuplicateInfo): readonly Entrant[] =>
  entrants.toSorted((a, b) => (a.pair ?? a.number) - (b.pair ?? b.number) || a.number - b.number);
