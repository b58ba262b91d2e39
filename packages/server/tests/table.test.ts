import { join } from 'node:path';
import { hash, lastStep, Match, type MatchRecord } from '@astragal/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { backup, openStore, restore } from '../src/index.ts';
import { FAIR, Guest, type Opened, open } from './client.ts';
import { folder, freePort } from './databases.ts';
import { errands, shelfOf } from './toys.ts';

let server: Opened;
const toys = { games: shelfOf(errands()) };
afterEach(() => server.stop());

/** Two named guests at a table of errands that has begun. */
async function sitDown(plan: object = {}): Promise<{ id: string; ada: Guest; bo: Guest }> {
  const ada = await Guest.named(server.address, 'Ada');
  const bo = await Guest.named(server.address, 'Bo');
  const { table, links } = await ada.call('create', { body: { game: 'errands', seats: [{ by: 'me' }, { by: 'friend' }], ...plan } });
  await bo.call('join', { body: { key: links.sit['1']!.split('#')[1]! } });
  await ada.call('start', { table: table.id });
  await ada.follow(table.id);
  await bo.follow(table.id);
  return { id: table.id, ada, bo };
}
const kinds = (log: readonly object[] | undefined) => log?.map((event) => (event as { kind: string; seat: number }).kind);
const settle = (...guests: Guest[]) => Promise.all(guests.map((guest) => guest.ask({ type: 'ping' })));

describe('undo', () => {
  it('takes back my last answer; what others did meanwhile stays, and the logs agree', async () => {
    server = await open({}, toys);
    const { id, ada, bo } = await sitDown();
    await ada.answer(id, 0, 'rest');
    await bo.answer(id, 1, 'rest');
    await settle(ada, bo);
    expect(ada.position(id, 0)).toMatchObject({ undo: true, view: { purse: [1, 1] } });
    const before = bo.position(id, 1).ask;
    const reply = await ada.ask({ type: 'undo', table: id, seat: 0, ask: ada.position(id, 0).ask });
    expect(reply).toMatchObject({ type: 'position', seat: 0, undo: false, view: { purse: [0, 1] } });
    await settle(ada, bo);
    expect(kinds(ada.logs.get('0'))).toEqual(['rested']);
    expect(ada.logs.get('0')).toEqual(bo.logs.get('1'));
    expect(bo.position(id, 1).ask).toBe(before);
    await ada.answer(id, 0, 'work');
    expect(ada.position(id, 0).undo).toBe(false);
    expect(await ada.ask({ type: 'undo', table: id, seat: 0, ask: ada.position(id, 0).ask })).toMatchObject({
      problem: { code: 'undo-closed' },
    });
    const late = new Guest(server.address);
    late.cookie = bo.cookie;
    await late.connect();
    await late.follow(id);
    expect(late.logs.get('1')).toEqual(bo.logs.get('1'));
  });

  it('a mark from before an undo brings the whole log', async () => {
    server = await open({}, toys);
    const { id, ada, bo } = await sitDown();
    await ada.answer(id, 0, 'rest');
    await settle(bo);
    const marks = { ...bo.marks };
    await ada.ask({ type: 'undo', table: id, seat: 0, ask: ada.position(id, 0).ask });
    await bo.follow(id, marks);
    expect(bo.position(id, 1).story).toEqual({ from: 0, events: [] });
    expect(bo.logs.get('1')).toEqual([]);
  });
});

it('simultaneous decisions are simultaneous: a waiting seat keeps its number while others move', async () => {
  server = await open({}, toys);
  const { id, ada, bo } = await sitDown();
  expect(ada.position(id, 0).waits).toEqual([0, 1]);
  const { ask } = bo.position(id, 1);
  await ada.answer(id, 0, 'work');
  await ada.answer(id, 0, 'peek');
  expect(await bo.answer(id, 1, 'work', ask)).toMatchObject({ type: 'position', seat: 1 });
});

it('a secret is shown to its seat alone', async () => {
  server = await open({}, toys);
  const { id, ada, bo } = await sitDown();
  await ada.answer(id, 0, 'peek');
  await settle(bo);
  expect(ada.logs.get('0')!.at(-1)).toHaveProperty('coin');
  expect(bo.logs.get('1')!.at(-1)).not.toHaveProperty('coin');
});

