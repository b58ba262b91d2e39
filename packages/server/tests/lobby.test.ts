/** The lists of the home page, for a crowd; and that nobody fills the house with tables. */
import type { TableLine } from '@astragal/wire';
import { afterEach, describe, expect, it } from 'vitest';
import { RATE_LIMITS, UNLIMITED } from '../src/ground/settings.ts';
import { LobbyFeed } from '../src/house/lobby-feed.ts';
import { tidy } from '../src/house/tidying.ts';
import { settingsFrom } from '../src/index.ts';
import type { TableRow } from '../src/store/rows.ts';
import { FAIR, Guest, type Opened, open } from './client.ts';

const line = (id: string): TableLine => ({
  id,
  game: 'pig',
  options: {},
  seats: [],
  pace: { kind: 'untimed' },
  phase: 'setup',
  public: true,
  mine: [],
  waits: [],
  since: 0,
});

/** A feed on a store that counts how often it is asked. */
function feed(openIds: readonly string[], mine: Readonly<Record<string, readonly string[]>> = {}) {
  const counts = { open: 0, mine: 0 };
  const rows = (ids: readonly string[]) => ids.map((id) => ({ id }) as TableRow);
  const clock = { now: 0 };
  const tables = {
    open: async () => {
      counts.open++;
      return rows(openIds);
    },
    of: async (person: string) => {
      counts.mine++;
      return rows(mine[person] ?? []);
    },
  };
  return { counts, clock, feed: new LobbyFeed({ tables, now: () => clock.now, lineOf: async ({ id }) => line(id) }) };
}

const follower = (person?: string) => {
  const heard: string[] = [];
  return { person, heard, send: (text: string) => void heard.push(text) };
};

describe('a crowd that follows the lobby', () => {
  it('hears one and the same text, read once', async () => {
    const { feed: lobby, counts } = feed(['one', 'two']);
    const crowd = Array.from({ length: 800 }, () => follower());
    for (const each of crowd) lobby.follow(each);
    lobby.changed();
    await lobby.refresh();
    expect(counts).toEqual({ open: 1, mine: 0 });
    expect(new Set(crowd.map(({ heard }) => heard.length))).toEqual(new Set([1]));
    expect(JSON.parse(crowd[799]!.heard[0]!)).toEqual({ type: 'lobby', mine: [], open: [line('one'), line('two')] });
  });

  it('lets others have their turn between a few of them', async () => {
    const { feed: lobby } = feed(['one']);
    for (let i = 0; i < 800; i++) lobby.follow(follower(`p${i}`));
    lobby.changed();
    let turns = 0;
    let isDone = false;
    const turn = () => {
      turns++;
      if (!isDone) setImmediate(turn);
    };
    setImmediate(turn);
    await lobby.refresh();
    isDone = true;
    expect(turns).toBeGreaterThanOrEqual(40);
  });

  it('somebody with tables of their own hears of these, and of no table twice', async () => {
    const { feed: lobby } = feed(['one', 'two'], { ada: ['two'] });
    const ada = follower('ada');
    lobby.follow(ada);
    lobby.changed();
    await lobby.refresh();
    expect(JSON.parse(ada.heard[0]!)).toEqual({ type: 'lobby', mine: [line('two')], open: [line('one')] });
  });

  it('hears nothing when nothing is new for it, and nothing any more when it has gone', async () => {
    const { feed: lobby, clock } = feed(['one']);
    const [stays, goes] = [follower(), follower()];
    lobby.follow(stays);
    lobby.follow(goes);
    lobby.changed();
    await lobby.refresh();
    lobby.unfollow(goes);
    clock.now += 60_000;
    lobby.changed();
    await lobby.refresh();
    expect([stays.heard.length, goes.heard.length]).toEqual([1, 1]);
  });

  it('the larger it is, the more seldom it is told', async () => {
    const ids = ['one'];
    const { feed: lobby, clock, counts } = feed(ids);
    for (let i = 0; i < 800; i++) lobby.follow(follower());
    const changeAt = async (now: number) => {
      clock.now = now;
      lobby.changed();
      await lobby.refresh();
      return counts.open;
    };
    expect(await changeAt(0)).toBe(1);
    expect(await changeAt(1000)).toBe(1);
    expect(await changeAt(2000)).toBe(2);
  });
});

