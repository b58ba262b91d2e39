import { join } from 'node:path';
import { shelf } from '@astragal/shelf';
import { describe, expect, it } from 'vitest';
import { type ArenaResult, interval, ratings, verdict, wilson } from '../src/arena.ts';
import { balanceOf, type HeroShare } from '../src/balance.ts';
import type { ResultFile } from '../src/result.ts';
import type { ArenaGame, CountedGame } from '../src/tasks.ts';
import { contentOf, folder, run } from './notebook.ts';

/** A game of a pair in which the first bot sat at `seat`. */
const game = (seat: number, winners: readonly number[], hash: string, more: Partial<ArenaGame> = {}): ArenaGame => ({
  ...{ seat, winners, hash, scores: [10, 20], decisions: [2, 3], cpuMs: [4, 3], maxMs: [3, 2], idle: 0, idleRow: 0 },
  ...more,
});

/** A game with two bots that look at no clock: they play the same for the same seed. */
const [contest] = (
  await Promise.all(shelf.map(async ({ id, rules }) => ({ id, bots: (await rules()).bots.filter(({ budgetMs }) => !budgetMs) })))
).flatMap(({ id, bots: [weak, next] }) => (weak && next ? [{ id, bots: `${weak.name},${next.name}` }] : []));

describe('arena', () => {
  it.runIf(contest)('says what is asked for, and the same for the same seed', async () => {
    const { id, bots } = contest!;
    const line = `arena ${id} --bots ${bots} --pairs 2 --seats 2 --seed 7 --json`;
    const [first, second] = [(await run(line)).json(), (await run(line)).json()];
    for (const each of [first, second]) for (const key of ['meanDecisionMs', 'maxDecisionMs', 'bots']) delete each[key];
    expect(first).toEqual(second);
    expect(first).toMatchObject({ game: id, seats: 2, pairs: 2, games: 4 });
    expect(first.winRate).toBeLessThanOrEqual(1);
    expect(first.ci95).toHaveLength(2);
    expect(first.meanScores).toHaveLength(2);
  });

  it('a bot against itself plays the same game at both seats: it is counted once, and told from both', async () => {
    const { pairs, games, winRate, meanScores } = (
      await run('arena pig --bots random,random --pairs 1 --json')
    ).json() as unknown as ArenaResult;
    expect({ pairs, games, winRate }).toEqual({ pairs: 1, games: 1, winRate: 0.5 });
    expect(meanScores[0]).toBe(meanScores[1]);
    const itself = verdict('x', 2, ['a', 'a'], [[game(0, [0], 'g', { idle: 3, idleRow: 2 }), game(1, [0], 'g', { idle: 1, idleRow: 1 })]]);
    expect(itself).toMatchObject({ games: 1, winRate: 0.5, meanScores: [15, 15], ties: 0, idleTurns: 4, longestIdle: 2 });
  });

  it('the first bot sits at every seat in turn; scores and wins are its own', () => {
    const both = verdict('x', 2, ['a', 'b'], [[game(0, [0], 'g'), game(1, [1], 'h')]]);
    expect(both).toMatchObject({ winRate: 1, games: 2, ties: 0, meanScores: [15, 15], meanDecisionMs: 2, maxDecisionMs: 3 });
    expect(verdict('x', 2, ['a', 'b'], [[game(0, [0, 1], 'g'), game(1, [0], 'h')]])).toMatchObject({ winRate: 0.25, ties: 1 });
  });

  it('idle turns are added up, the longest row kept', () => {
    const idle = verdict('x', 2, ['a', 'b'], [[game(0, [0], 'g', { idle: 3, idleRow: 2 }), game(1, [0], 'h', { idle: 4, idleRow: 4 })]]);
    expect(idle).toMatchObject({ idleTurns: 7, longestIdle: 4 });
  });

  it('an interval is as wide as the pairs say, and never certain', () => {
    expect(wilson(0.5, 100)).toEqual([0.4038, 0.5962]);
    const [low, high] = interval(Array.from({ length: 50 }, () => [1, 1]));
    expect([low > 0.9, low < 1, high]).toEqual([true, true, 1]);
    const luckyPairs = interval(Array.from({ length: 50 }, () => [0, 1]));
    const clumped = interval(Array.from({ length: 50 }, (_, i) => (i % 2 ? [1, 1] : [0, 0])));
    expect(clumped[1] - clumped[0]).toBeGreaterThan(luckyPairs[1] - luckyPairs[0]);
  });

  it('a round robin gives ratings, best first', () => {
    const fought = (a: string, b: string, winRate: number) =>
      ({ bots: [{ bot: a }, { bot: b }], winRate, games: 100 }) as unknown as ArenaResult;
    const table = ratings(['a', 'b', 'c'], [fought('a', 'b', 0.25), fought('a', 'c', 0.1), fought('b', 'c', 0.25)]);
    expect(table.map(({ bot }) => bot)).toEqual(['c', 'b', 'a']);
    expect(table[0]!.rating - table[1]!.rating).toBeGreaterThan(150);
    for (const { rating, ci95 } of table) expect(ci95[0] < rating && rating < ci95[1]).toBe(true);
  });

  it('complains about bots and seats that do not fit', async () => {
    expect(await run('arena pig --pairs 1')).toMatchObject({ code: 2, err: expect.stringContaining('--bots is missing') });
    expect(await run('arena pig --bots random --pairs 1')).toMatchObject({ code: 2, err: expect.stringContaining('two bots') });
    expect(await run('arena pig --bots random,nobody')).toMatchObject({ code: 2, err: expect.stringContaining("no bot 'nobody'") });
  });

  const alone = shelf.filter(({ seats }) => seats.min === 1);
  it.each(alone)('alone at $id sits one bot', async ({ id: solo, rules }) => {
    const [one, other] = (await rules()).bots;
    expect(await run(`arena ${solo} --seats 1 --bots ${one!.name},${other!.name}`)).toMatchObject({
      code: 2,
      err: expect.stringContaining('one bot'),
    });
  });
});

