import { bytesOf } from '@astragal/fair';
import { Match, pick, seeded } from '@astragal/kernel';
import { onShelf, shelf } from '@astragal/shelf';
import { checkedDay, commitmentOf, type DailyRules, daySecret, dayTable, gameSeed, SharedLuck, sharedAnswer } from '@astragal/today';
import type { DailyTaken, Today } from '@astragal/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Calendar, dayAfter } from '../src/ground/calendar.ts';
import { PERSON_DAYS, tidy } from '../src/house/tidying.ts';
import { backup, restore } from '../src/store/backup.ts';
import { answersOf, FAIR, Guest, type Opened, open } from './client.ts';
import { folder } from './databases.ts';

const HOUR = 3_600_000;
const NOON = Date.UTC(2026, 10, 18, 12);
/** The clock of the house. */
let now = NOON;
let server: Opened;
const settings = { now: () => now, timeZone: 'UTC', playsAtNight: false };

beforeEach(async () => {
  now = NOON - 24 * HOUR; // The house was open yesterday.
  server = await open(settings, FAIR);
  await server.house.days.publish();
  now = NOON;
});
afterEach(() => server.stop());

const pigOf = ({ games }: Pick<Today, 'games'>) => games.find(({ game }) => game === 'pig')!;
const pigNow = async (guest: Guest) => pigOf(await guest.call('today'));

/** Plays a table to its end: rolls twice, then holds. */
async function playOut(guest: Guest, table: string): Promise<void> {
  await guest.follow(table);
  const seat = guest.latest('table').table.mine[0]!;
  for (;;) {
    const position = await guest.turn(table, seat);
    if (position.over) return;
    const { risked } = position.view as { risked: number };
    const answers = answersOf(position);
    await guest.answer(table, seat, risked >= 20 && answers.includes('hold') ? 'hold' : 'roll');
  }
}

/** Plays what was taken along as a device does: with its seed, its bots, and nothing of the server. */
async function playedAway(taken: DailyTaken) {
  const rules = (await onShelf('pig')!.rules()) as DailyRules;
  const luck = new SharedLuck(bytesOf(taken.seed)!);
  const match = Match.begin(rules.game, taken.seats, taken.options, luck.source, [], luck.origin(taken.of));
  while (!match.isOver) {
    const seat = match.waits[0]!;
    const sitter = taken.sitters[seat]!;
    const { risked } = match.now.state as { risked: number };
    const choice = sitter === 'me' ? (risked >= 20 ? 'hold' : 'roll') : sharedAnswer(rules, match, luck, seat, sitter);
    match.answer(seat, match.ask(seat), choice);
  }
  return match.record;
}

type Edited = { seat: number; choice: string; luck: [string, number, number][] }[];

const DEVICE = 'device-of-ada-0123456789';
const refusal = (code: string, facts: object = {}) => ({ problem: { code, ...facts } });

describe('the calendar', () => {
  it('has midnight where the house stands', () => {
    const [warsaw, tokyo] = [new Calendar('Europe/Warsaw'), new Calendar('Asia/Tokyo')];
    expect([warsaw.dayAt(NOON), tokyo.dayAt(NOON + 4 * HOUR)]).toEqual(['2026-11-18', '2026-11-19']);
    expect(warsaw.endOf('2026-11-18')).toBe(Date.UTC(2026, 10, 18, 23));
    expect(warsaw.startOf('2026-11-18')).toBe(Date.UTC(2026, 10, 17, 23));
  });

  it.each([
    ['Europe/Warsaw', '2026-03-29', 23],
    ['Europe/Warsaw', '2026-10-25', 25],
    ['America/Sao_Paulo', '2018-11-04', 23],
    ['Pacific/Kiritimati', '2026-11-18', 24],
    ['Pacific/Niue', '2026-11-18', 24],
  ])('in %s the day %s has %d hours', (zone, day, hours) => {
    const calendar = new Calendar(zone);
    expect((calendar.endOf(day) - calendar.startOf(day)) / HOUR).toBe(hours);
    expect(calendar.dayAt(calendar.startOf(day))).toBe(day);
    expect(calendar.dayAt(calendar.endOf(day) - 1)).toBe(day);
  });
});

