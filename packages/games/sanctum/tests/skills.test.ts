import { describe, expect, it } from 'vitest';
import { HERO_IDS, type HeroId, SKILLS_OF, type SkillId, skillOf } from '../src/index.ts';
import { battle, bless, chase, dice, free, learn, me, oneFight, stage, wear } from './helpers.ts';

type Prepare = NonNullable<Parameters<typeof stage>[0]>;
const HERO_OF = Object.fromEntries(HERO_IDS.flatMap((hero) => SKILLS_OF[hero].map((skill) => [skill, hero]))) as Record<SkillId, HeroId>;

/** The owner of a skill fights; the rest of the table is an onlooker. */
const with_ = (skill: SkillId, rolls: number[], prepare: Prepare, ...more: SkillId[]) => {
  const hero = HERO_OF[skill];
  return stage(
    (s) => {
      learn(s, 0, skill, ...more);
      prepare(s);
    },
    { heroes: [hero, hero === 'outlaw' ? 'slayer' : 'outlaw'], luck: dice(...rolls) },
  );
};

const inBattle = (skill: SkillId, rolls: number[], prepare: Prepare, ...more: SkillId[]) => {
  const hero = HERO_OF[skill];
  return stage(
    (s) => {
      learn(s, 0, skill, ...more);
      prepare(s);
    },
    { heroes: [hero, hero === 'outlaw' ? 'slayer' : 'outlaw'], stack: oneFight, luck: dice(...rolls) },
  );
};

const opts = (at: ReturnType<typeof stage>, start: string) => at.choices().filter((option) => option.startsWith(start));

describe('tiles', () => {
  it.each(HERO_IDS.flatMap((hero) => SKILLS_OF[hero].filter((id) => skillOf(id).kind === 'tile').map((id) => [hero, id] as const)))(
    '[S-42] %s: %s gives its tokens',
    (hero, id) => {
      const before = me(stage(undefined, { heroes: [hero, hero === 'outlaw' ? 'slayer' : 'outlaw'] }).state);
      const after = me(with_(id, [], () => {}).state);
      expect([after.stamina - before.stamina, after.focus - before.focus]).toEqual([skillOf(id).stamina, skillOf(id).focus]);
    },
  );
});

