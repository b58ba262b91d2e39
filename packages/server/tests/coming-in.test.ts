/** Coming in to a table: the same for a long game as for a short one, and shared by all who come. */
import { afterEach, expect, it, vi } from 'vitest';
import { HOUSE_ITSELF } from '../src/ground/rate-limits.ts';
import { playRecord } from '../src/replay/playing.ts';
import { Guest, type Opened, open, roomy } from './client.ts';
import { folder } from './databases.ts';
import { errands, shelfOf } from './toys.ts';

let server: Opened;
afterEach(() => server.stop());

const LONG = 400;

/** Ada at a table of her own, public, after so many answers. */
async function playedFor(answers: number, dataDir = folder()) {
  server = await open({ dataDir }, { games: shelfOf(errands({ rounds: 1000 })) });
  const ada = await Guest.named(server.address, 'Ada');
  const { table } = await ada.call('create', {
    body: { game: 'errands', seats: [{ by: 'me' }, { by: 'hot', name: 'Bo' }], public: true },
  });
  const { id } = table;
  await ada.call('start', { table: id });
  await ada.follow(id);
  for (let i = 0; i < answers; i++) {
    const { waits } = ada.position(id, 0);
    await ada.answer(id, waits[0]!, i % 5 === 0 ? 'work' : 'rest');
    await ada.ask({ type: 'ping' });
  }
  return { ada, id };
}

async function watcherAt(id: string, marks?: Record<string, string>): Promise<Guest> {
  const watcher = new Guest(server.address);
  await watcher.connect();
  await watcher.follow(id, marks);
  return watcher;
}

it('nothing of a long game is read or played again for those who come, however many', async () => {
  const { ada, id } = await playedFor(LONG);
  const { store, replayer } = server.house;
  const read = [
    vi.spyOn(store.matches, 'text'),
    vi.spyOn(store.matches, 'entries'),
    vi.spyOn(store.chat, 'last'),
    vi.spyOn(replayer, 'play'),
  ];
  const view = vi.spyOn(server.house.games.get('errands')!.game, 'view');
  for (let i = 0; i < 20; i++) (await watcherAt(id)).leave();
  for (const each of read) expect(each).not.toHaveBeenCalled();
  expect(view).toHaveBeenCalledTimes(1);
  expect((await watcherAt(id)).position(id).view).toEqual(ada.position(id, 0).view);
});

it('who comes gets the last lines of the log; the rest comes page by page, and together they are the whole', async () => {
  const { ada, id } = await playedFor(LONG);
  const watcher = await watcherAt(id);
  const first = watcher.firsts.get('watch')!;
  const last = watcher.logs.get('watch')!;
  const whole = ada.logs.get('0')!;
  expect(last.length).toBeGreaterThanOrEqual(200);
  expect(last.length).toBeLessThanOrEqual(250);
  expect(first + last.length).toBe(whole.length);
  const { from, events } = await watcher.call('story', { table: id, query: `?to=${first}&as=watch` });
  expect(from).toBe(0);
  expect([...events, ...last]).toEqual(whole);
  const again = await watcherAt(id, { watch: `0-${whole.length - 3}` });
  expect(again.position(id).story).toEqual({ from: whole.length - 3, events: whole.slice(-3) });
  const tooOld = await watcherAt(id, { watch: '0-1' });
  expect(tooOld.position(id).story.from).toBe(first);
});

it('after a restart it is the same: position, numbers, log and marks', async () => {
  const dataDir = folder();
  const { ada, id } = await playedFor(60, dataDir);
  await ada.ask({ type: 'undo', table: id, seat: 0, ask: ada.position(id, 0).ask });
  await ada.ask({ type: 'ping' });
  const before = ada.position(id, 1);
  await server.stop();
  server = await open({ dataDir }, { games: shelfOf(errands({ rounds: 1000 })) });
  const back = new Guest(server.address);
  back.cookie = ada.cookie;
  await back.connect();
  await back.follow(id);
  const { re: _re, story: _story, fair: _fair, ...rest } = before;
  expect(back.position(id, 1)).toMatchObject(rest);
  expect(back.logs.get('1')).toEqual(ada.logs.get('1'));
});

it('the replay thread gives what playing it here gives', async () => {
  server = await open();
  const ada = await Guest.named(server.address, 'Ada');
  const { table } = await ada.call('playNow', { body: { game: 'pig', level: 'random' } });
  await ada.follow(table.id);
  for (let i = 0; i < 6; i++) if ((await ada.turn(table.id, 0)).asks.length > 0) await ada.answer(table.id, 0, 'roll');
  await ada.turn(table.id, 0);
  const { store, games, replayer } = server.house;
  const text = (await store.matches.text(table.id))!;
  const loaded = games.get('pig')!;
  const tasks = [
    ['open', {}],
    ['page', { viewer: 0, from: 1, count: 3 }],
    ['story', { viewer: undefined, from: 0, to: 5 }],
    ['seal', {}],
    ['fork', { step: 2, viewer: 0, seed: 'x' }],
  ] as const;
  for (const [kind, given] of tasks)
    expect([kind, await replayer.play(loaded, kind, async () => text, given, HOUSE_ITSELF)]).toEqual([
      kind,
      playRecord(loaded, { kind, text, given }),
    ]);
});

it('a record has an end that no honest game reaches, and nobody gets there by going to and fro', async () => {
  server = await open({ limits: { ...roomy.limits, entriesPerMatch: 10 } }, { games: shelfOf(errands({ rounds: 1000 })) });
  const ada = await Guest.named(server.address, 'Ada');
  const { table } = await ada.call('create', { body: { game: 'errands', seats: [{ by: 'me' }, { by: 'hot', name: 'Bo' }] } });
  const { id } = table;
  await ada.call('start', { table: id });
  await ada.follow(id);
  const undo = () => ada.ask({ type: 'undo', table: id, seat: 0, ask: ada.position(id, 0).ask });
  for (let i = 0; i < 2; i++) {
    expect(await ada.answer(id, 0, 'rest')).toMatchObject({ type: 'position' });
    expect(await undo()).toMatchObject({ type: 'position' });
  }
  await ada.answer(id, 0, 'rest');
  expect(await undo()).toMatchObject({ type: 'refused', problem: { code: 'record-full', limit: 5 } });
  for (let i = 5; i < 10; i++) {
    await ada.ask({ type: 'ping' });
    const seat = ada.position(id, 0).waits[0]!;
    expect(await ada.answer(id, seat, 'rest')).toMatchObject({ type: 'position' });
  }
  await ada.ask({ type: 'ping' });
  const seat = ada.position(id, 0).waits[0]!;
  expect(await ada.answer(id, seat, 'rest')).toMatchObject({ type: 'refused', problem: { code: 'record-full', limit: 10 } });
});