describe('what is published', () => {
  it('is the hash the day before, the secret the day after, and all can be counted again', async () => {
    const ada = new Guest(server.address);
    const today = await ada.call('today');
    expect(today).toMatchObject({ day: '2026-11-18', left: 12 * 3600, announced: true, over: false, zone: 'UTC', before: '2026-11-17' });
    expect(today.secret).toBeUndefined();
    await expect(ada.call('day', { query: '?day=2026-11-19' })).rejects.toMatchObject(refusal('not-found'));
    now += 24 * HOUR;
    const next = await ada.call('today');
    expect(next.commitment).toBe(today.tomorrow.commitment);
    const over = await ada.call('day', { query: '?day=2026-11-18' });
    const secret = bytesOf(over.secret)!;
    expect(commitmentOf(secret)).toBe(today.commitment);
    const { daily } = (await onShelf('pig')!.rules()) as DailyRules;
    expect(pigOf(today)).toMatchObject({ ...dayTable(daily, new SharedLuck(gameSeed(secret, 'pig'))) });
    // The next day's secret is not to be had from it.
    expect(commitmentOf(daySecret(secret, '2026-11-19'))).not.toBe(next.commitment);
  });

  it('says when a house that was asleep for a week could not announce the day; the days it slept are nobody’s fault', async () => {
    const ada = await Guest.named(server.address, 'Ada');
    await playOut(ada, (await ada.call('beginDaily', { body: { game: 'pig' } })).table.id);
    now += 7 * 24 * HOUR;
    const today = await ada.call('today');
    expect(today).toMatchObject({ day: '2026-11-25', announced: false, before: '2026-11-19', streak: 1 });
    expect(today.closed).toBeUndefined();
    expect((await ada.call('beginDaily', { body: { game: 'pig' } })).table.scored).toBe(true);
  });
});

describe('a scored try', () => {
  it('is begun with the first answer, counts when it is over, and may be played again without counting', async () => {
    const ada = await Guest.named(server.address, 'Ada');
    expect((await pigNow(ada)).mine).toBeUndefined();
    await expect(ada.call('beginDaily', { body: { game: 'pig', again: true } })).rejects.toMatchObject(refusal('daily-first'));
    const { table } = await ada.call('beginDaily', { body: { game: 'pig' } });
    expect(table).toMatchObject({ shared: 'day 2026-11-18', scored: true, phase: 'playing' });
    expect((await pigNow(ada)).mine).toEqual({ state: 'dealt', table: table.id });
    await ada.follow(table.id);
    await ada.turn(table.id, table.mine[0]!);
    await ada.answer(table.id, table.mine[0]!, 'roll');
    expect((await pigNow(ada)).mine).toEqual({ state: 'playing', table: table.id });
    // Whoever leaves keeps it.
    await ada.call('leave', { table: table.id });
    expect((await pigNow(ada)).mine).toEqual({ state: 'playing', table: table.id });
    await playOut(ada, table.id);
    const { mine, people, bars, best } = await pigNow(ada);
    expect(mine).toMatchObject({ state: 'scored', place: 1 });
    expect({ people, bars, best }).toEqual({ people: 1, bars: [{ value: mine!.score!.value, done: true, count: 1 }], best: mine!.score });
    await expect(ada.call('beginDaily', { body: { game: 'pig' } })).rejects.toMatchObject(refusal('daily-done'));
    const again = await ada.call('beginDaily', { body: { game: 'pig', again: true } });
    expect(again.table.scored).toBeUndefined();
    await playOut(ada, again.table.id);
    expect((await pigNow(ada)).people).toBe(1);
    expect((await ada.call('today')).streak).toBe(1);
  });

  it('has the same dice and bots for everybody', async () => {
    const guests = await Promise.all(['Ada', 'Bo'].map((name) => Guest.named(server.address, name)));
    const records = await Promise.all(
      guests.map(async (guest) => {
        const { table } = await guest.call('beginDaily', { body: { game: 'pig' } });
        await playOut(guest, table.id);
        return guest.call('record', { table: table.id });
      }),
    );
    expect(records[0]!.entries).toEqual(records[1]!.entries);
    expect((await pigNow(guests[1]!)).mine).toMatchObject({ place: 1 });
    expect((await pigNow(guests[1]!)).bars).toMatchObject([{ count: 2 }]);
  });

  it('is one from two tabs at once', async () => {
    const ada = await Guest.named(server.address, 'Ada');
    const both = await Promise.all([1, 2, 3].map(() => ada.call('beginDaily', { body: { game: 'pig' } })));
    expect(new Set(both.map(({ table }) => table.id)).size).toBe(1);
    expect((await ada.call('lobby')).mine).toHaveLength(1);
  });

  it('that is not over at midnight has no result, and its table goes on', async () => {
    const ada = await Guest.named(server.address, 'Ada');
    const { table } = await ada.call('beginDaily', { body: { game: 'pig' } });
    await ada.follow(table.id);
    await ada.turn(table.id, table.mine[0]!);
    await ada.answer(table.id, table.mine[0]!, 'roll');
    now += 12 * HOUR;
    await playOut(ada, table.id);
    const over = await ada.call('day', { query: '?day=2026-11-18' });
    expect(pigOf(over)).toMatchObject({ mine: { state: 'lost', table: table.id }, people: 0 });
    expect((await pigNow(ada)).mine).toBeUndefined();
  });

  it('is lost by whoever resigns', async () => {
    const ada = await Guest.named(server.address, 'Ada');
    const { table } = await ada.call('beginDaily', { body: { game: 'pig' } });
    await ada.call('resign', { table: table.id, body: { seat: table.mine[0]! } });
    expect((await pigNow(ada)).mine).toMatchObject({ state: 'lost' });
  });

  it('is seen by nobody else until midnight; then the best is, without a name', async () => {
    const [ada, eve] = [await Guest.named(server.address, 'Ada'), await Guest.named(server.address, 'Eve')];
    const { table } = await ada.call('beginDaily', { body: { game: 'pig' } });
    await playOut(ada, table.id);
    await ada.call('show', { table: table.id, body: { on: true } });
    await expect(eve.call('replay', { table: table.id })).rejects.toMatchObject(refusal('not-found'));
    await expect(eve.call('record', { table: table.id })).rejects.toMatchObject(refusal('not-found'));
    expect(await eve.follow(table.id)).toMatchObject({ type: 'refused' });
    await ada.call('show', { table: table.id, body: { on: false } });
    now += 24 * HOUR;
    const { replay } = pigOf(await eve.call('day', { query: '?day=2026-11-18' }));
    expect(replay).toBe(table.id);
    const seen = await eve.call('replay', { table: replay! });
    expect(seen.table.seats.map(({ by, name }) => by !== 'bot' && name)).toEqual(
      seen.table.seats.map(({ by }) => (by === 'bot' ? false : '')),
    );
  });
});

