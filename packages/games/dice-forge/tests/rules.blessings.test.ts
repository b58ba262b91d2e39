import { describe, expect, it } from 'vitest';
import { action, blessing, blessings, gear, minor, reserve, table, taking } from './helpers.ts';

describe('blessings', () => {
  it('[DF-33] a blessing rolls both dice and applies both results', () => {
    const s = table([{ gold: 0 }, {}], { stack: [blessing()], luck: [5, 4] });
    expect(reserve(s)).toEqual([0, 1, 1, 0]);
  });

  it('[DF-34] a minor blessing rolls the die that was named, alone', () => {
    const s = table([{ gold: 0, cards: ['silver-hind'], dark: { 0: 'times-3' } }, {}], { stack: [gear()], luck: [5] });
    s.plays('use silver-hind');
    expect(s.choices()).toEqual(['roll light', 'roll dark']);
    s.plays('roll light').done();
    expect(reserve(s)).toEqual([0, 1, 0, 0]); // the x3 that shows on the other die is no part of the roll
  });

  it('[DF-35] blessings come from step 1, oustings, Cancer and Sentinel, minor ones from Silver Hind, Sphinx and Cyclops', () => {
    const rolls = (s: ReturnType<typeof table>) =>
      s.heard(undefined, 'rolled').map(({ roll, source, dice }) => [roll, source, dice.length]);
    expect(rolls(table([{}, {}], { stack: [blessings()], luck: [0, 0, 0, 0] }))).toEqual([['blessing', 'turn', 4]]);
    expect(rolls(table([{ moon: 1 }, { place: 'island-moon-1' }], { luck: [0, 0] }).plays('feat blacksmiths-hammer'))).toEqual([
      ['blessing', 'ousting', 2], // one, also with 2 players
    ]);
    for (const card of ['cancer', 'sentinel'] as const)
      expect(rolls(table([{}, {}], { slots: [card], stack: [taking(card)], luck: [0, 0, 0, 0] }))).toEqual([
        ['blessing', card, 2],
        ['blessing', card, 2],
      ]);
    const sphinx = table([{}, {}], { stack: [taking('sphinx')], luck: [0, 0, 0, 0] }).plays('roll dark');
    expect(rolls(sphinx)).toEqual(new Array(4).fill(['minor-blessing', 'sphinx', 1]));
  });

  it('[DF-36] blessings in a row are resolved one after the other, a Cerberus repeat included', () => {
    const s = table([{ gold: 0, cards: ['cerberus'] }, {}], { slots: ['cerberus'], stack: [taking('cancer')], luck: [0, 0] });
    expect(s.asked).toEqual(['0:repeat']);
    expect(reserve(s)).toEqual([2, 0, 0, 0]);
    s.luck(5, 4).plays('repeat').done();
    expect(reserve(s)).toEqual([4, 1, 1, 0]);
  });

  it('[DF-37] the rolls of Satyrs and Minotaur are no blessings', () => {
    const s = table([{ gold: 0, cards: ['cerberus'] }, { cards: ['cerberus'] }], {
      slots: ['cerberus'],
      stack: [taking('minotaur'), taking('satyrs')],
      luck: [0, 0, 0, 0],
    });
    expect(s.asked).toEqual([]); // nobody is offered a repeat
    expect(s.heard(undefined, 'rolled').map(({ roll }) => roll)).toEqual(['theft', 'loss']);
  });
});

