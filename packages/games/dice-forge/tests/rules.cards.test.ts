import { describe, expect, it } from 'vitest';
import { CARDS, type CardId } from '../src/index.ts';
import { action, blessing, gear, reserve, table } from './helpers.ts';

/** Table T5, as printed: cost in sun and moon, glory. */
const PRINTED: Record<CardId, [sun: number, moon: number, glory: number]> = {
  'blacksmiths-hammer': [0, 1, 0],
  'blacksmiths-chest': [0, 1, 2],
  'silver-hind': [0, 2, 2],
  'great-bear': [0, 2, 2],
  satyrs: [0, 3, 6],
  'tenacious-boar': [0, 3, 4],
  ferryman: [0, 4, 12],
  cerberus: [0, 4, 6],
  'helmet-of-invisibility': [0, 5, 4],
  cancer: [0, 6, 8],
  sentinel: [0, 6, 6],
  hydra: [5, 5, 26],
  typhon: [5, 5, 16],
  sphinx: [6, 0, 10],
  cyclops: [6, 0, 8],
  gorgon: [4, 0, 14],
  triton: [4, 0, 8],
  'mirror-of-the-abyss': [5, 0, 10],
  'guardians-owl': [2, 0, 4],
  'celestial-ship': [2, 0, 4],
  minotaur: [3, 0, 8],
  'guardians-shield': [3, 0, 6],
  elder: [1, 0, 0],
  'wild-spirits': [1, 0, 2],
};

