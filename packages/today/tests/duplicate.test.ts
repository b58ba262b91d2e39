import { type MatchRecord, seeded } from '@astragal/kernel';
import { describe, expect, it } from 'vitest';
import {
  boardOf,
  boardSeed,
  commitmentOf,
  duplicateSecret,
  GAVE_UP,
  isForPairs,
  matchPoints,
  matchShares,
  ofBoard,
  pairTotals,
  partingsOf,
  seatOf,
  seatsAt,
  sideOfFirst,
  sittersAt,
  sittingAt,
  sittingsOf,
  teamTotals,
  totalsOf,
} from '../src/index.ts';

const KEY = new Uint8Array(32).fill(7);

describe('the luck of a duplicate', () => {
  it('is named by its id and board, and read back', () => {
    expect(boardOf(ofBoard('abc123', 4))).toEqual({ duplicate: 'abc123', board: 4 });
    for (const other of [undefined, 'day 2026-11-18', 'duplicate abc board', 'duplicate ABC board 1', 'x duplicate abc board 1'])
      expect(boardOf(other)).toBeUndefined();
  });

  it('is another for every duplicate and every board', () => {
    const seeds = ['abc', 'abd'].flatMap((id) => [1, 2].map((board) => commitmentOf(boardSeed(duplicateSecret(KEY, id), board))));
    expect(new Set(seeds).size).toBe(4);
  });

  it('everybody moves on by a seat from board to board', () => {
    const sitters = ['me', 'a', 'b'];
    expect([1, 2, 3, 4].map((board) => sittersAt(sitters, board))).toEqual([
      ['me', 'a', 'b'],
      ['b', 'me', 'a'],
      ['a', 'b', 'me'],
      ['me', 'a', 'b'],
    ]);
    expect(sittersAt(['me'], 5)).toEqual(['me']);
  });
});

describe('match points', () => {
  it('are two for each one beaten and one for each tie', () => {
    expect(matchPoints([98, 93, 84, 79, 71])).toEqual([8, 6, 4, 2, 0]);
    expect(matchPoints([5, 9, 5])).toEqual([1, 4, 1]);
    expect(matchPoints([5, undefined, 4])).toEqual([2, undefined, 0]);
    expect(matchShares([5, undefined, 4])).toEqual([1, undefined, 0]);
    expect(matchShares([5, undefined])).toEqual([undefined, undefined]);
  });

  it('come to the same sum whatever was made, and hang on the order alone', () => {
    const luck = seeded('match points');
    for (let i = 0; i < 500; i++) {
      const count = 2 + luck.below(15, 'count');
      const results = Array.from({ length: count }, () => (luck.below(5, 'gone') === 0 ? undefined : luck.below(6, 'points')));
      const there = results.filter((each) => each !== undefined).length;
      const points = matchPoints(results);
      expect(points.reduce((sum: number, each) => sum + (each ?? 0), 0)).toBe(Math.max(0, there * (there - 1)));
      expect(matchPoints(results.map((each) => (each === undefined ? undefined : each * 7 - 100)))).toEqual(points);
      for (const [a, one] of results.entries())
        for (const [b, other] of results.entries())
          if (one !== undefined && other !== undefined) expect(Math.sign(points[a]! - points[b]!)).toBe(Math.sign(one - other));
      for (const share of matchShares(results)) expect(share === undefined || (share >= 0 && share <= 1)).toBe(true);
    }
  });

  it('make a total of all boards that were compared; a board that was not finished counts nothing', () => {
    expect(
      totalsOf([
        [10, 8, 6],
        [1, undefined, 2],
        [3, undefined, undefined],
      ]),
    ).toEqual([
      { share: 0.5, place: 1 },
      { share: 0.25, place: 3 },
      { share: 0.5, place: 1 },
    ]);
    expect(totalsOf([[4, undefined]])).toEqual([
      { share: undefined, place: undefined },
      { share: undefined, place: undefined },
    ]);
    expect(totalsOf([])).toEqual([]);
  });

  it('a team has the mean of its people, and whoever has none is in none', () => {
    const totals = totalsOf([[4, 3, 2, 1]]);
    expect(teamTotals(['owls', 'foxes', 'owls', undefined], totals)).toEqual([
      { team: 'owls', people: 2, share: 2 / 3, place: 1 },
      { team: 'foxes', people: 1, share: 2 / 3, place: 1 },
    ]);
  });

  it('nobody gains by another team’s people being in another order', () => {
    const luck = seeded('teams');
    for (let i = 0; i < 100; i++) {
      const boards = Array.from({ length: 3 }, () => Array.from({ length: 6 }, () => luck.below(9, 'points')));
      const teams = ['a', 'b', 'a', 'b', 'a', 'b'];
      const turned = <T>(row: readonly T[]): T[] => [...row.slice(2), ...row.slice(0, 2)];
      const byName = (all: ReturnType<typeof teamTotals>) =>
        Object.fromEntries(all.map(({ team, place, share }) => [team, [place, share?.toFixed(9)]]));
      expect(byName(teamTotals(turned(teams), totalsOf(boards.map(turned))))).toEqual(byName(teamTotals(teams, totalsOf(boards))));
    }
  });
});

