import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { botNamed, botRecord, LostThread } from '@astragal/bots';
import type { Puzzle } from '@astragal/puzzles';
import { onShelf, shelf } from '@astragal/shelf';
import type { BodyOf, HandedTry } from '@astragal/wire';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { folderOf } from '../src/ground/game-folder.ts';
import { HousePuzzles } from '../src/house/house-puzzles.ts';
import { PERSON_DAYS, tidy } from '../src/house/tidying.ts';
import { backup, restore } from '../src/store/backup.ts';
import type { TableRow } from '../src/store/rows.ts';
import { few, Guest, type Opened, open, roomy } from './client.ts';
import { folder } from './databases.ts';

const NOON = Date.UTC(2026, 10, 18, 12);
let server: Opened;
afterEach(() => server.stop());

/** The first puzzles that lie with each game. */
const lists = shelf.flatMap(({ id }) => {
  const place = folderOf(id, 'puzzles');
  if (!place || !existsSync(place)) return [];
  const [first] = readdirSync(place).sort();
  return [{ game: id, puzzles: JSON.parse(readFileSync(join(place, first!), 'utf8')) as Puzzle[] }];
});
/** The quickest to judge: what is measured needs no futures. */
const { game, puzzles } = lists.find((each) => each.puzzles[0]!.measure) ?? lists[0]!;
const [one, two] = puzzles as [Puzzle, Puzzle];

const tryAt = (puzzle: Puzzle, change: Partial<HandedTry> = {}): HandedTry => ({
  ...{ game: puzzle.game, puzzle: puzzle.id, answers: puzzle.best.answers as string[], hinted: false, at: NOON - 1000, ms: 42_000 },
  ...change,
});
const near = (puzzle: Puzzle): Partial<HandedTry> => ({ answers: puzzle.near.answers as string[] });
const handIn = async (guest: Guest, ...tries: BodyOf<'handInPuzzles'>['tries']) =>
  (await guest.call('handInPuzzles', { body: { tries } })).tries;
const mine = (guest: Guest) => guest.call('puzzles', { query: `?game=${game}` });
const opened = async (settings: Parameters<typeof open>[0] = {}): Promise<Guest> => {
  server = await open({ now: () => NOON, ...settings });
  return Guest.named(server.address, 'Ada');
};

describe('a try that is handed in', () => {
  it.each(lists)('is judged again: $game', async ({ puzzles: [first, second] }) => {
    const ada = await opened();
    const [right, weaker] = await handIn(ada, tryAt(first!), tryAt(second!, near(second!)));
    expect(right).toMatchObject({ outcome: 'counted', mine: { solved: true, idea: first!.ideas[0] }, standing: { tried: 1, solved: 1 } });
    expect(weaker).toMatchObject({ outcome: 'counted', mine: { solved: false }, standing: { tried: 1, solved: 0 } });
  });

  it('counts once, however often and from wherever it comes', async () => {
    const ada = await opened();
    const phrase = (await ada.call('makePhrase')).words.join(' ');
    const other = new Guest(server.address);
    await other.call('signIn', { body: { phrase } });
    await handIn(ada, tryAt(one, near(one)));
    const [again] = await handIn(other, tryAt(one));
    expect(again).toMatchObject({ outcome: 'before', mine: { solved: false }, standing: { tried: 1, solved: 0 } });
    expect((await mine(other)).mine).toEqual((await mine(ada)).mine);
    const both = await Promise.all([handIn(ada, tryAt(two)), handIn(other, tryAt(two)), handIn(ada, tryAt(two), tryAt(two))]);
    expect(both.flat().filter(({ outcome }) => outcome === 'counted')).toHaveLength(1);
    expect((await mine(ada)).puzzles.find(({ puzzle }) => puzzle === two.id)).toMatchObject({ tried: 1, solved: 1 });
  });

  it('is refused by itself where nothing is to be judged, and others beside it count', async () => {
    const ada = await opened();
    const outcomes = await handIn(
      ada,
      tryAt(one, { puzzle: 'nowhere' }),
      tryAt(one, { game: 'chess' }),
      tryAt(one, { answers: ['win'] }),
      tryAt(one, { answers: [...one.best.answers, ...one.best.answers] }),
      tryAt(two, { answers: undefined }),
    );
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['unknown', 'unknown', 'misfit', 'misfit', 'counted']);
    expect(outcomes.at(-1)!.mine!.solved).toBe(false);
    expect((await mine(ada)).mine).toHaveLength(1);
  });

  it('says nothing of tomorrow, and took no longer than a day, whatever the clock of a device says', async () => {
    const ada = await opened();
    await handIn(ada, tryAt(one, { at: NOON + 1e12, ms: 1e300 }), tryAt(two, { at: NOON - 1e9 }));
    expect((await mine(ada)).mine.map(({ at, ms }) => [at, ms])).toEqual([
      [NOON - 1e9, 42_000],
      [NOON, 24 * 3_600_000],
    ]);
  });

  it('comes neither too often nor too many at once', async () => {
    const ada = await opened({ rateLimits: { ...roomy.rateLimits, puzzles: few(1) } });
    await expect(handIn(ada, ...puzzles.slice(0, 9).map((each) => tryAt(each)))).rejects.toMatchObject({
      problem: { code: 'bad-message' },
    });
    await expect(handIn(ada, tryAt(one))).rejects.toMatchObject({ problem: { code: 'too-fast' } });
  });
});

