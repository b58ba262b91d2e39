/** A try of the day: at a table here, taken along on a device, or once more without counting. */
import { personNamed } from '@astragal/bots';
import { PARTNER } from '@astragal/today';
import type { BodyOf, DailyTaken } from '@astragal/wire';
import type { DayGame } from '../bots/day-pool.ts';
import { refuse } from '../ground/problems.ts';
import { hashOf, newId } from '../ground/secrets.ts';
import type { KnownDay } from '../house/days.ts';
import type { House } from '../house/house.ts';
import type { Visitor } from '../house/visitor.ts';
import { chairOf, mayOpen, named } from '../lobby/rights.ts';
import type { Statement } from '../store/driver.ts';
import type { Chair, Person, TableRow } from '../store/rows.ts';
import { writing } from '../store/writing.ts';
import type { LiveTable } from '../table/live-table.ts';

/** Today, and its game of this kind. */
async function gameOfToday(house: House, id: string): Promise<{ readonly known: KnownDay; readonly game: DayGame }> {
  const known = (await house.days.known(house.days.day))!;
  const game = await house.dayGames.of(known.row.day, id);
  if (!game) throw refuse('bad-setup', { detail: `there is no daily of '${id}' here` });
  return { known, game };
}

/** By seat: people in their order, and the bots. */
export function chairsOf(sitters: readonly string[], [...people]: readonly Person[]): readonly Chair[] {
  return sitters.map((sitter) =>
    sitter === 'me' || sitter === PARTNER ? chairOf(people.shift()!) : { by: 'bot', name: sitter, level: personNamed(sitter).level },
  );
}

/** A private table with luck that others have, too; `people`: who sits there, by seat. */
export const sharedRow = (
  { game, version, options, sitters, of }: Pick<TableRow, 'game' | 'version' | 'options'> & { sitters: readonly string[]; of: string },
  person: Visitor,
  created: number,
  people: readonly Person[] = [person],
): TableRow => ({
  id: newId(),
  game,
  version,
  options,
  chairs: chairsOf(sitters, people),
  host: person.id,
  pace: { kind: 'untimed' },
  timeout: 'bot',
  takeover: false,
  listed: false,
  chat: people.length > 1,
  phase: 'setup',
  created,
  shared: of,
});

/** The same with the luck of the day. */
export const dailyRow = ({ game, version, table, of }: DayGame, person: Visitor, created: number): TableRow =>
  sharedRow({ game, version, options: table.options, sitters: table.sitters, of }, person, created);

/** My scored try at its table, which is made if there is none; or another table, once that try is over. */
export async function beginDaily(house: House, person: Visitor, { game: id, again }: BodyOf<'beginDaily'>): Promise<LiveTable> {
  named(person);
  const { known, game } = await gameOfToday(house, id);
  const { row: day, closed } = known;
  const mine = await house.store.daily.tryOf(day.day, id, person.id);
  if (again) {
    if (closed === 'lost') throw refuse('daily-closed', { why: closed });
    if (!closed && mine?.ended === undefined) throw refuse('daily-first');
    return begun(house, person, await made(house, person, dailyRow(game, person, house.settings.now())));
  }
  if (mine?.ended !== undefined) throw refuse('daily-done');
  if (mine?.match !== undefined) return begun(house, person, mine.match);
  if (mine?.device !== undefined) throw refuse('daily-elsewhere', { where: 'device' });
  if (closed) throw refuse('daily-closed', { why: closed });
  return begun(house, person, await firstTable(house, person, day.day, game));
}

/** The table of a scored try. Whoever comes second, from another tab or server, gets the table of the first. */
async function firstTable(house: House, person: Visitor, day: string, game: DayGame): Promise<string> {
  const { store, settings } = house;
  const row: TableRow = { ...dailyRow(game, person, settings.now()), scored: true };
  await made(house, person, row, store.daily.add({ day, game: game.game, who: person.id, match: row.id, at: row.created }));
  const kept = (await store.daily.tryOf(day, game.game, person.id))!;
  if (kept.match === row.id) return row.id;
  await store.tables.forget(row.id);
  if (kept.match === undefined) throw refuse('daily-elsewhere', { where: 'device' });
  return kept.match;
}

/** A new table of somebody, written with what else is to be true from now on. */
export async function made(house: House, person: Visitor, row: TableRow, ...also: readonly Statement[]): Promise<string> {
  const { store, lobby } = house;
  await mayOpen(house, person);
  await writing(house, store.write(...store.tables.make(row), ...also));
  lobby.changed();
  return row.id;
}

/** The table, dealt if it was not. */
export async function begun({ tables }: House, person: Visitor, id: string): Promise<LiveTable> {
  const table = await tables.seated(id, person.origin);
  await table.do(async () => {
    if (table.row.phase === 'setup') await table.begin();
  });
  return table;
}

/** My scored try, to be played on this device. It gets the seed of its luck only now, and from now on the try is there and nowhere else. */
export async function takeDaily(house: House, person: Visitor, { game: id, device }: BodyOf<'takeDaily'>): Promise<DailyTaken> {
  named(person);
  const { store, days, settings } = house;
  const { known, game } = await gameOfToday(house, id);
  const { day } = known.row;
  const who = person.id;
  const mark = hashOf(device);
  let mine = await store.daily.tryOf(day, id, who);
  if (mine?.ended !== undefined) throw refuse('daily-done');
  if (mine?.device !== mark && known.closed) throw refuse('daily-closed', { why: known.closed });
  if (!mine) {
    await writing(house, store.write(store.daily.add({ day, game: id, who, device: mark, at: settings.now() })));
    mine = (await store.daily.tryOf(day, id, who))!;
  }
  if (mine.match !== undefined && mine.device === undefined) {
    await leaveTable(house, person, mine.match, game.table.seat);
    await store.daily.take(mine, mark);
    mine = (await store.daily.tryOf(day, id, who))!;
  }
  if (mine.device !== mark) throw refuse('daily-elsewhere', { where: 'device' });
  const { version, table, seed, of } = game;
  return { ...{ game: id, version, ...table, day, of, seed }, left: days.left };
}

/** A table at which nothing was answered yet is given up for the device. */
async function leaveTable({ tables, store }: House, person: Visitor, id: string, seat: number): Promise<void> {
  const table = await tables.seated(id, person.origin);
  await table.do(async () => {
    if (await store.daily.hasAnswered(id, seat)) throw refuse('daily-elsewhere', { where: 'table' });
    if (table.row.phase !== 'closed') await table.change({ phase: 'closed', scored: undefined as never });
  });
}
