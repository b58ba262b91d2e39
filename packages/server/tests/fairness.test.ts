/** Nobody makes everybody else wait: games from elsewhere, replays and bots among themselves give way to people at tables. */
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Match, type MatchRecord, seeded } from '@astragal/kernel';
import { pig } from '@astragal/kernel/testing/pig';
import { afterEach, expect, it, vi } from 'vitest';
import type { LoadedGame } from '../src/ground/games.ts';
import { Replayer } from '../src/replay/replayer.ts';
import { LiveTable } from '../src/table/live-table.ts';
import { few, Guest, type Opened, open, roomy } from './client.ts';
import { folder } from './databases.ts';

let server: Opened | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

const SEATS = [{ by: 'me' }, { by: 'hot', name: 'Bo' }] as const;
const bring = (guest: Guest, record: MatchRecord) => guest.call('importGame', { body: { record, seats: SEATS } as never });

/** A game of Pig in which the first answer is given and taken back again and again. */
function toAndFro(entries: number): MatchRecord {
  const luck = seeded('to and fro');
  const match = Match.begin(pig, 2, { goal: '50' }, (n, name) => luck.below(n, name));
  const record = structuredClone(match.record) as MatchRecord & { entries: object[] };
  for (let i = 0; i < entries; i++) record.entries.push({ seat: 0, undo: true });
  return record;
}

it('a record that is longer than any honest game is refused before it is played, answers taken back included', async () => {
  server = await open({ limits: { ...roomy.limits, entriesPerRecord: 100 } });
  const ada = await Guest.named(server.address, 'Ada');
  await expect(bring(ada, toAndFro(101))).rejects.toMatchObject({ problem: { code: 'record-full', limit: 100 } });
  // This one is played, and found wanting.
  await expect(bring(ada, toAndFro(100))).rejects.toMatchObject({ problem: { code: 'bad-record' } });
});

it.each([
  ['nothing', ''],
  ['no JSON', '{"record":'],
  ['a list', '[]'],
  ['null', 'null'],
  ['no record', '{"seats":[]}'],
])('refuses %s in place of a record, and asks nobody to read it twice', async (_, body) => {
  server = await open();
  const ada = await Guest.named(server.address, 'Ada');
  const reply = await fetch(`${server.address}/api/import`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: ada.cookie! },
    body,
  });
  expect([reply.status, await reply.json()]).toMatchObject([400, { problem: { code: 'bad-message' } }]);
});

it('whoever comes too often is sent away before what they bring is read', async () => {
  server = await open({ rateLimits: { ...roomy.rateLimits, replays: few(1) } });
  const ada = await Guest.named(server.address, 'Ada');
  await expect(bring(ada, toAndFro(3))).rejects.toMatchObject({ problem: { code: 'bad-record' } });
  const { hostname, port } = new URL(server.address);
  const socket = connect(Number(port), hostname);
  socket.write(
    `POST /api/import HTTP/1.1\r\nHost: ${hostname}:${port}\r\nCookie: ${ada.cookie}\r\nContent-Type: application/json\r\nContent-Length: 400000\r\n\r\n{`,
  );
  const [reply] = (await once(socket, 'data')) as [Buffer];
  expect(reply.toString()).toMatch(/^HTTP\/1\.1 429 .*"code":"too-fast"/s);
  socket.destroy();
});

it('a table is opened however long a game from elsewhere or a replay takes; replays go before games from elsewhere', async () => {
  const script = join(folder(), 'worker.mjs');
  // What is read is read until somebody asks for a replay of it; everything else is done at once.
  writeFileSync(
    script,
    `import { parentPort } from 'node:worker_threads';
     parentPort.on('message', ({ id, task }) => {
       if (task.read?.text !== 'for ever') parentPort.postMessage({ id, result: task.read?.text ?? task.task.kind });
     });`,
  );
  const replayer = new Replayer(pathToFileURL(script));
  const by = (person: string) => ({ person, address: person });
  const done: unknown[] = [];
  const note = (what: Promise<unknown>): void => void what.then((result) => done.push(result)).catch(() => {});
  const read = (text: string) => replayer.import({ text, limit: 1 }, by('eve'));
  const loaded = { game: pig, onShelf: true } as unknown as LoadedGame;
  const text = async () => ({ head: '', entries: '' });
  note(read('for ever'));
  note(read('never'));
  note(replayer.play(loaded, 'seal', text, {}, by('ada')));
  expect(await replayer.play(loaded, 'open', text, {}, by('ada'))).toBe('open');
  expect(done).toEqual([]);
  await replayer.close();
  const quick = new Replayer(pathToFileURL(script));
  note(quick.import({ text: 'first', limit: 1 }, by('eve')));
  note(quick.import({ text: 'second', limit: 1 }, by('eve')));
  note(quick.play(loaded, 'seal', text, {}, by('ada')));
  await expect.poll(() => done).toEqual(['first', 'seal', 'second']);
  await quick.close();
});