it('a game of today is in one’s own list alone until midnight; once more it is practice there', async () => {
  const [ada, eve] = [await Guest.named(server.address, 'Ada'), await Guest.named(server.address, 'Eve')];
  const { table } = await ada.call('beginDaily', { body: { game: 'pig' } });
  await playOut(ada, table.id);
  const again = (await ada.call('beginDaily', { body: { game: 'pig', again: true } })).table;
  await playOut(ada, again.id);
  const { games } = await ada.call('history');
  expect(Object.fromEntries(games.map(({ id, forked }) => [id, forked]))).toEqual({ [table.id]: undefined, [again.id]: true });
  const key = (await ada.call('share', { body: { on: true } })).link!.split('#')[1]!;
  const seen = async () => (await eve.call('shared', { body: { key } })).games.map(({ id }) => id);
  expect(await seen()).toEqual([]);
  now += 12 * HOUR;
  expect((await seen()).sort()).toEqual([table.id, again.id].sort());
});

describe('a game that goes on from one of today', () => {
  it('is seen by nobody else until midnight, nor is what goes on from that', async () => {
    const [ada, eve] = [await Guest.named(server.address, 'Ada'), await Guest.named(server.address, 'Eve')];
    const { table } = await ada.call('beginDaily', { body: { game: 'pig' } });
    await playOut(ada, table.id);
    const seat = table.mine[0]!;
    const { table: fork } = await ada.call('fork', { table: table.id, body: { step: 2, seat } });
    await playOut(ada, fork.id);
    const { table: next } = await ada.call('fork', { table: fork.id, body: { step: 2, seat } });
    await playOut(ada, next.id);
    for (const { id } of [fork, next]) {
      await ada.call('show', { table: id, body: { on: true } });
      await expect(eve.call('replay', { table: id })).rejects.toMatchObject(refusal('not-found'));
      await expect(eve.call('record', { table: id })).rejects.toMatchObject(refusal('not-found'));
    }
    now += 12 * HOUR;
    for (const { id } of [fork, next]) expect((await eve.call('replay', { table: id })).table.phase).toBe('over');
  });
});

