/** Duplicates for pairs: two play the same deal twice, change seats in between, and each is compared with everybody who sat where they did. */
import { bytesOf } from '@astragal/fair';
import { Match } from '@astragal/kernel';
import { onShelf } from '@astragal/shelf';
import { boardSeed, SharedLuck, seatOf } from '@astragal/today';
import type { DuplicateInfo } from '@astragal/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answersOf, FAIR, Guest, type Opened, open } from './client.ts';

const NOW = Date.UTC(2026, 10, 18, 12);
const settings = { now: () => NOW, timeZone: 'UTC', playsAtNight: false };
let server: Opened;

beforeEach(async () => {
  server = await open(settings, FAIR);
});
afterEach(() => server.stop());

const refusal = (code: string, facts: object = {}) => ({ problem: { code, ...facts } });
const SETUP = { game: 'pig', sitters: ['me', 'partner'], boards: 1, people: 2 };
const people = (...names: readonly string[]): Promise<Guest[]> => Promise.all(names.map((name) => Guest.named(server.address, name)));
const told = (guest: Guest, id: string): Promise<DuplicateInfo> => guest.call('duplicate', { query: `?duplicate=${id}` });
const beginBoard = async (guest: Guest, duplicate: string, board = 1) =>
  (await guest.call('beginBoard', { body: { duplicate, board } })).table;
const join = (guest: Guest, duplicate: string, partner?: number) =>
  guest.call('joinDuplicate', { body: { duplicate, ...(partner !== undefined && { partner }) } });

/** A duplicate of two who are a pair. */
async function pairOf(setup: object = {}): Promise<{ id: string; ada: Guest; bo: Guest }> {
  const [ada, bo] = (await people('Ada', 'Bo')) as [Guest, Guest];
  const { id } = await ada.call('makeDuplicate', { body: { ...SETUP, ...setup } });
  await join(bo, id, 1);
  return { id, ada, bo };
}

/** Plays one's own seat to the end: holds at so many points. */
async function playSeat(guest: Guest, table: string, hold: number): Promise<void> {
  await guest.follow(table);
  const seat = guest.latest('table').table.mine[0]!;
  for (let position = await guest.turn(table, seat); !position.over; position = await guest.turn(table, seat)) {
    const { risked } = position.view as { risked: number };
    await guest.answer(table, seat, risked >= hold && answersOf(position).includes('hold') ? 'hold' : 'roll');
  }
}
/** Both of a pair play a table, the one who opens it first; `holds`: by seat. */
async function playTable(pair: readonly Guest[], duplicate: string, holds: readonly number[], board = 1): Promise<string> {
  const { id, mine } = await beginBoard(pair[0]!, duplicate, board);
  const [first] = mine;
  await Promise.all(pair.map((guest, i) => playSeat(guest, id, holds[i === 0 ? first! : 1 - first!]!)));
  return id;
}

