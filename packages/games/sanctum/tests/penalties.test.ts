import { describe, expect, it } from 'vitest';
import { BLESSING_IDS, type BlessingId, blessingOf, type FuryId, type LordId } from '../src/index.ts';
import { battle, bless, demand, dice, me, oneFight, stage } from './helpers.ts';

type S = Parameters<NonNullable<Parameters<typeof stage>[0]>>[0];

/** A Demon Lord card turned in the response or a roar: out of any fight. */
const faced = (card: LordId | FuryId, prepare: (s: S) => void = () => {}) =>
  stage(
    (s) => {
      battle(s, 0);
      prepare(s);
    },
    { stack: demand(card) },
  );

/** Fury met in the middle of an attack: the first card takes a 1. */
const met = (fury: FuryId, rolls: number[], prepare: (s: S) => void = () => {}) =>
  stage(
    (s) => {
      battle(s, 0, 'lord-1', fury);
      me(s).gold = rolls.length;
      prepare(s);
    },
    { stack: oneFight, luck: dice(...rolls) },
  ).plays('roll', 'hit 0 0 0');

describe('Demon Lord effects', () => {
  it('[S-110] [X-13] penalty or wounds, which cannot be blocked', () => {
    const at = faced('lord-3');
    expect(at.choices()).toEqual(['suffer', 'wounds']);
    at.plays('wounds');
    expect(me(at.state).health).toBe(8);
    expect(at.asked).toEqual([]);
  });

  it('[S-110] [K-53] wounds are always offered, even deadly ones', () => {
    const at = faced('lord-3', (s) => {
      me(s).health = 2;
    }).plays('wounds');
    expect(me(at.state).fate).toBe('dead');
  });

  it('[S-111] lose 1 stamina of the pool; an empty pool leaves the wounds', () => {
    expect(me(faced('lord-1').plays('suffer').state).stamina).toBe(2);
    const empty = faced('lord-1', (s) => {
      me(s).stamina = 0;
    });
    expect(empty.refused().suffer).toEqual({ why: 'no-token', rule: 'S-111', token: 'stamina' });
    expect(empty.choices()).toEqual(['wounds']);
  });

  it('[S-112] lose 1 focus', () => {
    expect(me(faced('lord-8').plays('suffer').state).focus).toBe(3);
    expect(
      faced('lord-8', (s) => {
        me(s).focus = 0;
      }).refused().suffer,
    ).toEqual({ why: 'no-token', rule: 'S-112', token: 'focus' });
  });

  it('[S-113] [X-12] lose 1 blessing: turned down without effect', () => {
    const at = faced('lord-5', (s) => bless(s, 0, 'stamina-1', 'set-6'));
    expect(at.choices()).toEqual(['suffer', 'wounds', 'bless stamina-1']);
    at.plays('suffer', 'forfeit stamina-1');
    expect(me(at.state)).toMatchObject({ stamina: 3, blessings: [{ used: true }, { used: false }] });
    expect(faced('lord-5').refused().suffer).toEqual({ why: 'no-blessing', rule: 'S-113' });
  });

  it('[S-114] [K-41] corrupt an empty space for good; the second space of a two-space ability too', () => {
    const at = faced('lord-2', (s) => {
      me(s).gear[1]!.wells = ['corrupt', 'empty'];
      me(s).gear[4]!.wells = ['focus'];
    }).plays('suffer');
    expect(at.choices()).toEqual(['corrupt helmet 0', 'corrupt armor 1', 'corrupt weapon-2 0']);
    at.plays('corrupt armor 1');
    expect(me(at.state).gear[1]!.wells).toEqual(['corrupt', 'corrupt']);
  });

  it.each([
    ['lord-6', 'red', ['corrupt armor 0', 'corrupt armor 1']],
    ['lord-9', 'blue', ['corrupt weapon-1 0', 'corrupt weapon-2 0']],
    ['lord-16', 'purple', ['corrupt helmet 0']],
  ] as const)('[S-115] [Q-9] %s corrupts a %s space only', (card, colour, spaces) => {
    expect(faced(card).plays('suffer').choices()).toEqual(spaces);
    const full = faced(card, (s) => {
      for (const gear of me(s).gear) gear.wells.fill('corrupt');
    });
    expect(full.refused().suffer).toEqual({ why: 'no-space', rule: 'S-115', colour });
  });

  it('[S-114] a corrupted ability cannot be used', () => {
    const at = stage(
      (s) => {
        battle(s, 0, 'lord-1');
        me(s).gear[4]!.wells = ['corrupt'];
      },
      { stack: oneFight, luck: dice(3, 3) },
    ).plays('roll');
    expect(at.choices().some((option) => option.startsWith('use weapon-1'))).toBe(false);
  });

  it('[S-116] [Q-11] [K-51] one die fewer in the next fight; the player picks where there is a choice', () => {
    expect(me(faced('lord-3').plays('suffer').state).fewerDice).toBe(1);
    const plain = stage(
      (s) => {
        battle(s, 0, 'lord-1');
        me(s).fewerDice = 1;
      },
      { stack: oneFight, luck: dice(4) },
    )
      .plays('roll')
      .done();
    expect(me(plain.state).fight.dice).toHaveLength(1);
    const silver = stage(
      (s) => {
        battle(s, 0, 'lord-1');
        me(s).fewerDice = 2;
        me(s).skills.push('falcon-companion');
      },
      { stack: oneFight, luck: dice(4) },
    ).plays('roll');
    expect(silver.choices()).toEqual(['aside gold', 'aside silver']);
    silver.plays('aside silver').done();
    expect(me(silver.state).fight.dice.map((die) => die.silver)).toEqual([false]);
    silver.plays('done', 'done', 'end');
    expect(me(silver.state).fewerDice).toBe(0);
  });

  it('[S-116] down to no dice', () => {
    const at = stage(
      (s) => {
        battle(s, 0, 'lord-1');
        me(s).fewerDice = 3;
      },
      { stack: oneFight },
    ).plays('roll');
    expect(at.choices()).toEqual(['done']);
  });

  it('[S-117] 2 more damage in the next fight, to be blocked as usual', () => {
    const at = stage(
      (s) => {
        battle(s, 0, 'lord-1', 'fury-1', 'lord-2', 'fury-2', 'lord-3', 'fury-3', 'lord-4', 'fury-4', 'lord-5');
        me(s).extraDamage = 2;
      },
      { stack: oneFight, luck: dice(3, 3) },
    ).plays('roll', 'done');
    expect(at.heard(0, 'damage-faced')[0]!.damage).toBe(7);
    expect(me(faced('lord-10').plays('suffer').state).extraDamage).toBe(2);
  });

  it('[S-118] [K-54] [Q-10] the track shrinks by two: marks 0 and 1, then 2 and 3; standing on a mark is death', () => {
    const at = faced('lord-7', (s) => {
      me(s).health = 4;
    }).plays('suffer');
    expect(me(at.state)).toMatchObject({ shortened: 1, fate: 'alive' });
    const twice = faced('lord-7', (s) => {
      me(s).health = 3;
      me(s).shortened = 1;
    });
    twice.plays('suffer');
    expect(me(twice.state)).toMatchObject({ shortened: 2, fate: 'dead', health: 3 });
    const wounds = faced('lord-7', (s) => {
      me(s).health = 2;
      me(s).shortened = 1;
    }).plays('wounds');
    expect(me(wounds.state)).toMatchObject({ health: 1, fate: 'dead' });
  });

  it('[S-119] lose a blessing and heal 1 wound, even above 10', () => {
    const at = faced('lord-24', (s) => bless(s, 0, 'set-6')).plays('suffer', 'forfeit set-6');
    expect(me(at.state).health).toBe(11);
  });

  it('[S-120] [K-40] [Q-13] drink a potion and lose the token it would return', () => {
    const at = faced('lord-4', (s) => {
      me(s).potions = { red: 1, blue: 1 };
      me(s).gear[1]!.wells = ['stamina', 'stamina'];
      me(s).stamina = 1;
    }).plays('suffer');
    expect(at.choices()).toEqual(['drain red armor 0', 'drain red armor 1']);
    at.plays('drain red armor 1');
    expect(me(at.state)).toMatchObject({ stamina: 1, potions: { red: 0, blue: 1 } });
    expect(me(at.state).gear[1]!.wells).toEqual(['stamina', 'empty']);
    expect(
      faced('lord-4', (s) => {
        me(s).potions.red = 1;
      }).refused().suffer,
    ).toEqual({ why: 'no-potion', rule: 'S-120' });
  });
});

