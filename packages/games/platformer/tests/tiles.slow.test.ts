import { draw, seeded } from '@astragal/kernel';
import { describe, expect, it } from 'vitest';
import { inspect, stackProblems, TILE_IDS, TILES, type Tile } from '../src/index.ts';

const changed = (id: 'F01' | 'V01' | 'FB1', change: Partial<Tile>) => ({ ...TILES, [id]: { ...TILES[id], ...change } });

describe('the tiles', () => {
  it('[P-1] [P-13] [P-108] every tile is well formed and every tower can be climbed', { timeout: 180_000 }, () => {
    const { problems, mazes } = inspect();
    expect(problems).toEqual([]);
    for (const { levels, stacks, bossStacks, bossLevels } of mazes)
      expect([levels, stacks, bossStacks, bossLevels]).toEqual([132, 11880, 1584, 12]);
    expect(mazes.map(({ boots }) => boots)).toEqual([
      [4, 5],
      [3, 4],
    ]);
    expect(mazes[0]!.prints).toEqual({ spawn: 26, coin: 34, gem: 25, trap: 8, shop: 12, portal: 0, 'boss-spawn': 4, icon: 8 });
    expect(mazes[1]!.prints).toMatchObject({ portal: 16 });
  });

  it('[Q53] mixed towers can be climbed too', () => {
    const chance = seeded('mixed towers');
    const problems = Array.from({ length: 1500 }, () => {
      const bag = TILE_IDS.filter((id) => !TILES[id].boss);
      const [a, b, c, d] = [1, 2, 3, 4].map(() => draw(bag, chance, 'tile'));
      return stackProblems(TILES, [a!, b!, c!, d!]);
    });
    expect(problems.flat()).toEqual([]);
  });

  it.each([
    ['a short line', changed('F01', { cells: ['.S.', 'ggE.', 'Ec..', '..c.'] }), 'cells must be 4 lines of 4 letters'],
    ['an unknown letter', changed('F01', { floors: ['.=.#', '=.H.', '=.==', '.==.'] }), 'floors must be'],
    ['three spawns', changed('F01', { cells: ['.S..', 'ggE.', 'Ec..', '.E..'] }), '3 enemy spawn fields'],
    ['a shop in the air', changed('F01', { cells: ['S...', 'ggE.', 'Ec..', '..c.'] }), "no platform under 'S'"],
    ['a trap on the ground', changed('F01', { cells: ['.S..', 'ggE.', 'Ec..', 't.c.'] }), 'a trap in the lowest row'],
    ['a portal in the forest', changed('F01', { cells: ['.S.O', 'ggE.', 'Ec..', '..c.'] }), '1 portals instead of 0'],
    ['no portal in the void', changed('V01', { cells: ['EgE.', '.c.t', 'S..c', '....'] }), '0 portals instead of 1'],
    ['two shops at the boss', changed('FB1', { cells: ['BE.S', '...c', 'g**.', '.E.S'] }), '2 shops instead of 1'],
    ['a two-way entrance', changed('FB1', { floors: ['H=.=', '.=.=', '=.=.', '^^=^'] }), 'one-way platforms'],
  ])('finds %s', (_, tiles, problem) => {
    expect(
      inspect(tiles)
        .problems.map((each) => each.problem)
        .join('\n'),
    ).toContain(problem);
  });

  it('finds a tower that cannot be climbed', () => {
    const lid: Tile = { ...TILES.F01, floors: ['====', '====', '====', '===='], ladders: ['....', '....', '....', '....'] };
    expect(stackProblems({ ...TILES, F01: lid, F02: lid }, ['F03', 'F04', 'F01', 'F02'])).not.toEqual([]);
  });
});
