import { bytesOf } from '@astragal/fair';
import { Match, pick, seeded } from '@astragal/kernel';
import { onShelf, shelf } from '@astragal/shelf';
import { boardSeed, commitmentOf, partingsOf, SharedLuck } from '@astragal/today';
import type { DuplicateInfo } from '@astragal/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tidy } from '../src/house/tidying.ts';
import { backup, restore } from '../src/store/backup.ts';
import { MOST_OPEN } from '../src/today/duplicates.ts';
import { answersOf, FAIR, Guest, type Opened, open } from './client.ts';
import { folder } from './databases.ts';

const DAY = 24 * 3_600_000;
let now = Date.UTC(2026, 10, 18, 12);
let server: Opened;
const settings = { now: () => now, timeZone: 'UTC', playsAtNight: false };

beforeEach(async () => {
  server = await open(settings, FAIR);
});
afterEach(() => server.stop());

const refusal = (code: string, facts: object = {}) => ({ problem: { code, ...facts } });
const SETUP = { game: 'pig', sitters: ['me', 'random'], boards: 2, people: 3 };
const people = (...names: readonly string[]): Promise<Guest[]> => Promise.all(names.map((name) => Guest.named(server.address, name)));
const told = (guest: Guest, id: string): Promise<DuplicateInfo> => guest.call('duplicate', { query: `?duplicate=${id}` });
const beginBoard = async (guest: Guest, duplicate: string, board: number) =>
  (await guest.call('beginBoard', { body: { duplicate, board } })).table;

/** Plays a table of Pig to its end: holds at so many points. */
async function playOut(guest: Guest, table: string, hold: number): Promise<void> {
  await guest.follow(table);
  const seat = guest.latest('table').table.mine[0]!;
  for (;;) {
    const position = await guest.turn(table, seat);
    if (position.over) return;
    const { risked } = position.view as { risked: number };
    await guest.answer(table, seat, risked >= hold && answersOf(position).includes('hold') ? 'hold' : 'roll');
  }
}
const play = async (guest: Guest, duplicate: string, board: number, hold: number): Promise<void> =>
  playOut(guest, (await beginBoard(guest, duplicate, board)).id, hold);