describe('finding somebody to play with', () => {
  it('whoever joins sits down opposite somebody who waits, or waits, and may choose later', async () => {
    const [ada, bo, cy, di, eve] = (await people('Ada', 'Bo', 'Cy', 'Di', 'Eve')) as [Guest, Guest, Guest, Guest, Guest];
    const { id } = await ada.call('makeDuplicate', { body: { ...SETUP, people: 4 } });
    await expect(beginBoard(ada, id)).rejects.toMatchObject(refusal('partner-missing'));
    await expect(join(bo, id, 7)).rejects.toMatchObject(refusal('not-found'));
    expect((await told(ada, id)).entrants).toHaveLength(1); // Whoever named nobody there has not come.
    expect((await join(bo, id)).entrants.map(({ pair }) => pair)).toEqual([undefined, undefined]);
    expect((await join(cy, id, 1)).entrants.map(({ pair }) => pair)).toEqual([1, undefined, 1]);
    for (const late of [bo, di]) await expect(join(late, id, 1)).rejects.toMatchObject(refusal('partner-taken'));
    await expect(join(bo, id, 2)).rejects.toMatchObject(refusal('not-found')); // Nobody plays against themselves.
    await expect(join(ada, id, 2)).rejects.toMatchObject(refusal('partner-taken'));
    await join(di, id);
    const { entrants } = await join(bo, id, 4);
    expect(entrants.map(({ pair }) => pair)).toEqual([1, 2, 1, 2]);
    expect(await join(bo, id, 4)).toEqual(await told(bo, id)); // Asked twice is asked once.
    await expect(join(eve, id, 4)).rejects.toMatchObject(refusal('partner-taken'));
    await expect(join(eve, id)).rejects.toMatchObject(refusal('duplicate-full'));
  });

  it('of several who want the same one at once, one gets them', async () => {
    const guests = await people('Ada', 'Bo', 'Cy', 'Di');
    const { id } = await guests[0]!.call('makeDuplicate', { body: { ...SETUP, people: 4 } });
    for (const guest of guests.slice(1)) await join(guest, id);
    // Everybody wants the one before them, and the first the last.
    await Promise.allSettled(guests.map((guest, i) => join(guest, id, i === 0 ? 4 : i)));
    const { entrants } = await told(guests[0]!, id);
    const pairs = entrants.flatMap(({ pair }) => pair ?? []);
    expect(pairs.length).toBeGreaterThan(0);
    for (const pair of pairs) expect(pairs.filter((each) => each === pair)).toHaveLength(2);
  });

  it('what cannot be a duplicate for pairs', async () => {
    const [ada, bo] = (await people('Ada', 'Bo')) as [Guest, Guest];
    for (const wrong of [
      { people: 3 },
      { sitters: ['me', 'partner', 'partner'] },
      { sitters: ['partner', 'random'] },
      { sitters: ['me', 'me'] },
    ])
      await expect(ada.call('makeDuplicate', { body: { ...SETUP, ...wrong } })).rejects.toMatchObject(refusal('bad-setup'));
    const { id } = await ada.call('makeDuplicate', { body: { ...SETUP, sitters: ['me', 'random'] } });
    await expect(join(bo, id, 1)).rejects.toMatchObject(refusal('bad-setup'));
    for (const partner of [-1, 1.5, 'Ada'])
      await expect(bo.call('joinDuplicate', { body: { duplicate: id, partner: partner as number } })).rejects.toMatchObject(
        refusal('bad-message'),
      );
  });
});

