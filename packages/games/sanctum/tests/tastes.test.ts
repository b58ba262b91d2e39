import { seeded } from '@astragal/kernel';
import { describe, expect, it } from 'vitest';
import { levels } from '../src/bots/levels.ts';
import { levelBy, PLAIN, STEADY, turnBy } from '../src/bots/march.ts';
import type { Style } from '../src/bots/player.ts';
import { personsOf } from '../src/bots/tastes.ts';
import type { SanctumAsks, TurnChoice } from '../src/state.ts';
import { chase, me, stage } from './helpers.ts';

const rates = { wound: 14, lastWounds: 10, level: 6, hit: 1.5, token: 0.3, rage: 0.6, potion: 1 };
const plain = { name: 'x', pace: STEADY, likes: PLAIN, rates } as Style;
const [careful, bold, hoarder, hunter] = personsOf(plain) as [Style, Style, Style, Style];

describe('tastes', () => {
  it('every level is four persons, named after it', () => {
    for (const { name, persons } of levels) expect(persons!.map((each) => each.name)).toEqual([1, 2, 3, 4].map((n) => `${name}/${n}`));
  });

  it('the bold walk on where others fight', () => {
    const turn = ({ pace }: Style): string => {
      const at = stage((s) => chase(s, 0, 'sling'));
      return turnBy(
        pace,
        at.state,
        0,
        at.choices().map((verb) => ({ do: verb }) as TurnChoice),
        seeded('turn'),
      ).do;
    };
    expect([careful, hoarder, hunter].map(turn)).toEqual(['fight', 'fight', 'fight']);
    expect(turn(bold)).toBe('move');
  });

  it('the careful mind a wound most, the bold least', () => {
    const wound = ({ rates: { wound: each, level } }: Style): number => each / level;
    expect(wound(careful)).toBeGreaterThan(wound(plain));
    expect(wound(plain)).toBeGreaterThan(wound(bold));
  });

  it('between a gem that comes free and a skill, the hoarder takes the gem and the hunter the skill', () => {
    const choices: SanctumAsks['level'][] = [
      { do: 'climb', column: 'red', level: 1, gem: 'red' },
      { do: 'climb', column: 'red', level: 2, gem: 'red' },
    ];
    const taken = ({ likes }: Style): number => {
      const { state } = stage();
      me(state).table = [4, 1, 0, 0, 0, 0, 0, 0, 0];
      const choice = levelBy(likes, state, 0, choices, () => 1);
      return choice.do === 'climb' ? choice.level : 0;
    };
    expect([hoarder, hunter].map(taken)).toEqual([1, 2]);
  });
});
