/** "Beat this": the luck of a finished game once more, for whoever may have it, and its ghost. */
import { type MatchRecord, seeded } from '@astragal/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ServerParts } from '../src/index.ts';
import { Guest, type Opened, open } from './client.ts';
import { folder } from './databases.ts';

let server: Opened;
let ada: Guest;
let bo: Guest;
const dataDir = { dataDir: '' };

/** No table of this house has the luck of another by chance, nor do its bots think with the same. */
function ownLuck(): ServerParts {
  const chance = seeded('beating');
  let thoughts = 0;
  return {
    luck: (n, name) => chance.below(n, name),
    seeds: (what) => (what.startsWith('bot') ? `${what}: ${thoughts++}` : what),
  };
}

beforeEach(async () => {
  dataDir.dataDir = folder();
  server = await open(dataDir, ownLuck());
  [ada, bo] = [await Guest.named(server.address, 'Ada'), await Guest.named(server.address, 'Bo')];
});
afterEach(() => server.stop());

/** The house is closed and opened again, and Bo comes back. */
async function restart(): Promise<void> {
  await server.stop();
  server = await open(dataDir, ownLuck());
  const { cookie } = bo;
  bo = new Guest(server.address);
  bo.cookie = cookie;
  await bo.connect();
}

const closed = (why: string) => ({ problem: { code: 'beat-closed', why } });

/** Plays on: holds at so many points, or as a record says; stops after so many answers. */
async function play(guest: Guest, table: string, goal: number | string[], most = Number.POSITIVE_INFINITY): Promise<boolean> {
  await guest.follow(table);
  const seat = guest.latest('table').table.mine[0]!;
  for (let i = 0; i < most; i++) {
    const { over, view } = await guest.turn(table, seat);
    if (over) return true;
    const { risked } = view as { risked: number };
    await guest.answer(table, seat, typeof goal === 'object' ? (goal.shift() ?? 'roll') : risked >= goal ? 'hold' : 'roll');
  }
  return false;
}

const playNow = async (guest: Guest, body: object = {}): Promise<string> =>
  (await guest.call('playNow', { body: { game: 'pig', ...body } })).table.id;
/** A game of Ada's against bots, finished and shown. */
async function finished(guest = ada): Promise<string> {
  const table = await playNow(guest, { seats: 3, options: { goal: '50' } });
  await play(guest, table, 12);
  await guest.call('show', { table, body: { on: true } });
  return table;
}
const beat = async (guest: Guest, table: string, seat?: number) =>
  (await guest.call('beat', { table, body: seat === undefined ? {} : { seat } })).table;
const recordOf = async (guest: Guest, table: string): Promise<MatchRecord> =>
  (await guest.call('record', { table })) as unknown as MatchRecord;
const answersOf = ({ entries }: MatchRecord, seat: number): string[] =>
  entries.flatMap((entry) => ('choice' in entry && entry.seat === seat ? [entry.choice] : []));
const diceOf = ({ entries }: MatchRecord, seat: number): number[] =>
  entries.flatMap((entry) => ('luck' in entry && entry.seat === seat ? entry.luck.map(([, , value]) => value) : []));

