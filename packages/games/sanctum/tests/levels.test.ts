import { describe, expect, it } from 'vitest';
import type { SanctumFrame } from '../src/index.ts';
import { type card, chase, free, learn, me, stage, wear } from './helpers.ts';

/** A killed demon lies before seat 0. */
const slain = (
  ids: Parameters<typeof card>[1][],
  prepare: Parameters<typeof stage>[0] = () => {},
  heroes: ('huntress' | 'outlaw' | 'slayer' | 'dancer')[] = ['huntress', 'outlaw'],
) =>
  stage(
    (s) => {
      chase(s, 0, ...ids);
      for (const foe of me(s).foes) foe.hits.fill('mark');
      prepare(s);
    },
    { heroes, stack: [{ step: 'killed', seat: 0 }] satisfies SanctumFrame[] },
  );

describe('levels', () => {
  it('[S-37] [S-149] one gem of the demon colour, or a white one of any column, one place up', () => {
    const at = slain(['dragon-helm']);
    expect(at.choices()).toEqual([
      'climb red 1 red',
      'climb red 2 red',
      'climb red 3 red',
      'climb red 3 white',
      'climb blue 1 white',
      'decline',
    ]);
    at.plays('climb red 3 white', 'climb red 2 white', 'climb red 1 white');
    expect(me(at.state).pool).toMatchObject({ white: 2 });
  });

  it('[S-37] [K-8] a level may be declined', () => {
    const at = slain(['sling']).plays('decline');
    expect(me(at.state).table).toEqual([2, 2, 2, 2, 2, 2, 3, 1, 2]);
    expect(at.heard(1, 'level-lost')).toHaveLength(1);
  });

  it('[S-38] levels without a gem to move are lost', () => {
    const at = slain(['dragon-helm'], (s) => {
      free(s, 0, 'red', 6);
      free(s, 0, 'white', 2);
    });
    expect(at.asked).toEqual(['0:trophy']);
    expect(at.heard(1, 'level-lost')).toHaveLength(3);
    at.plays('reveal 0');
    expect(me(at.state).bag).toEqual(['dragon-helm']);
  });

  it('[S-39] [S-42] the tokens of a tile stay on it until it is gained, then they are yours', () => {
    const at = slain(['crow-plume-helm']);
    at.plays('climb red 1 red');
    expect(me(at.state).stamina).toBe(3);
    at.plays('climb red 1 red');
    expect(me(at.state)).toMatchObject({ stamina: 4, skills: ['hardened'] });
  });

  it('[S-40] the example: the first blue gem leaves and gives Surge of Power, the second enters the empty place', () => {
    const at = slain(['oracles-circlet'], (s) => {
      me(s).table[6] = 1;
      me(s).table[7] = 2;
      me(s).whites[6] = 0;
      me(s).pool = { ...me(s).pool, blue: 1, white: 2 };
    });
    at.plays('climb blue 1 blue');
    expect(me(at.state).skills).toEqual(['surge-of-power']);
    at.plays('climb blue 2 blue');
    expect(me(at.state).table.slice(6)).toEqual([1, 1, 2]);
    expect(me(at.state).skills).toEqual(['surge-of-power']);
  });

  it('[S-40] skills come in any order', () => {
    const at = slain(['dragon-helm'], undefined);
    at.plays('climb red 3 red', 'climb red 3 red', 'climb red 3 white');
    expect(me(at.state).skills).toEqual(['evasion']);
  });

  it('[S-41] gems must pass the place of a gained skill, which is not gained again', () => {
    const at = slain(['crow-plume-helm'], (s) => {
      learn(s, 0, 'pinning-shot');
      me(s).table[1] = 0;
      me(s).pool.red = 2;
    });
    at.plays('climb red 3 red');
    expect(me(at.state).table.slice(0, 3)).toEqual([2, 1, 1]);
    at.plays('climb red 2 red');
    expect(me(at.state).skills).toEqual(['pinning-shot']);
  });

  it('[S-43] a card resolves what it does at once: Twin Rage, Deep Pockets', () => {
    const rage = slain(['sling'], undefined, ['slayer', 'outlaw']).plays('climb red 1 red');
    expect(me(rage.state)).toMatchObject({ rages: 2, raging: 2, skills: ['twin-rage'] });
  });

  it('[S-44] the silver die is rolled once its skill is gained', () => {
    const at = stage(
      (s) => {
        learn(s, 0, 'falcon-companion');
        chase(s, 0, 'sling');
      },
      { luck: [0, 1, 2] },
    ).plays('fight', 'roll');
    expect(me(at.state).fight.dice.map(({ silver }) => silver)).toEqual([false, false, true]);
  });
});

