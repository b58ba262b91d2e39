import { describe, expect, it } from 'vitest';
import { type Effect, power } from '../src/index.ts';
import { chase, dice, learn, me, stage, wear } from './helpers.ts';

const fight = (
  prepare: Parameters<typeof stage>[0],
  rolls: number[],
  heroes: NonNullable<Parameters<typeof stage>[1]>['heroes'] = ['huntress', 'outlaw'],
) => stage(prepare, { heroes, luck: dice(...rolls) });

describe('the worked example', () => {
  it('[S-28] [S-31] [S-32] [S-34] [S-35] two sixes against three demons: one dies, two of three damage blocked, one wound, one level', () => {
    const at = fight((s) => chase(s, 0, 'acrobat-boots', 'feathered-cap', 'seers-hood'), [6, 6]);
    at.plays('fight', 'roll', 'hit 0 0 1', 'use weapon-1 0 focus 1 5', 'use weapon-2 0 focus 1 3', 'hit 1 1 0');
    expect(at.heard(1, 'demon-killed').map(({ foe }) => foe)).toEqual([1]);
    at.plays('done');
    expect(at.heard(1, 'damage-faced')).toEqual([{ kind: 'damage-faced', seat: 0, damage: 3 }]);
    at.plays('shield armor 0 stamina+stamina', 'done');
    expect(me(at.state)).toMatchObject({ health: 9, focus: 2, stamina: 1 });
    expect(at.choices()).toEqual([
      'climb red 3 white',
      'climb green 1 green',
      'climb green 2 green',
      'climb green 3 green',
      'climb blue 1 white',
      'decline',
    ]);
    at.plays('climb green 1 green', 'reveal 1', 'end').done();
    expect(me(at.state).bag).toEqual(['feathered-cap']);
    expect(me(at.state).foes.map(({ card, hits }) => [card, hits])).toEqual([
      ['acrobat-boots', ['open', 'mark']],
      ['seers-hood', ['open']],
    ]);
    expect(me(at.state).raging).toBe(1);
    expect(at.asked).toEqual(['1:turn']);
  });

  it('[S-26] the better play of the example: rage kills the level II demon, two damage are left', () => {
    const at = fight((s) => chase(s, 0, 'acrobat-boots', 'feathered-cap', 'seers-hood'), [6, 6]);
    at.plays('fight', 'roll', 'rage 0 1', 'hit 0 0 0', 'hit 1 0 1', 'done');
    expect(at.heard(1, 'damage-faced')[0]!.damage).toBe(2);
    expect(me(at.state)).toMatchObject({ raging: 0, focus: 4 });
  });
});