describe('Huntress', () => {
  it('Pinning Shot: a card with a hit deals 1 less, once', () => {
    const at = with_('pinning-shot', [6, 5], (s) => chase(s, 0, 'acrobat-boots', 'sling'));
    at.plays('fight', 'roll', 'hit 0 0 1', 'done');
    expect(opts(at, 'hinder')).toEqual(['hinder 0']);
    at.plays('hinder 0');
    expect(opts(at, 'hinder')).toEqual([]);
    at.plays('done');
    expect(me(at.state).health).toBe(8);
  });

  it('[K-37] Pinning Shot never takes more than the card deals', () => {
    const at = with_('pinning-shot', [4, 6], (s) => chase(s, 0, 'twin-daggers'));
    at.plays('fight', 'roll', 'hit 0 0 0', 'done', 'hinder 0');
    expect(at.heard(0, 'blocked')).toMatchObject([{ damage: 1, by: 'pinning-shot' }]);
  });

  it('[S-149] Evasion blocks 1 for each of red, green, blue with all six gems freed; white is none of them', () => {
    const at = with_('evasion', [1, 1], (s) => {
      chase(s, 0, 'dragon-helm');
      free(s, 0, 'red', 6);
      free(s, 0, 'green', 5);
      free(s, 0, 'white', 2);
      me(s).pool.blue = 0;
    });
    free(at.state, 0, 'blue', 6);
    at.plays('fight', 'roll', 'hit 0 0 0', 'done', 'dodge');
    expect(at.heard(0, 'blocked')).toMatchObject([{ damage: 2, by: 'evasion' }]);
    expect(opts(at, 'dodge')).toEqual([]);
  });

  it('[K-61] Evasion is not offered where it would block nothing', () => {
    const at = with_('evasion', [1, 1], (s) => {
      chase(s, 0, 'dragon-helm');
      free(s, 0, 'red', 5);
      free(s, 0, 'white', 2);
    }).plays('fight', 'roll', 'done');
    expect(opts(at, 'dodge')).toEqual([]);
    expect(at.refused().dodge).toEqual({ why: 'no-target', rule: 'S-32' });
  });

  it('[K-27] Hawk Eye rerolls one die, only before the first attack action', () => {
    const at = with_('hawk-eye', [1, 2], (s) => chase(s, 0, 'sling'));
    at.plays('fight', 'roll');
    expect(opts(at, 'reroll')).toEqual(['reroll 0', 'reroll 1']);
    at.luck(4).plays('reroll 1').done();
    expect(me(at.state).fight.dice.map(({ value }) => value)).toEqual([1, 5]);
    expect(opts(at, 'reroll')).toEqual([]);
    const late = with_('hawk-eye', [1, 2], (s) => chase(s, 0, 'sling'));
    late.plays('fight', 'roll', 'rage 0 6');
    expect(opts(late, 'reroll')).toEqual([]);
  });

  it('[K-29] Falcon Companion rolls the silver die, which nothing changes', () => {
    const at = with_('falcon-companion', [1, 1, 5], (s) => chase(s, 0, 'sling'), 'hawk-eye', 'volley');
    at.plays('fight', 'roll');
    const changes = [...opts(at, 'use'), ...opts(at, 'rage'), ...opts(at, 'copy 2')].filter(
      (option) => option.startsWith('copy') || option.split(' ').at(-2) === '2',
    );
    expect(changes).toEqual([]);
    expect(opts(at, 'reroll')).toContain('reroll 2');
    expect(opts(at, 'copy')).toContain('copy 0 2');
    expect(opts(at, 'hit')).toEqual(['hit 2 0 0']);
  });

  it('Surge of Power returns a spent token in attack or block, once', () => {
    const at = with_('surge-of-power', [1, 1], (s) => chase(s, 0, 'sling'));
    at.plays('fight', 'roll', 'use weapon-1 0 focus 0 2', 'surge weapon-1 0');
    expect(me(at.state).focus).toBe(4);
    expect(opts(at, 'use weapon-1')).not.toEqual([]);
    at.plays('use weapon-1 0 focus 0 3', 'done');
    expect(opts(at, 'surge')).toEqual([]);
    const block = with_('surge-of-power', [1, 1], (s) => chase(s, 0, 'dragon-helm'));
    block.plays('fight', 'roll', 'done', 'shield armor 0 stamina+stamina');
    expect(opts(block, 'surge')).toEqual(['surge armor 0', 'surge armor 1']);
  });

  it('[K-32] Volley copies another die, assigned or not', () => {
    const at = with_('volley', [5, 2], (s) => chase(s, 0, 'sling', 'frost-rod'));
    at.plays('fight', 'roll', 'hit 0 0 0', 'copy 1 0');
    expect(me(at.state).fight.dice[1]).toMatchObject({ value: 5, changed: true });
    expect(opts(at, 'copy')).toEqual([]);
  });
});

describe('Outlaw', () => {
  it('Smoke Bomb: any living card deals 2 less', () => {
    const at = with_('smoke-bomb', [1, 1], (s) => chase(s, 0, 'acrobat-boots', 'sling'));
    at.plays('fight', 'roll', 'done');
    expect(opts(at, 'hinder')).toEqual(['hinder 0', 'hinder 1']);
    at.plays('hinder 0', 'done');
    expect(me(at.state).health).toBe(9);
  });

  it('[K-37] Smoke Bomb cannot choose a face-down fury card', () => {
    const at = inBattle('smoke-bomb', [1, 1], (s) => battle(s, 0, 'lord-2'));
    at.plays('roll', 'done');
    expect(opts(at, 'hinder')).toEqual(['hinder 0', 'hinder 2', 'hinder 4', 'hinder 6', 'hinder 8']);
  });

  it('[K-40] Venom in the Veins: a potion for 4 blocks; nothing is regenerated', () => {
    const at = with_('venom-in-the-veins', [1, 1], (s) => {
      chase(s, 0, 'dragon-helm', 'tower-shield');
      me(s).potions.red = 2;
    });
    at.plays('fight', 'roll', 'done', 'venom red');
    expect(opts(at, 'venom')).toEqual([]);
    at.plays('done');
    expect(me(at.state)).toMatchObject({ health: 8, potions: { red: 1 } });
  });

  it('[S-43] Deep Pockets: two more potion spaces', () => {
    const at = with_('deep-pockets', [], (s) => {
      me(s).potions.red = 5;
      me(s).bag.push(s.decks[0]!.pop()!);
    });
    const item = me(at.state).bag[0]!;
    at.plays('rest', `brew ${item} blue`, 'done');
    expect(me(at.state).potions).toEqual({ red: 5, blue: 1 });
  });

  it('Antidote: the first potion of a fight returns up to two tokens of its colour', () => {
    const at = with_('antidote', [1, 1], (s) => {
      chase(s, 0, 'sling');
      me(s).potions.blue = 2;
      me(s).gear[4]!.wells = ['focus'];
      me(s).gear[5]!.wells = ['focus'];
      me(s).gear[2]!.wells = ['focus'];
      me(s).focus = 2;
    });
    at.plays('fight', 'drink blue weapon-1 0');
    expect(at.choices()).toEqual(['drink blue boots 0', 'drink blue weapon-2 0', 'decline']);
    at.plays('drink blue boots 0');
    expect(me(at.state)).toMatchObject({ focus: 4, potions: { blue: 1 } });
    at.plays('drink blue weapon-2 0');
    expect(at.asked).toEqual(['0:potions']);
  });

  it('Loaded Dice rerolls up to two dice together', () => {
    const at = with_('loaded-dice', [1, 2], (s) => chase(s, 0, 'sling'));
    at.plays('fight', 'roll');
    expect(opts(at, 'reroll')).toEqual(['reroll 0', 'reroll 1', 'reroll 0+1']);
    at.luck(...dice(6, 6))
      .plays('reroll 0+1')
      .done();
    expect(me(at.state).fight.dice.map(({ value }) => value)).toEqual([6, 6]);
  });

  it('Poisoned Blade rolls the silver die after a potion, or with none owned', () => {
    const none = with_('poisoned-blade', [1, 1, 1], (s) => chase(s, 0, 'sling')).plays('fight', 'roll');
    expect(me(none.state).fight.dice).toHaveLength(3);
    const kept = with_('poisoned-blade', [1, 1], (s) => {
      chase(s, 0, 'sling');
      me(s).potions.red = 1;
    }).plays('fight', 'roll');
    expect(me(kept.state).fight.dice).toHaveLength(2);
    const drunk = with_('poisoned-blade', [1, 1, 1], (s) => {
      chase(s, 0, 'sling');
      me(s).potions.red = 2;
    }).plays('fight', 'waste red', 'roll');
    expect(me(drunk.state).fight.dice).toHaveLength(3);
  });
});

