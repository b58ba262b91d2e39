/** Mutated messages, to the house and over real sockets. */
import { connect } from 'node:net';
import { type Chance, Match, notation, seeded } from '@astragal/kernel';
import { type Notice, readNotice } from '@astragal/wire';
import { expect, it } from 'vitest';
import WebSocket from 'ws';
import { loadGames } from '../src/ground/games.ts';
import { HOUSE_ITSELF } from '../src/ground/rate-limits.ts';
import { cryptoLuck } from '../src/ground/secrets.ts';
import { DEFAULTS } from '../src/ground/settings.ts';
import { House } from '../src/house/house.ts';
import { create } from '../src/lobby/making.ts';
import { changeMe, newPerson } from '../src/people/people.ts';
import { Connection } from '../src/socket/connection.ts';
import { migrate } from '../src/store/migrations.ts';
import { sqlite } from '../src/store/sqlite.ts';
import { Store } from '../src/store/store.ts';
import { patience, report, times } from './attack.ts';
import { Guest, open, roomy } from './client.ts';
import { folder } from './databases.ts';
import { wholeLog } from './whole-log.ts';

const MESSAGES = times(100_000);

const ODD: readonly unknown[] = [
  -1,
  0,
  1,
  0.5,
  1e308,
  -0,
  2 ** 53,
  null,
  true,
  '',
  ' ',
  '0',
  'watch',
  '\u0000',
  '\ud800',
  '💥'.repeat(50),
  'x'.repeat(300),
  [],
  [[]],
  {},
  { length: 1e9 },
  '__proto__',
  'constructor',
  { toString: 1 },
  '0-0',
  '9-9',
  'NaN',
  'roll',
  'hold',
  '../../etc/passwd',
  "'; DROP TABLE entries; --",
];
const FIELDS = [
  'type',
  'id',
  'table',
  'seat',
  'ask',
  'choice',
  'text',
  'marks',
  'follow',
  'protocol',
  '__proto__',
  'constructor',
  'length',
];
const TYPES = ['hello', 'lobby', 'follow', 'unfollow', 'answer', 'undo', 'chat', 'ping', 'welcome', 'position', 'constructor'];

const one = <T>(list: readonly T[], chance: Chance): T => list[chance.below(list.length, '')]!;

/** Something like the message, but not quite. */
function mutated(message: object, chance: Chance): string {
  const twisted: Record<string, unknown> = { ...message };
  for (let n = chance.below(20, '') === 0 ? 0 : 1 + chance.below(3, ''); n > 0; n--) {
    const kind = chance.below(4, '');
    if (kind === 0) delete twisted[one(Object.keys(twisted), chance)];
    else if (kind === 1)
      Object.defineProperty(twisted, one(FIELDS, chance), {
        value: one(ODD, chance),
        enumerable: true,
        configurable: true,
        writable: true,
      });
    else if (kind === 2) twisted.type = one(TYPES, chance);
    else twisted[one(Object.keys(twisted), chance)] = chance.below(40, '');
  }
  let text = JSON.stringify(twisted) ?? '';
  const damage = chance.below(10, '');
  const at = chance.below(text.length + 1, '');
  if (damage === 0) text = text.slice(0, at);
  else if (damage === 1) text = text.slice(0, at) + String.fromCharCode(chance.below(65_536, '')) + text.slice(at + 1);
  else if (damage === 2) text = text.slice(0, at) + text.slice(at + chance.below(9, ''));
  else if (damage === 3) text = `${text.slice(0, at)}${text}${text.slice(at)}`;
  else if (damage === 4) text = `${'['.repeat(chance.below(3000, ''))}${text}`;
  return text;
}

const isError = (line: string): boolean => (JSON.parse(line) as { level: number }).level >= 50;