it.each(shelf.filter(({ hidden }) => !hidden).map(({ id }) => id))(
  'what is played of %s at a table could have been handed in: bots answer by nothing but what they see',
  { timeout: 180_000 },
  async (game) => {
    const ada = await Guest.named(server.address, 'Ada');
    const { table } = await ada.call('beginDaily', { body: { game } });
    const luck = seeded(`answers of ${game}`);
    await ada.follow(table.id);
    const seat = table.mine[0]!;
    for (let position = await ada.turn(table.id, seat); !position.over; position = await ada.turn(table.id, seat))
      await ada.answer(table.id, seat, pick(answersOf(position), luck, 'answer'));
    const of = (await server.house.dayGames.of('2026-11-18', game))!;
    const rules = (await onShelf(game)!.rules()) as DailyRules;
    const record = await ada.call('record', { table: table.id });
    const checked = checkedDay(rules, of.table, new SharedLuck(bytesOf(of.seed)!), of.of, record);
    const { games } = await ada.call('today');
    expect(checked).toMatchObject({ score: games.find((each) => each.game === game)!.mine!.score });
  },
);

describe('a try that is taken along', () => {
  const take = (guest: Guest, device = DEVICE) => guest.call('takeDaily', { body: { game: 'pig', device } });
  const handIn = (guest: Guest, record: unknown, { device = DEVICE, day = '2026-11-18' } = {}) =>
    guest.call('handInDaily', { body: { day, game: 'pig', device, record } as never });

  it('counts when it is handed in before midnight', async () => {
    const ada = await Guest.named(server.address, 'Ada');
    const taken = await take(ada);
    expect(await take(ada)).toEqual(taken); // The first answer may have been lost on the way.
    expect((await pigNow(ada)).mine).toEqual({ state: 'taken', away: true });
    const { mine } = pigOf(await handIn(ada, await playedAway(taken)));
    expect(mine).toMatchObject({ state: 'scored', place: 1, away: true });
    const replay = await ada.call('replay', { table: mine!.table! });
    expect(replay.table).toMatchObject({ phase: 'over', scored: true });
    await expect(handIn(ada, await playedAway(taken))).rejects.toMatchObject(refusal('daily-done'));
  });

  it('comes to the same as at a table of the server', async () => {
    const [ada, bo] = [await Guest.named(server.address, 'Ada'), await Guest.named(server.address, 'Bo')];
    const { table } = await bo.call('beginDaily', { body: { game: 'pig' } });
    await playOut(bo, table.id);
    const away = await playedAway(await take(ada));
    expect((await bo.call('record', { table: table.id })).entries).toEqual(JSON.parse(JSON.stringify(away.entries)));
  });

  it('is on one device and nowhere else', async () => {
    const ada = await Guest.named(server.address, 'Ada');
    const taken = await take(ada);
    await expect(take(ada, 'another-device-9876543210')).rejects.toMatchObject(refusal('daily-elsewhere', { where: 'device' }));
    await expect(ada.call('beginDaily', { body: { game: 'pig' } })).rejects.toMatchObject(refusal('daily-elsewhere', { where: 'device' }));
    await expect(ada.call('beginDaily', { body: { game: 'pig', again: true } })).rejects.toMatchObject(refusal('daily-first'));
    const record = await playedAway(taken);
    await expect(handIn(ada, record, { device: 'another-device-9876543210' })).rejects.toMatchObject(refusal('daily-elsewhere'));
    const eve = await Guest.named(server.address, 'Eve');
    await expect(handIn(eve, record)).rejects.toMatchObject(refusal('not-found'));
  });

  it('leaves a table at which nothing was answered, and no other', async () => {
    const ada = await Guest.named(server.address, 'Ada');
    const { table } = await ada.call('beginDaily', { body: { game: 'pig' } });
    await take(ada);
    expect((await ada.call('table', { table: table.id })).table.phase).toBe('closed');
    const bo = await Guest.named(server.address, 'Bo');
    const { table: begun } = await bo.call('beginDaily', { body: { game: 'pig' } });
    await bo.follow(begun.id);
    await bo.turn(begun.id, begun.mine[0]!);
    await bo.answer(begun.id, begun.mine[0]!, 'roll');
    await expect(take(bo)).rejects.toMatchObject(refusal('daily-elsewhere', { where: 'table' }));
  });

  it('is refused if it is late, whatever the device believes about the day', async () => {
    const ada = await Guest.named(server.address, 'Ada');
    const record = await playedAway(await take(ada));
    await expect(handIn(ada, record, { day: '2026-11-17' })).rejects.toMatchObject(refusal('day-over'));
    await expect(handIn(ada, record, { day: '2027-11-18' })).rejects.toMatchObject(refusal('day-over'));
    now += 12 * HOUR;
    await expect(handIn(ada, record)).rejects.toMatchObject(refusal('day-over'));
    await expect(handIn(ada, record, { day: '2026-11-19' })).rejects.toMatchObject(refusal('not-found'));
    expect(pigOf(await ada.call('day', { query: '?day=2026-11-18' })).mine).toEqual({ state: 'lost', away: true });
  });

  it.each([
    ['dice', 'luck', (entries: Edited) => entries.find(({ luck }) => luck.length > 0)!.luck.splice(0, 1, ['die of seat 0', 6, 9])],
    ['its end', 'unfinished', (entries: Edited) => entries.pop()],
    ['who answers', 'answer', (entries: Edited) => entries.unshift({ seat: 7, choice: 'roll', luck: [] })],
  ])('is refused if somebody has changed %s, and may still be handed in as it was', async (_, why, edit) => {
    const ada = await Guest.named(server.address, 'Ada');
    const record = JSON.parse(JSON.stringify(await playedAway(await take(ada)))) as { entries: Edited };
    const edited = structuredClone(record);
    edit(edited.entries);
    await expect(handIn(ada, edited)).rejects.toMatchObject(refusal('daily-misfit', { why }));
    expect(pigOf(await handIn(ada, record)).mine).toMatchObject({ state: 'scored' });
  });
});

