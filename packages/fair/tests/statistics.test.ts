import { type DieName, type LuckSaid, seeded } from '@astragal/kernel';
import { describe, expect, it } from 'vitest';
import {
  bothCounts,
  chiSquareTail,
  countGame,
  type DiceCounts,
  diceReport,
  evenness,
  frequency,
  holm,
  likeness,
  logGamma,
  NO_COUNTS,
} from '../src/statistics/index.ts';

describe('known values', () => {
  it.each([
    [2.3, 5, 0.8062668698851285],
    [11.070497693516351, 5, 0.05],
    [3.841458820694124, 1, 0.05],
    [0.02, 1, 0.887537083981715],
    [20, 10, 0.0292526880769611],
    [124.342113404004, 100, 0.05],
    [0.5, 3, 0.9188914116546758],
    [1000, 1000, 0.49405285382923964],
  ])('chi-square %d with %d degrees', (chi, degrees, p) => expect(chiSquareTail(chi, degrees)).toBeCloseTo(p, 12));

  it('far out in the tail, and at nothing', () => {
    expect(chiSquareTail(60, 5) / 1.2154569777183006e-11).toBeCloseTo(1, 9);
    expect(chiSquareTail(0, 5)).toBe(1);
  });

  it.each([
    [0.1, 2.252712651734206],
    [0.5, 0.5723649429247],
    [1, 0],
    [10, 12.801827480081469],
    [500.5, 2608.2229044109863],
  ])('log gamma of %d', (z, value) => expect(logGamma(z)).toBeCloseTo(value, 9));

  it('the tests of a die, of two rows and of one chance', () => {
    expect(evenness([17, 25, 12, 19, 30, 17])).toMatchObject({
      chi: expect.closeTo(10.4, 10),
      degrees: 5,
      p: expect.closeTo(0.0646630306915, 10),
    });
    const table = [
      [20, 30, 25],
      [28, 22, 40],
      [15, 18, 16],
    ];
    expect(likeness(table)).toMatchObject({ chi: expect.closeTo(5.4330035553, 9), degrees: 4, p: expect.closeTo(0.2456815892, 9) });
    expect(likeness([...table, [0, 0, 0]])).toEqual(likeness(table));
    expect(frequency(230, 1200, 1 / 6)).toMatchObject({ chi: expect.closeTo(5.4, 10), degrees: 1, p: expect.closeTo(0.0201367515503, 10) });
  });

  it('says nothing where there are too few', () => {
    expect(evenness([4, 5, 6, 4, 5, 5])).toBeUndefined();
    expect(evenness([])).toBeUndefined();
    expect(likeness([[10, 10]])).toBeUndefined();
    expect(
      likeness([
        [100, 100],
        [3, 4],
      ]),
    ).toBeUndefined();
    expect(frequency(1, 20, 1 / 6)).toBeUndefined();
  });

  it('Holm: each p among its fellows, never smaller than one before it', () => {
    expect(holm([0.01, 0.04, 0.03, 0.005])).toEqual([0.03, 0.06, 0.06, 0.02]);
    expect(holm([0.9, 0.8])).toEqual([1, 1]);
    expect(holm([])).toEqual([]);
  });
});

const DICE: readonly DieName[] = [
  { id: 'own', luck: /^die of seat (\d+)$/, sides: 6 },
  { id: 'foe', luck: /^enemy die$/, sides: 6 },
];
const about = { dice: DICE, sitters: ['person', 'bot'] as const, winners: [1], ended: 7 };
const said = (what: string, ...values: number[]): LuckSaid[] => values.map((value) => [what, 6, value]);
const answer = (luck: LuckSaid[]) => ({ seat: 0, choice: 'roll', luck });

