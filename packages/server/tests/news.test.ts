/** What comes from other servers, read as what comes from strangers: sealed, checked, and heard once. */
import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Bus, silence } from '../src/cluster/bus.ts';
import { amongOthers } from '../src/cluster/cluster.ts';
import { FRESH_MS, Heard } from '../src/cluster/heard.ts';
import type { Leases } from '../src/cluster/leases.ts';
import { type HouseNews, MOST_AT_ONCE, readHouseNews, readTableNews, type TableNews } from '../src/cluster/news.ts';
import { Seal } from '../src/cluster/seal.ts';

const LINK = `${'k'.repeat(42)}E`;
const ENTRY = {
  number: 3,
  entry: { seat: 1, choice: 'roll', luck: [['die of seat 1', 6, 2] as const] },
  at: 1_700_000_000_000.5,
  after: { waits: [0, 1], clocks: { left: [1000, 2000.25], running: [1] } },
};
const TABLE: readonly TableNews[] = [
  { entry: ENTRY },
  { entry: { number: 4, entry: { seat: 0, undo: true }, at: 5, after: { waits: [] } } },
  { entry: { ...ENTRY, entry: { ...ENTRY.entry, fair: { link: LINK, anchor: LINK, sum: 'abc' } } } },
  { entry: { ...ENTRY, entry: { ...ENTRY.entry, fair: { by: 'bot' as const, sum: 'abc' } } } },
  { revision: 7 },
  { chat: 2 },
  { chatAnew: true },
  { here: ['abcdefghjkmn'], watchers: 2 },
  { who: true },
];
const HOUSE: readonly HouseNews[] = [
  { lists: true },
  { needed: 'abcdefghjkmn' },
  { needed: 'abcdefghjkmn', bots: true, due: 12.5 },
  { notify: 'abcdefghjkmn' },
  { signedOut: 'abcdefghjkmn' },
  { leases: true },
  { spent: [['follows', 'person', 'abcdefghjkmn', 2.5]] },
  { sockets: [['2001:db8::/64', 3]] },
];

describe('news', () => {
  it.each(TABLE)('of a table is read as it was said: %o', (news) => {
    expect(readTableNews(JSON.stringify(news))?.news).toEqual(news);
    expect(readHouseNews(JSON.stringify(news))).toBeUndefined();
  });

  it.each(HOUSE)('of the house is read as it was said: %o', (news) => {
    expect(readHouseNews(JSON.stringify(news))?.news).toEqual(news);
    expect(readTableNews(JSON.stringify(news))).toBeUndefined();
  });

  const long = 'x'.repeat(100_000);
  it.each([
    '',
    '{',
    'null',
    'true',
    '5',
    '"entry"',
    '[]',
    '[["entry"]]',
    '{}',
    '{"__proto__":{}}',
    '{"constructor":1}',
    '{"toString":true}',
    '{"entry":null}',
    '{"entry":{"number":99999}}',
    JSON.stringify({ entry: { ...ENTRY, number: 0 } }),
    JSON.stringify({ entry: { ...ENTRY, number: 1e300 } }),
    JSON.stringify({ entry: { ...ENTRY, after: null } }),
    JSON.stringify({ entry: { ...ENTRY, entry: { ...ENTRY.entry, seat: 1e9 } } }),
    JSON.stringify({ entry: { ...ENTRY, entry: { ...ENTRY.entry, choice: long } } }),
    JSON.stringify({ entry: { ...ENTRY, entry: { ...ENTRY.entry, luck: [['die', 6]] } } }),
    '{"revision":-1}',
    '{"revision":"7"}',
    '{"chat":{}}',
    '{"chatAnew":false}',
    '{"here":5,"watchers":0}',
    '{"here":["x"],"watchers":-1}',
    JSON.stringify({ here: [long], watchers: 0 }),
    JSON.stringify({ here: Array.from({ length: 1000 }, () => 'x'), watchers: 0 }),
    '{"needed":5}',
    '{"needed":"../x"}',
    '{"needed":"abcdefghjkmn","due":"soon"}',
    '{"signedOut":5}',
    '{"spent":5}',
    '{"spent":[["follows","person"]]}',
    '{"spent":[["follows","person","x",-5]]}',
    '{"spent":[["follows","nobody","x",5]]}',
    '{"spent":[["follows","person","x",1e999]]}',
    JSON.stringify({ spent: Array.from({ length: MOST_AT_ONCE + 1 }, () => ['follows', 'person', 'x', 1]) }),
    '{"sockets":5}',
    '{"sockets":[["x",0.5]]}',
    '{"sockets":[["x",1e9]]}',
    JSON.stringify({ sockets: [[long, 1]] }),
  ])('that makes no sense is not heard: %.60s', (text) => {
    expect([readTableNews(text), readHouseNews(text)]).toEqual([undefined, undefined]);
  });
});

const ME = 'server234567';
const KEY = { secret: 'a secret of the house', epoch: '0' };

