/** Several servers, one house: real processes, people of one table at different servers. */
import { verify } from '@astragal/fair';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SHARDS } from '../src/cluster/shards.ts';
import { answersOf, Guest } from './client.ts';
import { type House, openHouse, serverEnv, startServer } from './cluster.ts';
import { freePort } from './databases.ts';
import { Checker, recordOf, sitDown as sitDownFair } from './fair-checker.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse(3, { IDLE_SECONDS: '3600' });
}, 120_000);
afterAll(() => house.stop(), 60_000);

const at = (index: number): string => house.servers[index]!.address;

/** The same person, at another server. */
async function elsewhere(guest: Guest, index: number): Promise<Guest> {
  const there = new Guest(at(index));
  there.cookie = guest.cookie;
  await there.connect();
  return there;
}

/** Ada at the first server, Bo at the second, at one table that has begun. */
async function sitDown(plan: object = {}) {
  const ada = await Guest.named(at(0), 'Ada');
  const bo = await Guest.named(at(1), 'Bo');
  const { table, links } = await ada.call('create', { body: { game: 'pig', seats: [{ by: 'me' }, { by: 'friend' }], ...plan } as never });
  await ada.follow(table.id);
  const key = links.sit['1']!.split('#')[1]!;
  await bo.call('join', { body: { key } });
  await bo.follow(table.id);
  await ada.call('start', { table: table.id });
  await bo.next((notice) => notice.type === 'position').catch(() => {});
  return { id: table.id, ada, bo };
}

/** Which seats' people are there, as this guest heard last. */
function seatsHere(guest: Guest): readonly boolean[] {
  const last = guest.heard.findLast((notice) => notice.type === 'table' || notice.type === 'presence');
  if (last?.type === 'presence') return last.here;
  return last?.type === 'table' ? last.table.seats.map(({ here }) => here) : [];
}

describe('one house on several servers', () => {
  it('people at different servers play one game: every answer reaches the other', async () => {
    const { id, ada, bo } = await sitDown();
    for (let i = 0; i < 30; i++) {
      const [seat, mine, other] = ada.position(id, 0).waits[0] === 0 ? ([0, ada, bo] as const) : ([1, bo, ada] as const);
      const heard = other.next((notice) => notice.type === 'position' && notice.seat === 1 - seat);
      expect(await mine.answer(id, seat, answersOf(mine.position(id, seat))[i % 2] ?? 'roll')).toMatchObject({ type: 'position', seat });
      await heard;
      expect(other.position(id, 1 - seat).view).toEqual(mine.position(id, seat).view);
      expect(other.logs.get(`${1 - seat}`)).toEqual(mine.logs.get(`${seat}`));
    }
  });

  it('who is here, chat, and being sent away hold at every server', async () => {
    const ada = await Guest.named(at(0), 'Ada');
    const bo = await Guest.named(at(1), 'Bo');
    const { table } = await ada.call('create', { body: { game: 'pig', seats: [{ by: 'me' }, { by: 'friend' }], chat: true } });
    await ada.follow(table.id);
    await bo.call('join', { body: { code: table.code! } });
    const comes = ada.next((notice) => notice.type === 'presence' && notice.here[1] === true);
    await bo.follow(table.id);
    await comes;
    // Who is at other servers is heard a moment after one came in.
    for (let here = seatsHere(bo); !here.every(Boolean); here = seatsHere(bo)) await bo.next((notice) => notice.type === 'presence');
    const heard = ada.next((notice) => notice.type === 'chat');
    await bo.ask({ type: 'chat', table: table.id, text: 'good evening' });
    expect(await heard).toMatchObject({ lines: [{ name: 'Bo', text: 'good evening', number: 1 }] });
    const gone = bo.next((notice) => notice.type === 'unfollowed');
    await ada.call('kick', { table: table.id, body: { seat: 1 } });
    await gone;
    await expect(bo.call('table', { table: table.id })).rejects.toMatchObject({ problem: { code: 'not-found' } });
  });

  it('bots answer once, whichever server looks after them', async () => {
    const ada = await Guest.named(at(2), 'Ada');
    for (let i = 0; i < 6; i++) {
      const { table } = await ada.call('playNow', { body: { game: 'pig', options: { goal: '50' }, level: 'random' } });
      await ada.follow(table.id);
      for (let now = await ada.turn(table.id, 0); !now.over; now = await ada.turn(table.id, 0))
        await ada.answer(table.id, 0, answersOf(now).at(-1)!);
      expect((await ada.call('lobby')).mine.find(({ id }) => id === table.id)).toBeDefined();
    }
  });

  it('an open table is listed at every server, and the list follows', async () => {
    const ada = await Guest.named(at(0), 'Ada');
    const cy = await Guest.named(at(2), 'Cy');
    await cy.ask({ type: 'lobby', follow: true });
    const { table } = await ada.call('create', { body: { game: 'pig', seats: [{ by: 'me' }, { by: 'friend' }], public: true } });
    await expect.poll(() => cy.latest('lobby').open.some(({ id }) => id === table.id)).toBe(true);
    await cy.call('sit', { table: table.id, body: {} });
    await expect.poll(() => cy.latest('lobby').mine.some(({ id }) => id === table.id)).toBe(true);
  });

  it('a clock runs out once, and who comes back at another server has time again', async () => {
    const { id, ada, bo } = await sitDown({ pace: { kind: 'live', bank: 10, increment: 0 }, timeout: 'bot' });
    await expect.poll(() => bo.latest('table').table.seats[0]!.gone).toBe('timeout');
    const again = await elsewhere(ada, 2);
    await again.follow(id);
    expect((await again.call('sit', { table: id, body: { seat: 0 } })).table.seats[0]!.gone).toBeUndefined();
    await expect.poll(() => bo.latest('table').table.seats[0]!.gone).toBeUndefined();
    await expect.poll(() => again.position(id, 0).clocks!.left[0]).toBeGreaterThan(20_000);
    await expect.poll(() => bo.position(id, 1).clocks!.left[0]).toBeGreaterThan(20_000);
  });

  it('a second server without NATS refuses to start, in one line', async () => {
    await expect(startServer(serverEnv(house.databaseUrl, undefined, await freePort()))).rejects.toThrow(
      /^the database of DATABASE_URL is in use by another server: several need NATS_URL to hear each other$/,
    );
  });
});

