import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { onShelf } from '@astragal/shelf';
import type { Pictured } from '@astragal/table/history.ts';
import { describe, expect, it } from 'vitest';
import { type CheckedGame, checked, claimsOf, MOST_BYTES, readRecordFile } from '../src/fair/check.ts';
import { faultScene } from '../src/fair/fault-scene.ts';

interface Loose {
  luck: Record<string, unknown>;
  dealt: [string, number, number][];
  entries: { seat: number; choice?: string; undo?: true; luck?: [string, number, number][] }[];
}
const games = new URL('../../games/', import.meta.url);
const recordOf = (game: string): URL => new URL(`${game}/tests/fair.json`, games);
const fixture = (game: string): Loose => JSON.parse(readFileSync(recordOf(game), 'utf8')) as Loose;
const GAMES = readdirSync(games).filter((game) => existsSync(recordOf(game)));
const [ANY] = GAMES as [string];

const rollsIn = ({ dealt, entries }: Loose): number => dealt.length + entries.reduce((all, { luck = [] }) => all + luck.length, 0);
const found = (data: unknown): CheckedGame => {
  const result = checked(data);
  if ('trouble' in result) throw new Error(result.trouble);
  return result;
};
const troubleOf = (data: unknown): unknown => (checked(data) as { trouble?: string }).trouble;

it('doubts that a record tells of stand under what is not proven, whatever else is written there', () => {
  const doubts = [
    { entry: 3, kind: 'roll', by: 1, claimed: true, agreed: [] },
    { entry: 5, kind: 'order', by: 0, agreed: [0, 1] },
    'nothing',
    { by: 2 },
  ];
  const { result } = found({ ...fixture(ANY), doubts });
  expect(result.verdict).toBe('proven');
  expect(result.doubts).toEqual([
    { entry: 3, seat: 1, claimed: true },
    { entry: 5, seat: 0, claimed: false },
  ]);
  const { not } = claimsOf(result);
  for (const claim of [
    ['claimed', 1],
    ['doubted', 1],
  ])
    expect(not).toContainEqual(claim);
  expect(claimsOf(found(fixture(ANY)).result).not.map(([name]) => name)).not.toContain('claimed');
});

it('no record proves that it is of the game that was played, whoever held its secrets', () => {
  const { result } = found(fixture(ANY));
  for (const by of ['server', 'device'] as const) expect(claimsOf({ ...result, by }).not).toContainEqual(['file', 0]);
});

describe.each(GAMES)('a fair record of %s', (game) => {
  it('agrees, and every roll of it stands in one row', () => {
    const record = fixture(game);
    const { result, rows, total, fault } = found(record);
    expect(result.verdict).toBe('proven');
    expect(fault).toBeUndefined();
    expect(total).toBe(rollsIn(record));
    expect(rows.reduce((all, { rolls }) => all + rolls.length, 0)).toBe(total);
    expect(rows[0]!.first).toBe(1);
    for (const [i, row] of rows.entries()) if (i > 0) expect(row.first).toBe(rows[i - 1]!.last + 1);
    expect(rows.flatMap(({ rolls }) => rolls).some(({ die }) => die !== undefined)).toBe(true);
  });

  it('always says what it does not prove', () => {
    const { proven, not } = claimsOf(found(fixture(game)).result);
    expect(proven.map(([name]) => name)).toEqual(['sealed', 'rolls', 'seat', 'whole']);
    expect(not.map(([name]) => name)).toEqual(expect.arrayContaining(['refused', 'together']));
  });

  it('with one roll changed: that one is wrong, all before it right, and nothing after it is shown', () => {
    const record = fixture(game);
    const at = record.entries.findIndex(({ luck = [] }, i) => i > 5 && luck.some(([, n]) => n === 6));
    const luck = record.entries[at]!.luck!;
    const die = luck.findIndex(([, n]) => n === 6);
    const before = rollsIn({ ...record, entries: record.entries.slice(0, at) });
    const truth = luck[die]![2];
    luck[die]![2] = (truth + 1) % 6;
    const { result, fault, rows } = found(record);
    expect(result.verdict).toBe('wrong');
    expect(fault).toMatchObject({
      kind: 'roll',
      entry: at + 1,
      roll: { number: before + die + 1, written: { value: (truth + 1) % 6 }, computed: { value: truth } },
    });
    expect(rows.at(-1)).toMatchObject({ state: 'wrong', first: before + 1, last: before + luck.length });
    expect(rows.slice(0, -1).every(({ state }) => state === 'right')).toBe(true);
    const undone = record.entries.slice(0, at + 1).filter(({ undo }) => undo).length;
    expect(fault!.step).toBe(at + 1 - 2 * undone);
  });
});

