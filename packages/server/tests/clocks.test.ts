import { afterEach, describe, expect, it } from 'vitest';
import type { TableRow } from '../src/store/rows.ts';
import { changedClocks, charged, clocksOf, newClocks, outOfTime, passed, timeLeft } from '../src/table/clocks.ts';
import { Guest, type Opened, open } from './client.ts';
import { folder } from './databases.ts';

describe('clocks as data', () => {
  const live = { kind: 'live', bank: 60, increment: 5 } as const;
  const slow = { kind: 'slow', hours: 2 } as const;

  it('untimed tables have none', () => expect(newClocks({ kind: 'untimed' }, 2)).toBeUndefined());

  it('live: thinking costs, a finished turn earns the increment', () => {
    const start = passed(live, newClocks(live, 2)!, [0]);
    expect(start).toEqual({ left: [60_000, 60_000], running: [0] });
    const thought = charged(start, 10_000);
    expect(passed(live, thought, [0])).toEqual({ left: [50_000, 60_000], running: [0] });
    expect(passed(live, thought, [1])).toEqual({ left: [55_000, 60_000], running: [1] });
  });

  it('live: going back and forth gains nothing', () => {
    let clocks = passed(live, newClocks(live, 2)!, [0, 1]);
    for (let i = 0; i < 5; i++) clocks = passed(live, passed(live, clocks, [1]), [0, 1], true);
    expect(clocks.left).toEqual([60_000, 60_000]);
  });

  describe('of a table, as its last entry and its row have them', () => {
    const ada = { by: 'person', name: 'Ada', person: 'ada' } as const;
    const gone = { ...ada, gone: 'timeout', level: 'any' } as const;
    const bo = { by: 'person', name: 'Bo', person: 'bo' } as const;
    const rowOf = (row: Partial<TableRow>) => ({ pace: live, chairs: [ada, bo], revision: 7, ...row }) as TableRow;
    const before = { left: [-144, 9000], running: [1] };
    /** Ada is back after entry 4, in revision 8. */
    const back = rowOf({ revision: 8, clocks: changedClocks(rowOf({}), 0, before, 4, 1000) });

    it('the row counts while its entry is the last', () => {
      const last = { number: 4, at: 900, after: { waits: [0, 1], clocks: before, revision: 7 } };
      expect(clocksOf(back, last)).toEqual({ left: [30_000, 9000], running: [0, 1], at: 1000 });
    });

    it('an entry that knows of the change counts', () => {
      const last = { number: 5, at: 3000, after: { waits: [1], clocks: { left: [28_000, 9000], running: [1] }, revision: 8 } };
      expect(clocksOf(back, last)).toEqual({ ...last.after.clocks, at: 3000 });
    });

    it('one that does not cannot undo it: whoever is back has their last chance, and thinks if they are asked', () => {
      const unheard = { number: 5, at: 3000, after: { waits: [1], clocks: { left: [-144, 7000], running: [1] }, revision: 7 } };
      expect(clocksOf(back, unheard)).toEqual({ left: [30_000, 7000], running: [1], at: 3000 });
      const asked = { ...unheard, after: { ...unheard.after, waits: [0, 1] } };
      expect(clocksOf(back, asked)).toEqual({ left: [30_000, 7000], running: [0, 1], at: 3000 });
    });

    it('nor if it was there first, and whoever changed the row had not heard of it', () => {
      const earlier = { number: 5, at: 400, after: { waits: [0, 1], clocks: { left: [-144, 9600], running: [1] }, revision: 7 } };
      expect(clocksOf(back, earlier)).toEqual({ left: [30_000, 9000], running: [0, 1], at: 1000 });
    });

    it('whoever left does not think, whatever an entry says that had not heard of it', () => {
      const left = rowOf({ revision: 8, chairs: [gone, bo], clocks: changedClocks(rowOf({ chairs: [gone, bo] }), 0, before, 4, 1000) });
      const unheard = { number: 5, at: 3000, after: { waits: [0, 1], clocks: { left: [500, 7000], running: [0, 1] }, revision: 7 } };
      expect(clocksOf(left, unheard)).toEqual({ left: [500, 7000], running: [1], at: 3000 });
    });

    it('what an earlier server wrote, without revisions, counts as it did: the row for its entry, then the entry', () => {
      const old = rowOf({ clocks: { number: 4, at: 1000, left: [30_000, 9000] } });
      const after = { waits: [0], clocks: { left: [20_000, 8000], running: [0] } };
      expect(clocksOf(old, { number: 4, at: 900, after })).toEqual({ left: [30_000, 9000], running: [0], at: 1000 });
      expect(clocksOf(old, { number: 5, at: 2000, after })).toEqual({ ...after.clocks, at: 2000 });
      expect(clocksOf(back, { number: 5, at: 2000, after })).toEqual({ ...after.clocks, at: 2000 });
    });
  });

  it('slow: each new turn has its full time, an undone one what was left', () => {
    const start = charged(passed(slow, newClocks(slow, 2)!, [0]), 3_600_000);
    const next = passed(slow, start, [1]);
    expect(passed(slow, next, [0], true).left[0]).toBe(3_600_000);
    expect(passed(slow, next, [0]).left[0]).toBe(7_200_000);
  });

  it('several may run out at once', () => {
    const late = charged(passed(live, newClocks(live, 3)!, [0, 2]), 61_000);
    expect(outOfTime(late)).toEqual([0, 2]);
    expect(timeLeft(late)).toBe(-1000);
    expect(timeLeft({ left: [1], running: [] })).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('clocks at a table', () => {
  let now = 1_000_000_000;
  let server: Opened;
  afterEach(() => server.stop());

  async function sitDown(plan: object) {
    const ada = await Guest.named(server.address, 'Ada');
    const bo = await Guest.named(server.address, 'Bo');
    const { table, links } = await ada.call('create', { body: { game: 'pig', seats: [{ by: 'me' }, { by: 'friend' }], ...plan } });
    await bo.call('join', { body: { key: links.sit['1']!.split('#')[1]! } });
    await ada.call('start', { table: table.id });
    await ada.follow(table.id);
    await bo.follow(table.id);
    return { id: table.id, ada, bo };
  }

  it('a live clock that runs out lets a bot play on; its owner may come back', async () => {
    server = await open({ now: () => now, botPauseMs: 20 });
    const { id, ada, bo } = await sitDown({ pace: { kind: 'live', bank: 60, increment: 5 } });
    expect(ada.position(id, 0).clocks).toEqual({ left: [60_000, 60_000], running: [0] });
    now += 20_000;
    await ada.follow(id);
    expect(ada.position(id, 0).clocks!.left).toEqual([40_000, 60_000]);
    const taken = bo.next((notice) => notice.type === 'table' && notice.table.seats[0]!.gone === 'timeout');
    now += 41_000;
    await taken;
    await bo.turn(id, 1);
    await ada.call('sit', { table: id });
    await bo.ask({ type: 'ping' });
    expect(bo.latest('table').table.seats[0]).not.toHaveProperty('gone');
    await ada.ask({ type: 'ping' });
    expect(ada.position(id, 0).clocks!.left[0]).toBe(30_000);
  });

  it('or the seat resigns, as the table chose', async () => {
    server = await open({ now: () => now });
    const { bo } = await sitDown({ pace: { kind: 'live', bank: 60, increment: 0 }, timeout: 'resign' });
    const over = bo.next((notice) => notice.type === 'table' && notice.table.phase === 'over');
    now += 61_000;
    expect(await over).toMatchObject({ table: { seats: [{ gone: 'resigned' }, {}], result: { winners: [1] } } });
  });

  it('clocks survive a restart: live ones stand still meanwhile, slow ones go on and run out', async () => {
    const dataDir = folder();
    server = await open({ now: () => now, dataDir });
    const fast = await sitDown({ pace: { kind: 'live', bank: 60, increment: 0 } });
    const slow = await sitDown({ pace: { kind: 'slow', hours: 2 }, timeout: 'resign' });
    now += 10_000;
    while (fast.ada.position(fast.id, 0).waits[0] === 0) await fast.ada.answer(fast.id, 0, 'roll');
    await server.stop();
    now += 7_100_000;
    server = await open({ now: () => now, dataDir });
    const again = new Guest(server.address);
    again.cookie = fast.ada.cookie;
    await again.connect();
    await again.follow(fast.id);
    expect(again.position(fast.id, 0).clocks).toEqual({ left: [50_000, 60_000], running: [1] });
    const other = new Guest(server.address);
    other.cookie = slow.bo.cookie;
    expect((await other.call('table', { table: slow.id })).table.phase).toBe('playing');
    now += 90_001;
    await expect.poll(async () => (await other.call('table', { table: slow.id })).table.phase).toBe('over');
  });

  it('a seat that is away for a while may be taken over, if the table allows it', async () => {
    server = await open({ now: () => now, awayMs: 60_000 });
    const { id, ada, bo } = await sitDown({});
    await expect(ada.call('takeover', { table: id, body: { seat: 1 } })).rejects.toMatchObject({ problem: { code: 'no-takeover' } });
    bo.leave();
    await ada.next((notice) => notice.type === 'presence' && !notice.here[1]);
    await expect(ada.call('takeover', { table: id, body: { seat: 1 } })).rejects.toMatchObject({ problem: { code: 'no-takeover' } });
    now += 61_000;
    expect((await ada.call('takeover', { table: id, body: { seat: 1, level: 'random' } })).table.seats[1]).toMatchObject({
      gone: 'away',
      level: 'random',
    });
  });
});