describe('achievements', () => {
  const three = ['huntress', 'outlaw', 'slayer'] as const;
  const rested = (prepare: Parameters<typeof stage>[0]) => stage(prepare, { heroes: three }).plays('rest', 'done');
  const gained = (at: ReturnType<typeof stage>) => at.heard(1, 'achieved').map(({ achievement }) => achievement);

  it('[S-60] [S-61] goes to the first who meets it; only the owner sees the blessing', () => {
    const at = rested((s) => learn(s, 0, 'hardened', 'clear-mind', 'trail-rations'));
    expect(at.heard(1, 'achieved')).toEqual([{ kind: 'achieved', seat: 0, achievement: 'skill-1' }]);
    expect(at.heard(0, 'achieved')[0]!.blessing).toBe(me(at.state).blessings[0]!.tile);
    expect(at.game.view(at.state, 0).heroes[0]!.blessings[0]!.tile).toBe(me(at.state).blessings[0]!.tile);
    expect(at.game.view(at.state, 1).heroes[0]!.blessings[0]!.tile).toBe('hidden');
    learn(at.state, 1, 'callused-hands', 'street-wise', 'cold-blood');
    at.plays('rest', 'done');
    expect(me(at.state, 1).blessings).toEqual([]);
  });

  it('[S-62] [S-65] [S-66] skill mastery at 3, 5, 7; the higher tiles come with levels II and III, all at once', () => {
    const at = rested((s) => learn(s, 0, 'hardened', 'clear-mind', 'trail-rations', 'volley', 'evasion', 'hawk-eye', 'pinning-shot'));
    expect(gained(at)).toEqual(['skill-1', 'skill-2', 'higher-2', 'skill-3', 'higher-3']);
  });

  it('[S-63] [S-149] gem mastery: so many freed gems in each of two colours, white does not count, gems on items do', () => {
    const at = rested((s) => {
      free(s, 0, 'red', 5);
      free(s, 0, 'white', 2);
      wear(s, 0, 'weapon-1', 'bone-knife');
    });
    expect(gained(at)).toEqual([]);
    const two = rested((s) => {
      free(s, 0, 'red', 2);
      free(s, 0, 'blue', 1);
      wear(s, 0, 'weapon-1', 'bone-knife');
    });
    expect(gained(two)).toEqual(['gem-1']);
  });

  it('[S-64] equip mastery by the sum of item levels', () => {
    const at = rested((s) => {
      wear(s, 0, 'helmet', 'dragon-helm');
      wear(s, 0, 'boots', 'marching-boots');
    });
    expect(gained(at)).toContain('equip-1');
    expect(gained(at)).not.toContain('equip-2');
  });

  it('[Q-6] [K-42] a blocked space leads to no higher tile', () => {
    const at = stage((s) => {
      for (const space of s.achievements) if (space.by === 'blocked') Object.assign(space, { by: 'open', tile: s.boxed.pop() });
      const blocked = s.achievements[1]!;
      s.boxed.push(blocked.tile as never);
      Object.assign(blocked, { by: 'blocked', tile: 'none' });
      learn(s, 0, 'hardened', 'clear-mind', 'trail-rations', 'volley', 'evasion');
    }).plays('rest', 'done');
    expect(gained(at)).toEqual(['skill-1']);
  });
});