describe('the same game once more', () => {
  it('whoever answers as they did has their game, bots included, also after a restart', async () => {
    const table = await finished();
    const theirs = await recordOf(ada, table);
    const mine = await beat(bo, table);
    expect(mine).toMatchObject({ phase: 'playing', mine: [0], options: { goal: '50' }, public: false, shared: `game ${table}` });
    expect(mine.seats.slice(1)).toMatchObject(
      (await ada.call('table', { table })).table.seats.slice(1).map(({ by, name }) => ({ by, name })),
    );
    const answers = answersOf(theirs, 0);
    await play(bo, mine.id, answers, 4);
    await restart();
    await play(bo, mine.id, answers);
    const { entries, luck } = await recordOf(bo, mine.id);
    const bare = (each: MatchRecord['entries']) => each.map(({ fair: _, ...entry }) => entry);
    expect(bare(entries)).toEqual(bare(theirs.entries));
    expect(luck).toEqual({ from: 'shared', of: `game ${table}`, hash: expect.stringMatching(/^[\w-]{43}$/) });
    const ghost = await bo.call('ghost', { table: mine.id });
    expect(ghost).toMatchObject({ table, name: 'Ada' });
    expect(ghost.mine).toEqual(ghost.theirs);
    expect(ghost.scores!.mine).toEqual(ghost.scores!.theirs);
    expect(ghost).not.toHaveProperty('parted');
    expect((await bo.call('history')).games[0]).toMatchObject({ id: mine.id, forked: true });
  });

  it('whoever plays otherwise has their dice as long as both ask for them, and hears where the games part', async () => {
    const table = await finished();
    const mine = await beat(bo, table);
    await play(bo, mine.id, 25);
    const [theirs, record] = [await recordOf(ada, table), await recordOf(bo, mine.id)];
    for (const seat of [0, 1, 2]) {
      const [then, now] = [diceOf(theirs, seat), diceOf(record, seat)];
      const both = Math.min(then.length, now.length);
      expect(now.slice(0, both)).toEqual(then.slice(0, both));
    }
    expect(answersOf(record, 0)).not.toEqual(answersOf(theirs, 0));
    const { parted, scores } = await bo.call('ghost', { table: mine.id });
    expect(parted).toBeGreaterThanOrEqual(1);
    expect(scores).toMatchObject({ mine: { done: true }, theirs: { done: true } });
  });

  it('hints that were taken in the other game are told of, too', async () => {
    const table = await playNow(ada, { seats: 2, options: { goal: '50' }, coach: 'hints' });
    await ada.follow(table);
    await ada.turn(table, 0);
    expect(await ada.ask({ type: 'hint', table, seat: 0 })).toMatchObject({ type: 'done' });
    await play(ada, table, 12);
    await ada.call('show', { table, body: { on: true } });
    const mine = await beat(bo, table);
    await play(bo, mine.id, 25);
    expect(await bo.call('ghost', { table: mine.id })).toMatchObject({ name: 'Ada', hints: 1 });
  });

  it('nothing is told of the other game but rounds that one has finished oneself', async () => {
    const table = await finished();
    const { id } = await beat(bo, table);
    await play(bo, id, 12, 5);
    await bo.turn(id, 0);
    const ghost = await bo.call('ghost', { table: id });
    expect(Object.keys(ghost).filter((key) => key !== 'parted')).toEqual(['table', 'name', 'mine', 'theirs']);
    expect(ghost.theirs.length).toBeLessThanOrEqual(ghost.mine.length);
    const seed = Buffer.from(await server.house.shared.seedOf(`game ${table}`, 'pig')).toString('base64url');
    expect(JSON.stringify([ghost, bo.heard])).not.toContain(seed);
    await expect(bo.call('record', { table: id })).rejects.toMatchObject({ problem: { code: 'still-running' } });
    await expect(ada.call('ghost', { table: id })).rejects.toMatchObject({ problem: { code: 'not-found' } });
  });

  it('of several people one seat is mine; the others answer as they did as long as they see the same, as bots', async () => {
    const { table, links } = await ada.call('create', {
      body: { game: 'pig', options: { goal: '50' }, seats: [{ by: 'me' }, { by: 'friend' }] },
    });
    await bo.call('join', { body: { key: links.sit[1]!.split('#')[1]! } });
    await ada.call('start', { table: table.id });
    await Promise.all([play(ada, table.id, 10), play(bo, table.id, 15)]);
    const theirs = await recordOf(bo, table.id);
    const mine = await beat(bo, table.id);
    expect(mine).toMatchObject({
      mine: [1],
      seats: [
        { by: 'bot', level: 'random' },
        { by: 'person', name: 'Bo' },
      ],
    });
    await play(bo, mine.id, answersOf(theirs, 1));
    expect(answersOf(await recordOf(bo, mine.id), 0)).toEqual(answersOf(theirs, 0));
    expect(await beat(bo, table.id, 0)).toMatchObject({ mine: [0] });
  });
});