describe('abilities', () => {
  it('[S-22] stamina on red, focus on blue, either on purple; each use fills all spaces, and only free ones', () => {
    const at = fight((s) => chase(s, 0, 'acrobat-boots'), [3, 3]);
    at.plays('fight', 'roll');
    expect(at.choices()).toContain('use helmet 0 stamina 0 4');
    expect(at.choices()).toContain('use helmet 0 focus 0 4');
    expect(at.choices()).not.toContain('use weapon-1 0 stamina 0 4');
    at.plays('use weapon-1 0 focus 0 4');
    expect(at.choices().some((option) => option.startsWith('use weapon-1'))).toBe(false);
    expect(me(at.state).gear[4]!.wells).toEqual(['focus']);
  });

  it('[S-22] [X-1] two purple spaces take two of one kind or one of each', () => {
    const at = fight(
      (s) => {
        wear(s, 0, 'armor', 'mirror-cuirass');
        chase(s, 0, 'acrobat-boots');
      },
      [3, 3, 3],
    );
    at.plays('fight', 'roll', 'done');
    expect(at.choices().filter((option) => option.startsWith('shield armor 0'))).toEqual([
      'shield armor 0 stamina+stamina',
      'shield armor 0 stamina+focus',
      'shield armor 0 focus+focus',
    ]);
  });

  it('[S-22] no token, no use', () => {
    const at = fight(
      (s) => {
        chase(s, 0, 'acrobat-boots');
        me(s).gear[4]!.wells = ['focus'];
        me(s).focus = 3;
      },
      [3, 3],
    );
    at.plays('fight', 'roll', 'use weapon-2 0 focus 0 5', 'use helmet 0 focus 0 6');
    expect(me(at.state).focus).toBe(1);
    at.plays('done', 'shield armor 0 stamina+stamina', 'done', 'end');
    expect(me(at.state).stamina).toBe(1);
  });

  it('[S-23] an item covers what is printed on its space', () => {
    const at = fight(
      (s) => {
        wear(s, 0, 'weapon-1', 'bone-knife');
        chase(s, 0, 'acrobat-boots');
      },
      [3, 3, 3],
    );
    at.plays('fight', 'roll');
    expect(at.choices().filter((option) => option.startsWith('use weapon-1'))).toEqual([
      'use weapon-1 0 focus 0 2',
      'use weapon-1 0 focus 1 2',
      'use weapon-1 0 focus 2 2',
    ]);
  });

  it.each<[Effect, number, number, number[]]>([
    ['set', 4, 1, [4]],
    ['set', 4, 4, [4]],
    ['plus', 2, 4, [6]],
    ['plus', 3, 4, []],
    ['minus', 2, 3, [1]],
    ['minus', 2, 2, []],
    ['plus-or-minus', 1, 3, [2, 4]],
    ['plus-or-minus', 3, 2, [5]],
    ['raise-any', 0, 4, [5, 6]],
    ['raise-any', 0, 6, []],
    ['lower-any', 0, 3, [1, 2]],
    ['lower-any', 0, 1, []],
    ['shield', 3, 3, []],
  ])('[S-24] %s %i turns a %i into %j', (effect, n, value, results) => {
    expect(power(effect, n).reach[value]).toEqual(results);
  });

  it.each([
    ['set', 'cudgel', 'use weapon-1 0 stamina 0 6', 6],
    ['plus-or-minus', 'sling', 'use weapon-1 0 focus 0 5', 5],
    ['raise-any', 'woodcutters-axe', 'use weapon-1 0 focus 0 4', 4],
    ['lower-any', 'rusty-sabre', 'use weapon-1 0 focus 0 1', 1],
  ] as const)('[S-24] %s on an item (%s)', (_, item, use, result) => {
    const at = fight(
      (s) => {
        wear(s, 0, 'weapon-1', item);
        chase(s, 0, 'acrobat-boots');
      },
      [2, 3, 3],
    );
    at.plays('fight', 'roll', use);
    expect(me(at.state).fight.dice[0]).toMatchObject({ value: result, changed: true, rolled: 2 });
  });

  it.each([
    ['plus', 'bone-whistle', 'use amulet 0 focus 0 3', 3],
    ['minus', 'river-pebble', 'use amulet 0 focus 0 1', 1],
  ] as const)('[S-24] %s on an item (%s)', (_, item, use, result) => {
    const at = fight(
      (s) => {
        wear(s, 0, 'amulet', item);
        chase(s, 0, 'acrobat-boots');
      },
      [2, 3, 3],
    );
    at.plays('fight', 'roll', use);
    expect(me(at.state).fight.dice[0]!.value).toBe(result);
  });

  it('[S-24] [K-7] six shields block six', () => {
    const at = fight(
      (s) => {
        wear(s, 0, 'armor', 'golden-plate');
        chase(s, 0, 'dragon-helm', 'living-bark');
      },
      [5, 5, 5],
    );
    at.plays('fight', 'roll', 'done', 'shield armor 0 stamina+stamina', 'done');
    expect(me(at.state).health).toBe(10);
  });

  it('[S-25] several abilities may work on one die', () => {
    const at = fight((s) => chase(s, 0, 'acrobat-boots'), [6, 6]);
    at.plays('fight', 'roll', 'use weapon-2 0 focus 0 4', 'use weapon-1 0 focus 0 3', 'use helmet 0 stamina 0 4');
    expect(me(at.state).fight.dice[0]!.value).toBe(4);
  });
});

describe('rage', () => {
  it('[S-26] active rage sets one die to any value, then sleeps', () => {
    const at = fight((s) => chase(s, 0, 'acrobat-boots'), [3, 3]);
    at.plays('fight', 'roll');
    expect(at.choices().filter((option) => option.startsWith('rage 0'))).toHaveLength(6);
    at.plays('rage 0 1');
    expect(at.choices().some((option) => option.startsWith('rage'))).toBe(false);
  });

  it('[S-27] [K-33] a die and a demon left over wake one rage tile; resting does not', () => {
    const asleep = (s: Parameters<typeof me>[0]) => {
      me(s).raging = 0;
    };
    const at = fight(
      (s) => {
        asleep(s);
        chase(s, 0, 'acrobat-boots');
      },
      [3, 3],
    );
    at.plays('fight', 'roll', 'done');
    expect(me(at.state).raging).toBe(1);
    const clean = fight(
      (s) => {
        asleep(s);
        chase(s, 0, 'feathered-cap');
      },
      [3, 3],
    );
    clean.plays('fight', 'roll', 'hit 0 0 0', 'done');
    expect(me(clean.state).raging).toBe(0);
    const resting = stage(asleep);
    resting.plays('rest', 'done');
    expect(me(resting.state).raging).toBe(0);
  });

  it('[Q-8] of two sleeping tiles one wakes', () => {
    const at = fight(
      (s) => {
        learn(s, 0, 'twin-rage');
        me(s).raging = 0;
        chase(s, 0, 'acrobat-boots');
      },
      [3, 3],
      ['slayer', 'outlaw'],
    );
    at.plays('fight', 'roll', 'done');
    expect(me(at.state)).toMatchObject({ raging: 1, rages: 2 });
  });
});