it('whoever brings more than can wait is asked to come back, and nobody else is', async () => {
  server = await open();
  const [eve, ada] = [await Guest.named(server.address, 'Eve'), await Guest.named(server.address, 'Ada')];
  const many = await Promise.allSettled(Array.from({ length: 30 }, () => bring(eve, toAndFro(3))));
  const codes = many.map((each) => (each.status === 'rejected' ? (each.reason as { problem: { code: string } }).problem.code : 'taken'));
  expect(new Set(codes)).toEqual(new Set(['bad-record', 'too-fast']));
  await expect(bring(ada, toAndFro(3))).rejects.toMatchObject({ problem: { code: 'bad-record' } });
});

it('bots among themselves rest while nobody looks, and go on while somebody does', async () => {
  server = await open();
  const ada = await Guest.named(server.address, 'Ada');
  const bot = { by: 'bot', level: 'random' } as const;
  const { table } = await ada.call('create', { body: { game: 'pig', seats: [bot, bot] } });
  await ada.call('start', { table: table.id });
  const live = (await server.house.tables.get(table.id))!;
  const think = vi.spyOn(server.house.bots, 'think');
  await live.settled();
  await ada.ask({ type: 'ping' });
  expect([think.mock.calls.length, live.match!.length]).toEqual([0, 0]);
  await ada.follow(table.id);
  await expect.poll(() => live.match!.length).toBeGreaterThan(3);
  expect(think.mock.calls[0]!.at(-1)).toMatchObject({ isWaiting: true, by: { address: '127.0.0.1' } });
  await ada.ask({ type: 'unfollow', table: table.id });
  // The thought that was under way may still be answered; then nobody begins another.
  await expect.poll(() => live.isIdle(Number.POSITIVE_INFINITY)).toBe(true);
  const { length } = live.match!;
  await live.settled();
  live.wake();
  expect([live.isIdle(Number.POSITIVE_INFINITY), live.match!.length]).toEqual([true, length]);
});

it('a bot that plays with somebody who is away goes on, after those whom somebody watches', async () => {
  server = await open();
  const ada = await Guest.named(server.address, 'Ada');
  const think = vi.spyOn(server.house.bots, 'think');
  const { table } = await ada.call('create', { body: { game: 'pig', seats: [{ by: 'bot', level: 'random' }, { by: 'me' }] } });
  await ada.call('start', { table: table.id });
  await expect.poll(() => think.mock.calls.length).toBeGreaterThan(0);
  expect(think.mock.calls[0]!.at(-1)).toMatchObject({ isWaiting: false });
});

it('a game is seen again without its table being brought into memory, by those alone who may look', async () => {
  server = await open({ idleMs: 0 });
  const [ada, eve] = [await Guest.named(server.address, 'Ada'), await Guest.named(server.address, 'Eve')];
  const { table } = await ada.call('create', { body: { game: 'pig', seats: [...SEATS] } });
  await ada.call('start', { table: table.id });
  await ada.follow(table.id);
  await ada.answer(table.id, 0, 'roll');
  await ada.ask({ type: 'unfollow', table: table.id });
  const { house } = server;
  await expect.poll(() => house.tables.inMemory(table.id)).toBeUndefined();
  const opened = vi.spyOn(LiveTable, 'open');
  expect(await ada.call('replay', { table: table.id })).toMatchObject({ total: 2, table: { id: table.id, mine: [0, 1] } });
  expect((await ada.call('story', { table: table.id, query: '?to=9' })).events).not.toEqual([]);
  await expect(ada.call('record', { table: table.id })).rejects.toMatchObject({ problem: { code: 'still-running' } });
  for (const route of ['replay', 'record'] as const)
    await expect(eve.call(route, { table: table.id })).rejects.toMatchObject({ problem: { code: 'not-found' } });
  expect(opened).not.toHaveBeenCalled();
});
