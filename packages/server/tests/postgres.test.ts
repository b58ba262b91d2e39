import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Driver } from '../src/store/driver.ts';
import { migrate } from '../src/store/migrations.ts';
import { Store } from '../src/store/store.ts';
import { answersOf, Guest, type Opened, open } from './client.ts';
import { type Databases, postgresDatabases } from './databases.ts';
import { reopenAndCompare } from './records.ts';

let databases: Databases;
let driver: Driver;
let server: Opened;
beforeAll(async () => {
  databases = await postgresDatabases();
  driver = await databases.fresh();
  await migrate(driver);
  server = await open({}, { store: new Store(driver) });
}, 60_000);
afterAll(async () => {
  await server.stop();
  await databases.stop();
}, 60_000);

/** Ends every connection of the server, as a restart of the database would. */
const loseConnections = () =>
  driver.all('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()');

it('a game is played to the end on PostgreSQL, through lost connections', async () => {
  const ada = await Guest.named(server.address, 'Ada');
  const { table } = await ada.call('create', {
    body: { game: 'pig', options: { goal: '50' }, seats: [{ by: 'me' }, { by: 'hot', name: 'Bo' }] },
  });
  await ada.call('start', { table: table.id });
  await ada.follow(table.id);
  let answers = 0;
  for (let seat = ada.position(table.id, 0).waits[0]; seat !== undefined; seat = ada.position(table.id, 0).waits[0]) {
    if (answers++ % 10 === 5) await loseConnections().catch(() => {});
    await ada.ask({ type: 'ping' });
    const at = ada.position(table.id, seat);
    const hold = answersOf(at).includes('hold') && (at.view as { risked: number }).risked >= 12;
    const reply = await ada.answer(table.id, seat, hold ? 'hold' : 'roll', at.ask);
    // A refused answer did not count, or is answered with the position it led to: asking again is always right.
    if (reply.type === 'refused') expect(['store-down', 'stale']).toContain(reply.problem.code);
    await ada.ask({ type: 'ping' });
  }
  expect((await ada.call('table', { table: table.id })).table.phase).toBe('over');
  const record = await reopenAndCompare(ada, table.id);
  expect(record.entries.length).toBeGreaterThan(10);
});

it('a connection that is lost in the middle of a transaction fails that transaction, and nothing else', async () => {
  const dying = driver.alone(async (run) => {
    await run('SELECT pg_terminate_backend(pg_backend_pid())').catch(() => {});
    await run("INSERT INTO house (name, value) VALUES ('half', '1')");
  });
  await expect(dying).rejects.toThrow();
  const shared = driver.write(
    ["INSERT INTO house (name, value) VALUES ('half', '1')"],
    ['SELECT pg_terminate_backend(pg_backend_pid())'],
    ["INSERT INTO house (name, value) VALUES ('other half', '1')"],
  );
  await expect(shared).rejects.toThrow();
  await expect.poll(() => driver.all("SELECT name FROM house WHERE name LIKE '%half'").catch(() => 'away')).toEqual([]);
});

it('one bad statement takes its whole transaction back, and the connection goes on', async () => {
  const bad = driver.write(["INSERT INTO house (name, value) VALUES ('first', '1')"], ["INSERT INTO house (name) VALUES ('second')"]);
  await expect(bad).rejects.toThrow(/null value/);
  const good = driver.write(["INSERT INTO house (name, value) VALUES ('third', '1')"], ["DELETE FROM house WHERE name = 'third'"]);
  expect(await good).toEqual([1, 1]);
  expect(await driver.all("SELECT name FROM house WHERE name IN ('first', 'second', 'third')")).toEqual([]);
});

it('a NUL or half a character from a guest is cleaned, not a failure of the store for everybody', async () => {
  const ada = await Guest.named(server.address, 'Ada\u0000\ud800');
  expect(ada.latest('welcome').name).toBe('Ada');
  const { table } = await ada.call('create', { body: { game: 'pig', seats: [{ by: 'me' }, { by: 'hot', name: 'Bo\u0000' }] } });
  expect(table.seats.map(({ name }) => name)).toEqual(['Ada', 'Bo']);
  await ada.call('start', { table: table.id });
  await ada.follow(table.id);
  expect(await ada.ask({ type: 'chat', table: table.id, text: 'so\u0000 it \ud83d goes' })).toMatchObject({ type: 'done' });
  expect(ada.latest('chat').lines.at(-1)).toMatchObject({ name: 'Ada', text: 'so it goes' });
  const reply = await ada.raw('PUT', '/api/me', { webhook: 'https://x.example/\u0000' });
  expect(await reply.json()).toMatchObject({ problem: { code: 'bad-message', where: 'webhook' } });
});
