/** Whoever is sent away, or may look no more, stops hearing at once. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Guest, type Opened, open } from './client.ts';
import { errands, shelfOf } from './toys.ts';

let server: Opened;
let ada: Guest;
let bo: Guest;
beforeEach(async () => {
  server = await open({}, { games: shelfOf(errands()) });
  ada = await Guest.named(server.address, 'Ada');
  bo = await Guest.named(server.address, 'Bo');
});
afterEach(() => server.stop());

const seats = [{ by: 'me' as const }, { by: 'friend' as const }];
const keyIn = (link: string | undefined): string => link!.split('#')[1]!;

it('kicking is complete: sockets, seat, code and links', async () => {
  const { table, links } = await ada.call('create', { body: { game: 'errands', seats } });
  const { id, code } = table;
  await bo.call('join', { body: { key: keyIn(links.watch) } });
  await bo.call('join', { body: { code: code! } });
  const tabs = [bo, new Guest(server.address)];
  tabs[1]!.cookie = bo.cookie;
  await tabs[1]!.connect();
  for (const tab of tabs) await tab.follow(id);
  await ada.follow(id);
  const told = tabs.map((tab) => tab.next((notice) => notice.type === 'unfollowed'));
  await ada.call('kick', { table: id, body: { seat: 1 } });
  expect(await Promise.all(told)).toEqual([
    { type: 'unfollowed', table: id },
    { type: 'unfollowed', table: id },
  ]);
  const heard = tabs.map((tab) => tab.heard.length);
  expect(await ada.ask({ type: 'chat', table: id, text: 'gone at last' })).toMatchObject({ type: 'done' });
  await ada.call('change', { table: id, body: { takeover: false } });
  for (const tab of tabs) {
    expect(await tab.ask({ type: 'chat', table: id, text: 'hello?' })).toMatchObject({ problem: { code: 'not-found' } });
    expect(await tab.follow(id)).toMatchObject({ problem: { code: 'not-found' } });
  }
  expect(tabs.map((tab) => tab.heard.length - 2)).toEqual(heard);
  const now = (await ada.call('table', { table: id })).table;
  expect(now.code).toMatch(/^\w{8}$/);
  expect(now.code).not.toBe(code);
  for (const body of [{ code: code! }, { code: now.code! }, { key: keyIn(links.watch) }])
    await expect(bo.call('join', { body })).rejects.toMatchObject({ problem: { code: expect.stringMatching(/not-found|link-spent/) } });
  await ada.call('change', { table: id, body: { public: true } });
  await expect(bo.call('sit', { table: id, body: {} })).rejects.toMatchObject({ problem: { code: 'not-found' } });
  // The host may think better of it.
  const again = await ada.call('links', { table: id, body: { seats: [1] } });
  await bo.call('join', { body: { key: keyIn(again.links.sit['1']) } });
  expect((await bo.call('table', { table: id })).table.mine).toEqual([1]);
});

it('watchers of a table that turns private stop hearing; those who were let in by a link go on', async () => {
  const { table, links } = await ada.call('create', {
    body: { game: 'errands', seats: [{ by: 'me' }, { by: 'hot', name: 'Cy' }], public: true },
  });
  const { id } = table;
  await ada.call('start', { table: id });
  await ada.follow(id);
  const invited = await Guest.named(server.address, 'Di');
  await invited.call('join', { body: { key: keyIn(links.watch) } });
  const nobody = new Guest(server.address);
  await nobody.connect();
  for (const watcher of [bo, nobody, invited]) await watcher.follow(id);
  const told = [bo, nobody].map((watcher) => watcher.next((notice) => notice.type === 'unfollowed'));
  await ada.call('change', { table: id, body: { public: false } });
  await Promise.all(told);
  await ada.answer(id, 0, 'rest');
  for (const watcher of [bo, nobody, invited]) await watcher.ask({ type: 'ping' });
  expect([bo, nobody, invited].map((watcher) => watcher.position(id).view)).toMatchObject([
    { purse: [0, 0] },
    { purse: [0, 0] },
    { purse: [1, 0] },
  ]);
  await expect(nobody.call('replay', { table: id })).rejects.toMatchObject({ problem: { code: 'not-found' } });
});

it('what is hidden in a game that is not over can be read by nobody, though it is frozen', async () => {
  const { table } = await ada.call('create', { body: { game: 'errands', seats: [{ by: 'me' }, { by: 'hot', name: 'Cy' }], public: true } });
  const { id } = table;
  await ada.call('start', { table: id });
  await ada.follow(id);
  await ada.answer(id, 0, 'fail');
  expect(ada.latest('table').table.phase).toBe('frozen');
  for (const guest of [ada, bo]) {
    await expect(guest.call('record', { table: id })).rejects.toMatchObject({ problem: { code: 'still-running' } });
    const { steps } = await guest.call('replay', { table: id });
    expect(steps.map(({ view }) => (view as { coin: unknown }).coin)).toEqual([['hidden', 'hidden']]);
    await expect(guest.call('fork', { table: id, body: { step: 0, seat: 1 } })).rejects.toMatchObject({ problem: { code: 'frozen' } });
  }
  await expect(bo.call('replay', { table: id, query: '?as=0' })).rejects.toMatchObject({ problem: { code: 'not-your-seat' } });
});
