/** A table as others may see it. */
import type { Seat } from '@astragal/kernel';
import type { TableInfo, TableLine } from '@astragal/wire';
import type { Chair, TableRow } from '../store/rows.ts';

/** The seats that a person answers for. */
export const seatsOf = (row: TableRow, person: string | undefined): Seat[] =>
  person === undefined ? [] : row.chairs.flatMap((chair, seat) => (chair.person === person ? [seat] : []));

/** The seats that wait for somebody. */
export const openSeats = (row: TableRow): Seat[] => row.chairs.flatMap((chair, seat) => (chair.by === 'open' ? [seat] : []));

/** The first seat that a person may take: one kept for them, else one that is kept for nobody. */
export function seatFor(row: TableRow, person: string): Seat | undefined {
  const open = openSeats(row);
  return open.find((seat) => row.chairs[seat]!.keptFor === person) ?? open.find((seat) => row.chairs[seat]!.keptFor === undefined);
}

/** Everybody who sits here. */
export const peopleOf = (chairs: readonly Chair[]): string[] => [...new Set(chairs.flatMap((chair) => chair.person ?? []))];

/** Whether a bot answers for this seat now. */
export const isBot = (chair: Chair): boolean => chair.by === 'bot' || chair.gone !== undefined;

/** Whether a person sits here and plays. */
export const isActive = (chair: Chair): boolean => chair.person !== undefined && chair.gone === undefined;

/** Everything about the table for one person. */
export function infoFor(
  row: TableRow,
  person: string | undefined,
  audience: { isSeatHere(chair: Chair): boolean; readonly watchers: number },
): TableInfo {
  const mine = seatsOf(row, person);
  const { id, game, version, options, pace, timeout, takeover, chat, phase, created } = row;
  return {
    id,
    game,
    version,
    options,
    seats: row.chairs.map((chair) => ({
      by: chair.by,
      name: chair.name,
      ...(chair.level !== undefined && { level: chair.level }),
      here: audience.isSeatHere(chair),
      ...(chair.gone && { gone: chair.gone }),
      ...(chair.muted && { muted: true }),
      ...(chair.avatar !== undefined && { avatar: chair.avatar }),
      ...(chair.keptFor !== undefined && { kept: chair.keptFor === person ? ('me' as const) : ('other' as const) }),
    })),
    pace,
    timeout,
    takeover,
    public: row.listed,
    chat,
    phase,
    ...(row.reason && { reason: row.reason }),
    created,
    ...(row.started !== undefined && { started: row.started }),
    ...(row.ended !== undefined && { ended: row.ended }),
    ...(row.result && { result: row.result }),
    mine,
    host: person !== undefined && row.host === person,
    ...(row.code && (mine.length > 0 || row.host === person) && { code: row.code }),
    watchers: audience.watchers,
    ...(row.rematch && { rematch: row.rematch }),
    ...(row.from && { from: row.from }),
  };
}

/** Who sits in a chair, as lists tell it. */
export const sitterIn = ({ by, name, level, avatar, gone }: Chair): TableLine['seats'][number] => ({
  by,
  name,
  ...(level !== undefined && { level }),
  ...(avatar !== undefined && { avatar }),
  ...(gone && { gone }),
});

/** The table as a line of a list. */
export const lineFor = (row: TableRow, person: string | undefined, waits: readonly Seat[], since: number): TableLine => ({
  id: row.id,
  game: row.game,
  options: row.options,
  seats: row.chairs.map(sitterIn),
  pace: row.pace,
  phase: row.phase,
  public: row.listed,
  mine: seatsOf(row, person),
  waits: row.phase === 'playing' ? waits : [],
  since,
  ...(row.started !== undefined && { started: row.started }),
  ...(row.ended !== undefined && { ended: row.ended }),
  ...(row.result && { result: row.result }),
});
