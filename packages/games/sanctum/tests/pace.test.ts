import { seeded } from '@astragal/kernel';
import { describe, expect, it } from 'vitest';
import { type Pace, STEADY, turnBy } from '../src/bots/march.ts';
import { turnBrings } from '../src/bots/turn-brings.ts';
import type { SanctumState, TurnChoice } from '../src/state.ts';
import { bag, chase, dice, free, me, stage, wear } from './helpers.ts';

/** What a hero does with its turn. */
function turn(prepare: (s: SanctumState) => void, pace: Partial<Pace> = {}): string {
  const at = stage(prepare);
  const choices = at.choices().map((verb) => ({ do: verb }) as TurnChoice);
  return turnBy({ ...STEADY, ...pace }, at.state, 0, choices, seeded('turn')).do;
}

/** The angel's die is awake already. */
function woken(s: SanctumState): void {
  const hero = me(s);
  if (hero.angel) hero.gold++;
  hero.angel = false;
}

/** All tokens lie on the spaces of abilities. */
function spent(s: SanctumState): void {
  const hero = me(s);
  woken(s);
  for (const { wells } of hero.gear)
    for (const i of wells.keys()) {
      const token = hero.focus > 0 ? 'focus' : 'stamina';
      if (hero[token] === 0) continue;
      hero[token]--;
      wells[i] = token;
    }
}

describe('a turn is weighed by what it brings', () => {
  it('with nobody to fight, tokens can wait: the hero moves on', () => {
    expect(turn(spent)).toBe('move');
  });

  it('spent and chased by more than it can block, it rests before it fights', () => {
    const hunted = (s: SanctumState): void => {
      chase(s, 0, 'druids-mantle', 'banded-mail');
      spent(s);
    };
    expect(turn(hunted)).toBe('rest');
    expect(turn(hunted, { price: 1000 })).toBe('fight');
  });

  it('with all its tokens it fights', () => {
    expect(turn((s) => chase(s, 0, 'druids-mantle'))).toBe('fight');
  });

  const withItem = (angel: boolean) => (s: SanctumState) => {
    bag(s, 0, 'feathered-cap');
    free(s, 0, 'green');
    if (!angel) woken(s);
  };

  it('one more small item is not worth a turn, unless it wakes a die', () => {
    expect(turn(withItem(false))).toBe('move');
    expect(turn(withItem(true))).toBe('rest');
  });

  it('an achievement is', () => {
    const near = (s: SanctumState): void => {
      wear(s, 0, 'armor', 'ringed-hauberk');
      wear(s, 0, 'boots', 'trackers-boots');
      wear(s, 0, 'weapon-1', 'short-bow');
      s.achievements.forEach((space) => {
        space.by = 'open';
      });
      withItem(false)(s);
    };
    expect(turn(near)).toBe('move');
    expect(turn(near, { prize: 20 })).toBe('rest');
    const taken = (s: SanctumState): void => {
      near(s);
      for (const space of s.achievements) space.by = 1;
    };
    expect(turn(taken, { prize: 20 })).toBe('move');
  });

  it('the bold take more demons before they fight', () => {
    const chased = (s: SanctumState): void => chase(s, 0, 'sling');
    expect(turn(chased)).toBe('fight');
    expect(turn(chased, { crowd: 0.5 })).toBe('move');
  });
});

describe('what a turn brings', () => {
  /** Whether this turn of seat 0 brought anything. */
  function brings(prepare: (s: SanctumState) => void, action: string, ...rest: string[]): boolean | undefined {
    const at = stage(prepare, { luck: dice(2, 2) });
    const before = structuredClone(at.state);
    at.plays(action, ...rest);
    return turnBrings(before, [{ do: action }], at.state, 0);
  }
  const demon = (s: SanctumState): void => chase(s, 0, 'sling');

  it('a rest without need brings nothing', () => {
    expect(brings(demon, 'rest', 'done')).toBe(false);
  });

  it('a rest brings tokens to whoever has spent them, and a first item its die', () => {
    expect(brings(spent, 'rest', 'done')).toBe(true);
    const first = (s: SanctumState): void => {
      bag(s, 0, 'feathered-cap');
      free(s, 0, 'green');
    };
    expect(brings(first, 'rest', 'equip feathered-cap helmet green', 'done')).toBe(true);
  });

  it('a move always brings something; what is answered in the turn of another is no turn', () => {
    expect(brings(() => undefined, 'move')).toBe(true);
    const { state } = stage();
    expect(turnBrings(state, [{ do: 'loot' }], state, 0)).toBeUndefined();
  });

  it('a fight brings hits', () => {
    const before = stage(demon).state;
    const hit = structuredClone(before);
    me(hit).foes[0]!.hits[0] = 'mark';
    expect(turnBrings(before, [{ do: 'fight' }], hit, 0)).toBe(true);
    expect(turnBrings(before, [{ do: 'fight' }], before, 0)).toBe(false);
  });
});