describe('a whole duplicate of three', () => {
  it('everybody plays the same boards, is told results once they have played, and all of it at the end', { timeout: 60_000 }, async () => {
    const [ada, bo, cy] = (await people('Ada', 'Bo', 'Cy')) as [Guest, Guest, Guest];
    const { id, ...made } = await ada.call('makeDuplicate', { body: { ...SETUP, team: ' Owls ' } });
    expect(made).toMatchObject({
      ...SETUP,
      over: false,
      isOwner: true,
      me: 1,
      entrants: [{ number: 1, name: 'Ada', team: 'Owls', finished: 0 }],
    });
    expect(await told(bo, id)).toMatchObject({ isOwner: false, over: false });
    expect((await told(bo, id)).me).toBeUndefined();
    await bo.call('joinDuplicate', { body: { duplicate: id, team: 'Owls' } });
    expect(await cy.call('joinDuplicate', { body: { duplicate: id } })).toMatchObject({ me: 3, entrants: [{}, {}, { name: 'Cy' }] });
    // Who is in already stays as they are.
    expect(await cy.call('joinDuplicate', { body: { duplicate: id, team: 'late' } })).toEqual(await told(cy, id));

    const table = await beginBoard(ada, id, 1);
    expect(table).toMatchObject({ shared: `duplicate ${id} board 1`, scored: true, phase: 'playing', mine: [0] });
    expect((await beginBoard(ada, id, 1)).id).toBe(table.id);
    await ada.call('leave', { table: table.id }); // Whoever leaves keeps it.
    await playOut(ada, table.id, 20);
    await expect(beginBoard(ada, id, 1)).rejects.toMatchObject(refusal('board-done'));
    expect((await told(ada, id)).results[0]).toMatchObject({ mine: { state: 'scored', table: table.id }, results: [{ entrant: 1 }] });
    // Nobody sees what others made of a board before having finished it, nor where; a link to all of somebody's games tells nothing of it.
    const key = (await ada.call('share', { body: { on: true } })).link!.split('#')[1]!;
    expect((await bo.call('shared', { body: { key } })).games).toEqual([]);
    for (const other of [bo, cy, new Guest(server.address)]) {
      const { results, entrants, secret } = await told(other, id);
      expect(results.map((each) => each.results)).toEqual([[], []]);
      expect(secret).toBeUndefined();
      expect(entrants[0]).toMatchObject({ finished: 1 });
      await expect(other.call('replay', { table: table.id })).rejects.toMatchObject(refusal('not-found'));
      await expect(other.call('record', { table: table.id })).rejects.toMatchObject(refusal('not-found'));
    }
    await play(bo, id, 1, 20);
    await play(cy, id, 1, 8);
    const seen = (await told(bo, id)).results[0]!;
    expect(seen.results.map(({ entrant }) => entrant)).toEqual([1, 2, 3]);
    expect(seen.results[0]!.score).toEqual(seen.results[1]!.score);
    expect(JSON.stringify(seen.results)).not.toContain(table.id);

    // From board to board everybody moves on by a seat, with other luck.
    expect((await beginBoard(ada, id, 2)).mine).toEqual([1]);
    for (const [i, guest] of [ada, bo, cy].entries()) {
      expect((await told(guest, id)).over).toBe(false);
      await play(guest, id, 2, 10 + i);
    }

    // All have finished: it is over by itself, and everybody may know everything.
    const over = await told(new Guest(server.address), id);
    expect(over).toMatchObject({ over: true, commitment: made.commitment });
    expect(commitmentOf(bytesOf(over.secret)!)).toBe(made.commitment);
    await expect(beginBoard(ada, id, 2)).rejects.toMatchObject(refusal('duplicate-closed', { why: 'closed' }));
    const records = await Promise.all(over.results[0]!.results.map(({ table: at }) => cy.call('record', { table: at! })));
    expect(records[0]!.entries).toEqual(records[1]!.entries);
    const [first] = partingsOf(records as never);
    expect(first!.ways.map(({ choice, tables }) => [choice, tables])).toEqual([
      ['roll', [0, 1]],
      ['hold', [2]],
    ]);
    // The luck that was sealed at the start is the luck that fell.
    const luck = new SharedLuck(boardSeed(bytesOf(over.secret)!, 1));
    const { game } = await onShelf('pig')!.rules();
    for (const record of records) {
      expect(record.luck).toEqual({ from: 'shared', of: `duplicate ${id} board 1`, hash: luck.hash });
      const match = Match.begin(game, 2, {}, luck.source, [], luck.origin(`duplicate ${id} board 1`));
      for (const entry of record.entries as { seat: number; choice: string }[])
        match.answer(entry.seat, match.ask(entry.seat), entry.choice);
      expect(JSON.parse(JSON.stringify(match.record.entries))).toEqual(record.entries);
    }
    expect((await bo.call('shared', { body: { key } })).games).toHaveLength(2);
    // Whoever sees a replay is told no name by it.
    const replay = await new Guest(server.address).call('replay', { table: table.id });
    expect(replay.table.seats.find(({ by }) => by !== 'bot')!.name).toBe('');
    expect((await ada.call('duplicates')).duplicates).toEqual([
      { id, game: 'pig', boards: 2, people: 3, over: true, entrants: 3, finished: 2 },
    ]);
  });

  it('goes on after a restart, on another server of the house as well', async () => {
    const [ada, bo] = (await people('Ada', 'Bo')) as [Guest, Guest];
    const { id } = await ada.call('makeDuplicate', { body: { ...SETUP, boards: 1, people: 2 } });
    await bo.call('joinDuplicate', { body: { duplicate: id } });
    await play(ada, id, 1, 20);
    const begun = await beginBoard(bo, id, 1);
    const other = await open(settings, { store: server.house.store, ...FAIR });
    const there = new Guest(other.address);
    there.cookie = bo.cookie;
    await there.connect();
    expect((await beginBoard(there, id, 1)).id).toBe(begun.id);
    await server.house.tables.drop();
    await playOut(there, begun.id, 20);
    const over = await told(ada, id);
    expect(over.over).toBe(true);
    expect(over.results[0]!.results[0]!.score).toEqual(over.results[0]!.results[1]!.score);
    await other.house.dayPool.close();
  });
});

