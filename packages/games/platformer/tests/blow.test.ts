import { describe, expect, it } from 'vitest';
import { gemsAdd, handfulOf, readiness, swordsIn, swordsWith } from '../src/bots/blow.ts';

describe('the blow that a climber plans', () => {
  it('[P-29] [P-46] counts swords, stars that serve as such, and one for each other pair', () => {
    const dice = handfulOf(['boot', 'boot', 'sword', 'star', 'coin']);
    expect(swordsIn(dice, 'etorn', 0)).toBe(3);
    expect(swordsIn(dice, 'oona', 0)).toBe(2);
  });

  it('[P-45] [P-47] pays the steps to the boss with what costs least: boots, hands, pairs', () => {
    expect(swordsIn(handfulOf(['boot', 'sword', 'sword', 'coin', 'coin']), 'grom', 1)).toBe(3);
    expect(swordsIn(handfulOf(['hand', 'sword', 'sword', 'boot', 'sword']), 'grom', 2)).toBe(3);
    expect(swordsIn(handfulOf(['coin', 'sword', 'sword', 'coin', 'sword']), 'oona', 1)).toBe(3);
    expect(swordsIn(handfulOf(['coin', 'sword']), 'oona', 1)).toBe(-1);
  });

  it('[P-30] the special die is one more', () => {
    const dice = handfulOf(['sword', 'sword', 'coin', 'hand', 'boot']);
    expect(swordsWith(dice, 'sword', 'grom', 0)).toBe(3);
    expect(swordsWith(dice, 'star', 'etorn', 1)).toBe(3);
    expect(swordsWith(dice, 'blank', 'grom', 0)).toBe(2);
  });

  it('[P-86] [P-88] gems are spread over the dice, the cheapest strengthening first', () => {
    expect([gemsAdd(9, 2), gemsAdd(9, 4), gemsAdd(3, 1), gemsAdd(5, 0)]).toEqual([5, 6, 2, 0]);
  });

  it('[P-97] the next roll is the likelier to be enough the more one carries', () => {
    const poor = readiness('grom', 'blank', 2, 8, 1);
    const rich = readiness('grom', 'sword', 9, 6, 0);
    expect(poor.chance).toBeLessThan(0.05);
    expect(rich.chance).toBeGreaterThan(0.5);
    expect(rich.missing).toBeLessThan(poor.missing);
    expect(readiness('grom', 'blank', 0, 0, 0).chance).toBeCloseTo(1);
  });
});