describe('what is away', () => {
  it('a server that is killed: luck that can be checked is one proof at all of them, before and after', async () => {
    const { id, ada, bo: first } = await sitDownFair(at(0), at(1));
    let bo = first;
    const play = async (answers: number) => {
      for (let i = 0; i < answers; i++) {
        const [mine, other] = ada.guest.position(id, 0).asks.length > 0 ? [ada, bo] : [bo, ada];
        const heard = other.guest.next((notice) => notice.type === 'position');
        expect(await mine.answer(id, 'roll')).toMatchObject({ type: 'position' });
        await heard;
      }
    };
    await play(8);
    await house.servers[1]!.kill();
    const there = await elsewhere(bo.guest, 2);
    await there.follow(id);
    bo.read(id);
    bo = Object.assign(new Checker(there, 1), { chain: bo.chain, proof: bo.proof });
    await play(8);
    await house.start(1);
    await ada.guest.call('resign', { table: id, body: { seat: 0 } });
    const found = verify(await recordOf(ada.guest, id));

    expect(found).toMatchObject({ verdict: 'proven', renewals: [], rolls: { seat: 16, server: 0, system: 0 } });
    // Other servers tell a moment later.
    for (const each of [ada, bo])
      await expect
        .poll(() => {
          each.read(id);
          return each.proof!.state;
        })
        .toMatchObject({ fault: undefined, transcript: found.transcript });
  });

  it('a server: others look after its shards, and give some back when it returns', async () => {
    const shards = async (...servers: number[]) => {
      const texts = await Promise.all(servers.map(async (index) => (await fetch(`${at(index)}/metrics`)).text()));
      return texts.map((text) => Number(/^astragal_shards (\d+)$/m.exec(text)?.[1]));
    };
    const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);
    await expect.poll(async () => sum(await shards(0, 1, 2))).toBe(SHARDS);
    await house.servers[2]!.kill();
    await expect.poll(async () => sum(await shards(0, 1))).toBe(SHARDS);
    await house.start(2);
    await expect.poll(async () => Math.min(...(await shards(0, 1, 2)))).toBeGreaterThan(SHARDS / 4);
    await expect.poll(async () => sum(await shards(0, 1, 2))).toBe(SHARDS);
  });

  it('NATS: people play on, others are at most two seconds behind; all is live again when it is back', async () => {
    const { id, ada, bo } = await sitDown();
    await house.nats.kill();
    await expect.poll(async () => (await fetch(`${at(0)}/readyz`)).json()).toEqual({ ok: true, nats: 'away' });
    for (let i = 0; i < 4; i++) {
      const [seat, mine, other] = ada.position(id, 0).waits[0] === 0 ? ([0, ada, bo] as const) : ([1, bo, ada] as const);
      const heard = other.next((notice) => notice.type === 'position' && notice.seat === 1 - seat);
      expect(await mine.answer(id, seat, 'roll')).toMatchObject({ type: 'position' });
      await heard;
      expect(other.position(id, 1 - seat).view).toEqual(mine.position(id, seat).view);
    }
    await house.restartNats();
    for (const index of [0, 1, 2])
      await expect.poll(async () => (await fetch(`${at(index)}/readyz`)).json()).toEqual({ ok: true, nats: 'here' });
  });

  it('PostgreSQL: answers are refused with a reason, and count again when it is back', async () => {
    const { id, ada, bo } = await sitDown();
    await house.postgres.kill();
    const seat = ada.position(id, 0).waits[0]!;
    const mine = seat === 0 ? ada : bo;
    expect(await mine.answer(id, seat, 'roll')).toMatchObject({ type: 'refused', problem: { code: 'store-down' } });
    await expect.poll(async () => (await fetch(`${at(0)}/readyz`)).status).toBe(503);
    await house.postgres.start();
    await expect.poll(async () => (await mine.answer(id, seat, 'roll')).type).toBe('position');
  });
});
