import { type FaceId, STARTING_DICE } from '@astragal/dice-forge';
import { describe, expect, it } from 'vitest';
import { odds, outcomesOf, PAIRS } from '../../src/games/dice-forge/odds.ts';

const around = { room: { gold: 12, sun: 6, moon: 6 }, mirrored: [] };
const six = (face: FaceId): FaceId[] => Array<FaceId>(6).fill(face);
const some = (outcome: object) => Object.fromEntries(Object.entries(outcome).filter(([, n]) => n > 0));
const bring = (a: FaceId, b: FaceId, mirrored: FaceId[] = []) => outcomesOf(a, b, mirrored).map(some);

describe('what two results can bring', () => {
  it.each<[FaceId, FaceId, object[]]>([
    ['gold-1', 'moon-1', [{ gold: 1, moon: 1 }]],
    ['gold-2-moon-1', 'gold-6', [{ gold: 8, moon: 1 }]],
    ['choice-gold-3-glory-2', 'gold-1', [{ gold: 4 }, { gold: 1, glory: 2 }]],
    ['times-3', 'sun-1-glory-1', [{ sun: 3, glory: 3 }]],
    ['choice-gold-3-glory-2', 'times-3', [{ gold: 9 }, { glory: 6 }]],
    ['times-3', 'times-3', [{}]],
    ['ship', 'gold-4', [{ gold: 4 }]],
    [
      'boar-red',
      'gold-1',
      [
        { gold: 1, sun: 1 },
        { gold: 1, moon: 1 },
      ],
    ],
    ['shield-red', 'sun-2', [{ sun: 2, glory: 5 }]],
    ['shield-red', 'moon-2', [{ sun: 2, moon: 2 }]],
    ['shield-yellow', 'times-3', [{ gold: 9 }]],
    ['shield-green', 'shield-green', [{ glory: 6 }]],
    [
      'shield-blue',
      'boar-blue',
      [
        { sun: 1, moon: 2 },
        { moon: 1, glory: 5 },
      ],
    ],
    ['mirror', 'gold-1', [{ gold: 1 }]],
  ])('%s with %s', (a, b, outcomes) => {
    expect(bring(a, b)).toEqual(outcomes);
  });

  it('lets a mirror be any face that shows on another die, once each', () => {
    expect(bring('mirror', 'gold-1', ['sun-2', 'sun-2', 'mirror', 'glory-3'])).toEqual([
      { gold: 1, sun: 2 },
      { gold: 1, glory: 3 },
    ]);
  });
});

describe('the odds of a blessing', () => {
  it('counts all 36 pairs of the starting dice', () => {
    const { of, lost } = odds(STARTING_DICE.light, STARTING_DICE.dark, around);
    // Light: 5 gold, 1 sun. Dark: 4 gold, 1 moon, 1 glory of 2.
    expect(of.gold.sure).toEqual([2, 14, 20, 0, 0, 0, 0]);
    expect(of.gold.any).toBe(34);
    expect(of.gold.average).toBeCloseTo((14 + 40) / PAIRS, 10);
    expect(of.sun.sure[1]).toBe(6);
    expect(of.moon.sure[1]).toBe(6);
    expect(of.glory.sure[2]).toBe(6);
    expect(lost).toBe(0);
  });

  it('accounts for every pair once, whatever the dice carry', () => {
    const light: FaceId[] = ['times-3', 'mirror', 'ship', 'shield-red', 'boar-green', 'choice-gold-2-sun-2-moon-2'];
    const dark: FaceId[] = ['times-3', 'gold-1-sun-1-moon-1-glory-1', 'shield-blue', 'choice-gold-3-glory-2', 'moon-2-glory-2', 'gold-6'];
    const { of } = odds(light, dark, { ...around, mirrored: ['glory-4', 'times-3'] });
    for (const { sure, may } of Object.values(of)) expect([...sure, ...may].reduce((sum, n) => sum + n, 0)).toBe(PAIRS);
  });

  it('tells what is sure from what must be chosen, and heaps 6 and more together', () => {
    const { of } = odds(six('choice-gold-3-glory-2'), six('gold-6'), around);
    expect(of.gold.may).toEqual([0, 0, 0, 0, 0, 0, 36]);
    expect(of.gold.sure).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(of.glory.may[2]).toBe(36);
  });

  it('counts as lost only what no choice can save', () => {
    const room = { gold: 0, sun: 6, moon: 6 };
    expect(odds(six('gold-1'), six('sun-1'), { room, mirrored: [] }).lost).toBe(36);
    expect(odds(six('choice-gold-3-glory-2'), six('sun-1'), { room, mirrored: [] }).lost).toBe(0);
  });
});