describe('what goes wrong with a house', () => {
  it('a clock that was a year ahead has shown the secret: that day counts no more, the next does', async () => {
    const ada = await Guest.named(server.address, 'Ada');
    now += 365 * 24 * HOUR;
    const shown = await ada.call('day', { query: '?day=2026-11-18' });
    expect(shown.secret).toBeDefined();
    // Days that nobody had published are nobody's to know, wherever the clock stands.
    await expect(ada.call('day', { query: '?day=2027-03-03' })).rejects.toMatchObject(refusal('not-found'));
    now = NOON;
    expect((await ada.call('today')).closed).toBe('shown');
    await expect(ada.call('beginDaily', { body: { game: 'pig' } })).rejects.toMatchObject(refusal('daily-closed', { why: 'shown' }));
    expect((await ada.call('beginDaily', { body: { game: 'pig', again: true } })).table.scored).toBeUndefined();
    now += 24 * HOUR;
    expect((await ada.call('beginDaily', { body: { game: 'pig' } })).table.scored).toBe(true);
  });

  it('a clock that goes back a day finds yesterday’s results as they were', async () => {
    const ada = await Guest.named(server.address, 'Ada');
    await playOut(ada, (await ada.call('beginDaily', { body: { game: 'pig' } })).table.id);
    now -= 24 * HOUR;
    expect(await ada.call('today')).toMatchObject({ day: '2026-11-17' });
    now += 24 * HOUR;
    expect((await pigNow(ada)).mine).toMatchObject({ state: 'scored' });
  });

  it('a key that is lost cannot keep what was published: nothing counts until a day that the new one announced', async () => {
    const ada = await Guest.named(server.address, 'Ada');
    const { table } = await ada.call('beginDaily', { body: { game: 'pig' } });
    await server.house.store.driver.write(["DELETE FROM keys WHERE hash = 'house days'"]);
    server.house.shared.forget();
    server.house.days.forget();
    expect((await ada.call('today')).closed).toBe('lost');
    const bo = await Guest.named(server.address, 'Bo');
    for (const again of [false, true])
      await expect(bo.call('beginDaily', { body: { game: 'pig', again } })).rejects.toMatchObject(refusal('daily-closed', { why: 'lost' }));
    expect(server.lines.join()).toContain('the key of the days is lost');
    // A table with the lost luck stands still rather than go on with another.
    await server.house.tables.inMemory(table.id)!.startOver();
    expect((await ada.call('table', { table: table.id })).table.phase).toBe('frozen');
    now += 24 * HOUR;
    expect((await bo.call('today')).closed).toBe('lost');
    now += 24 * HOUR;
    const later = await bo.call('today');
    expect(later).toMatchObject({ announced: true });
    expect(later.closed).toBeUndefined();
    const lost = await bo.call('day', { query: '?day=2026-11-18' });
    expect(lost.secret).toBeUndefined();
  });

  it('a store that was set back to yesterday’s backup takes no more scored tries today, since tries may be lost', async () => {
    const file = `${folder()}/backup.gz`;
    const ada = await Guest.named(server.address, 'Ada');
    await backup(server.house.store, file);
    const before = await ada.call('today');
    await playOut(ada, (await ada.call('beginDaily', { body: { game: 'pig' } })).table.id);
    await restore(server.house.store, file);
    await server.house.store.driver.write(["UPDATE house SET value = ? WHERE name = 'epoch'", `${now}`]); // Restored by the house's clock.
    await server.house.watch.look();
    const today = await ada.call('today');
    expect(today).toMatchObject({ closed: 'restored', commitment: before.commitment });
    await expect(ada.call('beginDaily', { body: { game: 'pig' } })).rejects.toMatchObject(refusal('daily-closed', { why: 'restored' }));
    now += 24 * HOUR;
    expect((await ada.call('today')).closed).toBeUndefined();
  });

  it('somebody who is deleted leaves a result without anybody, and others keep their place', async () => {
    const [ada, bo] = [await Guest.named(server.address, 'Ada'), await Guest.named(server.address, 'Bo')];
    for (const guest of [ada, bo]) await playOut(guest, (await guest.call('beginDaily', { body: { game: 'pig' } })).table.id);
    const person = (await server.house.store.tables.byId((await pigNow(ada)).mine!.table!))!.host;
    const exported = (await ada.call('exportMe')) as { daily: object[] };
    expect(exported.daily).toMatchObject([{ day: '2026-11-18', game: 'pig' }]);
    await ada.call('forgetMe');
    expect((await pigNow(bo)).people).toBe(2);
    const rows = await server.house.store.driver.all('SELECT * FROM tries');
    expect(JSON.stringify(rows)).not.toContain(person);
  });

  it('whoever took a try along and was not seen for long leaves nothing', async () => {
    const { house } = server;
    const [ada, bo] = [await Guest.named(server.address, 'Ada'), await Guest.named(server.address, 'Bo')];
    await ada.call('takeDaily', { body: { game: 'pig', device: DEVICE } });
    await bo.call('makePhrase');
    await bo.call('takeDaily', { body: { game: 'pig', device: DEVICE } });
    now += (PERSON_DAYS + 1) * 24 * HOUR;
    await tidy(house);
    const people = (await house.store.driver.all('SELECT id FROM people')).map(({ id }) => id);
    expect(await house.store.driver.all('SELECT who FROM tries')).toEqual(people.map((who) => ({ who })));
    expect(people).toHaveLength(1);
  });
});