// One of the games people play; that all of them agree on luck and bots is proven by the games of the day.
it.each(
  shelf
    .filter(({ hidden }) => !hidden)
    .map(({ id }) => id)
    .slice(0, 1),
)('two who answer alike in %s come to the same', { timeout: 180_000 }, async (game) => {
  const guests = await people('Ada', 'Bo');
  const { seats, levels } = (await guests[0]!.call('games')).games.find((each) => each.id === game)!;
  const sitters = ['me', ...new Array<string>(Math.max(1, seats.min) - 1).fill(levels[0]!)];
  const { id } = await guests[0]!.call('makeDuplicate', { body: { game, sitters, boards: 1, people: 2 } });
  await guests[1]!.call('joinDuplicate', { body: { duplicate: id } });
  for (const guest of guests) {
    const table = await beginBoard(guest, id, 1);
    const luck = seeded('the same answers');
    await guest.follow(table.id);
    for (let position = await guest.turn(table.id, 0); !position.over; position = await guest.turn(table.id, 0))
      await guest.answer(table.id, 0, pick(answersOf(position), luck, 'answer'));
  }
  const { results, over } = await told(guests[0]!, id);
  expect(over).toBe(true);
  expect(results[0]!.results[0]!.score).toEqual(results[0]!.results[1]!.score);
  const records = await Promise.all(results[0]!.results.map(({ table }) => guests[1]!.call('record', { table: table! })));
  expect(records[0]!.entries).toEqual(records[1]!.entries);
  expect(partingsOf(records as never)).toEqual([]);
});

