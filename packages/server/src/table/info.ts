/** A table as others may see it. */
import type { Seat } from '@astragal/kernel';
import type { Doubt, TableInfo, TableLine } from '@astragal/wire';
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

/** Whether everybody who sits here has brought their half of the luck. */
export const isCommitted = ({ chairs }: Pick<TableRow, 'chairs'>): boolean =>
  chairs.every(({ person, anchor }) => person === undefined || anchor !== undefined);

/** Everybody who sits here. */
export const peopleOf = (chairs: readonly Chair[]): string[] => [...new Set(chairs.flatMap((chair) => chair.person ?? []))];

/** Whether a bot answers for this seat now. */
export const isBot = (chair: Chair): boolean => chair.by === 'bot' || chair.gone !== undefined;

/** Whether a person sits here and plays. */
export const isActive = (chair: Chair): boolean => chair.person !== undefined && chair.gone === undefined;

/** The doubt that keeps a table from going on. */
export const openDoubt = ({ doubts }: Pick<TableRow, 'doubts'>): Doubt | undefined => doubts?.find(({ settled }) => settled === undefined);

/** Whose clocks run while a doubt is open: that of whoever raised one which nobody can confirm, until they agree to go on. */
export const payersOf = ({ chairs }: Pick<TableRow, 'chairs'>, { by, claimed, agreed }: Doubt): Seat[] =>
  claimed && !agreed.includes(by) && isActive(chairs[by]!) ? [by] : [];

/** How long one browser's word against the server's can hold a table without the others. */
export const DOUBT_PATIENCE_MS = 120_000;

/**
 * Since when a doubt need not hold the table any more; undefined: more have to agree. Everybody who plays must; where it is one browser's word
 * against the server's, it ends when whoever raised it is gone, and after a while it is enough that they agree, or half of the others.
 */
export function settledSince({ chairs }: Pick<TableRow, 'chairs'>, { by, claimed, agreed, raised = 0 }: Doubt): number | undefined {
  const playing = chairs.flatMap((chair, seat) => (isActive(chair) ? [seat] : []));
  const has = (seat: Seat): boolean => agreed.includes(seat);
  if (playing.every(has) || (claimed && !playing.includes(by))) return raised;
  const others = playing.filter((seat) => chairs[seat]!.person !== chairs[by]!.person);
  const isEnough = has(by) || (others.length > 0 && 2 * others.filter(has).length >= others.length);
  return claimed && isEnough ? raised + DOUBT_PATIENCE_MS : undefined;
}

/** Whether it is played, or could be as soon as everybody agrees that it goes on. */
export const isUnderWay = ({ phase, reason }: Pick<TableRow, 'phase' | 'reason'>): boolean =>
  phase === 'playing' || (phase === 'frozen' && reason === 'doubt');

/** Everything about the table for one person. */
export function infoFor(
  row: TableRow,
  person: string | undefined,
  audience: { isSeatHere(chair: Chair): boolean; readonly watchers: number },
  seal?: TableInfo['seal'],
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
      ...(chair.anchor !== undefined && row.phase === 'setup' && { anchor: chair.anchor }),
      ...(chair.keptFor !== undefined && { kept: chair.keptFor === person ? ('me' as const) : ('other' as const) }),
      ...(chair.hints && { hints: chair.hints }),
    })),
    pace,
    timeout,
    takeover,
    public: row.listed,
    chat,
    ...(row.coach && { coach: row.coach }),
    phase,
    ...(row.reason && { reason: row.reason }),
    ...(row.doubts && { doubts: row.doubts }),
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
    ...(seal && { seal }),
    ...sharing(row),
  };
}

/** What luck others have as well, if any. */
const sharing = ({ shared, scored }: TableRow): Pick<TableInfo, 'shared' | 'scored'> => ({
  ...(shared && { shared }),
  ...(scored && { scored }),
});

/** Who sits in a chair, as lists tell it. */
export const sitterIn = ({ by, name, level, avatar, gone, hints }: Chair): TableLine['seats'][number] => ({
  by,
  name,
  ...(level !== undefined && { level }),
  ...(avatar !== undefined && { avatar }),
  ...(gone && { gone }),
  ...(hints && { hints }),
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
  ...(row.coach && { coach: row.coach }),
  mine: seatsOf(row, person),
  waits: row.phase === 'playing' ? waits : [],
  since,
  ...(row.started !== undefined && { started: row.started }),
  ...(row.ended !== undefined && { ended: row.ended }),
  ...(row.result && { result: row.result }),
  ...sharing(row),
});