describe('balance', () => {
  const counted = (winners: readonly number[], heroes: readonly string[]): CountedGame => ({
    ...{ scores: [1, 2], winners, decisions: 10 },
    tallies: heroes.map((hero, seat) => ({ hero, survived: winners.includes(seat), taken: { cards: seat === 0 ? ['owl'] : [] } })),
  });

  it('counts heroes, seats and what was taken', () => {
    const { heroes, seatAdvantage, taken, survival, won } = balanceOf([
      counted([0], ['ann', 'bob']),
      counted([1], ['bob', 'ann']),
      counted([], ['ann', 'bob']),
    ]);
    expect(heroes.map(({ id, seats, winShare }) => [id, seats, winShare])).toEqual([
      ['ann', 3, 0.6667],
      ['bob', 3, 0],
    ]);
    expect(seatAdvantage.map(({ id, winShare }) => [id, winShare])).toEqual([
      ['P1', 0.3333],
      ['P2', 0.3333],
    ]);
    expect(taken.cards).toMatchObject([{ id: 'owl', taken: 0.5, winShare: 0.3333, survival: 0.3333 }]);
    expect([survival!.share, won]).toEqual([0.3333, 0.6667]);
  });

  it('heroes that live and die together are worth no more than their games', () => {
    const game = (lived: readonly boolean[]): CountedGame => ({
      ...{ scores: [1, 2], winners: [], decisions: 10 },
      tallies: lived.map((survived) => ({ survived, taken: {} })),
    });
    const width = (games: readonly CountedGame[]): number => {
      const [low, high] = balanceOf(games).survival!.ci95;
      return high - low;
    };
    const together = Array.from({ length: 40 }, (_, i) => game([i % 2 > 0, i % 2 > 0]));
    const apart = Array.from({ length: 40 }, (_, i) => game([i % 2 > 0, i % 4 > 1]));
    expect(width(together)).toBeCloseTo(wilson(0.5, 40)[1] - wilson(0.5, 40)[0], 3);
    expect(width(apart)).toBeCloseTo(wilson(0.5, 80)[1] - wilson(0.5, 80)[0], 3);
    const opposed = Array.from({ length: 40 }, (_, i) => game([i % 2 > 0, i % 2 === 0]));
    expect(width(opposed)).toBeCloseTo(width(apart), 3);
  });

  it('lets heroes meet independently: every score of one against every score of the others, ties shared', () => {
    const game = (ann: number, bob: number): CountedGame => ({
      ...counted(ann > bob ? [0] : bob > ann ? [1] : [0, 1], ['ann', 'bob']),
      scores: [ann, bob],
    });
    const met = (...games: readonly CountedGame[]) => balanceOf(games).heroes.map(({ meeting }) => meeting?.share);
    // Ann's 5 beats 1 and 4, her 1 ties with one of them.
    expect(met(game(5, 1), game(1, 4))).toEqual([0.625, 0.375]);
    expect(met(game(3, 3), game(3, 3))).toEqual([0.5, 0.5]);
    const [{ meeting }] = balanceOf([game(5, 1), game(1, 4)]).heroes as [HeroShare];
    // Without either game the other decides alone: 0 and 1.
    expect(meeting!.ci95).toEqual([0, 1]);
  });

  it('says nothing of meetings where not all heroes play, or the highest score does not win', () => {
    const game = (winners: readonly number[], heroes: readonly string[]): CountedGame => ({ ...counted(winners, heroes), scores: [1, 2] });
    for (const games of [
      [game([1], ['ann', 'bob']), game([1], ['ann', 'cid'])],
      [game([0], ['ann', 'bob']), game([1], ['ann', 'bob'])],
    ])
      expect(balanceOf(games).heroes.filter(({ meeting }) => meeting)).toEqual([]);
  });

  it('prints the shape that was asked for', async () => {
    expect((await run('balance pig --bot random --games 1 --json')).json()).toMatchObject({
      game: 'pig',
      seats: 2,
      games: 1,
      heroes: [],
    });
  });
});

describe('a result that is kept', () => {
  it.each([
    ['arena', 'arena pig --bots random,random --pairs 1 --seed 5'],
    ['balance', 'balance pig --bot random --games 1 --seed 5'],
  ])('%s: holds what was printed, and what it takes to measure it again', async (name, line) => {
    const file = join(folder, 'results', `${name}.json`);
    const { json } = await run([...line.split(' '), '--json', '--result', file]);
    const kept = contentOf<ResultFile>(file);
    expect(kept).toEqual({
      command: `astragal ${line} --json --result ${file}`,
      seed: '5',
      rules: expect.any(Number),
      commit: expect.stringMatching(/^([0-9a-f]{10}\+?|unknown)$/),
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      cpu: expect.any(String),
      result: json(),
    });
  });
});