describe('what is not let happen', () => {
  it('set-ups that cannot be compared', async () => {
    const [ada] = (await people('Ada')) as [Guest];
    for (const wrong of [
      { sitters: ['random', 'random'] },
      { sitters: ['me', 'me'] },
      { sitters: ['me', 'nobody'] },
      { sitters: ['me'] },
      { options: { colour: 'blue' } },
      { game: 'nothing' },
    ])
      await expect(ada.call('makeDuplicate', { body: { ...SETUP, ...wrong } })).rejects.toMatchObject(refusal('bad-setup'));
    for (const wrong of [{ people: 1 }, { people: 17 }, { boards: 0 }, { boards: 9 }, { sitters: [] }, { team: ' ' }])
      await expect(ada.call('makeDuplicate', { body: { ...SETUP, ...wrong } })).rejects.toMatchObject(refusal('bad-message'));
    await expect(new Guest(server.address).call('makeDuplicate', { body: SETUP })).rejects.toMatchObject(refusal('no-name'));
    expect((await ada.call('duplicates')).duplicates).toEqual([]);
  });

  it('more people than it is for, more of one’s own than there may be, and what is not there', async () => {
    const [ada, bo, cy] = (await people('Ada', 'Bo', 'Cy')) as [Guest, Guest, Guest];
    const { id } = await ada.call('makeDuplicate', { body: { ...SETUP, people: 2 } });
    const came = await Promise.allSettled([bo, cy].map((guest) => guest.call('joinDuplicate', { body: { duplicate: id } })));
    expect(came.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const late = came[0]!.status === 'fulfilled' ? cy : bo;
    await expect(late.call('joinDuplicate', { body: { duplicate: id } })).rejects.toMatchObject(refusal('duplicate-full'));
    await expect(beginBoard(late, id, 1)).rejects.toMatchObject(refusal('not-found'));
    await expect(beginBoard(ada, id, 3)).rejects.toMatchObject(refusal('not-found'));
    await expect(told(ada, 'nothing')).rejects.toMatchObject(refusal('not-found'));
    await expect(bo.call('closeDuplicate', { body: { duplicate: id } })).rejects.toMatchObject(refusal('not-host'));
    for (let i = 1; i < MOST_OPEN; i++) await ada.call('makeDuplicate', { body: SETUP });
    await expect(ada.call('makeDuplicate', { body: SETUP })).rejects.toMatchObject(
      refusal('too-many', { what: 'duplicates', limit: MOST_OPEN }),
    );
  });

  it('a second table of one board, from two tabs at once', async () => {
    const [ada] = (await people('Ada')) as [Guest];
    const { id } = await ada.call('makeDuplicate', { body: SETUP });
    const both = await Promise.all([1, 2, 3].map(() => beginBoard(ada, id, 1)));
    expect(new Set(both.map((table) => table.id)).size).toBe(1);
    expect((await ada.call('lobby')).mine).toHaveLength(1);
  });

  it('boards of a store that was set back, or whose key is lost', async () => {
    const file = `${folder()}/backup.gz`;
    const [ada] = (await people('Ada')) as [Guest];
    const { id } = await ada.call('makeDuplicate', { body: SETUP });
    await backup(server.house.store, file);
    await restore(server.house.store, file);
    await server.house.store.driver.write(["UPDATE house SET value = ? WHERE name = 'epoch'", `${now}`]);
    await server.house.watch.look();
    expect(await told(ada, id)).toMatchObject({ me: 1, entrants: [{ name: 'Ada' }] });
    await expect(beginBoard(ada, id, 1)).rejects.toMatchObject(refusal('duplicate-closed', { why: 'restored' }));
    await server.house.store.driver.write(["DELETE FROM keys WHERE hash = 'house days'"]);
    server.house.shared.forget();
    await expect(beginBoard(ada, id, 1)).rejects.toMatchObject(refusal('duplicate-closed', { why: 'lost' }));
    expect((await ada.call('closeDuplicate', { body: { duplicate: id } })).secret).toBeUndefined();
  });
});

describe('ends before everybody has finished', () => {
  it('when its owner closes it: what is under way has no result, and goes on', async () => {
    const [ada, bo] = (await people('Ada', 'Bo')) as [Guest, Guest];
    const { id } = await ada.call('makeDuplicate', { body: SETUP });
    await bo.call('joinDuplicate', { body: { duplicate: id } });
    await play(ada, id, 1, 20);
    const running = await beginBoard(bo, id, 1);
    await ada.call('closeDuplicate', { body: { duplicate: id } });
    await playOut(bo, running.id, 20);
    const { over, results } = await told(bo, id);
    expect(over).toBe(true);
    expect(results[0]).toMatchObject({ mine: { state: 'lost', table: running.id }, results: [{ entrant: 1 }] });
    expect(results[1]).toMatchObject({ mine: { state: 'lost' }, results: [] });
    const [cy] = (await people('Cy')) as [Guest];
    await expect(cy.call('joinDuplicate', { body: { duplicate: id } })).rejects.toMatchObject(
      refusal('duplicate-closed', { why: 'closed' }),
    );
  });

  it('whoever resigns has no result, and may look at others’', async () => {
    const [ada, bo] = (await people('Ada', 'Bo')) as [Guest, Guest];
    const { id } = await ada.call('makeDuplicate', { body: SETUP });
    await bo.call('joinDuplicate', { body: { duplicate: id } });
    await play(ada, id, 1, 20);
    const { id: table } = await beginBoard(bo, id, 1);
    await bo.call('resign', { table, body: { seat: 0 } });
    expect((await told(bo, id)).results[0]).toMatchObject({ mine: { state: 'lost' }, results: [{ entrant: 1 }] });
  });

  it('after two months, and is forgotten when the host forgets games', async () => {
    const [ada] = (await people('Ada')) as [Guest];
    const { id } = await ada.call('makeDuplicate', { body: SETUP });
    now += 59 * DAY;
    await tidy(server.house);
    expect((await told(ada, id)).over).toBe(false);
    now += 2 * DAY;
    await tidy(server.house);
    expect((await told(ada, id)).over).toBe(true);
    now += DAY;
    await tidy({
      ...server.house,
      days: server.house.days,
      tables: server.house.tables,
      settings: { ...server.house.settings, keepDays: 0 },
    });
    await expect(told(ada, id)).rejects.toMatchObject(refusal('not-found'));
  });
});

it('somebody who is deleted leaves results without a name; who has none leaves nothing', async () => {
  const [ada, bo, cy] = (await people('Ada', 'Bo', 'Cy')) as [Guest, Guest, Guest];
  const { id } = await ada.call('makeDuplicate', { body: { ...SETUP, team: 'Ada’s own' } });
  const { id: alone } = await ada.call('makeDuplicate', { body: SETUP });
  for (const guest of [bo, cy]) await guest.call('joinDuplicate', { body: { duplicate: id } });
  for (const guest of [ada, bo]) await play(guest, id, 1, 20);
  await beginBoard(cy, id, 1);
  const person = (await server.house.store.duplicates.byId(id))!.owner;
  const exported = (await ada.call('exportMe')) as { duplicates: object[] };
  expect(exported.duplicates).toHaveLength(2);
  for (const guest of [ada, cy]) await guest.call('forgetMe');
  const { entrants, results } = await told(bo, id);
  expect(entrants.map(({ number, name, team }) => [number, name, team])).toEqual([
    [1, '', undefined],
    [2, 'Bo', undefined],
  ]);
  expect(results[0]!.results.map(({ entrant }) => entrant)).toEqual([1, 2]);
  await expect(told(bo, alone)).rejects.toMatchObject(refusal('not-found'));
  const kept = await Promise.all(
    ['duplicates', 'entrants', 'boards'].map((table) => server.house.store.driver.all(`SELECT * FROM ${table}`)),
  );
  expect(JSON.stringify(kept)).not.toContain(person);
  expect(JSON.stringify(kept)).not.toContain('Ada');
});
