/** Two ways of a parting, seen beside each other. */
import { seatOf } from '@astragal/today';
import type { BoardInfo, DuplicateInfo, TableInfo } from '@astragal/wire';
import type { PartingWay, ToldParting } from './story.ts';

/** My own way, or the one that most took. */
export const wayOf = ({ ways }: ToldParting, me: number | undefined): PartingWay =>
  ways.find(({ takers }) => takers.some(({ entrant }) => entrant === me)) ?? ways[0]!;

/** My table of a way, if I went it; else the first. */
const tableOf = ({ takers, table }: PartingWay, me: number | undefined): string =>
  takers.find(({ entrant }) => entrant === me)?.table ?? table;

/** The page that shows both at that move, through the eyes of whoever was asked. */
export const besideHref = (seat: number, one: PartingWay, other: PartingWay, me: number | undefined): string =>
  `/table/${tableOf(one, me)}/beside/${tableOf(other, me)}?step=${one.step}&as=${seat}`;

/** Mine, or the first, beside the best of the others. */
export function firstBeside(parting: ToldParting | undefined, me: number | undefined): string | undefined {
  if (!parting) return undefined;
  const own = wayOf(parting, me);
  const worth = ({ takers }: PartingWay): number => Math.max(...takers.map(({ score }) => score?.points ?? Number.NEGATIVE_INFINITY));
  const other = parting.ways.filter((way) => way !== own).sort((a, b) => worth(b) - worth(a))[0];
  return other && besideHref(parting.seat, own, other, me);
}

type BoardResult = BoardInfo['results'][number];

/** What came of a table, for each who played there, and where they sat. */
export const resultsAt = (info: DuplicateInfo, table: string): readonly (BoardResult & { readonly seat: number })[] =>
  info.results.flatMap((board) => {
    const found = board.results.find((each) => each.table === table);
    return found ? [{ ...found, seat: seatOf(info.sitters, board) }] : [];
  });

/** A shown table names nobody; the page of its duplicate does. */
export function withNames(info: TableInfo, duplicate: DuplicateInfo | undefined, numbered: (seat: number) => string): TableInfo {
  const sat = duplicate ? resultsAt(duplicate, info.id) : [];
  const nameAt = (seat: number): string | undefined => {
    const entrant = sat.find((each) => each.seat === seat)?.entrant;
    return duplicate?.entrants.find(({ number }) => number === entrant)?.name;
  };
  return {
    ...info,
    seats: info.seats.map((each, seat) => (each.by === 'bot' ? each : { ...each, name: nameAt(seat) || each.name || numbered(seat + 1) })),
  };
}

/** Whose table it is, in words. */
export const sitterAt = (duplicate: DuplicateInfo, { id }: TableInfo, you: string | undefined): string =>
  resultsAt(duplicate, id)
    .map(({ entrant }) => (entrant === duplicate.me && you) || duplicate.entrants.find(({ number }) => number === entrant)?.name)
    .filter(Boolean)
    .join(' – ');
