/** Sitting down, beginning, leaving: what people do at a table besides playing. */
import type { Seat } from '@astragal/kernel';
import type { Coach } from '@astragal/wire';
import { inVersion } from '../ground/games.ts';
import { refuse } from '../ground/problems.ts';
import { newCode } from '../ground/secrets.ts';
import type { House } from '../house/house.ts';
import type { Visitor } from '../house/visitor.ts';
import type { Statement } from '../store/driver.ts';
import type { Chair, Person, TableRow } from '../store/rows.ts';
import { isActive, isUnderWay, openSeats, seatFor, seatsOf } from '../table/info.ts';
import type { LiveTable } from '../table/live-table.ts';
import { chairOf, hosted } from './rights.ts';

/** Which seat, if any of them, and the coach that one was shown. */
export interface Wanted {
  readonly seat?: Seat | undefined;
  readonly coach?: Coach | undefined;
}

/** Takes an open seat: this one, or the first that is not kept for another. `invitation`: what becomes of the link it was opened by. Only inside the table's `do`. */
export async function takeSeat(
  house: House,
  table: LiveTable,
  person: Person,
  { seat: wanted, coach }: Wanted,
  ...invitation: readonly Statement[]
): Promise<void> {
  const me = chairOf(person);
  const { row } = table;
  const isInvited = invitation.length > 0;
  if (row.phase !== 'setup') throw refuse('wrong-phase', { phase: row.phase });
  if (row.kicked?.includes(person.id) && !isInvited) throw refuse('not-found');
  if (seatsOf(row, person.id).length > 0) throw refuse('seated-already');
  const seat = wanted ?? seatFor(row, person.id);
  if (seat === undefined) throw refuse('table-full');
  if (row.chairs[seat]?.by !== 'open') throw refuse('link-spent');
  if (row.coach && row.coach !== coach) throw refuse('coach-first', { coach: row.coach });
  const chairs = row.chairs.map((chair, each): Chair => (each === seat ? me : chair));
  const full = chairs.every(({ by }) => by !== 'open');
  await table.change(
    {
      chairs,
      ...(full && { code: undefined as never }),
      ...(isInvited && { kicked: row.kicked?.filter((each) => each !== person.id) as never }),
    },
    house.store.places.add(person.id, table.id, 'sit'),
    house.store.secrets.revoke(table.id, 'sit', seat),
    ...invitation,
  );
}

/** Sits down at a public table (or one that kept a place), or takes back a seat that a bot plays meanwhile. */
export async function sit(house: House, person: Visitor, id: string, { seat: wanted, coach }: Wanted): Promise<LiveTable> {
  const table = await house.tables.visible(id, person.origin);
  await table.do(async () => {
    const { row } = table;
    const gone = seatsOf(row, person.id).filter((seat) => row.chairs[seat]!.gone && row.chairs[seat]!.gone !== 'resigned');
    const mine = wanted === undefined ? gone[0] : gone.find((seat) => seat === wanted);
    if (isUnderWay(row) && mine !== undefined) return table.comeBack(mine);
    const kept = openSeats(row).find((seat) => row.chairs[seat]!.keptFor === person.id);
    if (kept === undefined && !row.listed) throw refuse('not-found');
    if (wanted !== undefined && wanted !== kept && row.chairs[wanted]?.keptFor !== undefined) throw refuse('not-your-seat');
    return takeSeat(house, table, person, { seat: kept ?? wanted, coach });
  });
  return table;
}

/** The host begins the game. */
export async function begin(house: House, person: Visitor, id: string): Promise<LiveTable> {
  const table = await hosted(house, person, id);
  await table.do(async () => {
    const { row } = table;
    if (row.phase !== 'setup') throw refuse('wrong-phase', { phase: row.phase });
    const empty = openSeats(row);
    if (empty.length > 0) throw refuse('seats-empty', { seats: empty });
    await table.begin();
  });
  return table;
}