it('a replay of a running game shows only what the viewer may know; of a finished one, any seat', async () => {
  server = await open({}, toys);
  const { id, ada, bo } = await sitDown({ public: true });
  await ada.answer(id, 0, 'peek');
  await bo.answer(id, 1, 'peek');
  const mine = await ada.call('replay', { table: id });
  expect(mine).toMatchObject({ as: 0, total: 3, from: 0 });
  expect(mine.steps[2]!.view).toMatchObject({ coin: [expect.any(Number), 'hidden'] });
  expect(JSON.stringify(mine.steps)).not.toMatch(/"peeked","seat":1,"coin"/);
  await expect(ada.call('replay', { table: id, query: '?as=1' })).rejects.toMatchObject({ problem: { code: 'not-your-seat' } });
  const stranger = await new Guest(server.address).call('replay', { table: id });
  expect(stranger.steps.at(-1)!.view).toMatchObject({ coin: ['hidden', 'hidden'] });
  expect((await ada.call('replay', { table: id, query: '?from=1&count=1' })).steps.map(({ step, seat }) => [step, seat])).toEqual([[1, 0]]);
  await ada.call('resign', { table: id, body: { seat: 0 } });
  expect((await ada.call('replay', { table: id, query: '?as=1' })).steps[2]!.view).toMatchObject({ coin: ['hidden', expect.any(Number)] });
  await expect(ada.call('fork', { table: id, body: { step: 9, seat: 0 } })).rejects.toMatchObject({ problem: { code: 'bad-setup' } });
  expect((await ada.call('fork', { table: id, body: { step: 1, seat: 1 } })).table).toMatchObject({ mine: [1], phase: 'playing' });
});

it('playing on from a running game begins at what the seat may know, in private, and leaves the game alone', async () => {
  server = await open({ botPauseMs: 600_000 }, { ...toys, ...FAIR }); // The bot's turn never comes.
  const { id, ada, bo } = await sitDown({ public: true });
  await ada.answer(id, 0, 'peek');
  await bo.answer(id, 1, 'peek');
  await bo.answer(id, 1, 'rest');
  const coin = (ada.position(id, 0).view as { coin: unknown[] }).coin[0];
  const forked = await Promise.all(
    Array.from({ length: 12 }, async () => (await ada.call('fork', { table: id, body: { step: 2, seat: 0 } })).table),
  );
  expect(forked[0]).toMatchObject({ phase: 'playing', mine: [0], public: false, from: { table: id, step: 2 } });
  const heads = await Promise.all(forked.map(async (table) => (await server.house.store.matches.head(table.id))!.record));
  const coins = heads.map(({ opening }) => (opening!.state as { coin: number[] }).coin);
  expect(new Set(coins.map(([mine]) => mine))).toEqual(new Set([coin]));
  expect(new Set(coins.map(([, theirs]) => theirs)).size).toBeGreaterThan(1); // Guessed, not copied.
  expect(heads.every(({ dealt }) => dealt.length === 0)).toBe(true);

  const fork = forked[0]!.id;
  await expect(bo.call('table', { table: fork })).rejects.toMatchObject({ problem: { code: 'not-found' } });
  const again = new Guest(server.address);
  again.cookie = ada.cookie;
  await again.connect();
  await again.follow(fork);
  const first = await ada.call('replay', { table: fork, query: '?count=1' });
  expect(first.steps[0]).toMatchObject({ step: 0, waits: [0, 1], events: [], view: { purse: [0, 0], coin: [coin, 'hidden'] } });
  expect(await again.answer(fork, 0, 'rest')).toMatchObject({ type: 'position', view: { purse: [1, 0] } });
  await ada.call('resign', { table: fork, body: { seat: 0 } });
  const record = (await ada.call('record', { table: fork })) as unknown as MatchRecord;
  expect(hash(lastStep(errands(), record).position)).toBe(hash(Match.reopen(errands(), record, () => 0).now));
  expect(await ada.answer(id, 0, 'rest')).toMatchObject({ type: 'position', seat: 0 });
});

it('whoever sits at a running game plays on in their own seat; a watcher in any, knowing what watchers know', async () => {
  server = await open({ botPauseMs: 600_000 }, { ...toys, ...FAIR });
  const { id, ada } = await sitDown({ public: true });
  await ada.answer(id, 0, 'peek');
  await expect(ada.call('fork', { table: id, body: { step: 1, seat: 1 } })).rejects.toMatchObject({ problem: { code: 'not-your-seat' } });
  await expect(ada.call('fork', { table: id, body: { step: 2, seat: 0 } })).rejects.toMatchObject({ problem: { code: 'bad-setup' } });
  const watcher = await Guest.named(server.address, 'Cy');
  const coins = new Set<number>();
  for (let i = 0; i < 20; i++) {
    const { table } = await watcher.call('fork', { table: id, body: { step: 1, seat: 0 } });
    expect(table.mine).toEqual([0]);
    coins.add(((await server.house.store.matches.head(table.id))!.record.opening!.state as { coin: number[] }).coin[0]!);
  }
  expect(coins.size).toBeGreaterThan(1);
  const hidden = await sitDown();
  await expect(watcher.call('fork', { table: hidden.id, body: { step: 0, seat: 0 } })).rejects.toMatchObject({
    problem: { code: 'not-found' },
  });
  watcher.leave();
});