describe('what bots make of the day', () => {
  it('is played once, and told', async () => {
    const small = await open(settings, { games: new Map([['pig', server.house.games.get('pig')!]]) });
    const { dayGames } = small.house;
    const ada = new Guest(small.address);
    await dayGames.playLevels();
    const first = pigOf(await ada.call('today')).levels;
    expect(first).toMatchObject([{ level: 'random', score: { done: true } }]);
    await dayGames.playLevels();
    expect(pigOf(await ada.call('today'))).toMatchObject({ levels: first, people: 0, bars: [] });
    await small.stop();
  });
});

it('two servers of one house agree on the day and count a try once', async () => {
  const store = server.house.store;
  const other = await open(settings, { store, ...FAIR });
  expect(await other.house.shared.daySecret('2026-11-18')).toEqual(await server.house.shared.daySecret('2026-11-18'));
  expect(dayAfter('2026-12-31')).toBe('2027-01-01');
  const ada = await Guest.named(server.address, 'Ada');
  const there = new Guest(other.address);
  there.cookie = ada.cookie;
  const both = await Promise.all([ada, there].map((guest) => guest.call('beginDaily', { body: { game: 'pig' } })));
  expect(both[0]!.table.id).toBe(both[1]!.table.id);
  await other.house.dayPool.close();
});