describe('a pair', () => {
  it('plays the same deal twice with changed seats, and each is compared with the other on both sides', async () => {
    const { id, ada, bo } = await pairOf();
    const first = await playTable([ada, bo], id, [20, 12]);
    expect(await told(ada, id)).toMatchObject({
      over: false,
      results: [
        { side: 1, mine: { state: 'scored' } },
        { side: 2, mine: { state: 'open' } },
      ],
    });
    const second = await playTable([bo, ada], id, [20, 12]);
    expect(second).not.toBe(first);
    const { over, results, secret, commitment, boards } = await told(new Guest(server.address), id);
    expect({ over, boards }).toEqual({ over: true, boards: 1 });
    // Both sides have both people, each at another of the two tables.
    expect(results.map(({ side, results: each }) => [side, each.map(({ entrant, table }) => [entrant, table])])).toEqual([
      [
        1,
        [
          [1, first],
          [2, second],
        ],
      ],
      [
        2,
        [
          [1, second],
          [2, first],
        ],
      ],
    ]);
    // Both played each seat alike, so the same luck made the same games of it: results hang on the seat alone.
    for (const { results: each } of results) expect(each[0]!.score).toEqual(each[1]!.score);
    expect(results[0]!.results[0]!.score).not.toEqual(results[1]!.results[0]!.score);
    const records = await Promise.all([first, second].map((table) => bo.call('record', { table })));
    expect(records[0]!.entries).toEqual(records[1]!.entries);
    // And the records say whose luck it is: that which was sealed at the start.
    const luck = new SharedLuck(boardSeed(bytesOf(secret)!, 1));
    const { game } = await onShelf('pig')!.rules();
    for (const record of records) {
      expect(record.luck).toEqual({ from: 'shared', of: `duplicate ${id} board 1`, hash: luck.hash });
      const match = Match.begin(game, 2, {}, luck.source, [], luck.origin(`duplicate ${id} board 1`));
      for (const entry of record.entries as { seat: number; choice: string }[])
        match.answer(entry.seat, match.ask(entry.seat), entry.choice);
      expect(JSON.parse(JSON.stringify(match.record.entries))).toEqual(record.entries);
    }
    expect(commitment).toBe((await told(ada, id)).commitment);
    expect((await ada.call('duplicates')).duplicates).toMatchObject([{ boards: 1, people: 2, over: true, finished: 1 }]);
  });

  it('has one table at a time, whoever opens it and from however many tabs and servers; the other is called and sits there', async () => {
    const { id, ada, bo } = await pairOf();
    const other = await open(settings, { store: server.house.store, ...FAIR });
    const there = new Guest(other.address);
    there.cookie = bo.cookie;
    await there.connect();
    const tables = await Promise.all([ada, ada, bo, there].map((guest) => beginBoard(guest, id)));
    expect(new Set(tables.map((table) => table.id)).size).toBe(1);
    expect(tables[0]).toMatchObject({ mine: [0], shared: `duplicate ${id} board 1`, scored: true, phase: 'playing' });
    expect(tables[2]).toMatchObject({ mine: [1] });
    expect((await bo.call('lobby')).mine.map((line) => line.id)).toEqual([tables[0]!.id]);
    // Nobody else may watch it, nor look at it when it is over, nor may they look through each other's eyes before they have changed seats.
    const { id: table } = tables[0]!;
    const [cy] = (await people('Cy')) as [Guest];
    await expect(cy.follow(table)).resolves.toMatchObject({ problem: { code: 'not-found' } });
    await Promise.all([playSeat(ada, table, 20), playSeat(bo, table, 20)]);
    await expect(cy.call('replay', { table })).rejects.toMatchObject(refusal('not-found'));
    expect((await bo.call('replay', { table })).table).toMatchObject({ guarded: true, mine: [1] });
    await expect(bo.call('replay', { table, query: '?as=0' })).rejects.toMatchObject(refusal('not-your-seat'));
    await expect(bo.call('record', { table })).rejects.toMatchObject(refusal('still-running'));
    await playTable([ada, bo], id, [20, 20]);
    expect((await bo.call('replay', { table, query: '?as=0' })).table.guarded).toBeUndefined();
    expect((await cy.call('replay', { table })).table.seats.map(({ name }) => name)).toEqual(['', '']);
    await expect(beginBoard(ada, id)).rejects.toMatchObject(refusal('duplicate-closed', { why: 'closed' }));
    await other.house.dayPool.close();
  });

  it('sees results of a side only once it has been played there', async () => {
    const [ada, bo, cy, di] = (await people('Ada', 'Bo', 'Cy', 'Di')) as [Guest, Guest, Guest, Guest];
    const { id } = await ada.call('makeDuplicate', { body: { ...SETUP, people: 4 } });
    await join(bo, id, 1);
    await join(cy, id);
    await join(di, id, 3);
    const table = await playTable([ada, bo], id, [20, 8]);
    const seen = async (guest: Guest) => (await told(guest, id)).results.map(({ results }) => results.map(({ entrant }) => entrant));
    expect(await seen(ada)).toEqual([[1], []]);
    expect(await seen(bo)).toEqual([[], [2]]);
    expect(await seen(cy)).toEqual([[], []]);
    for (const stranger of [cy, di]) await expect(stranger.call('replay', { table })).rejects.toMatchObject(refusal('not-found'));
    await playTable([di, cy], id, [20, 8]);
    expect(await seen(cy)).toEqual([[1, 3], []]);
    expect(await seen(di)).toEqual([[], [2, 4]]);
    expect(JSON.stringify((await told(cy, id)).results.map(({ results }) => results))).not.toContain(table);
    await playTable([ada, bo], id, [20, 8]);
    await expect(beginBoard(bo, id)).rejects.toMatchObject(refusal('board-done'));
    await playTable([cy, di], id, [20, 8]);
    expect(await seen(ada)).toEqual([
      [1, 2, 3, 4],
      [1, 2, 3, 4],
    ]);
  });

  it('moves on from board to board, and plays the first time on the other side', async () => {
    const sitters = ['me', 'random', 'partner'];
    const { id, ada } = await pairOf({ boards: 2, sitters });
    const seats = [(await beginBoard(ada, id, 1)).mine[0], (await beginBoard(ada, id, 2)).mine[0]];
    expect(seats).toEqual([seatOf(sitters, { board: 1, side: 1 }), seatOf(sitters, { board: 2, side: 2 })]);
    const { results } = await told(ada, id);
    expect(results.map(({ board, side, mine }) => [board, side, mine!.state])).toEqual([
      [1, 1, 'playing'],
      [1, 2, 'open'],
      [2, 1, 'open'],
      [2, 2, 'playing'],
    ]);
  });

  it('with a bot between them: it waits until nobody is asked, and answers by what it sees alone', async () => {
    const { id, ada, bo } = await pairOf({ sitters: ['me', 'random', 'partner'] });
    const records: unknown[] = [];
    for (const order of [
      [ada, bo],
      [bo, ada],
    ]) {
      const { id: table } = await beginBoard(order[0]!, id);
      await Promise.all(order.map((guest) => playSeat(guest, table, 15)));
      records.push((await server.house.store.matches.text(table))!.entries);
    }
    const answers = (text: unknown) =>
      (JSON.parse(String(text)) as { seat: number; choice: string }[]).map(({ seat, choice }) => [seat, choice]);
    expect(answers(records[0])).toEqual(answers(records[1]));
  });
});

