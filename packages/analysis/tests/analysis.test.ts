import type { Bot } from '@astragal/bots';
import { type MatchRecord, type Position, replay } from '@astragal/kernel';
import type { PigKind } from '@astragal/kernel/testing/pig';
import { describe, expect, it } from 'vitest';
import {
  Analysis,
  AnalysisError,
  analysed,
  answersAt,
  type Counting,
  chanceAfter,
  chanceReached,
  type Ledger,
  rollAt,
  rulesOfRecord,
  type Tape,
} from '../src/index.ts';
import { balances } from '../testing/index.ts';
import { pigRules, pigRecord as played } from './pig-judge.ts';

const [bold, wise] = pigRules.bots as [Bot<PigKind>, Bot<PigKind>];

const codeOf = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    if (error instanceof AnalysisError) return error.code;
    throw error;
  }
  return 'none';
};

describe('a ledger', () => {
  it('balances, whoever plays, for two and three', () => {
    for (const bots of [
      [bold, wise],
      [wise, wise],
      [bold, wise, bold],
    ])
      for (const seed of ['a', 'b', 'c']) balances(analysed(pigRules, played(bots, seed), { blocks: 2 }));
  });

  it('counts by rests and by turns to the same end', () => {
    const record = played([bold, wise], 'a');
    const [turns, rests] = [analysed(pigRules, record, { by: 'turns' }), analysed(pigRules, record, { by: 'rests' })];
    expect(turns.end).toEqual(rests.end);
  });

  it('says the same for the same seed, and something else for another', () => {
    const record = played([bold, wise], 'a');
    const [once, again, other] = ['x', 'x', 'y'].map((seed) => analysed(pigRules, record, { seed }));
    expect(again).toEqual(once);
    expect(other!.seats).not.toEqual(once!.seats);
  });

  it('finds no fault with the reference itself', () => {
    const { seats } = analysed(pigRules, played([wise, wise], 'a'));
    expect(seats.map(({ accuracy, lost }) => [accuracy, Math.abs(lost)])).toEqual([
      [100, 0],
      [100, 0],
    ]);
  });

  it('grows turn by turn, and does not change the record', () => {
    const record = played([bold, wise], 'a');
    const text = JSON.stringify(record);
    const analysis = new Analysis(pigRules, record, { blocks: 1 });
    const grown = new Set<number>();
    for (const _ of analysis.steps()) grown.add(analysis.ledger().turns.length);
    const whole = analysis.ledger();
    expect([...grown]).toEqual(Array.from({ length: grown.size }, (_, i) => i));
    expect(whole.turns.length).toBe(whole.length);
    expect(JSON.stringify(record)).toBe(text);
  });
});

describe('a tape', () => {
  const record = played([bold, wise], 'a');

  /** A count, for so many steps, with how often its judge was asked. */
  function counted(counting: Counting, most = Number.POSITIVE_INFINITY): { ledger: Ledger; tape: Tape; asked: number } {
    let asked = 0;
    const its = pigRules.judge!;
    const judge: typeof its = {
      ...its,
      chances(...of) {
        asked++;
        return its.chances(...of);
      },
    };
    const analysis = new Analysis({ ...pigRules, judge }, record, counting);
    let steps = 0;
    for (const _ of analysis.steps()) if (++steps >= most) break;
    return { tape: JSON.parse(JSON.stringify(analysis.tape)), asked, ledger: analysis.ledger() };
  }

  const close = counted({ isClose: true });

  it('goes on where a count was stopped, as if nothing had stopped it', () => {
    for (const steps of [3, 30, 100]) {
      const { tape } = counted({ isClose: true }, steps);
      const rest = counted({ isClose: true, tape });
      expect(rest.ledger).toEqual(close.ledger);
      expect(rest.asked).toBeLessThan(close.asked);
      expect(rest.tape).toEqual(close.tape);
    }
  });

  it('of a quick count is where a close one goes on', () => {
    const quick = counted({ blocks: 1 });
    const rest = counted({ isClose: true, tape: quick.tape });
    expect(quick.tape.blocks.length).toBeLessThan(close.tape.blocks.length);
    expect(rest.ledger).toEqual(close.ledger);
    expect(rest.asked).toBeLessThan(close.asked);
  });

  it('counts up to where it is not the game’s', () => {
    const { of, blocks } = close.tape;
    const rest = counted({ isClose: true, tape: { of, blocks: blocks.toSpliced(5, 1) } });
    expect(rest.ledger).toEqual(close.ledger);
    expect(rest.tape).toEqual(close.tape);
  });

  it('of another count is worth nothing', () => {
    const { tape } = counted({ isClose: true, seed: 'another' });
    const anew = counted({ isClose: true, tape });
    expect(anew.ledger).toEqual(close.ledger);
    expect(anew.tape).toEqual(close.tape);
  });
});