it('a rule that fails freezes its table alone, keeps the last good position and a report', async () => {
  server = await open({}, toys);
  const { id, ada, bo } = await sitDown();
  await ada.answer(id, 0, 'rest');
  const frozen = bo.next((notice) => notice.type === 'table' && notice.table.phase === 'frozen');
  expect(await ada.answer(id, 0, 'fail')).toMatchObject({ type: 'refused', problem: { code: 'frozen', reason: 'rules' } });
  expect(await frozen).toMatchObject({ table: { reason: 'rules' } });
  await settle(ada);
  expect(ada.position(id, 0)).toMatchObject({ view: { purse: [1, 0] }, asks: [], waits: [] });
  expect(await bo.answer(id, 1, 'rest')).toMatchObject({ problem: { code: 'frozen' } });
  expect(await server.house.store.matches.faults(id)).toMatchObject([
    { entry: { seat: 0, choice: 'fail' }, number: 1, error: expect.stringContaining('a rule that fails') },
  ]);
  await expect(ada.call('record', { table: id })).rejects.toMatchObject({ problem: { code: 'still-running' } });
  expect((await ada.call('house')).tables).toMatchObject({ frozen: 1, playing: 0 });
  const other = await sitDown();
  expect(await other.ada.answer(other.id, 0, 'rest')).toMatchObject({ type: 'position' });
  expect(server.lines.some((line) => line.includes('rules failed'))).toBe(true);
});

it.each(['playing', 'over'] as const)(
  'a game that is %s whose record does not fit its rules says so, whatever is asked of it',
  async (phase) => {
    const dataDir = folder();
    server = await open({ dataDir }, toys);
    const { id, ada } = await sitDown();
    await ada.answer(id, 0, 'rest');
    if (phase === 'over') await ada.call('resign', { table: id, body: { seat: 0 } });
    await server.house.store.driver.run("UPDATE entries SET entry = replace(entry, 'rest', 'dance') WHERE match = ?", id);
    await server.stop();
    server = await open({ dataDir }, toys);
    const again = new Guest(server.address);
    again.cookie = ada.cookie;
    expect((await again.call('table', { table: id })).table.phase).toBe(phase === 'over' ? 'over' : 'frozen');
    const frozen = { problem: { code: 'frozen', reason: 'record' } };
    await expect(again.call('replay', { table: id })).rejects.toMatchObject(frozen);
    await expect(again.call('story', { table: id, query: '?to=1' })).rejects.toMatchObject(frozen);
    if (phase === 'over') await expect(again.call('record', { table: id })).rejects.toMatchObject(frozen);
    else await expect(again.call('fork', { table: id, body: { step: 1, seat: 0 } })).rejects.toMatchObject(frozen);
  },
);

it('idle tables leave memory and come back on demand', async () => {
  let now = 1_000_000;
  server = await open({ now: () => now, idleMs: 60_000 }, toys);
  const { id, ada, bo } = await sitDown();
  await ada.answer(id, 0, 'rest');
  ada.leave();
  bo.leave();
  await expect.poll(() => server.house.sockets.total).toBe(0);
  now += 61_000;
  await expect.poll(() => server.house.tables.size).toBe(0);
  await ada.connect();
  await ada.follow(id);
  expect(ada.position(id, 0)).toMatchObject({ undo: true, view: { purse: [1, 0] } });
});