describe('somebody plays no more', () => {
  it('whoever gives up has nothing there; the other loses nothing, and both may play on', async () => {
    const { id, ada, bo } = await pairOf();
    const { id: table } = await beginBoard(ada, id);
    await bo.call('leave', { table }); // Whoever leaves keeps it.
    expect((await told(bo, id)).results[1]!.mine!.state).toBe('playing');
    await bo.call('resign', { table, body: { seat: 1 } });
    const { results } = await told(ada, id);
    expect(results.map(({ mine, gaveUp, results: each }) => [mine!.state, gaveUp, each])).toEqual([
      ['lost', [], []],
      ['open', undefined, []],
    ]);
    expect((await told(bo, id)).results[1]).toMatchObject({ mine: { state: 'lost' }, gaveUp: [2], results: [] });
    await playTable([ada, bo], id, [20, 20]);
    expect(await told(ada, id)).toMatchObject({ over: true, results: [{ results: [{ entrant: 2 }] }, { results: [{ entrant: 1 }] }] });
  });

  it('where bots sit as well, one plays on for whoever gave up, and the other has a result', async () => {
    const { id, ada, bo } = await pairOf({ sitters: ['me', 'random', 'partner'] });
    const { id: table } = await beginBoard(ada, id);
    await bo.call('resign', { table, body: { seat: 2 } });
    await playSeat(ada, table, 20);
    expect((await told(ada, id)).results[0]).toMatchObject({ mine: { state: 'scored' }, results: [{ entrant: 1 }] });
    expect((await told(bo, id)).results[1]).toMatchObject({ mine: { state: 'lost' }, gaveUp: [2], results: [] });
  });

  it('whoever is deleted leaves a pair that ends by itself; results stay without a name', async () => {
    const [ada, bo, cy, di] = (await people('Ada', 'Bo', 'Cy', 'Di')) as [Guest, Guest, Guest, Guest];
    const { id } = await ada.call('makeDuplicate', { body: { ...SETUP, people: 4 } });
    await join(bo, id, 1);
    await join(cy, id);
    await join(di, id, 3);
    await playTable([ada, bo], id, [20, 8]);
    await beginBoard(ada, id);
    await bo.call('forgetMe');
    await expect(beginBoard(ada, id)).rejects.toMatchObject(refusal('board-done'));
    const { entrants, results, over } = await told(ada, id);
    expect(over).toBe(false);
    expect(entrants.map(({ name, pair }) => [name, pair])).toEqual([
      ['Ada', 1],
      ['', 1],
      ['Cy', 3],
      ['Di', 3],
    ]);
    expect(results.map(({ mine }) => mine!.state)).toEqual(['scored', 'lost']);
    await playTable([cy, di], id, [20, 20]);
    await playTable([cy, di], id, [20, 20]);
    expect((await told(ada, id)).over).toBe(true);
  });

  it('whoever waits and is deleted leaves their place to others', async () => {
    const [ada, bo, cy] = (await people('Ada', 'Bo', 'Cy')) as [Guest, Guest, Guest];
    const { id } = await ada.call('makeDuplicate', { body: SETUP });
    await join(bo, id);
    await bo.call('forgetMe');
    expect((await join(cy, id, 1)).entrants.map(({ name, pair }) => [name, pair])).toEqual([
      ['Ada', 1],
      ['Cy', 1],
    ]);
  });
});
