/** What is said at the end of any game is true of it. */
import { describe, expect, it } from 'vitest';
import { awardsOf, type Fact, standingOf, turningPoint } from '../src/facts.ts';

describe('awards', () => {
  type Deed = 'kills' | 'wounds';
  const facts: Readonly<Record<'unhurt' | 'hunter' | 'bruised' | 'proud', Fact<Deed>>> = {
    proud: { of: 'wounds', winner: true },
    unhurt: { of: 'wounds', least: true },
    hunter: { of: 'kills' },
    bruised: { of: 'wounds' },
  };

  it('go to whoever is best, one for each, the rarest claim first', () => {
    expect(
      awardsOf(
        facts,
        [
          { kills: 5, wounds: 9 },
          { kills: 1, wounds: 2 },
        ],
        undefined,
      ),
    ).toEqual([
      { seat: 0, award: 'hunter', n: 5 },
      { seat: 1, award: 'unhurt', n: 2 },
    ]);
  });

  it('are given for facts alone: nothing for nothing, and the least only where it is less', () => {
    expect(
      awardsOf(
        facts,
        [
          { kills: 0, wounds: 0 },
          { kills: 0, wounds: 0 },
        ],
        0,
      ),
    ).toEqual([]);
  });

  it('for winners go to no one else', () => {
    expect(
      awardsOf(
        { proud: facts.proud },
        [
          { kills: 0, wounds: 9 },
          { kills: 0, wounds: 1 },
        ],
        1,
      ),
    ).toEqual([{ seat: 1, award: 'proud', n: 1 }]);
  });
});

describe('the turning point', () => {
  it('is the round since which nobody was before the winner', () => {
    expect(
      turningPoint(
        [
          [0, 1, 2, 3, 9, 12],
          [0, 2, 4, 5, 6, 7],
        ],
        0,
      ),
    ).toEqual({ seat: 0, round: 4 });
  });
  it('is none for whoever led from the start, won only in the end, or played alone', () => {
    expect(
      turningPoint(
        [
          [0, 3, 4, 5],
          [0, 1, 2, 3],
        ],
        0,
      ),
    ).toBeUndefined();
    expect(
      turningPoint(
        [
          [0, 1, 1, 9],
          [0, 2, 3, 4],
        ],
        0,
      ),
    ).toBeUndefined();
    expect(turningPoint([[0, 1, 2]], 0)).toBeUndefined();
  });
});

it('a place, and how far from the next or the first', () => {
  expect(standingOf([40, 55, 31], 1)).toEqual({ place: 1, margin: 15 });
  expect(standingOf([40, 55, 31], 2)).toEqual({ place: 3, margin: 24 });
  expect(standingOf([40, 55, 31], undefined)).toEqual({ place: 1, margin: 15 });
  expect(standingOf([40], 0)).toBeUndefined();
});