describe('Slayer', () => {
  it('[S-43] Twin Rage: a second tile, active', () => {
    expect(me(with_('twin-rage', [], () => {}).state)).toMatchObject({ rages: 2, raging: 2 });
  });

  it('[K-35] Unbreakable: the first shield ability gives 3 more, blessings neither get nor use it', () => {
    const at = inBattle('unbreakable', [1, 1], (s) => {
      battle(s, 0, 'lord-2');
      bless(s, 0, 'shield-2');
    });
    at.plays('roll', 'done', 'ward shield-2', 'shield armor 0 stamina', 'shield weapon-2 0 stamina+stamina');
    expect(at.heard(0, 'blocked').map(({ damage, by }) => [damage, by])).toEqual([
      [2, 'shield-2'],
      [2, 'printed'],
      [3, 'unbreakable'],
      [2, 'printed'],
    ]);
  });

  it('[K-34] Berserk: a wound of this fight wakes rage', () => {
    const at = with_('berserk', [1, 2], (s) => {
      me(s).raging = 0;
      chase(s, 0, 'iron-greaves', 'crow-plume-helm', 'sling');
    });
    at.plays('fight', 'roll', 'hit 0 0 0', 'hit 1 1 1', 'done');
    expect(me(at.state).raging).toBe(0);
    at.plays('done');
    expect(me(at.state).raging).toBe(1);
  });

  it('Blood Fury rolls the silver die while rage is active', () => {
    const awake = with_('blood-fury', [1, 1, 1], (s) => chase(s, 0, 'sling')).plays('fight', 'roll');
    expect(me(awake.state).fight.dice).toHaveLength(3);
    const asleep = with_('blood-fury', [1, 1], (s) => {
      me(s).raging = 0;
      chase(s, 0, 'sling');
    }).plays('fight', 'roll');
    expect(me(asleep.state).fight.dice).toHaveLength(2);
  });

  it('Crushing Blow: a 6 becomes anything, once', () => {
    const at = with_('crushing-blow', [6, 5], (s) => chase(s, 0, 'sling'));
    at.plays('fight', 'roll');
    expect(opts(at, 'crush')).toEqual([1, 2, 3, 4, 5, 6].map((to) => `crush 0 ${to}`));
    at.plays('crush 0 6');
    expect(me(at.state).fight.dice[0]).toMatchObject({ value: 6, changed: true });
    expect(opts(at, 'crush')).toEqual([]);
  });

  it('[K-3] Intimidate: level I demons deal nothing', () => {
    const at = with_('intimidate', [1, 1], (s) => chase(s, 0, 'sling', 'crow-plume-helm'));
    at.plays('fight', 'roll', 'done');
    expect(at.heard(0, 'damage-faced')[0]!.damage).toBe(2);
  });

  it('[K-37] Intimidate in the Final Battle: the current card deals 1 less', () => {
    const at = inBattle('intimidate', [1, 1], (s) =>
      battle(s, 0, 'lord-2', 'fury-1', 'lord-3', 'fury-2', 'lord-4', 'fury-3', 'lord-5', 'fury-4', 'lord-6'),
    );
    at.plays('roll', 'done');
    expect(at.heard(0, 'damage-faced')[0]!.damage).toBe(4);
  });
});