describe('what people make of a puzzle', () => {
  it('moves its rating, and is counted for whoever has tried it', async () => {
    const ada = await opened();
    const [bo, cy] = [await Guest.named(server.address, 'Bo'), await Guest.named(server.address, 'Cy')];
    await handIn(ada, tryAt(one));
    const first = (await mine(ada)).puzzles[0]!.rating;
    await handIn(bo, tryAt(one, near(one)));
    const after = await mine(bo);
    expect(after.puzzles).toEqual([{ puzzle: one.id, rating: expect.any(Number), tried: 2, solved: 1 }]);
    expect(after.puzzles[0]!.rating).toBeGreaterThan(first);
    expect(after.mine[0]!.against).toBe(first);
    expect((await mine(cy)).puzzles).toEqual([{ puzzle: one.id, rating: after.puzzles[0]!.rating }]);
  });

  it('loses nobody who tries it at the same time', async () => {
    const ada = await opened();
    const guests = [ada, ...(await Promise.all(['Bo', 'Cy', 'Di'].map((name) => Guest.named(server.address, name))))];
    await Promise.all(guests.map((guest) => handIn(guest, tryAt(one))));
    expect((await mine(ada)).puzzles).toMatchObject([{ tried: 4, solved: 4 }]);
  });

  it('stays when somebody is deleted, who is in it no more; whoever was not seen for long goes as well', async () => {
    let now = NOON;
    const ada = await opened({ now: () => now });
    const bo = await Guest.named(server.address, 'Bo');
    await handIn(ada, tryAt(one));
    expect(((await ada.call('exportMe')) as { puzzles: object[] }).puzzles).toHaveLength(1);
    await ada.call('forgetMe', { body: {} });
    const { store } = server.house;
    expect(await store.driver.all('SELECT * FROM solvings')).toEqual([]);
    await handIn(bo, tryAt(one, near(one)));
    expect((await mine(bo)).puzzles).toMatchObject([{ tried: 2, solved: 1 }]);
    now += (PERSON_DAYS + 1) * 24 * 3_600_000;
    await tidy(server.house);
    expect(await store.driver.all('SELECT * FROM solvings')).toEqual([]);
    expect(await store.puzzles.standings(game)).toMatchObject([{ tried: 2, solved: 1 }]);
  });

  it('is part of a backup', async () => {
    const ada = await opened();
    await handIn(ada, tryAt(one));
    const before = await mine(ada);
    const file = join(folder(), 'backup.gz');
    await backup(server.house.store, file);
    await handIn(ada, tryAt(two));
    await restore(server.house.store, file);
    expect(await mine(ada)).toEqual(before);
  });
});

describe('whoever signs in', () => {
  it('brings along what they tried as nobody in particular', async () => {
    const ada = await opened();
    const phrase = (await ada.call('makePhrase')).words.join(' ');
    await handIn(ada, tryAt(one, near(one)));
    const phone = new Guest(server.address);
    await handIn(phone, tryAt(one), tryAt(two));
    await phone.call('signIn', { body: { phrase } });
    const all = await mine(ada);
    expect(all.mine.map(({ puzzle, solved }) => [puzzle, solved]).sort()).toEqual(
      [
        [one.id, false],
        [two.id, true],
      ].sort(),
    );
    // One person, one try.
    expect(all.puzzles.map(({ tried, solved }) => [tried, solved])).toEqual(
      [...all.puzzles].map(({ puzzle }) => [1, puzzle === one.id ? 0 : 1]),
    );
  });

  it('takes nothing from somebody who can come back', async () => {
    const ada = await opened();
    const phrase = (await ada.call('makePhrase')).words.join(' ');
    const bo = await Guest.named(server.address, 'Bo');
    const hisPhrase = (await bo.call('makePhrase')).words.join(' ');
    await handIn(bo, tryAt(one));
    await bo.call('signIn', { body: { phrase } });
    expect((await mine(ada)).mine).toEqual([]);
    await bo.call('signIn', { body: { phrase: hisPhrase } });
    expect((await mine(bo)).mine).toHaveLength(1);
  });
});

