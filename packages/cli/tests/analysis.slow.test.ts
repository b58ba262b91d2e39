/** A finished game of every game that has a judge, from its `tests/analysis`: the ledger kept beside it, and the same counted now. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answersAt, answersIn, judgeOf, type Ledger, rollAt, turnEndsOf, turnsOf } from '@astragal/analysis';
import { balances } from '@astragal/analysis/testing';
import { forkAt, heard, LANGUAGES, lastStep, type MatchRecord, replay, seeded } from '@astragal/kernel';
import { shelf } from '@astragal/shelf';
import { describe, expect, it } from 'vitest';
import { scaleOf } from '../src/commands/luck.ts';
import { file, run } from './notebook.ts';

const folderOf = (id: string): string => join(import.meta.dirname, '../../games', id, 'tests/analysis');
const kept = shelf.filter(({ id }) => existsSync(join(folderOf(id), 'ledger.json')));
const read = <T>(id: string, name: string): T => JSON.parse(readFileSync(join(folderOf(id), name), 'utf8')) as T;
const SOUND = /^(?!.*(undefined|NaN)).+$/u;

describe.each(kept.map((entry) => [entry.id, entry] as const))('%s', (id, entry) => {
  const ledger = read<Ledger>(id, 'ledger.json');

  it('has a ledger that balances', () => {
    balances(ledger);
    expect(ledger.turns.length).toBe(ledger.length);
    expect(ledger.moments.length).toBeGreaterThan(0);
  });

  it('names what its moments tell of, in every language', async () => {
    const lines = ledger.moments.flatMap(({ played, reference }) => [played, ...(reference ? [reference] : [])]);
    const brought = lines.flatMap((line) => Object.entries(line.brought));
    expect(brought.length).toBeGreaterThan(0);
    for (const language of LANGUAGES) {
      const { holdings } = await entry.words(language);
      for (const [name, n] of brought) expect(holdings!(name, Math.abs(n)), `${name} in ${language}`).toMatch(SOUND);
    }
  });

  it('tells in each turn what fell in it: all that was told, once, and nobody else’s dice', async () => {
    const rules = await entry.rules();
    const record = read<MatchRecord>(id, 'record.json');
    const turns = turnsOf(rules.game, record, turnEndsOf(rules, judgeOf(rules, record.seats), 'turns'));
    const [, ...steps] = replay(rules.game, record);
    const all = turns.flatMap(({ told }) => told);
    expect(all.slice(-steps.flatMap(({ told }) => told).length)).toEqual(steps.flatMap(({ told }) => told));
    for (const { seat, told } of turns)
      for (const event of heard(told, undefined) as readonly { readonly kind: string; readonly seat?: number }[])
        if (event.kind === 'rolled' && event.seat !== undefined && seat !== undefined) expect(event.seat).toBe(seat);
  });

  it('is looked at more closely: every answer has a worth, the best first', async () => {
    const rules = await entry.rules();
    const record = read<MatchRecord>(id, 'record.json');
    const { entry: at, seat, played } = ledger.turns.flatMap(({ answers }) => answers)[0]!;
    const all = answersAt(rules, record, at, seat, { lines: 2 });
    expect(all.filter(({ isPlayed }) => isPlayed).map(({ choice }) => choice)).toEqual([played]);
    expect(all.map(({ worth }) => worth)).toEqual(all.map(({ worth }) => worth).toSorted((a, b) => b - a));
    expect(all[0]!.isBest).toBe(true);
  });

  it('holds against nobody what could not be known', async () => {
    const rules = await entry.rules();
    const { twin } = rules.toolkit;
    if (!twin) return;
    const record = read<MatchRecord>(id, 'record.json');
    const { entry: at, seat } = ledger.turns[Math.floor(ledger.length / 2)]!.answers[0]!;
    const { state, stack } = lastStep(rules.game, forkAt(record, at)).position;
    const other = twin(structuredClone(state), seat, seeded('twin'));
    expect(other).not.toEqual(state);
    const [mine, alike] = [state, other].map((each) => answersIn(rules, { state: each, stack }, seat, { lines: 2 }));
    expect(alike).toEqual(mine);
  });

  it('says what else could have been rolled', async () => {
    const rules = await entry.rules();
    const record = read<MatchRecord>(id, 'record.json');
    const rolled = record.entries.findIndex((each) => 'luck' in each && each.luck.length > 0);
    const { rolls, mean, luck, fell } = rollAt(rules, record, rolled, { lines: 4 })!;
    expect(rolls.reduce((sum, { odds }) => sum + odds, 0)).toBeCloseTo(1, 9);
    expect(luck[0]!).toBeCloseTo(fell.win[0]! - mean[0]!, 12);
  });
});

describe('luck', () => {
  it('makes a scale from the unluckiest seat to the luckiest', () => {
    const scale = scaleOf([3, 1, 2]);
    expect([scale.length, scale[0], scale[10], scale[20]]).toEqual([21, 1, 2, 3]);
  });
});

describe('analyse', () => {
  const { id } = kept[0]!;
  const path = join(folderOf(id), 'record.json');

  it('prints what was promised', async () => {
    const { code, json } = await run(`analyse ${path} --blocks 1 --json`);
    expect(code).toBe(0);
    const report = json<Ledger & { cpuMs: number }>();
    balances(report);
    expect(report.balance).toBeLessThan(1e-9);
    for (const seat of report.seats) expect(Object.keys(seat)).toEqual(expect.arrayContaining(['accuracy', 'luck', 'adjusted']));
    for (const key of ['turns', 'doubt', 'error', 'cpuMs'] as const) expect(report[key]).toBeDefined();
  });

  it.each([
    ['a game that nobody knows', { game: 'chess', version: 1 }, 'is not known here'],
    ['something else', { a: 1 }, 'this is not a match record'],
    ['a version that is not kept', { game: id, version: 99 }, 'is not known here'],
  ])('says in one line why not: %s', async (_, data, message) => {
    const { code, err } = await run(`analyse ${file('odd.json', data)}`);
    expect(code).toBe(1);
    expect(err.trim().split('\n')).toEqual([expect.stringContaining(message)]);
  });

  it('refuses too small a budget', async () => {
    const { code, err } = await run(`analyse ${path} --budget 1`);
    expect([code, err]).toEqual([1, expect.stringContaining('the time was up')]);
  });
});
