/** A finished game as a friend is told of it: the facts of its picture, the link to its decisive moment, and the link to beat it. */
import type { Names, Result, Seat } from '@astragal/kernel';
import type { Recap } from '@astragal/table/recap.ts';
import type { TableInfo } from '@astragal/wire';

export interface ToldRow {
  readonly seat: Seat;
  readonly name: string;
  readonly figure: number | undefined;
  readonly won: boolean;
}

export interface ToldGame {
  readonly game: string;
  /** Winners first, then by what counts. */
  readonly rows: readonly ToldRow[];
  readonly rounds: Recap['rounds'];
  readonly decided: number | undefined;
  /** Taken by everybody together: such a game says so wherever it is shown. */
  readonly hints: number;
}

export function toldGame(info: Pick<TableInfo, 'game' | 'seats'>, result: Result, names: Names, recap: Recap | undefined): ToldGame {
  const figures = recap ? recap.figures : result.scores;
  return {
    game: info.game,
    rows: info.seats
      .map((_, seat): ToldRow => ({ seat, name: names(seat), figure: figures?.[seat], won: result.winners.includes(seat) }))
      .toSorted((a, b) => Number(b.won) - Number(a.won) || (b.figure ?? 0) - (a.figure ?? 0)),
    rounds: recap?.rounds ?? [],
    decided: recap?.decided?.round,
    hints: info.seats.reduce((sum, { hints = 0 }) => sum + hints, 0),
  };
}

/** The replay as I saw it, at the moment that decided; from the start where none did. */
export function replayLink(origin: string, info: Pick<TableInfo, 'id' | 'mine'>, recap: Recap | undefined): string {
  const query = new URLSearchParams();
  if (recap?.decided) query.set('event', String(recap.decided.event));
  if (recap?.decided && info.mine.length > 0) query.set('as', String(info.mine[0]));
  const asked = query.toString();
  return `${origin}/table/${info.id}/replay${asked && `?${asked}`}`;
}