describe('puzzles of the house’s own games', () => {
  const NIGHT = Date.UTC(2026, 10, 18, 2);
  let now = NIGHT;
  const night = { now: () => now, timeZone: 'UTC', puzzles: true, playsAtNight: false };

  /** A finished game of two people, who play as badly as the weakest bot. */
  async function played(id: string, host: string, change: Partial<TableRow> = {}): Promise<string> {
    const { game: rules, bots } = await onShelf(game)!.rules();
    const bot = botNamed(bots, 'novice')!;
    const { entries, ...record } = botRecord(rules, [bot, bot], {}, id);
    const row: TableRow = {
      ...{ id, game, version: rules.version, options: record.options as TableRow['options'], host, pace: { kind: 'untimed' } },
      ...{ timeout: 'bot', takeover: false, listed: false, chat: false, phase: 'over', created: 1, started: 1, ended: 2, shown: true },
      chairs: ['Ada Lovelace', 'Bo Diddley'].map((name) => ({ by: 'person', name, person: host })),
      ...change,
    };
    const head = { record, at: 1, after: { waits: [] } };
    const { store } = server.house;
    await store.write(...store.tables.make(row), store.matches.begin(id, head), store.matches.move(id, head, JSON.stringify(entries)));
    return id;
  }

  it('are found at night in games that were shown, name nobody, are tried as all others, and stay when the game goes', async () => {
    now = NIGHT;
    const ada = await opened(night);
    const { store, puzzles: here } = server.house;
    const { table } = await ada.call('create', { body: { game: 'pig', seats: [{ by: 'me' }, { by: 'friend' }] } });
    const { host } = (await store.tables.byId(table.id))!;
    await played('hidden', host, { shown: false });
    const tables = await Promise.all(['p0', 'p1', 'p2'].map((id) => played(`${id}00000000`, host)));
    now = NOON;
    await here.search();
    expect(await store.puzzles.unsearched(10)).toHaveLength(3);
    now = NIGHT + 24 * 3_600_000;
    await here.search();
    expect(await store.puzzles.unsearched(10)).toEqual([]);
    const { made } = await mine(ada);
    expect(made.length).toBeGreaterThan(0);
    const [{ id }] = made as [(typeof made)[number]];
    const { puzzle } = await ada.call('madePuzzle', { query: `?game=${game}&puzzle=${id}` });
    const text = JSON.stringify(await store.puzzles.made(game));
    for (const word of ['Lovelace', 'Diddley', host, ...tables]) expect(text).not.toContain(word);
    for (const each of tables) await store.tables.forget(each);
    const [outcome] = await handIn(ada, tryAt(puzzle as unknown as Puzzle));
    expect(outcome).toMatchObject({ outcome: 'counted', mine: { solved: true } });
    expect(await store.driver.all('SELECT * FROM searched')).toEqual([]);
  });

  it('are told of the rules of now alone, and only where the host wants them', async () => {
    now = NIGHT;
    const ada = await opened(night);
    const { store } = server.house;
    await store.puzzles.keep('one', [one, { ...two, version: one.version + 1 }], now);
    expect((await mine(ada)).made.map(({ id }) => id)).toEqual([one.id]);
    const gone = ada.call('madePuzzle', { query: `?game=${game}&puzzle=${two.id}` });
    await expect(gone).rejects.toMatchObject({ problem: { code: 'not-found' } });
    await server.stop();
    const other = await opened({ ...night, puzzles: false });
    await server.house.store.puzzles.keep('one', [one], now);
    expect((await mine(other)).made).toEqual([]);
    await server.house.puzzles.search();
  });

  it('a game with whose luck others still play is left for a later night', async () => {
    now = NIGHT;
    await opened(night);
    const { house } = server;
    const today = await played('today000', 'ada', { shared: 'day 2026-11-18' });
    const other = await played('other000', 'ada');
    await house.puzzles.search();
    expect(await house.store.puzzles.unsearched(10)).toEqual([today]);
    expect(await house.store.driver.all('SELECT match FROM searched')).toEqual([{ match: other }]);
    now += 24 * 3_600_000;
    await house.puzzles.search();
    expect(await house.store.puzzles.unsearched(10)).toEqual([]);
  });

  it('a game of rules that are not known any more makes none, and one over which threads are lost keeps nobody waiting', async () => {
    now = NIGHT;
    await opened(night);
    const { house } = server;
    const { store } = house;
    await played('old000', 'ada');
    const begun = await store.matches.head('old000');
    await store.driver.write([
      'UPDATE matches SET head = ? WHERE id = ?',
      JSON.stringify({ ...begun, record: { ...begun!.record, version: 99 } }),
      'old000',
    ]);
    await house.puzzles.search();
    expect(await store.puzzles.unsearched(10)).toEqual([]);
    expect(await store.puzzles.made(game)).toEqual([]);
    await played('bad000', 'ada');
    const search = vi.fn(async () => Promise.reject(new LostThread('out of memory')));
    const puzzlesOf = new HousePuzzles({ ...house, store, isSecret: () => false, puzzlePool: { search } });
    for (let i = 0; i < 3; i++) await puzzlesOf.search();
    expect(search).toHaveBeenCalledTimes(2);
    expect(await store.puzzles.unsearched(10)).toEqual([]);
  });
});