it(`answers ${MESSAGES} mutated messages with a typed notice or a close, and the tables stay intact`, {
  timeout: patience(600_000),
}, async () => {
  const driver = sqlite(`${folder()}/fuzz.db`);
  await migrate(driver);
  const errors: string[] = [];
  const log = wholeLog((line) => void (isError(line) && errors.push(line)));
  const house = new House({
    settings: { ...DEFAULTS, hiddenGames: true, ...roomy, botPauseMs: 0 },
    store: new Store(driver),
    games: await loadGames(),
    log,
  });
  const { person } = await newPerson(house);
  await changeMe(house, person, { name: 'Fuzz' });
  const me = { ...person, name: 'Fuzz', origin: HOUSE_ITSELF };
  const plan = {
    game: 'pig',
    options: {},
    seats: [{ by: 'me' }, { by: 'hot', name: 'Two' }],
    pace: { kind: 'untimed' },
    timeout: 'bot',
    takeover: true,
    public: false,
    chat: true,
  } as const;
  const newTable = async () => {
    const { table } = await create(house, me, { ...plan, seats: [...plan.seats] });
    await table.do(() => table.begin());
    return table;
  };
  let table = await newTable();
  const chance = seeded('fuzz');
  let replies = 0;
  let closes = 0;
  let connection: Connection | undefined;
  let closed = true;
  const unreadable: string[] = [];
  const pipe = {
    send(text: string) {
      replies++;
      if (replies % 50 === 0 && 'wrong' in readNotice(text)) unreadable.push(text);
    },
    close() {
      closed = true;
      closes++;
    },
    waiting: 0,
  };
  for (let n = 0; n < MESSAGES; n++) {
    if (closed) {
      connection?.left();
      connection = new Connection(house, pipe, me);
      closed = false;
      await connection.receive('{"type":"hello","protocol":2}');
      await connection.receive(`{"type":"follow","id":0,"table":"${table.id}"}`);
    }
    if (table.row.phase !== 'playing') table = await newTable();
    const { match } = table;
    const seat = match?.waits[0] ?? 0;
    const ask = match?.ask(seat) ?? 0;
    const message = one<object>(
      // What makes the house read or write a lot comes more rarely.
      chance.below(30, '') === 0
        ? [
            { type: 'lobby', id: n, follow: n % 2 === 0 },
            { type: 'follow', id: n, table: table.id, marks: { 0: '0-3', 1: '0-1' } },
            { type: 'chat', id: n, table: table.id, text: 'hello' },
          ]
        : [
            { type: 'hello', protocol: 2 },
            { type: 'unfollow', id: n, table: 'nosuchtable' },
            { type: 'answer', id: n, table: table.id, seat, ask, choice: 'roll' },
            { type: 'answer', id: n, table: table.id, seat, ask, choice: 'hold' },
            { type: 'undo', id: n, table: table.id, seat, ask },
            { type: 'ping', id: n },
          ],
      chance,
    );
    const before = replies + closes;
    await connection!.receive(mutated(message, chance));
    if (replies + closes === before) throw new Error(`no reply to ${JSON.stringify(message)}`);
  }
  expect(unreadable).toEqual([]);
  expect(errors).toEqual([]);
  expect(closes).toBeGreaterThan(0);
  // Every table can still be read back from the store, to the same position as in memory.
  await table.settled();
  const head = (await house.store.matches.head(table.id))!;
  const record = { ...head.record, entries: (await house.store.matches.entries(table.id)).map(({ entry }) => entry) };
  expect(Match.reopen(house.games.get('pig')!.game, record, cryptoLuck).now).toEqual(table.match!.now);
  await house.stop();
  report({ messages: MESSAGES, replies, closes });
});

it('a smaller part over real sockets, with binary frames and raw bytes', { timeout: 120_000 }, async () => {
  const server = await open();
  const ada = await Guest.named(server.address, 'Ada');
  const { table } = await ada.call('playNow', { body: { game: 'pig' } });
  const chance = seeded('sockets');
  for (let round = 0; round < 20; round++) {
    const socket = new WebSocket(`${server.address.replace('http', 'ws')}/socket`, { headers: { cookie: ada.cookie! } });
    await new Promise((resolve) => socket.once('open', resolve));
    const heard: Notice[] = [];
    socket.on('message', (data) => heard.push(JSON.parse(data.toString()) as Notice));
    const gone = new Promise((resolve) => socket.once('close', resolve));
    socket.send('{"type":"hello","protocol":2}');
    for (let n = 0; n < 200 && socket.readyState === socket.OPEN; n++)
      socket.send(mutated({ type: 'answer', id: n, table: table.id, seat: 0, ask: n, choice: notation({ do: 'roll' }) }, chance));
    if (round % 4 === 0) socket.send(Buffer.from([0, 255, 1, 2]));
    if (round % 4 === 1) socket.send('x'.repeat(100_000));
    if (round % 4 === 2) socket.terminate();
    if (round % 4 === 3) socket.close();
    await gone;
    expect(heard.every(({ type }) => typeof type === 'string')).toBe(true);
  }
  const port = Number(new URL(server.address).port);
  for (const junk of [
    'GET /socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
    '\x16\x03\x01\x02\x00',
    'PUT /api/me HTTP/1.1\r\n\r\n',
    'x'.repeat(70_000),
  ])
    await new Promise((resolve) => {
      const raw = connect(port, '127.0.0.1', () => raw.end(junk));
      raw
        .on('close', resolve)
        .on('error', () => {})
        .resume();
    });
  await ada.follow(table.id);
  expect(await ada.turn(table.id, 0)).toMatchObject({ seat: 0 });
  expect((await ada.raw('GET', '/readyz')).status).toBe(200);
  await server.stop();
});