describe('who may', () => {
  it('whoever played it, and others as long as it is shown; nobody learns whether there is one that is not', async () => {
    const table = await finished();
    expect((await beat(bo, table)).mine).toEqual([0]);
    await ada.call('show', { table, body: { on: false } });
    await expect(beat(bo, table)).rejects.toMatchObject(closed('hidden'));
    await expect(beat(bo, table.replace(/./g, 'a'))).rejects.toMatchObject(closed('hidden'));
    expect((await beat(ada, table)).mine).toEqual([0]);
  });

  it('a visitor whom nobody knows needs a name, as everywhere', async () => {
    const table = await finished();
    const stranger = new Guest(server.address);
    await expect(beat(stranger, table)).rejects.toMatchObject({ problem: { code: 'no-name' } });
    await stranger.call('changeMe', { body: { name: 'Cy' } });
    expect((await beat(stranger, table)).seats[0]).toMatchObject({ name: 'Cy' });
  });

  it('what is deleted, or shown no more, while somebody plays goes on without its ghost', async () => {
    const table = await finished();
    const { id } = await beat(bo, table);
    await play(bo, id, 12, 3);
    await ada.call('show', { table, body: { on: false } });
    expect(await bo.call('ghost', { table: id })).toMatchObject({ name: '', theirs: [] });
    await server.house.store.tables.forget(table);
    await restart();
    expect(await play(bo, id, 12)).toBe(true);
    const ghost = await bo.call('ghost', { table: id });
    expect(ghost).not.toHaveProperty('table');
    expect(ghost).not.toHaveProperty('scores');
    expect((await recordOf(bo, id)).luck).toMatchObject({ from: 'shared', of: `game ${table}` });
    await expect(beat(bo, table)).rejects.toMatchObject(closed('hidden'));
  });
});

describe('what cannot be beaten is said', () => {
  it('a game that still runs', async () => {
    const table = await playNow(ada);
    await expect(beat(ada, table)).rejects.toMatchObject(closed('running'));
    await expect(beat(bo, table)).rejects.toMatchObject(closed('hidden'));
  });

  it('one that was given up', async () => {
    const table = await playNow(ada);
    await ada.call('resign', { table, body: { seat: 0 } });
    await expect(beat(ada, table)).rejects.toMatchObject(closed('unfinished'));
  });

  it('a seat that a bot had, or that there is not', async () => {
    const table = await finished();
    for (const seat of [1, 9]) await expect(beat(bo, table, seat)).rejects.toMatchObject(closed('bot'));
  });

  it('one of other rules', async () => {
    const table = await finished();
    const live = await server.house.tables.get(table);
    await live!.do(() => live!.change({ version: 1 }));
    await expect(beat(bo, table)).rejects.toMatchObject(closed('rules'));
  });

  it('one that began in the middle', async () => {
    const running = await playNow(ada);
    await play(ada, running, 12, 3);
    const { table } = await ada.call('fork', { table: running, body: { step: 2, seat: 0 } });
    await play(ada, table.id, 12);
    await expect(beat(ada, table.id)).rejects.toMatchObject(closed('middle'));
  });

  it('one of today, while others play it', async () => {
    const { table } = await ada.call('beginDaily', { body: { game: 'pig' } });
    await play(ada, table.id, 20);
    await ada.call('show', { table: table.id, body: { on: true } });
    await expect(beat(ada, table.id)).rejects.toMatchObject(closed('day'));
    await expect(beat(bo, table.id)).rejects.toMatchObject(closed('hidden'));
  });

  it('a table that is played against nobody has no ghost', async () => {
    const table = await playNow(ada);
    await expect(ada.call('ghost', { table })).rejects.toMatchObject({ problem: { code: 'not-found' } });
  });
});