describe('Dancer', () => {
  it('Graceful Step blocks 1 for free', () => {
    const at = with_('graceful-step', [1, 1], (s) => chase(s, 0, 'sling'));
    at.plays('fight', 'roll', 'done', 'dodge', 'done');
    expect(me(at.state).health).toBe(10);
  });

  it('[K-4] [K-30] Whirling Guard blocks by itself, 1 for each unassigned die, at most 2', () => {
    const at = with_('whirling-guard', [1, 1, 1], (s) => {
      me(s).gold = 3;
      chase(s, 0, 'dragon-helm');
    });
    at.plays('fight', 'roll', 'done');
    expect(at.heard(0, 'blocked')).toMatchObject([{ damage: 2, by: 'whirling-guard' }]);
    const busy = with_('whirling-guard', [1, 4], (s) => chase(s, 0, 'dragon-helm'));
    busy.plays('fight', 'roll', 'hit 0 0 0', 'done');
    expect(busy.heard(0, 'blocked')).toMatchObject([{ damage: 1 }]);
  });

  it('Somersault turns a die over', () => {
    const at = with_('somersault', [2, 1], (s) => chase(s, 0, 'sling'));
    at.plays('fight', 'roll', 'flip 0');
    expect(me(at.state).fight.dice[0]!.value).toBe(5);
    expect(opts(at, 'flip')).toEqual([]);
  });

  it('[K-27] [K-28] Dance Partner: the silver die may take the value of another, before the attack', () => {
    const at = with_('dance-partner', [5, 1, 2], (s) => chase(s, 0, 'sling'), 'encore');
    at.plays('fight', 'roll').luck(3).plays('reroll 2', 'partner 0');
    expect(me(at.state).fight.dice[2]).toMatchObject({ value: 5, changed: true });
    expect(opts(at, 'partner')).toEqual([]);
  });

  it('[K-31] Double Strike: a second hit of the same value, on any demon', () => {
    const at = with_('double-strike', [5, 1], (s) => chase(s, 0, 'sling', 'frost-rod'));
    at.plays('fight', 'roll');
    expect(opts(at, 'double')).toEqual(['double 0 0 0 1 0', 'double 0 0 0 1 1', 'double 0 1 0 1 1']);
    at.plays('double 0 0 0 1 0');
    expect(me(at.state).foes.map(({ hits }) => hits)).toEqual([['die'], ['mark', 'open']]);
    expect(opts(at, 'double')).toEqual([]);
  });

  it('[K-31] Double Strike in the Final Battle stays on the current card', () => {
    const at = inBattle('double-strike', [1, 4], (s) => battle(s, 0, 'lord-22', 'fury-1', 'lord-1'));
    at.plays('roll');
    expect(opts(at, 'double')).toEqual(['double 0 0 0 0 1']);
    at.plays('double 0 0 0 0 1');
    expect(me(at.state).defeated).toBe(1);
    expect(at.asked).toEqual(['0:effect']);
  });

  it('Encore rerolls any number of dice together, once', () => {
    const at = with_('encore', [1, 2, 3], (s) => {
      me(s).gold = 3;
      chase(s, 0, 'sling');
    });
    at.plays('fight', 'roll');
    expect(opts(at, 'reroll')).toHaveLength(7);
    at.luck(...dice(6, 6))
      .plays('reroll 0+2')
      .done();
    expect(me(at.state).fight.dice.map(({ value }) => value)).toEqual([6, 2, 6]);
    expect(opts(at, 'reroll')).toEqual([]);
  });
});

describe('worn items', () => {
  it('[S-23] abilities of several items stand side by side', () => {
    const at = stage(
      (s) => {
        wear(s, 0, 'boots', 'acrobat-boots');
        chase(s, 0, 'sling');
      },
      { luck: dice(3, 3, 3) },
    ).plays('fight', 'roll');
    expect(opts(at, 'use boots 0')).not.toEqual([]);
    expect(opts(at, 'use boots 1')).not.toEqual([]);
    at.plays('done');
    expect(opts(at, 'shield boots 2')).toEqual(['shield boots 2 stamina', 'shield boots 2 focus']);
  });
});
