/** Pairs and two tables beside each other, as pages tell of them. */
import type { DuplicateInfo, TableInfo } from '@astragal/wire';
import { describe, expect, it } from 'vitest';
import { besideHref, firstBeside, resultsAt, sitterAt, withNames } from '../src/screens/duplicate/beside.ts';
import { totalsIn } from '../src/screens/duplicate/names.ts';
import { byPair, mateOf, timeAt, waitingIn } from '../src/screens/duplicate/pairs.ts';
import type { PartingWay, ToldParting } from '../src/screens/duplicate/story.ts';

const score = (points: number) => ({ points, value: points, done: true });
const entrant = (number: number, name: string, pair?: number) => ({ number, name, finished: 0, ...(pair !== undefined && { pair }) });
const info = {
  sitters: ['me', 'skilled', 'partner'],
  boards: 1,
  me: 2,
  entrants: [entrant(1, 'Ada', 1), entrant(2, 'Bo', 2), entrant(3, 'Cy', 1), entrant(4, '', 2), entrant(5, 'Di'), entrant(6, '')],
  results: [
    {
      board: 1,
      side: 1,
      gaveUp: [4],
      results: [
        { entrant: 1, score: score(10), table: 'aa' },
        { entrant: 3, score: score(30), table: 'bb' },
      ],
    },
    {
      board: 1,
      side: 2,
      gaveUp: [],
      results: [
        { entrant: 3, score: score(5), table: 'aa' },
        { entrant: 1, score: score(5), table: 'bb' },
      ],
    },
  ],
} as unknown as DuplicateInfo;

describe('a pair', () => {
  it('is whoever has the same number; others wait, unless nobody knows them any more', () => {
    expect(mateOf(info, 1)?.name).toBe('Cy');
    expect(mateOf(info, 3)?.name).toBe('Ada');
    expect([mateOf(info, 5), mateOf(info, undefined)]).toEqual([undefined, undefined]);
    expect(waitingIn(info).map(({ name }) => name)).toEqual(['Di']);
    expect(byPair(info).map(({ number }) => number)).toEqual([1, 3, 2, 4, 5, 6]);
  });

  it('sits on the other side the second time', () => {
    const at = (who: number, board: number, side: 1 | 2) => timeAt(info, who, { board, side });
    expect([at(1, 1, 1), at(1, 1, 2), at(3, 1, 1), at(3, 1, 2)]).toEqual([1, 2, 2, 1]);
    expect([at(1, 2, 1), at(1, 2, 2)]).toEqual([2, 1]);
  });

  it('is compared by side; whoever gave up has nothing', () => {
    expect(totalsIn(info).map(({ share }) => share)).toEqual([0.25, undefined, 0.75, 0, undefined, undefined]);
  });
});

describe('two tables beside each other', () => {
  const way = (table: string, ...takers: readonly (readonly [number, number | undefined])[]): PartingWay => ({
    takers: takers.map(([who, points]) => ({
      entrant: who,
      score: points === undefined ? undefined : score(points),
      table: `${table}${who}`,
    })),
    deed: '',
    table: `${table}${takers[0]![0]}`,
    step: 7,
  });
  const parting = (...ways: readonly PartingWay[]): ToldParting => ({ when: '', seat: 1, held: [], at: 0, ways });

  it('are mine and the best of another way; else the first and the best of the others', () => {
    const ways = [way('a', [1, 9], [3, 8]), way('b', [4, 3], [2, 2]), way('c', [5, 20])];
    expect(firstBeside(parting(...ways), 2)).toBe('/table/b2/beside/c5?step=7&as=1');
    expect(firstBeside(parting(...ways), undefined)).toBe('/table/a1/beside/c5?step=7&as=1');
    expect(firstBeside(parting(way('a', [1, undefined]), way('b', [2, undefined])), 1)).toBe('/table/a1/beside/b2?step=7&as=1');
    expect(firstBeside(undefined, 1)).toBeUndefined();
    expect(besideHref(0, ways[1]!, ways[0]!, 3)).toBe('/table/b4/beside/a3?step=7&as=0');
  });

  it('have the names of those who sat there', () => {
    const table = {
      id: 'aa',
      seats: [
        { by: 'person', name: '' },
        { by: 'bot', name: 'skilled' },
        { by: 'person', name: '' },
      ],
    } as unknown as TableInfo;
    const names = (duplicate: DuplicateInfo | undefined) =>
      withNames(table, duplicate, (seat) => `seat ${seat}`).seats.map(({ name }) => name);
    expect(names(info)).toEqual(['Ada', 'skilled', 'Cy']);
    expect(names(undefined)).toEqual(['seat 1', 'skilled', 'seat 3']);
    expect(resultsAt(info, 'aa').map(({ entrant: who, seat }) => [who, seat])).toEqual([
      [1, 0],
      [3, 2],
    ]);
    expect(sitterAt(info, table, 'you')).toBe('Ada – Cy');
    expect(sitterAt({ ...info, me: 3 }, table, 'you')).toBe('Ada – you');
  });
});
