import type { Daily } from '@astragal/bots';
import { bytesOf } from '@astragal/fair';
import { copy, type MatchRecord } from '@astragal/kernel';
import { onShelf, shelf } from '@astragal/shelf';
import { describe, expect, it } from 'vitest';
import {
  barsOf,
  botInTurn,
  checkedDay,
  commitmentOf,
  type DailyRules,
  dayPlayedBy,
  daySecret,
  dayTable,
  gameSeed,
  ofDay,
  placeOf,
  SharedLuck,
  streakOf,
} from '../src/index.ts';

const KEY = new Uint8Array(32).fill(7);
const DAY = '2026-11-18';
const rulesOf = async (id: string): Promise<DailyRules> => (await onShelf(id)!.rules()) as DailyRules;
const luckOf = (game: string, day = DAY): SharedLuck => new SharedLuck(gameSeed(daySecret(KEY, day), game));

describe('shared luck', () => {
  it('falls alike at every table, whoever asks first', () => {
    const [one, other] = [luckOf('pig'), luckOf('pig')];
    const names = ['die of seat 0 #1', 'die of seat 1 #1', 'die of seat 0 #2'];
    const said = names.map((name) => one.source(6, name));
    expect([...names].reverse().map((name) => other.source(6, name))).toEqual([...said].reverse());
  });

  it('is another for another name, number, day or game', () => {
    const row = (luck: SharedLuck, name: string): number[] => Array.from({ length: 20 }, (_, i) => luck.source(1000, `${name} #${i}`));
    const rows = [row(luckOf('pig'), 'a'), row(luckOf('pig'), 'b'), row(luckOf('pig', '2026-11-19'), 'a'), row(luckOf('another'), 'a')].map(
      String,
    );
    expect(new Set(rows).size).toBe(4);
  });

  it('makes no outcome likelier than another', () => {
    const luck = luckOf('pig');
    const seen = new Array<number>(6).fill(0);
    for (let i = 0; i < 12_000; i++) seen[luck.source(6, `die #${i}`)]!++;
    const chi = seen.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
    expect(chi).toBeLessThan(20.5); // One honest die in a thousand strays so far; this one has a seed.
  });

  it('hides its seed behind a hash, and a day behind its commitment', () => {
    expect(bytesOf(luckOf('pig').hash)).toBeDefined();
    expect(luckOf('pig').origin(ofDay(DAY))).toEqual({ from: 'shared', of: 'day 2026-11-18', hash: luckOf('pig').hash });
    const secret = daySecret(KEY, DAY);
    expect(commitmentOf(secret)).not.toBe(commitmentOf(daySecret(KEY, '2026-11-19')));
    // Who knows this day cannot count another from it: only the key can.
    expect(daySecret(secret, '2026-11-19')).not.toEqual(daySecret(KEY, '2026-11-19'));
  });
});

describe('the table of a day', () => {
  const daily: Pick<Daily, 'tables'> = {
    tables: [{ seats: 3, options: { setup: ['a', 'b'] }, levels: ['skilled'] }],
  };

  it('is the same for everybody, and another on other days', () => {
    expect(dayTable(daily, luckOf('pig'))).toEqual(dayTable(daily, luckOf('pig')));
    const days = Array.from({ length: 20 }, (_, i) => JSON.stringify(dayTable(daily, luckOf('pig', `2026-10-${10 + i}`))));
    expect(new Set(days).size).toBeGreaterThan(5);
  });

  it('has one seat for the person, and nobody twice', () => {
    for (let i = 0; i < 20; i++) {
      const { seat, sitters, options } = dayTable(daily, luckOf('pig', `day ${i}`));
      expect(sitters.flatMap((each, at) => (each === 'me' ? [at] : []))).toEqual([seat]);
      expect(new Set(sitters).size).toBe(3);
      expect(['a', 'b']).toContain(options.setup);
    }
  });
});

describe.each(shelf.map(({ id }) => id))('a day of %s', (id) => {
  it('comes out the same whenever it is played, and its record is believed', { timeout: 120_000 }, async () => {
    const rules = await rulesOf(id);
    const luck = luckOf(id);
    const table = dayTable(rules.daily, luck);
    const level = id === 'pig' ? 'random' : 'novice';
    const played = dayPlayedBy(rules, table, luck, ofDay(DAY), level);
    expect(dayPlayedBy(rules, table, luckOf(id), ofDay(DAY), level).score).toEqual(played.score);
    expect(checkedDay(rules, table, luck, ofDay(DAY), copy(played.record))).toMatchObject({ score: played.score });
  });
});