describe('the six steps', () => {
  it('[S-29] potions return tokens at once; one space of a two-space ability may be freed and keeps it unusable', () => {
    const at = fight(
      (s) => {
        chase(s, 0, 'feathered-cap');
        me(s).potions = { red: 1, blue: 1 };
        me(s).gear[1]!.wells = ['stamina', 'stamina'];
        me(s).stamina = 1;
      },
      [4, 4],
    );
    at.plays('fight');
    expect(at.choices()).toEqual(['drink red armor 0', 'drink red armor 1', 'waste blue', 'roll']);
    at.plays('drink red armor 0', 'roll', 'done');
    expect(me(at.state)).toMatchObject({ stamina: 2, potions: { red: 0, blue: 1 } });
    expect(at.choices().some((option) => option.startsWith('shield'))).toBe(false);
  });

  it('[S-29] [K-25] a potion may be drunk for nothing', () => {
    const at = fight(
      (s) => {
        chase(s, 0, 'feathered-cap');
        me(s).potions = { red: 0, blue: 1 };
      },
      [4, 4],
    );
    at.plays('fight', 'waste blue');
    expect(me(at.state).fight.drunk).toBe(1);
    expect(me(at.state).potions.blue).toBe(0);
  });

  it('[S-30] all dice are rolled together, once', () => {
    const at = fight(
      (s) => {
        chase(s, 0, 'feathered-cap');
        me(s).gold = 4;
      },
      [1, 2, 3, 4],
    );
    at.plays('fight', 'roll').done();
    expect(at.heard(1, 'rolled')).toEqual([{ kind: 'rolled', seat: 0, dice: [1, 2, 3, 4], silver: false }]);
  });

  it('[S-31] [K-26] a die fills one open location of its value, and is fixed there', () => {
    const at = fight((s) => chase(s, 0, 'iron-greaves'), [1, 2]);
    at.plays('fight', 'roll');
    expect(at.choices().filter((option) => option.startsWith('hit'))).toEqual(['hit 0 0 0', 'hit 0 0 1']);
    at.plays('hit 0 0 0');
    expect(at.choices().some((option) => / 0 \d$/.test(option) && option.startsWith('use'))).toBe(false);
    expect(me(at.state).foes[0]!.hits).toEqual(['die', 'open']);
  });

  it('[S-32] [K-36] shields are used one by one; without damage the block step is skipped', () => {
    const at = fight(
      (s) => {
        learn(s, 0, 'evasion');
        chase(s, 0, 'feathered-cap');
      },
      [3, 3],
    );
    at.plays('fight', 'roll', 'hit 0 0 0', 'done');
    expect(at.asked).toEqual(['0:level']);
  });

  it('[S-33] [K-12] at 0 health the hero is out: demons are discarded, no more turns', () => {
    const at = fight(
      (s) => {
        me(s).health = 1;
        chase(s, 0, 'feathered-cap', 'sling');
      },
      [1, 1],
    );
    at.plays('fight', 'roll', 'done', 'done');
    expect(me(at.state)).toMatchObject({ fate: 'dead', health: 0 });
    expect(at.asked).toEqual(['0:end']);
    at.plays('end');
    expect(at.state.discards[0]).toEqual(['feathered-cap', 'sling']);
    at.plays('rest', 'done');
    expect(at.asked).toEqual(['1:turn']);
  });

  it('[S-34] [Q-2] [K-38] kills in the order the player wants, levels before the card is turned', () => {
    const at = fight((s) => chase(s, 0, 'feathered-cap', 'sling'), [3, 5]);
    at.plays('fight', 'roll', 'hit 0 0 0', 'hit 1 1 0', 'done');
    expect(at.choices()).toEqual(['claim 0', 'claim 1']);
    at.plays('claim 1');
    expect(me(at.state).bag).toEqual([]);
    expect(at.choices().every((option) => option === 'decline' || /red|white/.test(option))).toBe(true);
    at.plays('climb red 1 red');
    expect(me(at.state).bag).toEqual([]);
    expect(at.choices()).toEqual(['reveal 1']);
    at.plays('reveal 1');
    expect(me(at.state).bag).toEqual(['sling']);
    expect(at.asked).toEqual(['0:level']);
  });

  it('[S-35] hits stay on surviving demons and count in the next fight', () => {
    const at = fight((s) => chase(s, 0, 'acrobat-boots'), [6, 5]);
    at.plays('fight', 'roll', 'hit 0 0 1', 'done', 'done', 'end', '1: rest', 'done');
    expect(me(at.state).foes[0]!.hits).toEqual(['open', 'mark']);
    expect(me(at.state).fight.dice).toEqual([]);
    at.luck(...dice(1, 2)).plays('fight', 'roll', 'hit 0 0 0', 'done');
    expect(at.asked).toEqual(['0:level']);
  });

  it('[S-36] [S-60] achievements are checked at the end of the fight', () => {
    const at = fight(
      (s) => {
        learn(s, 0, 'clear-mind', 'trail-rations', 'hardened');
        chase(s, 0, 'feathered-cap');
        for (const space of s.achievements) if (space.by === 'blocked') Object.assign(space, { by: 'open', tile: s.boxed.pop() });
      },
      [3, 4],
    );
    at.plays('fight', 'roll', 'hit 0 0 0', 'done', 'decline', 'reveal 0');
    expect(at.heard(1, 'achieved').map(({ achievement }) => achievement)).toEqual(['skill-1']);
  });
});