describe('counting a game', () => {
  const counted = countGame(
    {
      seats: 2,
      dealt: [['card', 40, 3], ['die of seat 0', 12, 11], ...said('enemy die', 5)],
      entries: [
        answer(said('die of seat 0', 2, 2, 2)),
        { seat: 0, undo: true },
        answer(said('die of seat 1', 2)),
        answer(said('die of seat 0', 0)),
      ],
    },
    about,
  );

  it('knows dice by their names and sides, and nothing else', () => expect(Object.keys(counted.dice)).toEqual(['foe', 'own']));

  it('by place, seat, who sat there and who won', () => {
    expect(counted.dice['own']).toMatchObject({
      rolls: [1, 0, 4, 0, 0, 0],
      seats: [
        [1, 0, 3, 0, 0, 0],
        [0, 0, 1, 0, 0, 0],
      ],
      people: [1, 0, 3, 0, 0, 0],
      bots: [0, 0, 1, 0, 0, 0],
      won: [0, 0, 1, 0, 0, 0],
      lost: [1, 0, 3, 0, 0, 0],
    });
    expect(counted.dice['foe']).toMatchObject({
      rolls: [0, 0, 0, 0, 0, 1],
      people: [0, 0, 0, 0, 0, 0],
      seats: [
        [0, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 0],
      ],
    });
  });

  it('rows of one die, not of two dice of a kind', () => {
    expect(counted.dice['own']).toMatchObject({ rows: [1, 1, 0, 0, 0], tries: [1, 1, 1, 0, 0], longest: { length: 3, side: 2, at: 7 } });
  });

  it('a seat that changed hands is neither a person’s nor a bot’s, and a game that all won nobody’s', () => {
    const { dice } = countGame(
      { seats: 1, dealt: [], entries: [answer(said('die of seat 0', 1))] },
      { ...about, sitters: [undefined], winners: [0] },
    );
    expect(dice['own']).toMatchObject({
      rolls: [0, 1, 0, 0, 0, 0],
      people: [0, 0, 0, 0, 0, 0],
      bots: [0, 0, 0, 0, 0, 0],
      won: [0, 0, 0, 0, 0, 0],
    });
  });

  it('adds up, with tables of different size, in any order', () => {
    const other = countGame({ seats: 3, dealt: [], entries: [answer(said('die of seat 2', 1, 1, 1, 1))] }, { ...about, ended: 3 });
    const both = bothCounts(bothCounts(NO_COUNTS, counted), other);
    expect(both).toEqual({ ...bothCounts(other, counted), dice: both.dice });
    expect(both).toMatchObject({ games: 2, since: 3, dice: { own: { rolls: [1, 4, 4, 0, 0, 0], longest: { length: 4, side: 1 } } } });
    expect(both.dice['own']!.seats).toEqual([
      [1, 0, 3, 0, 0, 0],
      [0, 0, 1, 0, 0, 0],
      [0, 4, 0, 0, 0, 0],
    ]);
    expect(bothCounts(other, counted).dice['own']).toEqual(both.dice['own']);
  });
});

/** A house of so many games of one honest die each, but for what `bend` makes of it. */
function house(games: number, rolls: number, seed: string, bend = (side: number): number => side): DiceCounts {
  const luck = seeded(seed);
  let all = NO_COUNTS;
  for (let game = 0; game < games; game++) {
    const values = Array.from({ length: rolls }, () => bend(luck.below(6, '')));
    const entries = values.map((value, i) => answer(said(`die of seat ${i % 2}`, value)));
    all = bothCounts(all, countGame({ seats: 2, dealt: [], entries }, { ...about, winners: [game % 2] }));
  }
  return all;
}
const reportOf = (counts: DiceCounts) => diceReport([{ game: 'pig', dice: ['own'], counts }]);

describe('the report', () => {
  it('of honest dice finds nothing unusual in far more than 95 of 100 houses', () => {
    const verdicts = Array.from({ length: 200 }, (_, i) => reportOf(house(20, 60, `house ${i}`)));
    const alarms = verdicts.filter(
      ({ dice, rows }) => dice[0]!.verdict === 'unusual' || rows.some(({ test }) => test && test.adjusted < 0.05),
    );
    expect(alarms.length).toBeLessThanOrEqual(16); // 10 are expected; more than 16 come in 1 of 50 runs.
    expect(verdicts[0]!.tests).toBeGreaterThan(5);
  });

  it('finds a die that loves one place, and one that repeats itself though its places are even', () => {
    const loaded = reportOf(house(100, 60, 'loaded', (side) => (side === 0 ? 5 : side)));
    expect(loaded.dice[0]).toMatchObject({ verdict: 'unusual', rolls: 6000, sides: { degrees: 5 } });
    // Each place twice, again and again: as even as can be.
    const twice = said('die of seat 0', ...Array.from({ length: 600 }, (_, i) => (i >> 1) % 6));
    const own = countGame({ seats: 1, dealt: [], entries: [answer(twice)] }, about);
    expect(reportOf(own).dice[0]).toMatchObject({ verdict: 'unusual', sides: { p: 1, adjusted: 1 }, repeats: { degrees: 1 } });
  });

  it('gives the band of an honest die, the mean place of people and bots, rows, and no verdict on too few', () => {
    const report = reportOf(house(50, 60, 'figures'));
    expect(report).toMatchObject({
      games: 50,
      rolls: 3000,
      people: { rolls: 1500 },
      bots: { rolls: 1500 },
      longest: { game: 'pig', die: 'own' },
    });
    expect(report.dice[0]!.band).toBeCloseTo(1.959964 * Math.sqrt(5 / 36 / 3000), 12);
    expect(report.people!.mean).toBeCloseTo(3.5, 0);
    expect(report.rows.map(({ length }) => length)).toEqual([2, 3, 4, 5, 6]);
    // Of 30 rolls of one die, 29 could repeat the one before.
    expect(report.rows.reduce((all, { expected }) => all + expected, 0)).toBeCloseTo((100 * 29) / 6, 0);
    expect(reportOf(house(1, 12, 'few')).dice[0]!.verdict).toBe('few');
    expect(diceReport([])).toEqual({ games: 0, rolls: 0, tests: 0, dice: [], rows: [] });
  });
});
