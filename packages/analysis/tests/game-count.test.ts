import { describe, expect, it } from 'vitest';
import type { LineCount } from '../src/counts.ts';
import { GameCount } from '../src/game-count.ts';
import { analysed } from '../src/index.ts';
import { pigRecord, pigRules } from './pig-judge.ts';

const counted = (over: Partial<LineCount>): LineCount => ({
  blocks: 2,
  isExact: false,
  varianceOfBlock: 1,
  cost: 10,
  next: 'another',
  play: () => ({ of: 'another', rows: [], answers: 0, isFixed: false }),
  add: () => undefined,
  ...over,
});
const among = (...answers: readonly LineCount[]): GameCount => {
  const game = new GameCount();
  for (const each of answers) game.addAnswer(each as never);
  return game;
};

describe('the next block of lines', () => {
  const plain = counted({});
  it.each([
    ['goes where most is unknown', counted({ varianceOfBlock: 9 })],
    ['goes where fewer have gone', counted({ blocks: 1, varianceOfBlock: 0.5 })],
    ['goes where it costs less', counted({ cost: 5 })],
  ])('%s', (_, better) => {
    expect(among(plain, better, plain).next).toBe(better);
  });

  it('has nowhere to go where all is exact', () => {
    const game = among(counted({ isExact: true }), counted({ isExact: true }));
    expect([game.next, game.variance]).toEqual([undefined, 0]);
  });

  it('does not believe two blocks that came out alike by chance', () => {
    const lucky = counted({ varianceOfBlock: 0 });
    const game = among(lucky, counted({ blocks: 200 }), counted({ blocks: 200 }));
    expect(game.next).toBe(lucky);
    expect(game.variance).toBeGreaterThan(2 / 200);
  });
});

describe('how far off the luck of a game may be', () => {
  const game = (seed: string) => pigRecord(pigRules.bots, seed);
  const luckOf = (counting: Parameters<typeof analysed>[2], record = game('a')): { luck: number; error: number } => {
    const { seats, error } = analysed(pigRules, record, counting);
    return { luck: seats[0]!.luck, error };
  };
  const rms = (all: readonly number[]): number => Math.sqrt(all.reduce((sum, each) => sum + each ** 2, 0) / all.length);

  it.each([1, 2])('is what counts with other luck differ by, asked %i turns ahead', (ahead) => {
    const all = Array.from({ length: 40 }, (_, i) => luckOf({ seed: `${i}`, blocks: 3, ahead }));
    const mean = all.reduce((sum, { luck }) => sum + luck, 0) / all.length;
    const differing = rms(all.map(({ luck }) => luck - mean));
    const said = rms(all.map(({ error }) => error));
    expect(said / differing).toBeGreaterThan(0.75);
    expect(said / differing).toBeLessThan(1.5);
  });

  it('is small enough in a close count: two agree within four points', () => {
    for (const name of ['a', 'b', 'c', 'd']) {
      const [one, two] = ['one', 'two'].map((seed) => luckOf({ seed, isClose: true, ahead: 1 }, game(name)));
      expect(one!.error).toBeLessThanOrEqual(0.0135);
      expect(Math.abs(one!.luck - two!.luck)).toBeLessThanOrEqual(0.04);
    }
  });
});
