/** How those who take part are called: who looks is "you", and whoever deleted themselves has no name. */
import { type DuplicateTotal, GAVE_UP, isForPairs, pairTotals, totalsOf } from '@astragal/today';
import type { BoardInfo, DuplicateInfo } from '@astragal/wire';
import type { DuplicateWords } from '../../duplicate/words/en.ts';

export const nameOf = ({ entrants, me }: DuplicateInfo, number: number, t: DuplicateWords): string =>
  number === me ? t.you : entrants.find((each) => each.number === number)?.name || t.nobody;

const pointsOf = ({ results }: BoardInfo, number: number): number | undefined =>
  results.find(({ entrant }) => entrant === number)?.score.points;

/** By board or side of one, what everybody made of it, in the order of the entrants; nothing where there is no result. */
export const pointsByBoard = ({ results, entrants }: DuplicateInfo): readonly (readonly (number | undefined)[])[] =>
  results.map((board) => entrants.map(({ number }) => pointsOf(board, number)));

/** How everybody did in all, alone or in pairs. */
export const totalsIn = (info: DuplicateInfo): readonly DuplicateTotal[] =>
  isForPairs(info.sitters)
    ? pairTotals(
        info.results.map((board) =>
          info.entrants.map(({ number }) => (board.gaveUp?.includes(number) ? GAVE_UP : pointsOf(board, number))),
        ),
      )
    : totalsOf(pointsByBoard(info));
