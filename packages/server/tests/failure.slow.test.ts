import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, expect, it } from 'vitest';
import { type Driver, StoreError } from '../src/store/driver.ts';
import { migrate } from '../src/store/migrations.ts';
import { sqlite } from '../src/store/sqlite.ts';
import { Store } from '../src/store/store.ts';
import { Guest, type Opened, open } from './client.ts';
import { folder } from './databases.ts';
import { errands, shelfOf } from './toys.ts';

let server: Opened;
afterEach(() => server.stop());

/** A table under way on a store that can be made to fail. `committed`: the write happens, only its confirmation is lost. */
async function onFailingStore() {
  const driver = sqlite(join(folder(), 'test.db'));
  await migrate(driver);
  const state: { failing: 'no' | 'refused' | 'committed' | 'hung' } = { failing: 'no' };
  const trying = async <T>(write: () => Promise<T>): Promise<T> => {
    if (state.failing === 'no') return write();
    if (state.failing === 'hung') return new Promise(() => {});
    if (state.failing === 'committed') await write();
    throw new StoreError(new Error('database or disk is full'));
  };
  const failing: Driver = {
    ...driver,
    write: (...statements) => trying(() => driver.write(...statements)),
    run: (...statement) => trying(() => driver.run(...statement)),
    all: (sql, ...values) => driver.all(sql, ...values),
  };
  server = await open({}, { store: new Store(failing), games: shelfOf(errands()) });
  const ada = await Guest.named(server.address, 'Ada');
  const { table } = await ada.call('create', { body: { game: 'errands', seats: [{ by: 'me' }, { by: 'hot', name: 'Bo' }] } });
  await ada.call('start', { table: table.id });
  await ada.follow(table.id);
  return { ada, id: table.id, state };
}

it('a full disk refuses answers with a reason, and everything goes on when there is room again', async () => {
  const { ada, id, state } = await onFailingStore();
  await ada.answer(id, 0, 'rest');
  state.failing = 'refused';
  expect(await ada.answer(id, 0, 'rest')).toMatchObject({ type: 'refused', problem: { code: 'store-down' } });
  expect(await ada.ask({ type: 'chat', table: id, text: 'hm' })).toMatchObject({ problem: { code: 'store-down' } });
  await expect(ada.call('create', { body: { game: 'errands', seats: [{ by: 'me' }, { by: 'friend' }] } })).rejects.toMatchObject({
    problem: { code: 'store-down' },
  });
  expect(server.lines.some((line) => line.includes('the store refused a write') && line.includes('disk is full'))).toBe(true);
  state.failing = 'no';
  expect(await ada.answer(id, 0, 'rest')).toMatchObject({ type: 'position', view: { purse: [2, 0] } });
});

it('an answer that was written without confirmation counts once', async () => {
  const { ada, id, state } = await onFailingStore();
  state.failing = 'committed';
  const { ask } = ada.position(id, 0);
  expect(await ada.answer(id, 0, 'rest', ask)).toMatchObject({ problem: { code: 'store-down' } });
  state.failing = 'no';
  expect(await ada.answer(id, 0, 'rest', ask)).toMatchObject({ problem: { code: 'stale' } });
  await ada.ask({ type: 'ping' });
  expect(ada.position(id, 0)).toMatchObject({ view: { purse: [1, 0] } });
  expect(await ada.answer(id, 0, 'rest')).toMatchObject({ type: 'position', view: { purse: [2, 0] } });
});

it('a locked file refuses, and recovers without a restart', async () => {
  const dataDir = folder();
  server = await open({ dataDir }, { games: shelfOf(errands()) });
  const ada = await Guest.named(server.address, 'Ada');
  const { table } = await ada.call('create', { body: { game: 'errands', seats: [{ by: 'me' }, { by: 'hot', name: 'Bo' }] } });
  await ada.call('start', { table: table.id });
  await ada.follow(table.id);
  const other = new Database(join(dataDir, 'astragal.db'));
  other.exec('BEGIN IMMEDIATE');
  expect(await ada.answer(table.id, 0, 'rest')).toMatchObject({ problem: { code: 'store-down' } });
  other.exec('ROLLBACK');
  other.close();
  expect(await ada.answer(table.id, 0, 'rest')).toMatchObject({ type: 'position', view: { purse: [1, 0] } });
});

it.each(['refused', 'hung'] as const)(
  '/readyz and /api/house say so when writing is %s, though reading goes well, and when it works again',
  async (failing) => {
    const { ada, state } = await onFailingStore();
    const ready = async (): Promise<number> => (await ada.raw('GET', '/readyz')).status;
    await expect.poll(ready).toBe(200);
    state.failing = failing;
    await expect.poll(ready).toBe(503); // An answer is good for a moment.
    expect((await ada.call('house')).store).toEqual({ kind: 'sqlite', ok: false });
    state.failing = 'no';
    await expect.poll(ready).toBe(200);
    await expect.poll(async () => (await ada.call('house')).store).toEqual({ kind: 'sqlite', ok: true });
    expect((await ada.raw('GET', '/healthz')).status).toBe(200);
  },
);