describe('a closer look', () => {
  const record = played([bold, wise], 'a');
  const held = record.entries.findIndex((each) => 'choice' in each && each.choice === 'hold');

  it('lists all rolls where it can, with exact odds', () => {
    const { rolls, isExact, error, mean, luck, fell } = rollAt(pigRules, record, 0)!;
    expect([rolls.length, isExact, error]).toEqual([6, true, 0]);
    expect(rolls.map(({ odds }) => odds)).toEqual(new Array(6).fill(1 / 6));
    expect(luck[0]).toBe(fell.win[0]! - mean[0]!);
  });

  it('has nothing to say of luck where none was asked', () => {
    expect(rollAt(pigRules, record, held)).toBeUndefined();
  });

  it('tells what each answer is worth, and which was played', () => {
    const all = answersAt(pigRules, record, held, record.entries[held]!.seat);
    expect(all.map(({ choice, isPlayed }) => [choice, isPlayed]).toSorted()).toEqual([
      ['hold', true],
      ['roll', false],
    ]);
  });

  it('goes on where an answer leads, with luck of its own', () => {
    const toTheEnd = { ...pigRules, analysing: { ...pigRules.analysing!, turnEnds: [] } };
    const { position } = [...replay(pigRules.game, record)].find(({ number }) => number === held)! as { position: Position<PigKind> };
    const { seat } = record.entries[held]!;
    const chances = (choice: string): number[] =>
      Array.from({ length: 8 }, (_, i) => chanceAfter(toTheEnd, position, { seat, choice }, `roll ${i}`));
    expect(new Set(chances('hold'))).toEqual(new Set([0, 1]));
    expect(chances('hold')).toEqual(chances('hold'));
    expect(() => chanceAfter(pigRules, position, { seat, choice: 'fly' }, 'x')).toThrow(AnalysisError);
  });

  it('says where the game itself came to rest: after a turn that stops at once, where it stopped', () => {
    const { position } = [...replay(pigRules.game, record)].find(({ number }) => number === held)! as { position: Position<PigKind> };
    const { seat } = record.entries[held]!;
    expect(chanceReached(pigRules, record, held, seat)).toBe(chanceAfter(pigRules, position, { seat, choice: 'hold' }, 'x'));
    const { winners } = pigRules.game.result([...replay(pigRules.game, record)].at(-1)!.position.state as PigKind['state']);
    expect(chanceReached(pigRules, record, record.entries.length - 1, winners[0]!)).toBe(1);
    expect(() => chanceReached(pigRules, record, record.entries.length, seat)).toThrow(AnalysisError);
  });

  it('the books of a growing ledger that looks ahead balance, too', () => {
    const analysis = new Analysis(pigRules, record, { blocks: 2, ahead: 1 });
    for (const _ of analysis.steps());
    balances(analysis.ledger());
  });
});

describe('what cannot be analysed is told by a code', () => {
  it.each([
    ['no record', 'broken', 7],
    ['an unknown game', 'unknown-rules', { game: 'chess', version: 1 }],
  ])('where rules are looked for: %s', async (_, code, data) => {
    await expect(rulesOfRecord(data, async () => undefined)).rejects.toMatchObject({ name: 'AnalysisError', code });
  });

  const record = played([bold, wise], 'a');
  const forkedAt = (whole: MatchRecord, step: number): MatchRecord => ({
    ...whole,
    dealt: [],
    opening: structuredClone([...replay(pigRules.game, whole)][step]!.position),
    entries: whole.entries.slice(step),
  });
  it.each<[string, string, () => unknown]>([
    ['nothing', 'broken', () => analysed(pigRules, undefined)],
    ['a damaged record', 'broken', () => analysed(pigRules, { ...record, entries: [...record.entries, { seat: 'x' }] })],
    ['a foreign answer', 'broken', () => analysed(pigRules, { ...record, entries: [{ seat: 0, choice: 'fly', luck: [] }] })],
    ['wrong luck', 'broken', () => analysed(pigRules, { ...record, entries: [{ seat: 0, choice: 'roll', luck: [['die', 9, 1]] }] })],
    ['another version', 'broken', () => analysed(pigRules, { ...record, version: 1 })],
    ['a game that begins in the middle', 'unfinished', () => analysed(pigRules, forkedAt(record, 9))],
    ['a running game', 'unfinished', () => analysed(pigRules, played([bold, wise], 'a', 9))],
    ['no answer at all', 'unfinished', () => analysed(pigRules, played([bold, wise], 'a', 0))],
    ['a huge record', 'too-long', () => analysed(pigRules, { ...record, entries: new Array(20_001).fill(record.entries[0]) })],
    ['no judge', 'no-judge', () => analysed({ game: pigRules.game, bots: pigRules.bots }, record)],
    ['seats that the judge does not know', 'no-judge', () => analysed(pigRules, played([bold, wise, bold, wise], 'a'))],
    ['too little time', 'out-of-time', () => analysed(pigRules, record, { isLate: () => true })],
  ])('%s: %s', (_, code, run) => {
    expect(codeOf(run)).toBe(code);
  });
});