describe('another server on the same store', () => {
  it('goes on where the last one stopped: position, numbers, log, undo', async () => {
    const dataDir = folder();
    server = await open({ dataDir }, toys);
    const { id, ada, bo } = await sitDown();
    await ada.answer(id, 0, 'rest');
    await bo.answer(id, 1, 'work');
    await settle(ada, bo);
    const before = ada.position(id, 0);
    const bye = ada.next((notice) => notice.type === 'bye');
    await server.stop();
    await bye;
    server = await open({ dataDir }, toys);
    const again = new Guest(server.address);
    again.cookie = ada.cookie;
    await again.connect();
    again.logs.set('0', [...ada.logs.get('0')!]);
    await again.follow(id, ada.marks);
    const { re: _re, story: _story, fair: _fair, ...rest } = before;
    expect(again.position(id, 0)).toMatchObject({ ...rest, story: { from: ada.logs.get('0')!.length, events: [] } });
    expect(await again.ask({ type: 'undo', table: id, seat: 0, ask: before.ask })).toMatchObject({
      view: { purse: [0, expect.any(Number)] },
    });
  });

  it('with other rules refuses to go on, and goes on again with the right ones', async () => {
    const dataDir = folder();
    server = await open({ dataDir }, toys);
    const { id, ada } = await sitDown();
    await ada.answer(id, 0, 'rest');
    for (const [version, phase] of [
      [2, 'frozen'],
      [1, 'playing'],
    ] as const) {
      await server.stop();
      server = await open({ dataDir }, { games: shelfOf(errands({ version })) });
      const again = new Guest(server.address);
      again.cookie = ada.cookie;
      await again.connect();
      await again.follow(id);
      expect(again.latest('table').table).toMatchObject({ phase, version: 1, ...(phase === 'frozen' && { reason: 'version' }) });
      // Whatever is written meanwhile, that it is frozen is not.
      await again.call('change', { table: id, body: { chat: phase === 'playing' } });
      expect(await server.house.store.tables.byId(id)).toMatchObject({ phase: 'playing', chat: phase === 'playing' });
    }
  });

  it('with mended rules goes on where the rules failed, also where an earlier server wrote down that it was frozen', async () => {
    const dataDir = folder();
    server = await open({ dataDir }, toys);
    const { id, ada } = await sitDown();
    await ada.answer(id, 0, 'rest');
    expect(await ada.answer(id, 0, 'fail')).toMatchObject({ problem: { code: 'frozen' } });
    const row = (await server.house.store.tables.byId(id))!;
    expect(row.phase).toBe('playing');
    await server.house.store.tables.save({ ...row, phase: 'frozen', reason: 'rules' }, 1);
    await server.stop();
    server = await open({ dataDir }, toys);
    const again = new Guest(server.address);
    again.cookie = ada.cookie;
    await again.connect();
    await again.follow(id);
    expect(await again.answer(id, 0, 'rest')).toMatchObject({ type: 'position', view: { purse: [2, 0] } });
  });

  it('two servers at once: the number of an entry is the only lock', async () => {
    const dataDir = folder();
    server = await open({ dataDir }, toys);
    const { id, ada, bo } = await sitDown();
    const second = await open({ port: await freePort() }, { ...toys, store: await openStore({ file: join(dataDir, 'astragal.db') }) });
    const there = new Guest(second.address);
    there.cookie = bo.cookie;
    await there.connect();
    await there.follow(id);
    await ada.answer(id, 0, 'rest');
    // Whoever comes second answers on the newer position, and hears nothing of it.
    expect(await there.answer(id, 1, 'rest')).toMatchObject({ type: 'position', view: { purse: [1, 1] } });
    // What is no longer possible is refused, with the position as it is.
    expect(await ada.answer(id, 0, 'rest', 0)).toMatchObject({ type: 'refused', problem: { code: 'stale' } });
    await second.stop();
  });

  it('two people at two servers take the same seat at once: one gets it, the other hears why not', async () => {
    const dataDir = folder();
    server = await open({ dataDir }, toys);
    const second = await open({ port: await freePort() }, { ...toys, store: await openStore({ file: join(dataDir, 'astragal.db') }) });
    const ada = await Guest.named(server.address, 'Ada');
    const bo = await Guest.named(server.address, 'Bo');
    const cy = await Guest.named(second.address, 'Cy');
    for (let time = 0; time < 10; time++) {
      const plan = { game: 'errands', seats: [{ by: 'me' }, { by: 'friend' }], public: true } as const;
      const { id } = (await ada.call('create', { body: { ...plan, seats: [...plan.seats] } })).table;
      for (const guest of [bo, cy]) await guest.call('table', { table: id }); // Both servers know the empty seat.
      const tries = await Promise.allSettled([bo, cy].map((guest) => guest.call('sit', { table: id, body: {} })));
      const refused = tries.filter((each) => each.status === 'rejected');
      expect(refused.map(({ reason }) => reason.problem)).toEqual([{ code: 'table-full' }]);
      const sits = tries.map(({ status }) => status === 'fulfilled');
      const stored = (await server.house.store.tables.byId(id))!;
      expect(stored.chairs[1]!.name).toBe(sits[0] ? 'Bo' : 'Cy');
      const mine = await Promise.all([bo, cy].map(async (guest) => (await guest.call('lobby')).mine.some((line) => line.id === id)));
      expect(mine).toEqual(sits);
    }
    await second.stop();
  });
});

it('a backup made while people play can be restored while they play', async () => {
  const dataDir = folder();
  server = await open({ dataDir }, toys);
  const { id, ada, bo } = await sitDown();
  await ada.answer(id, 0, 'rest');
  const file = join(folder(), 'backup.gz');
  const beside = await openStore({ file: join(dataDir, 'astragal.db') });
  await backup(beside, file);
  await ada.answer(id, 0, 'rest');
  await restore(beside, file);
  await beside.close();
  // The next answer finds that its place in the record is not there: everybody gets the restored position.
  expect(await ada.answer(id, 0, 'rest')).toMatchObject({ problem: { code: 'stale' } });
  await settle(ada, bo);
  expect(bo.position(id, 1)).toMatchObject({ view: { purse: [1, 0] } });
  expect(await ada.answer(id, 0, 'rest')).toMatchObject({ type: 'position', view: { purse: [2, 0] } });
});
