/** How those who take part are called: who looks is "you", and whoever deleted themselves has no name. */
import type { DuplicateInfo } from '@astragal/wire';
import type { DuplicateWords } from '../../duplicate/words/en.ts';

export const nameOf = ({ entrants, me }: DuplicateInfo, number: number, t: DuplicateWords): string =>
  number === me ? t.you : entrants.find((each) => each.number === number)?.name || t.nobody;

/** By board, what everybody made of it, in the order of the entrants; nothing where there is no result. */
export const pointsByBoard = ({ results, entrants }: DuplicateInfo): readonly (readonly (number | undefined)[])[] =>
  results.map((board) => entrants.map(({ number }) => board.results.find(({ entrant }) => entrant === number)?.score.points));