describe('fury effects', () => {
  it('[S-125] lose and corrupt work as on Demon Lord cards', () => {
    expect(me(met('fury-15', [1, 5]).plays('suffer').state).stamina).toBe(2);
    expect(me(met('fury-8', [1, 5]).plays('suffer').state).focus).toBe(3);
    expect(met('fury-4', [1, 5]).plays('suffer').choices()).toEqual(['corrupt armor 0', 'corrupt armor 1']);
    expect(met('fury-11', [1, 5]).plays('suffer').choices()).toEqual(['corrupt weapon-1 0', 'corrupt weapon-2 0']);
    expect(met('fury-18', [1, 5]).plays('suffer').choices()).toHaveLength(5);
  });

  it('[S-126] pay for a space, for nothing; the second space of an ability may be chosen', () => {
    const at = met('fury-1', [1, 5], (s) => {
      me(s).gear[1]!.wells = ['corrupt', 'empty'];
    }).plays('suffer');
    expect(at.choices()).toEqual([
      'fill helmet 0 stamina',
      'fill helmet 0 focus',
      'fill armor 1 stamina',
      'fill weapon-1 0 focus',
      'fill weapon-2 0 focus',
    ]);
    at.plays('fill armor 1 stamina');
    expect(me(at.state)).toMatchObject({ stamina: 2 });
    const broke = met('fury-1', [1, 5], (s) => {
      me(s).stamina = 0;
      me(s).focus = 0;
    });
    expect(broke.refused().suffer).toEqual({ why: 'no-space', rule: 'S-126', colour: 'any' });
  });

  it.each([
    ['fury-16', 2],
    ['fury-9', 3],
    ['fury-2', 5],
  ] as const)('[S-127] [Q-12] %s rerolls every unassigned %i until none is left, and wipes its mark', (fury, number) => {
    const at = met(fury, [1, number, 6]);
    at.luck(...dice(number, 4))
      .plays('suffer')
      .done();
    expect(me(at.state).fight.dice.map(({ value }) => value)).toEqual([1, 4, 6]);
    const marked = met(fury, [1, 6, 6]);
    expect(marked.choices()).toContain('suffer');
    marked.plays('suffer').done();
  });

  it('[S-128] use rage without effect', () => {
    expect(me(met('fury-6', [1, 5]).plays('suffer').state).raging).toBe(0);
    expect(
      met('fury-6', [1, 5], (s) => {
        me(s).raging = 0;
      }).refused().suffer,
    ).toEqual({ why: 'rage-inactive', rule: 'S-128' });
  });

  it('[S-129] lose an unassigned die for this fight; it does not wake rage', () => {
    const at = met('fury-3', [1, 5], (s) => {
      me(s).raging = 0;
    }).plays('suffer');
    expect(at.choices()).toEqual(['lose 1']);
    at.plays('lose 1', 'done');
    expect(me(at.state).raging).toBe(0);
    expect(at.heard(0, 'die-lost')).toEqual([{ kind: 'die-lost', seat: 0, die: 1 }]);
  });

  it('[S-130] [K-28] only modified dice fit this card, in this fight; 2 to 2 counts', () => {
    const at = met('fury-7', [1, 2, 4]).plays('suffer');
    expect(at.choices().some((option) => option.startsWith('hit'))).toBe(false);
    at.plays('rage 1 2');
    expect(at.choices().filter((option) => option.startsWith('hit'))).toEqual(['hit 1 1 1']);
    at.plays('hit 1 1 1', 'done', 'done', 'end');
    expect(me(at.state).fight.strict).toBe(-1);
  });
});