describe('the seal', () => {
  const said = new Seal(ME, KEY).seal('astragal.x.house', '{"lists":true}');
  const reader = () => new Seal('another34567', KEY);

  it('is opened by whoever has the key of the house, at the subject it was made for', () => {
    expect(reader().open('astragal.x.house', said)).toMatchObject({ from: ME, text: '{"lists":true}' });
    expect(said.includes('lists')).toBe(false);
    expect(reader().open('astragal.x.table.abc', said)).toBeUndefined();
    expect(new Seal('another34567', { ...KEY, secret: 'guessed' }).open('astragal.x.house', said)).toBeUndefined();
  });

  it('means nothing any more when the store was restored', () => {
    const later = reader();
    expect(later.open('astragal.x.house', said)).toBeDefined();
    later.renew({ ...KEY, epoch: '1700000000000' });
    expect(later.open('astragal.x.house', said)).toBeUndefined();
  });

  it('breaks when one bit of it is another', () => {
    for (let i = 0; i < said.length; i++) {
      const forged = Buffer.from(said);
      forged[i]! ^= 1;
      expect(reader().open('astragal.x.house', forged), `byte ${i}`).toBeUndefined();
    }
  });

  it('of anything else is none', () => {
    for (const data of [Buffer.alloc(0), said.subarray(0, 30), Buffer.from('null'), Buffer.from('{"lists":true}'), randomBytes(500)])
      expect(reader().open('astragal.x.house', data)).toBeUndefined();
  });

  it('never counts one number twice, also when the clock stands still or goes back', () => {
    let now = 1000;
    const seal = new Seal(ME, KEY, () => now);
    const numbers = [0, 0, -500, -500, 700].map((by) => {
      now += by;
      return reader().open('s', seal.seal('s', 'x'))!.number;
    });
    expect(numbers).toEqual([1_000_000, 1_000_001, 1_000_002, 1_000_003, 1_000_004]);
    now = 2000;
    expect(reader().open('s', seal.seal('s', 'x'))!.number).toBe(2_000_000);
  });
});

describe('what was heard', () => {
  const at = (ms: number, from = 'ada') => ({ from, number: ms * 1000, text: '' });

  it('is not heard again, and what is old not at all', () => {
    let now = 1_000_000;
    const heard = new Heard(() => now);
    expect([heard.isNew(at(now)), heard.isNew(at(now)), heard.isNew(at(now, 'bo'))]).toEqual([true, false, true]);
    expect(heard.isNew(at(now - 1000))).toBe(true); // Late, but for the first time.
    const ahead = at(now + FRESH_MS);
    expect(heard.isNew(ahead)).toBe(true);
    expect([heard.isNew(at(now - FRESH_MS - 1)), heard.isNew(at(now + FRESH_MS + 1))]).toEqual([false, false]);
    // Whenever it is said again, it is remembered, or too old.
    const first = at(now);
    for (const end = now + 10 * FRESH_MS; now < end; now += 1000) {
      expect([heard.isNew(first), heard.isNew(ahead)]).toEqual([false, false]);
      expect(heard.isNew(at(now, 'cy'))).toBe(true);
    }
  });

  it('of how things are, only the newest counts', () => {
    const heard = new Heard(() => 1000);
    expect([10, 20, 15, 20, 30].map((ms) => heard.isNewest('sockets', at(ms)))).toEqual([true, true, false, false, true]);
    expect(heard.isNewest('sockets', at(15, 'bo'))).toBe(true);
    expect(heard.isNewest('table', at(15))).toBe(true);
  });
});

/** Two servers on one bus, and somebody who can say anything there. */
async function house(hear: (news: HouseNews, from: string) => void) {
  const listeners: ((data: Uint8Array) => void)[] = [];
  const said: Uint8Array[] = [];
  const failures: unknown[] = [];
  const bus: Bus = {
    ...silence,
    publish(_, data) {
      said.push(data);
      for (const each of listeners) each(data);
    },
    async subscribe(_, listener) {
      listeners.push(listener);
      return () => {};
    },
  };
  const member = (me: string) =>
    amongOthers({
      bus,
      house: 'x',
      seal: new Seal(me, KEY),
      leases: {} as Leases,
      houseKey: async () => KEY,
      failed: (error) => failures.push(error),
    });
  const [ada, bo] = [member('adasserver34'), member('bosserver345')];
  await bo.hearHouse(hear);
  return { ada, bo, said, failures, say: (data: Uint8Array) => bus.publish('', data) };
}

it('what one server says another hears, once, however often it is said again; strangers and echoes are dropped', async () => {
  const heard: unknown[] = [];
  const { ada, bo, said, say } = await house((...news) => heard.push(news));
  const spent: HouseNews = { spent: [['requests', 'address', '10.0.0.1', 40]] };
  ada.tellHouse(spent);
  expect(heard).toEqual([[spent, 'adasserver34']]);
  for (let i = 0; i < 1000; i++) say(said[0]!);
  say(Buffer.from(JSON.stringify(spent)));
  say(Buffer.from('null'));
  bo.tellHouse({ lists: true });
  expect(heard).toHaveLength(1);
  expect(bo.dropped).toBe(1003);
});

it('whatever goes wrong over a message, the next is heard', async () => {
  let isWell = false;
  const heard: unknown[] = [];
  const { ada, failures } = await house((news) => {
    if (!isWell) throw new Error('not well');
    heard.push(news);
  });
  ada.tellHouse({ lists: true });
  isWell = true;
  ada.tellHouse({ leases: true });
  expect(failures).toEqual([new Error('not well')]);
  expect(heard).toEqual([{ leases: true }]);
});
