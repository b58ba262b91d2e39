import { LostThread } from '@astragal/bots';
import { afterEach, expect, it, vi } from 'vitest';
import { HouseAnalyses } from '../src/house/house-analyses.ts';
import { Guest, type Opened, open } from './client.ts';

let server: Opened;
afterEach(() => server.stop());

/** A finished game of Pig: nobody can judge one. */
async function finished(): Promise<{ readonly ada: Guest; readonly table: string }> {
  const ada = await Guest.named(server.address, 'Ada');
  const { table } = await ada.call('playNow', { body: { game: 'pig', seats: 2, options: { goal: '50' } } });
  await ada.call('resign', { table: table.id, body: { seat: 0 } });
  return { ada, table: table.id };
}

it('counts nothing where the host did not ask for it', async () => {
  server = await open();
  const { ada, table } = await finished();
  await server.house.analyses.count();
  expect(await server.house.store.analyses.of(table)).toBeUndefined();
  expect(await ada.call('analysis', { table })).toEqual({ ledger: null });
});

it('looks at each finished game once, and keeps why there is no ledger', async () => {
  server = await open({ analyses: true });
  const { ada, table } = await finished();
  await server.house.analyses.count();
  expect(await server.house.store.analyses.of(table)).toEqual({ fault: expect.stringMatching(/^(no-judge|unfinished)$/) });
  expect(await server.house.store.analyses.uncounted(10)).toEqual([]);
  expect(await ada.call('analysis', { table })).toEqual({ ledger: null });
});

it('tells a ledger to whoever may see the game, when it is over; it goes with its table', async () => {
  server = await open();
  const { ada, table } = await finished();
  const { analyses, tables } = server.house.store;
  await analyses.keep(table, { ledger: { balance: 0 } });
  await analyses.keep(table, { fault: 'broken' });
  expect(await ada.call('analysis', { table })).toEqual({ ledger: { balance: 0 } });
  const stranger = await Guest.named(server.address, 'Eve');
  await expect(stranger.call('analysis', { table })).rejects.toMatchObject({ problem: { code: 'not-found' } });
  const running = await ada.call('playNow', { body: { game: 'pig', seats: 2 } });
  await expect(ada.call('analysis', { table: running.table.id })).rejects.toMatchObject({ problem: { code: 'still-running' } });
  await tables.forget(table);
  expect(await analyses.of(table)).toBeUndefined();
});

it('a game over which threads are lost is tried twice, and nobody waits behind it', async () => {
  server = await open();
  const { house } = server;
  const older = await finished();
  const newer = await finished();
  const analyse = vi.fn(async () => Promise.reject(new LostThread('out of memory')));
  const analyses = new HouseAnalyses({ store: house.store, log: house.log, settings: { analyses: true }, replayer: { analyse } });
  for (let i = 0; i < 3; i++) await analyses.count();
  const kept = await Promise.all([older, newer].map(({ table }) => house.store.analyses.of(table)));
  expect(kept).toEqual([{ fault: 'broken' }, { fault: 'broken' }]);
  expect(analyse).toHaveBeenCalledTimes(4);
});
