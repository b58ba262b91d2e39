import { describe, expect, it } from 'vitest';
import type { HeroId } from '../src/content/heroes.ts';
import type { SanctumState } from '../src/state.ts';
import { battle, bless, chase, dice, learn, me, oneFight, stage } from './helpers.ts';

/** A hero in the attack step, chased by Acrobat Boots (1 and 6), with these dice. */
const attack = (rolls: number[], prepare: (s: SanctumState) => void = () => {}, hero: HeroId = 'huntress') =>
  stage(
    (s) => {
      chase(s, 0, 'acrobat-boots');
      prepare(s);
    },
    { heroes: [hero, hero === 'outlaw' ? 'huntress' : 'outlaw'], luck: dice(...rolls) },
  ).plays('fight', 'roll');

describe('why a die cannot be placed', () => {
  it('[S-31] a location without a matching die, and a die without a location, say both numbers', () => {
    const at = attack([6, 3]);
    expect(at.refused()).toMatchObject({
      'hit 0 0 0': { why: 'other-number', rule: 'S-31', number: 1, shown: 6 },
      'hit 1 0 0': { why: 'other-number', rule: 'S-31', number: 1, shown: 3 },
    });
    expect(at.refused()).not.toHaveProperty('hit 0 0 1');
  });

  it('[S-31] without a free die nothing more is hit', () => {
    const at = attack([6, 6], (s) => chase(s, 0, 'feathered-cap')).plays(
      'hit 0 0 1',
      'use weapon-1 0 focus 1 5',
      'use weapon-2 0 focus 1 3',
      'hit 1 1 0',
    );
    expect(at.refused()['hit 0 0 0']).toEqual({ why: 'no-die', rule: 'S-31' });
  });

  it('[S-94] in the Final Battle only the card of the figure is hit; a fury face down is not spoken of', () => {
    const at = stage((s) => battle(s, 0, 'lord-1', 'fury-1', 'lord-2'), { stack: oneFight, luck: dice(6, 6) }).plays('roll');
    const cards = Object.entries(at.refused()).filter(([, { why }]) => why === 'other-card');
    expect(new Set(cards.map(([wish, { rule }]) => `${wish.split(' ')[2]} ${rule}`))).toEqual(
      new Set(['2 S-94', '4 S-94', '6 S-94', '8 S-94']),
    );
  });

  it('[S-130] where only changed dice fit, a rolled one says so', () => {
    const at = attack([6, 3]);
    me(at.state).fight.strict = 0;
    expect(at.refused()['hit 0 0 1']).toEqual({ why: 'only-changed', rule: 'S-130' });
  });
});

describe('why an ability cannot be used', () => {
  it('[S-22] [S-114] spaces must be free, and tokens at hand', () => {
    const at = attack([6, 3]);
    me(at.state).gear[4]!.wells = ['focus'];
    me(at.state).gear[5]!.wells = ['corrupt'];
    Object.assign(me(at.state), { stamina: 0, focus: 0 });
    expect(at.refused()).toMatchObject({
      'use weapon-1 0 focus 0 5': { why: 'spent', rule: 'S-22' },
      'use weapon-2 0 focus 0 4': { why: 'corrupted', rule: 'S-114' },
      'use helmet 0 stamina 0 6': { why: 'no-tokens', rule: 'S-22' },
    });
  });

  it('[S-24] a six is not raised', () => {
    expect(attack([6, 6]).refused()['use helmet 0 stamina 0 6']).toEqual({ why: 'no-change', rule: 'S-24' });
    expect(attack([6, 5]).refused()).not.toHaveProperty('use helmet 0 stamina 0 6');
  });

  it('[S-29] [S-31] [S-32] each thing belongs to its step', () => {
    const at = attack([6, 3], (s) => {
      me(s).potions.red = 1;
    });
    expect(at.refused()).toMatchObject({
      'shield armor 0 stamina+stamina': { why: 'block-only', rule: 'S-32' },
      'waste red': { why: 'before-roll-only', rule: 'S-29' },
    });
    at.plays('done');
    expect(at.refused()).not.toHaveProperty('shield armor 0 stamina+stamina');
    expect(at.refused()).toMatchObject({ 'use weapon-1 0 focus 0 5': { why: 'attack-only', rule: 'S-31' } });
  });
});

describe('why rage, skills and blessings cannot be used', () => {
  it('[S-26] rage sleeps, or waits for the attack', () => {
    const at = attack([6, 3]);
    expect(at.refused()).not.toHaveProperty('rage 0 6');
    me(at.state).raging = 0;
    expect(at.refused()['rage 0 6']).toEqual({ why: 'rage-inactive', rule: 'S-26' });
    me(at.state).raging = 1;
    expect(at.plays('done').refused()['rage 0 6']).toEqual({ why: 'attack-only', rule: 'S-26' });
  });

  it('[S-31] a skill comes once, and in its moment', () => {
    const at = attack([6, 3], (s) => learn(s, 0, 'hawk-eye', 'volley', 'pinning-shot'));
    expect(at.refused()).toMatchObject({ 'hinder 0': { why: 'block-only', rule: 'S-32' } });
    at.plays('copy 1 0');
    expect(at.refused()).toMatchObject({
      'reroll 0': { why: 'after-roll-only', rule: 'S-31' },
      'copy 0 1': { why: 'used', rule: 'S-31' },
    });
    expect(at.plays('done').refused()).toMatchObject({ 'hinder 0': { why: 'no-target', rule: 'S-32' } });
  });

  it('[S-31] whatever works by itself is no wish', () => {
    const at = attack([6, 3], (s) => learn(s, 0, 'hardened', 'trail-rations', 'clear-mind'));
    expect(at.refused()).toEqual(attack([6, 3]).refused());
  });

  it('[S-93] [S-135] a blessing waits for the confrontation, and comes once', () => {
    expect(attack([6, 3], (s) => bless(s, 0, 'focus-1')).refused()['bless focus-1']).toEqual({
      why: 'confrontation-only',
      rule: 'S-135',
    });
    const at = stage(
      (s) => {
        battle(s, 0, 'lord-1');
        bless(s, 0, 'focus-1', 'shield-2');
      },
      { stack: oneFight, luck: dice(6, 6) },
    ).plays('roll', 'bless focus-1');
    expect(at.refused()).toMatchObject({
      'bless focus-1': { why: 'used', rule: 'S-93' },
      'ward shield-2': { why: 'block-only', rule: 'S-135' },
    });
  });
});
