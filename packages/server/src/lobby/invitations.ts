/** Links and codes: made, renewed, and opened by whoever they were sent to. */
import type { Seat } from '@astragal/kernel';
import type { BodyOf, Invitation, Joined, Links } from '@astragal/wire';
import { refuse } from '../ground/problems.ts';
import type { Origin } from '../ground/rate-limits.ts';
import { hashOf, newSecret } from '../ground/secrets.ts';
import type { House } from '../house/house.ts';
import type { Visitor } from '../house/visitor.ts';
import type { Secret, SecretKind, TableRow } from '../store/rows.ts';
import { writing } from '../store/writing.ts';
import { openSeats, seatsOf, sitterIn } from '../table/info.ts';
import type { LiveTable } from '../table/live-table.ts';
import { hosted, named } from './rights.ts';
import { takeSeat } from './seating.ts';

/** New secrets of a table, and the links that carry them. */
export function newLinks(row: TableRow, seats: readonly Seat[], watch: boolean, host: boolean): { secrets: Secret[]; links: Links } {
  const secrets: Secret[] = [];
  const make = (kind: SecretKind, seat?: Seat): string => {
    const secret = newSecret();
    secrets.push({ hash: hashOf(secret), table: row.id, kind, ...(seat !== undefined && { seat }) });
    return `/join#${secret}`;
  };
  const links: Links = {
    sit: Object.fromEntries(seats.map((seat) => [`${seat}`, make('sit', seat)])),
    ...(watch && { watch: make('watch') }),
    ...(host && { host: make('host') }),
  };
  return { secrets, links };
}

/** New links for the host; earlier ones of the same kind are void. */
export async function links(house: House, person: Visitor, id: string, wanted: BodyOf<'links'>): Promise<Links> {
  const table = await hosted(house, person, id);
  return table.do(async () => {
    const open = openSeats(table.row);
    const seats = (wanted.seats ?? []).filter((seat) => open.includes(seat));
    const { secrets, links } = newLinks(table.row, seats, wanted.watch ?? false, wanted.host ?? false);
    if (secrets.length > 0) await writing(house, house.store.write(...secrets.flatMap((secret) => house.store.secrets.renew(secret))));
    return links;
  });
}

/** What a link leads to, for whoever holds it; changes nothing. */
export async function invitation(house: House, key: string, by: Origin): Promise<Invitation> {
  const secret = await house.store.secrets.byHash(hashOf(key));
  if (!secret || secret.kind === 'share') throw refuse('not-found');
  if ((secret.kind as string) === 'spent') throw refuse('link-spent');
  const { row } = await house.tables.seated(secret.table, by);
  return {
    as: secret.kind === 'sit' ? 'seat' : secret.kind,
    game: row.game,
    host: row.chairs.find(({ by, person }) => by === 'person' && person === row.host)?.name ?? '',
    pace: row.pace,
    phase: row.phase,
    seats: row.chairs.map(sitterIn),
    ...(row.coach && { coach: row.coach }),
  };
}

/** Opens a link or enters a code. */
export async function join(house: House, person: Visitor, by: BodyOf<'join'>): Promise<{ table: LiveTable; as: Joined['as'] }> {
  if ('code' in by) {
    const row = await house.store.tables.byCode(by.code);
    if (!row) throw refuse('not-found');
    const table = await house.tables.seated(row.id, person.origin);
    await table.do(() => takeSeat(house, table, person, { coach: by.coach }));
    return { table, as: 'seat' };
  }
  const secret = await house.store.secrets.byHash(hashOf(by.key));
  if (!secret || secret.kind === 'share') throw refuse('not-found');
  const table = await house.tables.seated(secret.table, person.origin);
  if ((secret.kind as string) === 'spent') {
    if (seatsOf(table.row, person.id).length > 0) return { table, as: 'seat' };
    throw refuse('link-spent');
  }
  if (secret.kind === 'sit')
    await table.do(() => takeSeat(house, table, person, { seat: secret.seat, coach: by.coach }, house.store.secrets.spend(secret.hash)));
  else if (secret.kind === 'watch') await writing(house, house.store.write(house.store.places.add(person.id, table.id, 'watch')));
  else {
    named(person);
    await table.do(() =>
      table.change({ host: person.id }, house.store.secrets.spend(secret.hash), house.store.places.add(person.id, table.id, 'watch')),
    );
  }
  return { table, as: secret.kind === 'sit' ? 'seat' : secret.kind };
}
