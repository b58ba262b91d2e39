/** Nothing is heard before it is stored: neither an answer, nor what follows a refusal, nor a list. */
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import type { Driver } from '../src/store/driver.ts';
import { migrate } from '../src/store/migrations.ts';
import { sqlite } from '../src/store/sqlite.ts';
import { Store } from '../src/store/store.ts';
import { Guest, type Opened, open } from './client.ts';
import { folder } from './databases.ts';
import { errands, shelfOf } from './toys.ts';

let server: Opened;
afterEach(() => server.stop());

/** A table on a store whose answers are written only when we say so. */
async function onSlowStore() {
  const driver = sqlite(join(folder(), 'test.db'));
  await migrate(driver);
  const held: (() => void)[] = [];
  const state = { holds: false };
  const slow: Driver = {
    ...driver,
    run: async (...statement) => {
      if (state.holds) await new Promise<void>((resolve) => held.push(resolve));
      return driver.run(...statement);
    },
  };
  server = await open({}, { store: new Store(slow), games: shelfOf(errands()) });
  const ada = await Guest.named(server.address, 'Ada');
  const { table } = await ada.call('create', { body: { game: 'errands', seats: [{ by: 'me' }, { by: 'hot', name: 'Bo' }], public: true } });
  await ada.call('start', { table: table.id });
  await ada.follow(table.id);
  const release = (): void => {
    state.holds = false;
    for (const each of held.splice(0)) each();
  };
  return { ada, id: table.id, state, held, release };
}

it('what follows a stale answer is the stored position, though a newer one is on its way to the store', async () => {
  const { ada, id, state, held, release } = await onSlowStore();
  const { ask } = ada.position(id, 0);
  await ada.answer(id, 0, 'rest', ask);
  state.holds = true;
  const follows = ada.next((notice) => notice.type === 'position' && notice.re === undefined);
  const stale = ada.answer(id, 0, 'rest', ask);
  const fresh = ada.answer(id, 0, 'rest');
  expect(await stale).toMatchObject({ problem: { code: 'stale' } });
  expect(await follows).toMatchObject({ view: { purse: [1, 0] } });
  await expect.poll(() => held.length).toBe(1);
  await ada.ask({ type: 'ping' });
  expect(ada.position(id, 0)).toMatchObject({ view: { purse: [1, 0] } });
  release();
  expect(await fresh).toMatchObject({ view: { purse: [2, 0] } });
});

it('lists and newcomers know nothing of an answer that is on its way to the store', async () => {
  const { ada, id, state, held, release } = await onSlowStore();
  for (let i = 0; i < 2; i++) await ada.answer(id, 0, 'rest');
  state.holds = true;
  const last = ada.answer(id, 0, 'rest');
  await expect.poll(() => held.length).toBe(1);
  const { mine } = await ada.call('lobby');
  expect(mine[0]).toMatchObject({ id, waits: [0, 1] });
  const watcher = new Guest(server.address);
  await watcher.connect();
  const came = watcher.follow(id);
  await watcher.ask({ type: 'ping' });
  expect(watcher.heard.some(({ type }) => type === 'position')).toBe(false);
  release();
  await Promise.all([last, came]);
  expect(watcher.position(id)).toMatchObject({ view: { purse: [3, 0] }, waits: [1] });
});