describe('the 24 cards', () => {
  it.each(Object.entries(PRINTED))('%s costs and counts what is printed on it', (card, [sun, moon, glory]) => {
    expect(CARDS[card as CardId]).toMatchObject({ cost: { gold: 0, sun, moon, glory: 0 }, glory });
  });

  it.each(['ferryman', 'hydra', 'gorgon'] as const)('[DF-87] [DF-92] [DF-96] %s has no effect', (card) => {
    const s = table([{ sun: 6, moon: 6 }, {}]).plays(`feat ${card}`);
    expect(reserve(s)[3]).toBe(0);
    expect(s.state.players[0]!.cards).toEqual([card]);
    expect(s.game.result(s.state).scores[0]).toBe(CARDS[card].glory);
  });

  it("[DF-81] the Blacksmith's Hammer gives a new hammer track", () => {
    const s = table([{ moon: 1 }, {}]).plays('feat blacksmiths-hammer');
    expect(s.state.players[0]).toMatchObject({ hammers: 1, hammered: 0 });
  });

  it("[DF-82] the Blacksmith's Chest raises the caps", () => {
    const s = table([{ gold: 12, moon: 1 }, {}], { stack: [blessing(), action()], luck: [0, 0] }).plays('feat blacksmiths-chest', 'end');
    expect(reserve(s)[0]).toBe(14);
    expect(s.heard(undefined, 'caps-raised')[0]?.caps).toEqual({ gold: 16, sun: 9, moon: 9 });
  });

  it('[DF-83] the Silver Hind gives a minor blessing in step 2, with the die named each time', () => {
    const s = table([{ gold: 0, cards: ['silver-hind', 'silver-hind'] }, {}], { stack: [gear()], luck: [5, 5] });
    s.plays('use silver-hind', 'roll light', 'use silver-hind', 'roll dark').done();
    expect(reserve(s)).toEqual([0, 1, 0, 2]);
    expect(s.choices()).toContain('end');
    const unused = table([{ cards: ['silver-hind'] }, {}], { stack: [gear()] }).plays('end');
    expect(unused.asked).toEqual([]); // it is a "may"
  });

  it('[DF-84] Great Bear gives 3 glory for each Bear to whoever ousts or is ousted, before the blessing', () => {
    const s = table([{ moon: 1, cards: ['great-bear', 'great-bear'] }, { cards: ['great-bear'], place: 'island-moon-1' }, {}], {
      slots: ['great-bear'],
      luck: [0, 0],
    });
    s.plays('feat blacksmiths-chest');
    expect(reserve(s)[3]).toBe(6);
    expect(reserve(s, 1)[3]).toBe(3);
    const kinds = s.heard().map(({ kind }) => kind);
    expect(kinds.indexOf('gained')).toBeLessThan(kinds.indexOf('rolled'));
    const late = table([{ moon: 2 }, { place: 'island-moon-2-3' }], { slots: ['great-bear'], luck: [0, 0] }).plays('feat great-bear');
    expect(reserve(late)[3]).toBe(0); // taken after the ousting
  });

  it('[DF-85] Satyrs: opponents roll, the buyer resolves two different dice as one roll', () => {
    const s = table(
      [
        { gold: 0, moon: 3 },
        { gold: 0, light: { 0: 'times-3' }, dark: { 0: 'gold-4' } },
        { gold: 0, dark: { 0: 'sun-2' } },
      ],
      { luck: [0, 0, 0, 0] },
    );
    s.plays('feat satyrs');
    expect(s.choices()).toEqual(['borrow 1 light', 'borrow 1 dark', 'borrow 2 light', 'borrow 2 dark']);
    s.plays('borrow 1 light');
    expect(s.choices()).toEqual(['borrow 1 dark', 'borrow 2 light', 'borrow 2 dark']);
    s.plays('borrow 2 dark').done();
    expect(reserve(s)).toEqual([0, 6, 0, 0]);
    expect([1, 2].map((seat) => reserve(s, seat))).toEqual([
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ]);
  });

  it('[DF-85] shields, ships and choices of borrowed dice are the buyer’s; with 2 players the two dice are those', () => {
    const s = table(
      [
        { gold: 5, moon: 3 },
        { light: { 0: 'shield-yellow' }, dark: { 0: 'gold-4' } },
      ],
      { luck: [0, 0] },
    ).plays('feat satyrs');
    expect(reserve(s)).toEqual([9, 0, 0, 5]);
    const ship = table(
      [
        { gold: 0, moon: 3 },
        { light: { 0: 'ship' }, dark: { 0: 'sun-1' } },
      ],
      { luck: [0, 0] },
    ).plays('feat satyrs');
    expect(ship.asked).toEqual(['0:ship']);
    ship.plays('buy moon-1', 'forge light 0');
    expect(ship.state.players[0]!.light.faces[0]).toBe('moon-1');
    expect(ship.state.players[1]!.light.faces[0]).toBe('ship');
  });

  it('[DF-86] Tenacious Boar: an opponent of choice must forge the boar where he likes, and it counts as forged', () => {
    const s = table([{ moon: 3 }, {}, {}], { slots: ['tenacious-boar'] }).plays('feat tenacious-boar');
    expect(s.choices()).toEqual(['name 1', 'name 2']);
    s.plays('name 2');
    expect(s.asked).toEqual(['2:forging']);
    s.plays('forge dark 2');
    expect(s.state.players[2]).toMatchObject({ forged: 1, dark: { up: 2 } });
    expect(s.state.players[2]!.dark.faces[2]).toBe('boar-red');
    expect(s.state.players[0]!.boars).toEqual(['boar-red']);
  });

  it('[DF-88] Cerberus gives a token', () => {
    expect(table([{ moon: 4 }, {}], { slots: ['cerberus'] }).plays('feat cerberus').state.players[0]!.cerberus).toBe(1);
  });

  it.each([
    ['[DF-89] Helmet of Invisibility', 'helmet-of-invisibility', 'times-3'],
    ['[DF-98] Mirror of the Abyss', 'mirror-of-the-abyss', 'mirror'],
    ['[DF-100] Celestial Ship', 'celestial-ship', 'ship'],
  ] as const)('%s: the buyer forges the face of its garden and buys nothing', (_, card, face) => {
    const s = table([{ gold: 9, sun: 5, moon: 5 }, {}], { slots: [card] }).plays(`feat ${card}`, 'forge dark 1');
    expect(s.state.players[0]!.dark.faces[1]).toBe(face);
    expect(s.game.view(s.state, 0).left[face]).toBe(3);
    expect(reserve(s)[0]).toBe(9);
  });

  it('[DF-90] Cancer: two blessings in a row for the buyer alone', () => {
    const s = table([{ gold: 0, moon: 6 }, { gold: 0 }], { luck: [5, 4, 0, 5] })
      .plays('feat cancer')
      .done();
    expect(reserve(s)).toEqual([1, 1, 1, 2]);
    expect(reserve(s, 1)).toEqual([0, 0, 0, 0]);
  });

  it('[DF-91] Sentinel: shards of a result may be taken as 2 glory each, all or nothing, after tripling and before the cap', () => {
    const open = (sun = 0) =>
      table([{ gold: 0, sun, moon: 6, light: { 0: 'times-3' }, dark: { 0: 'gold-1-sun-1-moon-1-glory-1' } }, {}, {}], {
        slots: ['sentinel'],
        luck: [0, 0, 1, 1],
      }).plays('feat sentinel');
    expect(open().choices()).toEqual(['convert', 'keep']);
    expect(reserve(open(6).plays('convert'))).toEqual([5, 6, 0, 15]); // 3 gold, 3 glory, 6 shards for 12, then 2 gold
    expect(reserve(open().plays('keep'))).toEqual([5, 3, 3, 3]);
  });

  it('[DF-91] shield fallbacks and the shard of a boar can be converted, rewards of a boar owner cannot', () => {
    const shield = table([{ moon: 6, light: { 0: 'shield-red' } }, {}], { slots: ['sentinel'], luck: [0, 0, 0, 0] }).plays(
      'feat sentinel',
      'convert',
      'keep',
    );
    expect(reserve(shield)).toEqual([5, 2, 0, 4]);
    const boar = table([{ moon: 6, light: { 0: 'boar-red' }, cards: ['tenacious-boar'] }, {}], {
      slots: ['sentinel', 'tenacious-boar'],
      luck: [0, 0],
    });
    boar.plays('feat sentinel', 'take sun 1', 'convert');
    expect(boar.asked).toEqual(['0:reward']);
    boar.luck(1, 1).plays('take sun 1').done();
    expect(reserve(boar)).toEqual([6, 1, 0, 2]);
  });

  it('[DF-93] Typhon: 1 glory for each face forged so far, counted once', () => {
    const s = table([{ sun: 5, moon: 5, light: { 0: 'gold-3', 1: 'mirror', 2: 'boar-red' } }, {}], { slots: ['typhon'] }).plays(
      'feat typhon',
    );
    expect(reserve(s)[3]).toBe(3);
    const none = table([{ sun: 5, moon: 5 }, {}], { slots: ['typhon'] }).plays('feat typhon');
    expect(reserve(none)[3]).toBe(0);
  });

  it('[DF-94] Sphinx: four minor blessings with one die; a face a ship forges there can come up', () => {
    const s = table([{ gold: 3, sun: 6, light: { 0: 'ship' } }, {}], { luck: [0] }).plays('feat sphinx', 'roll light');
    s.luck(1, 1, 5).plays('buy gold-4', 'forge light 1').done();
    expect(reserve(s)).toEqual([3 - 1 + 4 + 4, 1, 0, 0]);
  });

  it('[DF-95] Cyclops: gold of a result may be taken as glory, all or nothing, and never reaches a hammer', () => {
    const s = table([{ gold: 0, sun: 6, cards: ['blacksmiths-hammer'], light: { 0: 'gold-2-moon-1', 1: 'gold-6' } }, {}], {
      slots: ['cyclops'],
      luck: [0],
    });
    s.plays('feat cyclops', 'roll light').luck(1, 5, 5).plays('convert');
    expect(reserve(s)).toEqual([0, 0, 1, 2]);
    s.plays('keep', 'hammer 4').done();
    expect(reserve(s)).toEqual([2, 2, 1, 2]);
    expect(s.state.players[0]!.hammered).toBe(4);
  });

  it('[DF-97] Triton gives a token, which may be spent in the same turn', () => {
    const s = table([{ sun: 4 }, {}], { slots: ['triton'] }).plays('feat triton');
    expect(s.state.players[0]!.triton).toBe(1);
    expect(s.choices()).toEqual(['end', 'spend triton gold', 'spend triton sun', 'spend triton moon']);
  });

  it("[DF-99] the Guardian's Owl: 1 gold or 1 sun or 1 moon in step 2", () => {
    for (const [option, after] of Object.entries({ 'take gold 1': [1, 0, 0, 0], 'take sun 1': [0, 1, 0, 0], 'take moon 1': [0, 0, 1, 0] }))
      expect(reserve(table([{ gold: 0, cards: ['guardians-owl'] }, {}], { stack: [gear()] }).plays('use guardians-owl', option))).toEqual(
        after,
      );
  });

  it('[DF-101] Minotaur: all opponents roll both dice and lose what they would gain', () => {
    const s = table([{ gold: 0, sun: 3 }, { gold: 5 }, { gold: 1, sun: 2 }], { luck: [0, 0, 5, 0] })
      .plays('feat minotaur')
      .done();
    expect([0, 1, 2].map((seat) => reserve(s, seat))).toEqual([
      [0, 0, 0, 0],
      [3, 0, 0, 0],
      [0, 1, 0, 0],
    ]);
  });

  it("[DF-102] the Guardian's Shield: one of the shields left in the garden", () => {
    const s = table([{ sun: 3 }, { light: { 0: 'shield-red' } }], { slots: ['guardians-shield'] }).plays('feat guardians-shield');
    expect(s.choices()).toEqual(['pick shield-blue', 'pick shield-yellow', 'pick shield-green']);
    s.plays('pick shield-green', 'forge light 3');
    expect(s.state.players[0]!.light.faces[3]).toBe('shield-green');
    const last = table([{ sun: 3 }, { light: { 0: 'shield-red', 1: 'shield-blue', 2: 'shield-green' } }], { slots: ['guardians-shield'] });
    expect(last.plays('feat guardians-shield').asked).toEqual(['0:forging']); // nothing to choose
  });

  it('[DF-103] the Elder: exactly 3 gold for 4 glory, once for each Elder', () => {
    const s = table([{ gold: 7, cards: ['elder', 'elder'] }, {}], { stack: [gear()] }).plays('use elder', 'use elder');
    expect(reserve(s)).toEqual([1, 0, 0, 8]);
    expect(s.choices()).not.toContain('use elder');
  });

  it('[DF-104] Wild Spirits: 3 gold and 3 moon', () => {
    expect(reserve(table([{ gold: 0, sun: 1 }, {}]).plays('feat wild-spirits'))).toEqual([3, 0, 3, 0]);
  });
});