it('making tables is limited unless a host says otherwise', () => {
  expect(settingsFrom({}).rateLimits.tables).toEqual(RATE_LIMITS.tables);
  expect(RATE_LIMITS.tables.person.perSecond * 3600).toBeLessThanOrEqual(20);
});

describe('tables without end', () => {
  let server: Opened;
  afterEach(() => server.stop());
  const tables = { person: { perSecond: 0, burst: 3 }, address: { perSecond: 0, burst: 5 } };

  it('play now and resign, again and again, is refused after a while: for the person, then for the address', async () => {
    server = await open({ rateLimits: { ...UNLIMITED.rateLimits, tables } });
    const playAndResign = async (guest: Guest) => {
      const { table } = await guest.call('playNow', { body: { game: 'pig' } });
      await guest.call('resign', { table: table.id, body: { seat: 0 } });
    };
    const refused = { problem: { code: 'tables-too-fast', wait: expect.any(Number) } };
    const ada = await Guest.named(server.address, 'Ada');
    for (let n = 0; n < 3; n++) await playAndResign(ada);
    await expect(playAndResign(ada)).rejects.toMatchObject(refused);
    const bo = await Guest.named(server.address, 'Bo');
    for (let n = 0; n < 2; n++) await playAndResign(bo);
    await expect(playAndResign(bo)).rejects.toMatchObject(refused);
    await expect(bo.call('create', { body: { game: 'pig', seats: [{ by: 'me' }, { by: 'friend' }] } })).rejects.toMatchObject(refused);
  });

  it('finished ones are forgotten after as many days as the host says, running ones never', async () => {
    expect(settingsFrom({}).keepDays).toBeUndefined();
    const clock = { now: 1_763_172_000_000 };
    server = await open({ ...settingsOf({ KEEP_DAYS: '30' }), now: () => clock.now, idleMs: 0 });
    const ada = await Guest.named(server.address, 'Ada');
    const [over, running] = await Promise.all([0, 1].map(async () => (await ada.call('playNow', { body: { game: 'pig' } })).table.id));
    await ada.call('resign', { table: over!, body: { seat: 0 } });
    const phases = async () => (await ada.call('lobby')).mine.map(({ id, phase }) => [id, phase]);
    clock.now += 29 * 24 * 3_600_000;
    await expect.poll(() => server.house.tables.size).toBe(0);
    await tidy(server.house);
    expect(await phases()).toContainEqual([over, 'over']);
    clock.now += 2 * 24 * 3_600_000;
    await tidy(server.house);
    expect(await phases()).toEqual([[running, 'playing']]);
  });

  it('a seal begins one game, also where the first was forgotten at once: whoever played it knows the house’s side', async () => {
    const clock = { now: 1_763_172_000_000 };
    server = await open({ ...settingsOf({ KEEP_DAYS: '0' }), now: () => clock.now, idleMs: 0 }, FAIR);
    const ada = await Guest.named(server.address, 'Ada');
    const { token, hidden } = (await ada.call('seal')).seal!;
    const begin = async () =>
      ada.call('playNow', { body: { game: 'pig', sealed: { token, anchor: hidden } } }).then(
        ({ table }) => table.id,
        () => undefined,
      );
    const first = await begin();
    await ada.call('resign', { table: first!, body: { seat: 0 } });
    for (const minutes of [1, 58, 2]) {
      clock.now += minutes * 60_000;
      await expect.poll(() => server.house.tables.size).toBe(0);
      await tidy(server.house);
      expect(await begin()).not.toBe(first);
    }
  });
});

const settingsOf = (env: Record<string, string>) => ({ keepDays: settingsFrom(env).keepDays });