describe('what is no game, or none that proves anything', () => {
  it('a record of the system’s luck has nothing to check', () => {
    const { luck: _, ...record } = fixture(ANY);
    const { result, rows } = found({ ...record, entries: [{ seat: 0, choice: 'x', luck: [] }] });
    expect(result).toMatchObject({ verdict: 'none', from: 'system' });
    expect(rows).toEqual([]);
  });

  it('a game that is not over is sealed', () => {
    const record = fixture(ANY);
    delete record.luck['secret'];
    delete record.luck['closing'];
    expect(found(record).result.verdict).toBe('sealed');
  });

  it.each([undefined, null, 7, 'game', [], {}, { game: 'pig' }, { astragal: 'backup' }])('foreign: %j', (data) =>
    expect(troubleOf(data)).toBe('foreign'),
  );

  it('damaged', () => {
    const record = fixture(ANY);
    (record.entries[3] as { luck: unknown }).luck = 'none';
    expect(troubleOf(record)).toBe('damaged');
  });

  it('files: too large, not JSON, and one that is', async () => {
    expect(await readRecordFile({ size: MOST_BYTES + 1 } as Blob)).toEqual({ trouble: 'huge' });
    expect(await readRecordFile(new Blob(['not a game']))).toEqual({ trouble: 'foreign' });
    expect(await readRecordFile(new Blob(['{"a":1}']))).toEqual({ data: { a: 1 } });
  });

  it('names of a file of this device are read, whatever they are', () => {
    const people = [{ name: 'Ada' }, { name: 7 }, null];
    expect(found({ ...fixture(ANY), people }).people).toEqual(['Ada', '', '']);
  });
});

it.each(GAMES)('a wrong roll of %s is told by the game: what is written, what the secrets give, and where in the game', async (game) => {
  const record = fixture(game);
  const dice = onShelf(game)!.dice ?? [];
  const isDie = ([name, n]: readonly [string, number, number]): boolean => dice.some(({ luck, sides }) => sides === n && luck.test(name));
  const at = record.entries.findIndex(({ luck }) => luck?.some(isDie));
  const bad = record.entries[at]!.luck!.find(isDie)!;
  bad[2] = (bad[2] + 1) % bad[1];
  const wrong = found(record);
  expect(wrong.fault).toMatchObject({ kind: 'roll', entry: at + 1 });
  const scene = await faultScene(record as never, wrong);
  expect(scene!.place?.part).toMatch(/./);
  expect(scene!.written).not.toEqual(scene!.computed);
  expect(scene!.computed.length).toBeGreaterThan(0);
  // Both are drawn, as rolls of whoever has that die.
  const { pictured } = (await import(new URL(`${game}/history/pictured.ts`, games).href)) as { pictured: Pictured };
  for (const events of [scene!.written, scene!.computed]) expect(pictured.fell(events, scene!.seat)).toBeDefined();
  const own = dice.flatMap(({ luck }) => luck.exec(bad[0])?.[1] ?? [])[0];
  if (own !== undefined) expect(scene!.seat).toBe(Number(own));
});
