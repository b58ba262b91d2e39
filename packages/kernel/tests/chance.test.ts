import { describe, expect, it } from 'vitest';
import { draw, LuckError, type LuckSaid, named, noLuck, recorded, replayed, scripted, seeded, shuffled } from '../src/index.ts';

describe('seeded luck', () => {
  it('is the same for the same seed and different for another', () => {
    const stream = (seed: string) =>
      Array.from({ length: 50 }, () => seeded(seed)).map((chance) => [chance.below(6, 'a'), chance.below(6, 'b')]);
    expect(stream('x')).toEqual(stream('x'));
    const long = (seed: string) => {
      const chance = seeded(seed);
      return Array.from({ length: 50 }, () => chance.below(1000, ''));
    };
    expect(long('x')).toEqual(long('x'));
    expect(long('x')).not.toEqual(long('y'));
  });

  it('gives each face of a die equally often', () => {
    const chance = seeded('fair');
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) counts[chance.below(6, 'die')]!++;
    const chiSquare = counts.reduce((sum, n) => sum + (n - 10_000) ** 2 / 10_000, 0);
    expect(chiSquare).toBeLessThan(20.5); // 5 degrees of freedom, 0.1 %
  });
});

describe('scripted luck', () => {
  it('answers by order and by name', () => {
    const chance = scripted([3, ['die of seat 1', 5], 1]);
    expect([chance.below(6, 'die of seat 1'), chance.below(6, 'die of seat 0'), chance.below(6, 'x')]).toEqual([5, 3, 1]);
    expect(() => chance.done()).not.toThrow();
  });

  it('fails on luck that is missing, out of range or left over', () => {
    expect(() => scripted([]).below(6, 'die')).toThrow(LuckError);
    expect(() => scripted([6]).below(6, 'die')).toThrow('0 to 5');
    expect(() => scripted([1]).done()).toThrow('left over');
    expect(() => noLuck.below(2, 'coin')).toThrow(LuckError);
  });
});

describe('recorded and replayed luck', () => {
  it('says again what it said', () => {
    const said: LuckSaid[] = [];
    const first = recorded(seeded(1), said);
    const values = [first.below(6, 'a'), first.below(10, 'b')];
    const again = replayed(said);
    expect([again.below(6, 'a'), again.below(10, 'b')]).toEqual(values);
    again.done();
  });

  it('fails at the first wrong question instead of drifting', () => {
    const said: LuckSaid[] = [['a', 6, 2]];
    expect(() => replayed(said).below(6, 'b')).toThrow(LuckError);
    expect(() => replayed(said).below(8, 'a')).toThrow(LuckError);
    expect(() => replayed([]).below(8, 'a')).toThrow(LuckError);
    expect(() => replayed(said).done()).toThrow(LuckError);
    expect(() => replayed([['a', 6, 9]]).below(6, 'a')).toThrow(LuckError);
  });
});

it('draws and shuffles without losing anything', () => {
  const bag = [1, 2, 3, 4, 5];
  const drawn = draw(bag, scripted([2]), 'bag');
  expect([drawn, ...bag].toSorted()).toEqual([1, 2, 3, 4, 5]);
  expect(drawn).toBe(3);
  expect(shuffled([1, 2, 3, 4, 5], seeded(3), 'deck').toSorted()).toEqual([1, 2, 3, 4, 5]);
});

describe('luck by name', () => {
  it('tells a place the same whoever asks before it', () => {
    const [here, there] = [named('a'), named('a')];
    const first = [here.below(6, 'x'), here.below(6, 'y'), here.below(6, 'x')];
    const [y, x1, x2] = [there.below(6, 'y'), there.below(6, 'x'), there.below(6, 'x')];
    expect([x1, y, x2]).toEqual(first);
  });

  it('is fair for each name, for each time asked, and across seeds', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (let seed = 0; seed < 2000; seed++) {
      const luck = named(seed);
      for (const what of ['light die of seat 0', 'light die of seat 1', 'light die of seat 0']) counts[luck.below(6, what)]!++;
    }
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(110);
    const pairs = new Array<number>(36).fill(0);
    for (let seed = 0; seed < 7200; seed++) {
      const luck = named(seed);
      pairs[6 * luck.below(6, 'die 0') + luck.below(6, 'die 1')]!++;
    }
    for (const count of pairs) expect(Math.abs(count - 200)).toBeLessThan(65);
  });
});
