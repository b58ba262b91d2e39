import { describe, expect, it } from 'vitest';
import { bag, chase, free, learn, me, stage, wear } from './helpers.ts';

describe('the rest', () => {
  it('[S-45] all spent tokens return; rage, demons and hits stay', () => {
    const at = stage((s) => {
      chase(s, 0, 'acrobat-boots');
      me(s).foes[0]!.hits[0] = 'mark';
      me(s).raging = 0;
      me(s).gear[1]!.wells = ['stamina', 'stamina'];
      me(s).gear[4]!.wells = ['focus'];
      me(s).stamina = 1;
      me(s).focus = 3;
    }).plays('rest');
    expect(me(at.state)).toMatchObject({ stamina: 3, focus: 4, raging: 0 });
    expect(me(at.state).gear[1]!.wells).toEqual(['empty', 'empty']);
    expect(me(at.state).foes[0]!.hits).toEqual(['mark', 'open']);
  });

  it('[S-46] [S-149] the example: the white gem fits either hat, the blue one only the hood, and there is one head', () => {
    const at = stage((s) => {
      bag(s, 0, 'feathered-cap', 'seers-hood', 'acrobat-boots');
      free(s, 0, 'blue');
    }).plays('rest');
    expect(at.choices().filter((option) => option.startsWith('equip'))).toEqual([
      'equip feathered-cap helmet white',
      'equip seers-hood helmet blue',
      'equip seers-hood helmet white',
      'equip acrobat-boots boots blue+white',
    ]);
    at.plays('equip seers-hood helmet blue');
    expect(at.refused()['equip feathered-cap helmet white']).toEqual({ why: 'space-taken', rule: 'S-46', slot: 'helmet' });
    expect(at.refused()['equip acrobat-boots boots blue+green']).toEqual({ why: 'no-gems', rule: 'S-46', item: 'acrobat-boots' });
  });

  it('[S-46] a weapon fits either hand', () => {
    const at = stage((s) => bag(s, 0, 'sling')).plays('rest');
    expect(at.choices()).toContain('equip sling weapon-1 white');
    expect(at.choices()).toContain('equip sling weapon-2 white');
  });

  it('[S-46] white gems may stand for any of several symbols, each mixture once', () => {
    const at = stage((s) => {
      bag(s, 0, 'dragon-helm');
      free(s, 0, 'red', 2);
      free(s, 0, 'green', 1);
      free(s, 0, 'white', 2);
    }).plays('rest');
    expect(at.choices().filter((option) => option.startsWith('equip'))).toEqual([
      'equip dragon-helm helmet red+red+green',
      'equip dragon-helm helmet white+red+green',
      'equip dragon-helm helmet white+white+green',
      'equip dragon-helm helmet red+red+white',
      'equip dragon-helm helmet white+red+white',
      'equip dragon-helm helmet white+white+white',
    ]);
  });

  it('[S-46] gems may be named in any order', () => {
    const at = stage((s) => {
      bag(s, 0, 'sapphire-eye', 'acrobat-boots');
      free(s, 0, 'blue', 2);
      free(s, 0, 'green');
    }).plays('rest');
    expect(at.choices()).toContain('equip sapphire-eye amulet white+blue');
    at.plays('equip sapphire-eye amulet blue+white', 'equip acrobat-boots boots green+blue');
    expect(me(at.state).gear.map(({ gems }) => gems)).toEqual([[], [], ['blue', 'green'], ['white', 'blue'], [], []]);
    expect(() => at.plays('unequip boots', 'equip acrobat-boots boots green+red')).toThrow('may not answer');
  });

  it('[S-47] items come off, their gems are free at once; an item put on in this rest may come off and be put on elsewhere', () => {
    const at = stage((s) => {
      wear(s, 0, 'helmet', 'seers-hood');
      bag(s, 0, 'bone-knife');
      me(s).pool.white = 0;
      me(s).whites[2]! += 1;
    }).plays('rest', 'unequip helmet', 'equip bone-knife weapon-2 blue');
    expect(me(at.state).bag).toEqual(['seers-hood']);
    at.plays('unequip weapon-2');
    at.plays('equip bone-knife weapon-1 blue', 'unequip weapon-1', 'equip seers-hood helmet blue', 'done');
    expect(me(at.state)).toMatchObject({ fitted: [], bag: ['bone-knife'] });
  });

  it('[S-48] [K-39] the first item ever wakes the third die, for good', () => {
    const at = stage((s) => bag(s, 0, 'sling')).plays('rest', 'equip sling weapon-1 white');
    expect(me(at.state)).toMatchObject({ gold: 3, angel: false });
    at.plays('unequip weapon-1', 'brew sling red', 'done');
    expect(me(at.state)).toMatchObject({ gold: 3, angel: false, potions: { red: 1, blue: 0 } });
  });

  it('[S-49] flames give tokens while the item is worn', () => {
    const at = stage((s) => bag(s, 0, 'seers-hood')).plays('rest', 'equip seers-hood helmet white');
    expect(me(at.state).focus).toBe(5);
    at.plays('unequip helmet');
    expect(me(at.state).focus).toBe(4);
  });

  it('[S-49] the example of the sums: 5 stamina and 7 focus', () => {
    const at = stage((s) => {
      learn(s, 0, 'clear-mind', 'trail-rations');
      wear(s, 0, 'boots', 'marching-boots');
    });
    expect(me(at.state)).toMatchObject({ stamina: 5, focus: 7 });
  });

  it('[S-50] spare items become potions of either colour, one for each of four spaces; a full belt is poured first', () => {
    const at = stage((s) => {
      bag(s, 0, 'sling', 'dragon-helm');
      me(s).potions = { red: 3, blue: 0 };
    }).plays('rest');
    expect(at.refused()['pour red']).toEqual({ why: 'potion-space-free', rule: 'S-50' });
    at.plays('brew dragon-helm blue');
    expect(at.refused()['brew sling red']).toEqual({ why: 'no-potion-space', rule: 'S-50', spaces: 4 });
    at.plays('pour red', 'brew sling blue', 'done');
    expect(me(at.state).potions).toEqual({ red: 2, blue: 2 });
    expect(at.state.discards).toEqual([['sling'], [], ['dragon-helm']]);
  });

  it('[S-51] achievements are checked at the end of the rest', () => {
    const at = stage((s) => learn(s, 0, 'clear-mind', 'trail-rations', 'hardened'), { heroes: ['huntress', 'outlaw', 'slayer'] });
    at.plays('rest');
    expect(at.heard(0, 'achieved')).toEqual([]);
    at.plays('done');
    expect(at.heard(0, 'achieved')).toHaveLength(1);
  });
});
