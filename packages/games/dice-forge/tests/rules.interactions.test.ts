import { describe, expect, it } from 'vitest';
import type { FaceId } from '../src/index.ts';
import { blessing, blessings, gear, minor, reserve, type Seated, table, taking } from './helpers.ts';

describe('interactions', () => {
  it('[DF-125] Cerberus and ship: the rolled results are repeated although the ship is gone, and it buys again', () => {
    const s = table([{ gold: 0, light: { 0: 'ship' }, dark: { 0: 'sun-2' }, cards: ['cerberus'] }, {}], {
      slots: ['cerberus'],
      stack: [blessing()],
      luck: [0, 0],
    });
    s.plays('buy moon-1', 'forge light 0', 'repeat', 'buy gold-3', 'forge dark 0');
    expect(s.state.players[0]!.light.faces[0]).toBe('moon-1');
    expect(s.state.players[0]!.dark.faces[0]).toBe('gold-3');
    expect(reserve(s)).toEqual([0, 4, 0, 0]);
  });

  it('[DF-125] Cerberus and hammer: each application is a gain with its own split', () => {
    const s = table([{ gold: 0, light: { 0: 'gold-4' }, cards: ['cerberus', 'blacksmiths-hammer'] }, {}], {
      slots: ['cerberus'],
      stack: [minor()],
      luck: [0],
    });
    s.plays('hammer 4', 'repeat', 'hammer 0');
    expect(s.state.players[0]).toMatchObject({ gold: 4, hammered: 4 });
  });

  it('[DF-126] ships of one shared roll buy in turn order; a later player finds what the earlier ones left', () => {
    const ship: Seated = { gold: 2, light: { 0: 'ship' }, dark: { 0: 'sun-2' } };
    const s = table([ship, ship, {}], { active: 1, stack: [blessings(1)], luck: [0, 0, 0, 0, 0, 0] });
    expect(s.asked).toEqual(['1:ship']);
    s.plays('1: buy gold-6');
    expect(s.asked).toEqual(['1:forging']);
    s.plays('1: forge light 1');
    expect(s.asked).toEqual(['0:ship']);
    expect(s.refused(0)['buy gold-6']).toEqual({ why: 'sold-out', rule: 'DF-67', face: 'gold-6' });
  });

  it('[DF-126] whoever need not wait for a ship goes on meanwhile', () => {
    const s = table([{ gold: 2, light: { 0: 'ship' } }, { light: { 0: 'choice-gold-3-glory-2' } }], {
      stack: [blessings()],
      luck: [0, 5, 0, 0],
    });
    expect(s.asked).toEqual(['0:ship', '1:choosing']);
  });

  it('[DF-127] a result converted by Sentinel satisfies the shield that watches shards, and its glory no green shield', () => {
    const red = table([{ gold: 0, moon: 6, light: { 0: 'shield-red' }, dark: { 0: 'sun-2' } }, {}], {
      slots: ['sentinel'],
      luck: [0, 0, 1, 1],
    })
      .plays('feat sentinel', 'convert')
      .done();
    expect(reserve(red)).toEqual([2, 0, 0, 5 + 4]);
    const green = table([{ gold: 0, moon: 6, light: { 0: 'shield-green' }, dark: { 0: 'sun-2' } }, {}], {
      slots: ['sentinel'],
      luck: [0, 0, 1, 1],
    })
      .plays('feat sentinel', 'convert')
      .done();
    expect(reserve(green)).toEqual([2, 0, 0, 3 + 4]);
  });

  it('[DF-128] whoever is ousted by the feat has his blessing first and then rolls for the card', () => {
    const satyrs = table(
      [
        { gold: 0, moon: 3 },
        { gold: 0, place: 'island-moon-2-3' },
      ],
      { luck: [0, 0, 5, 5] },
    )
      .plays('feat satyrs')
      .done();
    expect(reserve(satyrs, 1)).toEqual([2, 0, 0, 0]);
    expect(reserve(satyrs)).toEqual([0, 1, 0, 2]);
    const minotaur = table([{ sun: 3 }, { gold: 0, place: 'island-sun-2-3' }], { luck: [0, 0, 0, 5] })
      .plays('feat minotaur')
      .done();
    expect(reserve(minotaur, 1)).toEqual([1, 0, 0, 0]);
    const boar = table([{ moon: 3 }, { place: 'island-moon-2-3' }, {}], { slots: ['tenacious-boar'], luck: [0, 0] }).plays(
      'feat tenacious-boar',
    );
    expect(boar.choices()).toEqual(['name 1', 'name 2']);
  });

  it('[DF-129] a constructed position with both cards of a slot is played by the rules', () => {
    const hindAndBear = table([{ gold: 0, moon: 1, cards: ['silver-hind', 'great-bear'] }, { place: 'island-moon-1' }], {
      stack: [gear()],
      luck: [5, 0, 0],
    });
    hindAndBear.plays('use silver-hind', 'roll light', 'feat blacksmiths-chest').done();
    expect(reserve(hindAndBear)).toEqual([0, 1, 0, 3]);
    const satyrsAndBoar = table(
      [
        { gold: 0, cards: ['tenacious-boar'] },
        { light: { 0: 'boar-red' }, dark: { 0: 'times-3' } },
      ],
      { stack: [taking('satyrs')], luck: [0, 0] },
    );
    satyrsAndBoar.plays('take sun 3', 'take glory 3', 'take glory 3', 'take glory 3');
    expect(reserve(satyrsAndBoar)).toEqual([0, 3, 0, 9]);
    const minotaurAndShield = table([{}, { gold: 9, light: { 0: 'shield-blue' }, dark: { 0: 'moon-1' }, moon: 3, glory: 9 }], {
      stack: [taking('minotaur')],
      luck: [0, 0],
    });
    expect(reserve(minotaurAndShield, 1)).toEqual([9, 0, 2, 4]);
  });
});

