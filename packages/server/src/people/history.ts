/** Everything somebody has played here: for themselves, and for whoever has their link. */
import type { BodyOf, History, PlayedGame, SharedHistory } from '@astragal/wire';
import { SIZES } from '@astragal/wire';
import { offered } from '../ground/games.ts';
import { refuse } from '../ground/problems.ts';
import { hashOf, newCode, newId, newSecret } from '../ground/secrets.ts';
import type { House } from '../house/house.ts';
import type { Visitor } from '../house/visitor.ts';
import { chairOf, mayOpen, named } from '../lobby/rights.ts';
import type { Person, TableRow } from '../store/rows.ts';
import { writing } from '../store/writing.ts';
import { seatsOf } from '../table/info.ts';
import type { LiveTable } from '../table/live-table.ts';

/** How I know somebody: the same in all my games, and no use to anybody else. */
const known = (me: string, other: string): string => hashOf(`${me} knows ${other}`).slice(0, 16);

/** A finished game as one of its people sees it; a stranger with the link learns nobody else's name. */
function playedGame(row: TableRow, me: string, isStranger: boolean): PlayedGame {
  const mine = seatsOf(row, me);
  const { id, game, options, created, started = created, ended = started, result, tallies, rematch, from, imported, shared, scored } = row;
  return {
    id,
    game,
    options,
    started,
    ended,
    seats: row.chairs.map(({ by, name, level, gone, person, avatar, hints }, seat) => ({
      by,
      name: isStranger && by !== 'bot' && !mine.includes(seat) ? '' : name,
      ...(level !== undefined && { level }),
      ...(gone && { gone }),
      ...(hints && { hints }),
      ...(avatar !== undefined && (!isStranger || mine.includes(seat)) && { avatar }),
      ...(person !== undefined && person !== me && !isStranger && { who: known(me, person) }),
    })),
    mine,
    result: result!,
    ...(tallies?.[mine[0]!] && { tally: tallies[mine[0]!]! }),
    ...(rematch && { rematch }),
    ...((from || imported || (shared && !scored)) && { forked: true as const }), // Its luck may be known beforehand.
  };
}

/** A page of my games. */
export async function historyOf({ store }: House, person: Person | undefined, before: number | undefined): Promise<History> {
  if (!person) return { games: [], shared: false };
  const rows = await store.tables.finishedOf(person.id, before ?? Number.MAX_SAFE_INTEGER, SIZES.historyPage);
  const last = rows.length === SIZES.historyPage ? rows.at(-1) : undefined;
  const unplayed = await neverPlayed(store, rows);
  return {
    games: rows.map(({ row: { rematch, ...row } }) =>
      playedGame(rematch === undefined || unplayed.has(rematch) ? row : { ...row, rematch }, person.id, false),
    ),
    ...(last && { before: last.changed }),
    shared: await store.secrets.has(person.id, 'share'),
  };
}

/** Rematches of these games that came to nothing. */
async function neverPlayed(store: House['store'], rows: readonly { readonly row: TableRow }[]): Promise<ReadonlySet<string>> {
  const finished = new Set(rows.map(({ row }) => row.id));
  const others = [...new Set(rows.flatMap(({ row: { rematch } }) => (rematch === undefined || finished.has(rematch) ? [] : [rematch])))];
  const phases = await Promise.all(others.map(async (id) => [id, (await store.tables.byId(id))?.phase ?? 'closed'] as const));
  return new Set(phases.flatMap(([id, phase]) => (phase === 'closed' ? [id] : [])));
}

/** A new link to my games, or none: the key is known to nobody but whoever has the link. */
export async function share(house: House, person: Person, on: boolean): Promise<{ link?: string }> {
  const key = newSecret();
  const { store } = house;
  const secret = { hash: hashOf(key), table: person.id, kind: 'share' } as const;
  await writing(house, store.write(...(on ? store.secrets.renew(secret) : [store.secrets.revoke(person.id, 'share')])));
  return on ? { link: `/games#${key}` } : {};
}

/** Somebody's games by the key of their link; those with whose luck others still play are told when they do no more. */
export async function sharedBy({ store, isSecret }: House, key: string): Promise<SharedHistory> {
  const secret = await store.secrets.byHash(hashOf(key));
  const person = secret?.kind === 'share' ? await store.people.byId(secret.table) : undefined;
  if (!person) throw refuse('not-found');
  const rows = await store.tables.finishedOf(person.id, Number.MAX_SAFE_INTEGER, SIZES.historyPage);
  const told = await Promise.all(rows.map(async ({ row }) => ((await isSecret(row)) ? [] : [playedGame(row, person.id, true)])));
  return {
    name: person.name ?? '',
    ...(person.avatar !== undefined && { avatar: person.avatar }),
    games: told.flat(),
  };
}

/** A table for me and somebody I played with, whose seat is kept; they find it among their tables. */
export async function playAgain(house: House, person: Visitor, { game, who }: BodyOf<'again'>): Promise<LiveTable> {
  const name = named(person);
  const { store, settings } = house;
  const loaded = offered(house.games, game, settings.hiddenGames);
  const other = await acquaintance(house, person.id, who);
  if (!other || Math.max(2, loaded.game.seats.min) > 2) throw refuse('not-found');
  await mayOpen(house, person);
  const fresh: TableRow = {
    id: newId(),
    game,
    version: loaded.game.version,
    options: {},
    chairs: [chairOf(person), { by: 'open', name: other.name, keptFor: other.id }],
    host: person.id,
    pace: { kind: 'untimed' },
    timeout: 'bot',
    takeover: true,
    listed: false,
    chat: true,
    phase: 'setup',
    code: newCode(),
    created: settings.now(),
  };
  await writing(house, store.tables.create(fresh, []));
  await writing(house, store.write(store.places.add(other.id, fresh.id, 'watch')));
  house.lobby.changed();
  house.notifications.invited(fresh, other.id, name, 'invited');
  return house.tables.seated(fresh.id, person.origin);
}

/** Whom I know by this mark, from the games we played. */
async function acquaintance({ store }: House, me: string, who: string): Promise<{ id: string; name: string } | undefined> {
  for (let before = Number.MAX_SAFE_INTEGER; ; ) {
    const rows = await store.tables.finishedOf(me, before, SIZES.historyPage);
    for (const { row } of rows)
      for (const { person, name } of row.chairs)
        if (person !== undefined && person !== me && known(me, person) === who) return { id: person, name };
    if (rows.length < SIZES.historyPage) return undefined;
    before = rows.at(-1)!.changed;
  }
}