describe('blessings', () => {
  it.each(BLESSING_IDS.filter((id) => blessingOf(id).token))('[S-135] %s adds its token at any moment', (id: BlessingId) => {
    const token = blessingOf(id).token!;
    const at = stage(
      (s) => {
        battle(s, 0, 'lord-1');
        bless(s, 0, id);
      },
      { stack: oneFight, luck: dice(3, 3) },
    );
    const before = me(at.state)[token];
    expect(at.choices()).toContain(`bless ${id}`);
    at.plays('roll');
    expect(at.choices()).toContain(`bless ${id}`);
    at.plays('done');
    expect(at.choices()).toContain(`bless ${id}`);
    at.plays(`bless ${id}`);
    expect(me(at.state)[token]).toBe(before + 1);
    expect(at.choices()).not.toContain(`bless ${id}`);
  });

  it('[S-135] [K-52] even while resolving another effect; the list is made again', () => {
    const at = faced('lord-1', (s) => {
      me(s).stamina = 0;
      bless(s, 0, 'stamina-2');
    });
    expect(at.choices()).toEqual(['wounds', 'bless stamina-2']);
    at.plays('bless stamina-2');
    expect(at.choices()).toEqual(['suffer', 'wounds']);
  });

  it.each([
    ['raise-any', 3, [4, 5, 6]],
    ['lower-any', 3, [1, 2]],
    ['plus-or-minus-2', 3, [1, 5]],
    ['plus-or-minus-3', 3, [6]],
    ['set-1', 3, [1]],
    ['set-6', 3, [6]],
  ] as const)('[S-135] %s works like the ability on a %i', (id, value, results) => {
    const at = stage(
      (s) => {
        battle(s, 0, 'lord-1');
        bless(s, 0, id);
      },
      { stack: oneFight, luck: dice(value, value) },
    ).plays('roll');
    expect(at.choices().filter((option) => option.startsWith(`invoke ${id} 0`))).toEqual(results.map((to) => `invoke ${id} 0 ${to}`));
    at.plays(`invoke ${id} 0 ${results[0]}`);
    expect(me(at.state).fight.dice[0]).toMatchObject({ value: results[0], changed: true });
  });

  it.each([
    ['shield-2', 2],
    ['shield-3', 3],
  ] as const)('[S-135] %s blocks %i', (id, n) => {
    const at = stage(
      (s) => {
        battle(s, 0, 'lord-1');
        bless(s, 0, id);
      },
      { stack: oneFight, luck: dice(3, 3) },
    ).plays('roll', 'done', `ward ${id}`);
    expect(at.heard(0, 'blocked')).toEqual([{ kind: 'blocked', seat: 0, damage: n, by: id }]);
  });

  it('[S-61] not before the confrontation', () => {
    const at = stage((s) => bless(s, 0, 'stamina-1'), { stack: [{ step: 'fight', seat: 0 }] });
    expect(at.choices()).toEqual(['roll']);
  });
});