describe('a record that is handed in', () => {
  const edited = async (edit: (record: MatchRecord & { entries: object[] }) => void) => {
    const rules = await rulesOf('pig');
    const luck = luckOf('pig');
    const table = dayTable(rules.daily, luck);
    const { record } = dayPlayedBy(rules, table, luck, ofDay(DAY), 'random');
    const given = copy(record);
    edit(given);
    return { found: checkedDay(rules, table, luck, ofDay(DAY), given), table, record };
  };

  it('is refused with other dice', async () => {
    const { found } = await edited(({ entries }) => {
      const at = entries.findIndex((entry) => 'luck' in entry && entry.luck.length > 0);
      const entry = entries[at] as { luck: [string, number, number][] };
      entry.luck = entry.luck.map(([what, n, value]) => [what, n, (value + 1) % n]);
    });
    expect(found).toMatchObject({ wrong: { why: 'luck' } });
  });

  it('is refused where a bot answers as it would not have', async () => {
    const { found } = await edited((record) => {
      const rolls = record.entries.findIndex(
        (entry, i) => i > 0 && 'choice' in entry && entry.choice === 'roll' && entry.seat !== record.entries[0]!.seat,
      );
      (record.entries as object[]).splice(rolls, 1, { seat: record.entries[rolls]!.seat, choice: 'hold', luck: [] });
    });
    expect(found).toMatchObject({ wrong: { why: expect.stringMatching(/bot|answer/) } });
  });

  it('is refused if it stops early, began elsewhere, or is of another table', async () => {
    expect((await edited(({ entries }) => void entries.pop())).found).toMatchObject({ wrong: { why: 'unfinished' } });
    expect((await edited((record) => Object.assign(record, { seats: 3 }))).found).toMatchObject({ wrong: { why: 'setup' } });
    expect((await edited((record) => Object.assign(record, { options: { goal: '50' } }))).found).toMatchObject({ wrong: { why: 'setup' } });
    expect((await edited((record) => Object.assign(record, { game: 'another' }))).found).toMatchObject({ wrong: { why: 'setup' } });
    expect((await edited(({ entries }) => void entries.push({ seat: 0, choice: 'roll', luck: [] }))).found).toMatchObject({
      wrong: { why: 'answer' },
    });
  });
});

describe('several who are asked at once', () => {
  it('answer in one order: the person first, then bots by seat', () => {
    const isPerson = (seat: number): boolean => seat === 1;
    expect(botInTurn([2, 1, 0], isPerson)).toBeUndefined();
    expect(botInTurn([2, 0], isPerson)).toBe(0);
    expect(botInTurn([2], isPerson)).toBe(2);
    expect(botInTurn([], isPerson)).toBeUndefined();
  });
});

describe('standing', () => {
  it('lets equal results share a place', () => {
    expect([9, 7, 7, 3].map((points) => placeOf(points, [9, 7, 7, 3]))).toEqual([1, 2, 2, 4]);
  });

  it('counts results, the worst first', () => {
    const score = (points: number) => ({ points, value: points % 100, done: points > 100 });
    expect(barsOf([score(105), score(3), score(105)])).toEqual([
      { value: 3, done: false, count: 1 },
      { value: 5, done: true, count: 2 },
    ]);
  });

  it.each([
    ['a row', ['1', '2', '3'], ['1', '2', '3'], 3],
    ['today is not missed yet', ['1', '2', '3'], ['1', '2'], 2],
    ['one missed day is forgiven', ['1', '2', '3'], ['1', '3'], 2],
    ['and again, later', ['1', '2', '3', '4', '5'], ['1', '3', '5'], 3],
    ['two in a row are not', ['1', '2', '3', '4'], ['1', '4'], 1],
    ['yesterday missed, today open', ['1', '2', '3'], ['1'], 1],
    ['two missed, today open', ['1', '2', '3', '4'], ['1'], 0],
    ['nobody', ['1', '2'], [], 0],
  ])('%s', (_, days, played, streak) => {
    expect(streakOf(days, new Set(played))).toBe(streak);
  });
});
