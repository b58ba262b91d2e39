import { describe, expect, it } from 'vitest';
import { openPrizes } from '../src/bots/prizes.ts';
import { bestOutfit } from '../src/bots/worth.ts';
import { ACHIEVEMENTS } from '../src/content/acts.ts';
import type { SanctumState } from '../src/state.ts';
import { bag, free, me, stage } from './helpers.ts';

/** What is missing for the achievements of a kind, level by level, where all the others are open. */
function missing(prize: string, prepare: (s: SanctumState) => void): number[] {
  const { state } = stage();
  for (const space of state.achievements) space.by = 'open';
  prepare(state);
  return openPrizes(state, me(state), bestOutfit(me(state))).flatMap((each) => (each.prize === prize ? [each.missing] : []));
}

const taken = (s: SanctumState, id: (typeof ACHIEVEMENTS)[number], by: 'blocked' | 1): void => {
  s.achievements[ACHIEVEMENTS.indexOf(id)]!.by = by;
};

describe('how far achievements are away', () => {
  it('[S-62] [S-63] skills gained and gems freed bring them nearer', () => {
    expect(missing('skill', () => undefined)).toEqual([3, 5, 7]);
    expect(missing('skill', (s) => me(s).skills.push('hardened', 'evasion'))).toEqual([1, 3, 5]);
    const twoColours = (s: SanctumState): void => {
      free(s, 0, 'red');
      free(s, 0, 'green');
    };
    expect(missing('gem', twoColours)).toEqual([1, 2, 3]);
  });

  it('[S-64] what a rest could put on counts as worn', () => {
    const [without] = missing('equip', () => undefined);
    const [withItem] = missing('equip', (s) => {
      bag(s, 0, 'feathered-cap');
      free(s, 0, 'green');
    });
    expect(withItem).toBeLessThan(without!);
  });

  it('[S-65] [K-42] the higher ones follow the nearest mastery that is in play', () => {
    const skilled = (s: SanctumState): void => void me(s).skills.push('hardened', 'evasion', 'pinning-shot');
    expect(missing('higher', skilled)).toEqual([2, 4]);
    expect(
      missing('higher', (s) => {
        skilled(s);
        taken(s, 'skill-2', 'blocked');
      })[0],
    ).toBeGreaterThan(2);
  });

  it('[S-73] what is taken is gone, and after the breach all is', () => {
    expect(missing('skill', (s) => taken(s, 'skill-1', 1))).toEqual([5, 7]);
    expect(missing('skill', (s) => Object.assign(s, { breacher: 1 }))).toEqual([]);
  });
});
