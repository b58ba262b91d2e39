/** Everything about somebody: as a file for them, or gone for good. */

import { ProblemError } from '../ground/problems.ts';
import type { House } from '../house/house.ts';
import { leave } from '../lobby/seating.ts';
import type { Chair, Person, TableRow } from '../store/rows.ts';
import { ConflictError } from '../store/tables.ts';
import { writing } from '../store/writing.ts';
import { seatsOf } from '../table/info.ts';
import { accountOf } from './account.ts';
import type { KnownVisitor } from './people.ts';
import { demandProof, type Known, keysOf } from './sessions.ts';

/** Every table that knows somebody: where they sit, watch or are kept a seat, and where they have spoken. */
async function tablesOf({ store }: House, person: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const [places, spoken] = await Promise.all([store.places.of(person), store.chat.tablesOf(person)]);
  const known = new Map<string, readonly string[]>(spoken.map((id) => [id, []]));
  for (const { match, kinds } of places) known.set(match, kinds);
  return known;
}

/** All that the house knows of a person. Records of games hold what others did as well; they are downloaded one by one. */
export async function everythingOf(house: House, known: Known): Promise<object> {
  const { store } = house;
  const { person } = known;
  const { holds, events } = await accountOf(house, known);
  const tables = await Promise.all(
    [...(await tablesOf(house, person.id))].map(async ([id, kinds]) => ({ row: await store.tables.byId(id), kinds })),
  );
  const { key: _, ...notifications } = await house.devices.notifications(person.id);
  return {
    made: new Date(house.settings.now()).toISOString(),
    person: withoutToken(person),
    account: { holds: holds.map(({ kind, label, created }) => ({ kind, label, created })), events },
    notifications,
    shared: await store.secrets.has(person.id, 'share'),
    daily: (await store.daily.triesOf(person.id)).map(({ who: _, device: __, ...attempt }) => attempt),
    puzzles: (await store.puzzles.triesOf(person.id)).map(({ who: _, ...attempt }) => attempt),
    duplicates: (await store.duplicates.entriesOf(person.id)).map(({ who: _, ...entrant }) => entrant),
    tables: await Promise.all(tables.flatMap(({ row, kinds }) => (row ? [tableOf(house, person, row, kinds)] : []))),
  };
}

const withoutToken = ({ token: _, ...person }: Person): Omit<Person, 'token'> => person;

async function tableOf({ store }: House, person: Person, row: TableRow, kinds: readonly string[]): Promise<object> {
  const mine = seatsOf(row, person.id);
  const { id, game, version, options, phase, created, started, ended, result, tallies } = row;
  const chat = await store.chat.of(id, { ...person, seats: mine });
  return { id, game, version, options, phase, created, started, ended, result, tallies, mine, as: kinds, seats: row.chairs.length, chat };
}

/** Nothing about this person stays: seats fall to bots or resign, chat lines vanish, records keep a nameless seat. */
export async function forget(house: House, { person, session }: KnownVisitor): Promise<void> {
  const { store } = house;
  demandProof(session, await keysOf(house, person), house.settings.now());
  for (const match of (await tablesOf(house, person.id)).keys()) {
    const row = await store.tables.byId(match);
    if (row?.phase === 'playing' || row?.phase === 'setup') await leave(house, person, match, true).catch(unlessRefused);
    await nameless(house, person, match);
  }
  await writing(house, store.forget(person.id, house.settings.now()));
  house.accounts.signedOut(person.id);
}

/** A table that stands still cannot be left; its seat loses its name all the same. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof ProblemError)) throw error;
}

const without = (row: TableRow, person: string): Partial<TableRow> => ({
  chairs: row.chairs.map((chair): Chair => {
    if (chair.keptFor === person) return { by: 'open', name: '' };
    if (chair.person !== person) return chair;
    const { person: _, avatar: __, ...rest } = chair;
    return { ...rest, name: '' };
  }),
  ...(row.host === person && { host: '' }),
  ...(row.kicked && { kicked: row.kicked.filter((each) => each !== person) }),
});

async function nameless(house: House, person: Person, match: string): Promise<void> {
  const { store, settings } = house;
  for (;;) {
    const row = await store.tables.byId(match);
    if (!row) return;
    const staying = row.chairs.flatMap((chair) => (chair.person === person.id || chair.keptFor === person.id ? [] : [chair.name]));
    const gone = [store.chat.forget(match, { ...person, seats: seatsOf(row, person.id) }), ...store.outbox.forget(match, ['', ...staying])];
    const live = house.tables.inMemory(match);
    try {
      if (live) {
        await live.do(async () => {
          await live.change(without(live.row, person.id), ...gone);
          await live.tellChatAnew();
        });
      } else {
        await store.tables.save({ ...row, ...without(row, person.id) }, row.ended ?? settings.now(), ...gone);
        house.cluster.tellTable(match, { chatAnew: true });
      }
      return;
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
    }
  }
}
