import { expect, it } from 'vitest';
import { contentProblems, TILES } from '../src/index.ts';

it('finds nothing wrong with the printed tiles', () => {
  expect(contentProblems()).toEqual([]);
  expect(contentProblems(JSON.parse(JSON.stringify(TILES)))).toEqual([]);
});

it('says what keeps data from being tiles', () => {
  expect(contentProblems(3)).toEqual(['a set of tiles is an object: the id of each tile, then the tile']);
  expect(contentProblems({ F01: 'moss' })).toEqual(['F01: a tile is an object']);
  const { F01 } = JSON.parse(JSON.stringify(TILES));
  expect(contentProblems({ F01: { ...F01, maze: 'sea', walls: 'none' } })).toEqual([
    'F01: maze is one of forest, void',
    'F01: walls is a list of lines',
  ]);
});

it('names the tile whose letters or places are wrong', () => {
  const edited = JSON.parse(JSON.stringify(TILES));
  edited.F01.cells[3] = '..t.';
  edited.F02.cells[0] = 'X...';
  const problems = contentProblems(edited);
  expect(problems).toContain('F01: a trap in the lowest row');
  expect(problems.some((line) => line.startsWith('F02: cells must be 4 lines'))).toBe(true);
});