describe('where tables part', () => {
  const played = (text: string): Pick<MatchRecord, 'entries'> => ({
    entries: text
      .split(' ')
      .map((each) => (each === '<' ? { seat: 0, undo: true } : { seat: Number(each[0]), choice: each.slice(1), luck: [] })),
  });

  it('is the first answer that differs, what most answered first', () => {
    const [first, ...later] = partingsOf(['0a 1x 0b 0c', '0a 1x 0d 0c', '0a 1x 0b 0e'].map(played));
    expect(first).toEqual({
      after: 2,
      seat: 0,
      ways: [
        { choice: 'b', tables: [0, 2] },
        { choice: 'd', tables: [1] },
      ],
    });
    expect(later).toEqual([
      {
        after: 3,
        seat: 0,
        ways: [
          { choice: 'c', tables: [0] },
          { choice: 'e', tables: [2] },
        ],
      },
    ]);
  });

  it('what was taken back was never played', () => {
    expect(partingsOf(['0a 0x < 0b', '0a 0b'].map(played))).toEqual([]);
  });

  it('is nowhere at tables that went alike, and where one stopped the others go on', () => {
    expect(partingsOf(['0a 0b', '0a 0b'].map(played))).toEqual([]);
    expect(partingsOf(['0a', '0a 0b', '0a 0c'].map(played)).map(({ after, ways }) => [after, ways.map(({ tables }) => tables)])).toEqual([
      [1, [[1], [2]]],
    ]);
    expect(partingsOf([])).toEqual([]);
  });
});

describe('pairs that change seats', () => {
  const SITTERS = ['me', 'skilled', 'partner'];

  it('play every board on both sides: on the first and on the second of their seats there, wherever all have moved on to', () => {
    expect(isForPairs(SITTERS)).toBe(true);
    expect(isForPairs(['me', 'skilled'])).toBe(false);
    expect(sittingsOf(SITTERS, 2)).toEqual([
      { board: 1, side: 1 },
      { board: 1, side: 2 },
      { board: 2, side: 1 },
      { board: 2, side: 2 },
    ]);
    expect(sittingsOf(['me', 'skilled'], 2)).toEqual([{ board: 1 }, { board: 2 }]);
    for (const sitters of [SITTERS, ['me', 'skilled'], ['me', 'partner']])
      expect(sittingsOf(sitters, 3).map((each) => sittingAt(sitters, each))).toEqual(sittingsOf(sitters, 3).map((_, i) => i + 1));
    expect([1, 2, 3].map((board) => seatsAt(SITTERS, board))).toEqual([
      [0, 2],
      [0, 1],
      [1, 2],
    ]);
    expect(seatOf(SITTERS, { board: 2, side: 2 })).toBe(1);
    expect(seatOf(['me', 'skilled'], { board: 2 })).toBe(1);
  });

  it('change sides on every board, and begin on the other one from board to board', () => {
    for (let board = 1; board <= 8; board++) {
      expect(sideOfFirst(board, 1) + sideOfFirst(board, 2)).toBe(3);
      expect(sideOfFirst(board, 1) + sideOfFirst(board + 1, 1)).toBe(3);
    }
  });

  it('are compared with all others on the same side; what nobody could play counts for nobody, giving up counts nothing', () => {
    // Two pairs, a board: side 1 and side 2.
    const even = pairTotals([
      [10, 20, 30, 40],
      [10, 20, 30, 40],
    ]);
    expect(even.map(({ share, place }) => [Math.round(share! * 6), place])).toEqual([
      [0, 4],
      [2, 3],
      [4, 2],
      [6, 1],
    ]);
    // The second pair never played side 2: the first is compared with itself alone there.
    expect(
      pairTotals([
        [10, 20, 30, 40],
        [20, 10, undefined, undefined],
      ]).map(({ share }) => share),
    ).toEqual([0.5, (1 / 3 + 0) / 2, 2 / 3, 1]);
    // Whoever gave up has nothing there, also where nothing is compared; whom they left loses nothing.
    expect(
      pairTotals([
        [GAVE_UP, undefined, 30, 40],
        [5, 6, undefined, undefined],
      ]).map(({ share }) => share),
    ).toEqual([0, 1, 0, 1]);
    expect(pairTotals([[GAVE_UP, undefined]])).toEqual([
      { share: 0, place: 1 },
      { share: undefined, place: undefined },
    ]);
    expect(pairTotals([])).toEqual([]);
  });

  it('come to half of all points together, whatever was made', () => {
    const luck = seeded('pairs');
    for (let i = 0; i < 50; i++) {
      const sittings = Array.from({ length: 4 }, () => Array.from({ length: 6 }, () => luck.below(5, 'points')));
      const shares = pairTotals(sittings).map(({ share }) => share!);
      expect(shares.reduce((sum, each) => sum + each, 0)).toBeCloseTo(3);
    }
  });
});
