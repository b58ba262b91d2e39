/** How good a judge could be at all. */
import { describe, expect, it } from 'vitest';
import { bestOf } from '../src/judgement.ts';

const won = (was: number, again: number) => ({ was: [was], again: [again] });

describe('the best that a judge could do', () => {
  it('is nothing where a rest settles the game, and a quarter where it tells nothing', () => {
    expect(bestOf([[won(0, 0), won(1, 1)], [won(1, 1)]], 2)).toEqual({ brier: 0, error: 0, rests: 3 });
    const toss = [won(0, 0), won(0, 1), won(1, 0), won(1, 1)];
    expect(bestOf([toss, toss], 2)).toEqual({ brier: 0.25, error: 0, rests: 8 });
  });

  it('is two ninths for three at even chances, counts every rest once, and says how far off it may be', () => {
    const even = [0, 1, 2].flatMap((was) => [0, 1, 2].map((again) => won(was, again)));
    expect(bestOf([even], 3).brier).toBeCloseTo(2 / 9, 4);
    const { brier, error, rests } = bestOf([[won(0, 0), won(0, 0), won(0, 0)], [won(0, 1)]], 2);
    expect([brier, rests]).toEqual([0.125, 4]);
    expect(error).toBeGreaterThan(0.05);
  });
});