describe('resolution order and simultaneity', () => {
  const choice = { 0: 'choice-gold-3-glory-2' } as const;

  it('[DF-38] in a shared roll all dice fall before anyone resolves', () => {
    const s = table([{ light: choice }, { light: choice }, {}], { stack: [blessings()], luck: [0, 0, 0, 0, 0, 0] });
    expect(s.heard()[0]).toMatchObject({ kind: 'rolled', by: 0 });
    expect(s.heard(undefined, 'rolled')[0]?.dice.map(({ seat, die }) => `${seat} ${die}`)).toEqual([
      '0 light',
      '0 dark',
      '1 light',
      '1 dark',
      '2 light',
      '2 dark',
    ]);
    s.done();
  });

  it('[DF-39] players resolve clockwise from the active one; choices that cannot clash may be made in any order', () => {
    const open = () =>
      table([{ gold: 0, light: choice }, { gold: 0, light: choice }, {}], { active: 1, stack: [blessings(1)], luck: [0, 0, 0, 0, 0, 0] });
    expect(open().asked).toEqual(['1:choosing', '0:choosing']);
    const one = open().plays('0: take gold 3', '1: take glory 2');
    const other = open().plays('1: take glory 2', '0: take gold 3');
    expect(one.state).toEqual(other.state);
  });

  it('[DF-39] with a boar in the roll each finishes completely, rewards included, before the next begins', () => {
    const s = table([{ light: { 0: 'boar-red' } }, { light: choice, cards: ['tenacious-boar'] }, {}], {
      slots: ['tenacious-boar'],
      stack: [blessings()],
      luck: [0, 0, 0, 0, 0, 0],
    });
    expect(s.asked).toEqual(['0:choosing']);
    s.plays('take sun 1');
    expect(s.asked).toEqual(['1:reward']);
    s.plays('take glory 3');
    expect(s.asked).toEqual(['1:choosing']);
  });

  it('[DF-40] the stages: copy, triple, choose, shields, apply, boar owners, Cerberus', () => {
    const s = table(
      [
        { gold: 0, light: { 0: 'mirror' }, dark: { 0: 'times-3' }, cards: ['cerberus'] },
        { light: { 0: 'boar-red' }, dark: { 0: 'shield-red' }, cards: ['tenacious-boar'] },
      ],
      { slots: ['tenacious-boar', 'cerberus'], stack: [blessing()], luck: [0, 0] },
    );
    expect(s.asked).toEqual(['0:copying']);
    s.plays('copy boar-red');
    expect(s.choices()).toEqual(['take sun 3', 'take moon 3']);
    s.plays('take moon 3');
    expect(s.asked).toEqual(['1:reward']);
    s.plays('take sun 1', 'take moon 1', 'take glory 3');
    expect(s.asked).toEqual(['0:repeat']);
    s.plays('repeat');
    expect(s.asked).toEqual(['0:copying']);
    s.plays('copy shield-red');
    expect(reserve(s)).toEqual([0, 6, 3, 0]);
    expect(s.asked).toEqual([]);
  });

  it('[DF-41] the order is asked only when a ship lies beside gold', () => {
    const asks = (dark: 'gold-4' | 'sun-2' | 'ship') =>
      table([{ gold: 2, light: { 0: 'ship' }, dark: { 0: dark } }, {}], { stack: [blessing()], luck: [0, 0] }).asked;
    expect(asks('gold-4')).toEqual(['0:ordering']);
    expect(asks('sun-2')).toEqual(['0:ship']);
    expect(asks('ship')).toEqual(['0:ship']);
    const first = table([{ gold: 12, light: { 0: 'ship' }, dark: { 0: 'gold-4' } }, {}], { stack: [blessing()], luck: [0, 0] });
    first.plays('apply ship', 'buy moon-2', 'forge light 1');
    expect(reserve(first)[0]).toBe(12); // 4 paid first made room for 4
    const last = table([{ gold: 12, light: { 0: 'ship' }, dark: { 0: 'gold-4' } }, {}], { stack: [blessing()], luck: [0, 0] });
    last.plays('apply gold-4', 'buy moon-2', 'forge light 1');
    expect(reserve(last)[0]).toBe(8);
  });

  it('[DF-42] every choice belongs to the player it concerns, whoever is active', () => {
    const s = table([{ moon: 1 }, { place: 'island-moon-1', light: choice, cards: ['blacksmiths-hammer'] }], { luck: [0, 0] });
    s.plays('0: feat blacksmiths-chest');
    expect(s.asked).toEqual(['1:choosing']);
    s.plays('take gold 3');
    expect(s.asked).toEqual(['1:splitting']);
    const boar = table([{ moon: 3 }, {}], { slots: ['tenacious-boar'], stack: [action()] }).plays('feat tenacious-boar');
    expect(boar.asked).toEqual(['1:forging']);
    const loss = table([{}, { light: choice }], { stack: [taking('minotaur')], luck: [0, 0] });
    expect(loss.asked).toEqual(['1:choosing']);
    const cerberus = table([{}, { cards: ['cerberus'] }], { slots: ['cerberus'], stack: [minor(1)], luck: [0] });
    expect(cerberus.asked).toEqual(['1:repeat']);
  });
});