describe('[DF-130] pairs of results', () => {
  /** Both results, what is answered on the way, and what the reserve holds then. */
  const PAIRS: readonly (readonly [FaceId, FaceId, readonly string[], number[]])[] = [
    ['times-3', 'gold-2-moon-1', [], [6, 0, 3, 0]],
    ['times-3', 'choice-gold-3-glory-2', ['take glory 6'], [0, 0, 0, 6]],
    ['times-3', 'shield-yellow', [], [9, 0, 0, 0]],
    ['times-3', 'ship', ['buy moon-2', 'forge light 1'], [0, 0, 0, 0]],
    ['times-3', 'boar-red', ['take sun 3'], [0, 3, 0, 0]],
    ['times-3', 'times-3', [], [0, 0, 0, 0]],
    ['shield-red', 'sun-1-glory-1', [], [0, 1, 0, 6]],
    ['shield-red', 'gold-4', [], [4, 2, 0, 0]],
    ['shield-green', 'choice-gold-3-glory-2', ['take glory 2'], [0, 0, 0, 7]],
    ['shield-green', 'choice-gold-3-glory-2', ['take gold 3'], [3, 0, 0, 3]],
    ['shield-red', 'shield-blue', [], [0, 2, 2, 0]],
    ['shield-yellow', 'ship', ['apply shield-yellow', 'buy choice-gold-3-glory-2', 'forge light 1'], [0, 0, 0, 0]],
    ['shield-blue', 'boar-red', ['take moon 1'], [0, 0, 1, 5]],
    ['shield-blue', 'boar-red', ['take sun 1'], [0, 1, 2, 0]],
    ['ship', 'gold-3', ['apply gold-3', 'buy choice-gold-3-glory-2', 'forge dark 1'], [0, 0, 0, 0]],
    ['ship', 'choice-gold-3-glory-2', ['take gold 3', 'apply ship', 'decline'], [3, 0, 0, 0]],
    ['ship', 'ship', ['buy gold-3', 'forge light 1', 'buy gold-3', 'forge light 2'], [0, 0, 0, 0]],
    ['ship', 'boar-red', ['take moon 1', 'buy moon-1', 'forge light 1'], [0, 0, 1, 0]],
    ['choice-gold-1-sun-1-moon-1', 'choice-gold-3-glory-2', ['take sun 1', 'take glory 2'], [0, 1, 0, 2]],
    ['choice-gold-1-sun-1-moon-1', 'boar-red', ['take gold 1', 'take moon 1'], [1, 0, 1, 0]],
    ['gold-4', 'boar-red', ['take sun 1'], [4, 1, 0, 0]],
    ['gold-4', 'moon-2-glory-2', [], [4, 0, 2, 2]],
    ['boar-red', 'boar-blue', ['take sun 1', 'take moon 1'], [0, 1, 1, 0]],
  ];

  it.each(PAIRS)('[DF-130] %s and %s: %j', (light, dark, answers, after) => {
    const s = table([{ gold: 0, light: { 0: light }, dark: { 0: dark } }, {}, {}], { stack: [blessing()], luck: [0, 0] }).plays(...answers);
    expect(s.asked).toEqual([]);
    expect(reserve(s)).toEqual(after);
  });

  it('[DF-130] every boar rewards its owner, three times beside x3', () => {
    const s = table(
      [{ cards: ['tenacious-boar'] }, { light: { 0: 'boar-red' }, dark: { 0: 'boar-blue' } }, { cards: ['tenacious-boar'] }],
      { slots: ['tenacious-boar'], stack: [blessing(1)], luck: [0, 0] },
    );
    s.plays('1: take sun 1', '1: take sun 1', '0: take glory 3', '2: take glory 3');
    expect([reserve(s)[3], reserve(s, 2)[3]]).toEqual([3, 3]);
  });

  it.each([
    ['gold-4', [], [4, 0, 0, 0]],
    ['choice-gold-3-glory-2', ['take gold 3'], [3, 0, 0, 0]],
    ['shield-green', [], [0, 0, 0, 3]],
    ['ship', ['buy gold-3', 'forge light 1'], [0, 0, 0, 0]],
    ['boar-red', ['take moon 1'], [0, 0, 1, 0]],
    ['times-3', [], [0, 0, 0, 0]],
  ] as const)('[DF-130] %s alone, in a minor blessing', (face, answers, after) => {
    const s = table([{ gold: 0, light: { 0: face } }, {}], { stack: [minor()], luck: [0] }).plays(...answers);
    expect(reserve(s)).toEqual(after);
    expect(s.asked).toEqual([]);
  });
});