/** The host sends somebody away during setup: what they hold or have heard (seat, code, links to watch) is worth nothing any more. */
export async function kick(house: House, person: Visitor, id: string, seat: Seat): Promise<LiveTable> {
  const table = await hosted(house, person, id);
  await table.do(async () => {
    const { row } = table;
    const chair = row.chairs[seat];
    if (row.phase !== 'setup') throw refuse('wrong-phase', { phase: row.phase });
    if (!chair?.person || chair.person === person.id) throw refuse('not-your-seat');
    await table.change(
      { ...emptied(row, [seat]), code: newCode(), kicked: [...(row.kicked ?? []), chair.person] },
      house.store.places.remove(chair.person, id, 'sit'),
      house.store.places.remove(chair.person, id, 'watch'),
      house.store.secrets.revoke(id, 'watch'),
    );
  });
  return table;
}

function emptied(row: TableRow, seats: readonly Seat[]): Partial<TableRow> {
  return {
    chairs: row.chairs.map((chair, seat): Chair => (seats.includes(seat) ? { by: 'open', name: '' } : chair)),
    code: row.code ?? newCode(),
  };
}

/** The host mutes a seat in the chat, or lets it speak again. */
export async function mute(house: House, person: Visitor, id: string, seat: Seat, muted: boolean): Promise<LiveTable> {
  const table = await hosted(house, person, id);
  await table.do(async () => {
    const chairs = table.row.chairs.map((chair, each): Chair => {
      if (each !== seat) return chair;
      const { muted: _, ...rest } = chair;
      return muted ? { ...rest, muted: true } : rest;
    });
    await table.change({ chairs });
  });
  return table;
}

/** Somebody leaves: their seat opens, or a bot plays on, or it resigns. */
export async function leave(house: House, person: Visitor, id: string, isForGood = false): Promise<LiveTable> {
  const table = await house.tables.visible(id, person.origin);
  await table.do(async () => {
    const { row } = table;
    const seats = seatsOf(row, person.id);
    if (row.phase === 'setup') {
      if (row.host === person.id) return table.change({ phase: 'closed', code: undefined as never });
      const kept = openSeats(row).filter((seat) => row.chairs[seat]!.keptFor === person.id);
      if (seats.length > 0) return table.change(emptied(row, seats), house.store.places.remove(person.id, id, 'sit'));
      if (kept.length > 0) return table.change(emptied(row, kept), house.store.places.remove(person.id, id, 'watch'));
      return;
    }
    if (!isUnderWay(row)) return;
    if (row.scored && !isForGood && (await house.isSecret(row))) return;
    for (const seat of seats)
      if (isUnderWay(table.row) && isActive(table.row.chairs[seat]!)) await table.retire(seat, row.takeover ? 'left' : 'resigned');
  });
  return table;
}

/** Somebody gives up with one of their seats. */
export async function resign(house: House, person: Visitor, id: string, seat: Seat): Promise<LiveTable> {
  const table = await house.tables.visible(id, person.origin);
  await table.do(async () => {
    if (table.row.chairs[seat]?.person !== person.id) throw refuse('not-your-seat');
    await table.retire(seat, 'resigned');
  });
  return table;
}

/** A bot plays for somebody who has been away for a while. */
export async function takeover(house: House, person: Visitor, id: string, seat: Seat, level: string | undefined): Promise<LiveTable> {
  const table = await house.tables.visible(id, person.origin);
  await table.do(async () => {
    const { row } = table;
    if (seatsOf(row, person.id).length === 0 && row.host !== person.id) throw refuse('not-your-seat');
    const levels = (await inVersion(house.games, row.game, row.version))?.levels ?? [];
    if (level !== undefined && !levels.includes(level)) throw refuse('bad-setup', { detail: `there is no bot '${level}'` });
    if (!row.takeover || !isActive(row.chairs[seat] ?? { by: 'open', name: '' }) || !table.isAbandoned(seat)) throw refuse('no-takeover');
    await table.retire(seat, 'away', level);
  });
  return table;
}
