import { describe, expect, it } from 'vitest';
import { amounts, type FaceId } from '../src/index.ts';
import { partOf } from '../src/rules/resolution.ts';
import { action, blessing, blessings, minor, reserve, type Seated, table, taking } from './helpers.ts';

const both = (light: FaceId, dark: FaceId, rest: Seated = {}): Seated => ({ gold: 0, light: { 0: light }, dark: { 0: dark }, ...rest });
const alone = (seated: Seated, others: readonly Seated[] = [{}]) => table([seated, ...others], { stack: [blessing()], luck: [0, 0] });

describe('x3', () => {
  it('[DF-43] every amount of the other result is multiplied by 3', () => {
    expect(reserve(alone(both('times-3', 'gold-1-sun-1-moon-1-glory-1')))).toEqual([3, 3, 3, 3]);
  });

  it('[DF-44] two x3 do nothing, nor does x3 in a minor blessing or beside a result without effect', () => {
    expect(reserve(alone(both('times-3', 'times-3')))).toEqual([0, 0, 0, 0]);
    expect(reserve(table([both('times-3', 'gold-4'), {}], { stack: [minor()], luck: [0] }))).toEqual([0, 0, 0, 0]);
    expect(reserve(alone(both('times-3', 'mirror'), [both('mirror', 'mirror')]))).toEqual([0, 0, 0, 0]);
  });

  it('[DF-45] x3 with a choice face: one option, once, three times its amount', () => {
    const s = alone(both('times-3', 'choice-gold-2-sun-2-moon-2'));
    expect(s.choices()).toEqual(['take gold 6', 'take sun 6', 'take moon 6']);
    expect(reserve(s.plays('take moon 6'))).toEqual([0, 0, 6, 0]);
  });
});

describe('mirror', () => {
  it('[DF-46] a mirror must copy one eligible face and acts as if it had been rolled; the owner of that die gains nothing', () => {
    const s = alone(both('mirror', 'gold-4'), [both('sun-2', 'moon-2')]);
    expect(s.choices()).toEqual(['copy sun-2', 'copy moon-2']);
    s.plays('copy sun-2');
    expect(reserve(s)).toEqual([4, 2, 0, 0]);
    expect(reserve(s, 1)).toEqual([0, 0, 0, 0]);
    expect(s.state.players[0]!.light.faces[0]).toBe('mirror');
  });

  it('[DF-47] in step 1 the results of this roll count, even if a ship has replaced one since', () => {
    const s = table([both('ship', 'sun-2', { gold: 5 }), both('mirror', 'gold-4')], { stack: [blessings()], luck: [0, 0, 0, 0] });
    s.plays('0: buy moon-1', '0: forge dark 0');
    expect(s.choices(1)).toEqual(['copy ship', 'copy sun-2']);
  });

  it('[DF-47] with Minotaur the other victims and the faces showing before the active player; elsewhere what shows now', () => {
    const s = table([both('gold-6', 'moon-2'), both('mirror', 'gold-1'), both('sun-2', 'gold-3')], {
      stack: [taking('minotaur')],
      luck: [0, 0, 0, 0],
    });
    expect(s.choices(1)).toEqual(['copy gold-6', 'copy moon-2', 'copy sun-2', 'copy gold-3']);
    const forged = table([both('mirror', 'gold-1'), { gold: 2 }], { stack: [minor(0), action(1)], luck: [0] });
    forged.plays('buy gold-3', 'forge light 4', 'end');
    expect(forged.choices(0)).toEqual(['copy gold-3', 'copy gold-1']);
  });

  it("[DF-48] an opponent's mirror shows the player his own faces as well", () => {
    expect(alone(both('mirror', 'sun-2'), [both('mirror', 'gold-4')]).choices()).toEqual(['copy gold-4', 'copy sun-2']);
    const small = table([both('mirror', 'sun-2'), both('mirror', 'gold-4')], { stack: [minor()], luck: [0] });
    expect(small.choices()).toEqual(['copy gold-4', 'copy sun-2']);
    const satyrs = table([both('moon-2', 'sun-2'), both('mirror', 'gold-4')], { stack: [taking('satyrs')], luck: [0, 0] });
    expect(satyrs.choices()).toEqual(['copy gold-4', 'copy moon-2', 'copy sun-2']);
    const victim = table([both('gold-1', 'gold-1'), both('mirror', 'sun-2'), both('mirror', 'gold-3')], {
      stack: [taking('minotaur')],
      luck: [0, 0, 0, 0],
    });
    expect(victim.choices(1)).toEqual(['copy gold-1', 'copy gold-3', 'copy sun-2']);
  });

  it('[DF-49] without an eligible face the mirror has no effect', () => {
    const s = alone(both('mirror', 'mirror'), [both('mirror', 'mirror')]);
    expect(reserve(s)).toEqual([0, 0, 0, 0]);
    expect(s.heard(undefined, 'copied')).toEqual([
      { kind: 'copied', seat: 0 },
      { kind: 'copied', seat: 0 },
    ]);
  });

  it('[DF-50] two mirrors choose on their own and may copy the same face', () => {
    const s = alone(both('mirror', 'mirror'), [both('sun-2', 'moon-2')]).plays('copy sun-2', 'copy sun-2');
    expect(reserve(s)).toEqual([0, 4, 0, 0]);
  });

  it('[DF-51] a mirror that copies x3 triples the other result; beside x3 the copy is tripled', () => {
    expect(reserve(alone(both('mirror', 'gold-3'), [both('times-3', 'gold-1')]).plays('copy times-3'))).toEqual([9, 0, 0, 0]);
    expect(reserve(alone(both('mirror', 'times-3'), [both('sun-2', 'times-3')]).plays('copy sun-2'))).toEqual([0, 6, 0, 0]);
    expect(reserve(alone(both('mirror', 'times-3'), [both('sun-2', 'times-3')]).plays('copy times-3'))).toEqual([0, 0, 0, 0]);
    expect(reserve(alone(both('mirror', 'mirror'), [both('sun-2', 'times-3')]).plays('copy times-3', 'copy times-3'))).toEqual([
      0, 0, 0, 0,
    ]);
    const small = table([both('mirror', 'gold-3'), both('times-3', 'gold-1')], { stack: [minor()], luck: [0] }).plays('copy times-3');
    expect(reserve(small)).toEqual([0, 0, 0, 0]);
  });
});

describe('ship', () => {
  it("[DF-52] one face 2 gold cheaper, forged at once, in anybody's turn; it may be declined, also when free", () => {
    const s = table([{}, both('ship', 'sun-1', { gold: 2 })], { stack: [blessing(1)], luck: [0, 5] });
    expect(s.choices(1)).toContain('buy moon-1');
    expect(s.refused(1)['buy choice-gold-3-glory-2']).toEqual({ why: 'short', rule: 'DF-53', missing: amounts({ gold: 1 }) });
    s.plays('1: buy gold-4');
    expect(s.asked).toEqual(['1:forging']);
    s.plays('forge dark 3');
    expect(reserve(s, 1)).toEqual([1, 0, 0, 2]);
    const declined = table([both('ship', 'sun-1'), {}], { stack: [minor()], luck: [0] });
    expect(declined.choices()).toEqual(['buy gold-3', 'buy moon-1', 'decline']);
    expect(declined.plays('decline').heard(undefined, 'ship-passed')).toEqual([{ kind: 'ship-passed', seat: 0, forced: false }]);
  });

  it('[DF-52] if nothing is affordable or left, nothing happens', () => {
    const s = table([both('ship', 'sun-1'), {}], { stack: [minor()], luck: [0], soldOut: ['gold-3', 'moon-1'] });
    expect(s.asked).toEqual([]);
    expect(s.heard(undefined, 'ship-passed')).toEqual([{ kind: 'ship-passed', seat: 0, forced: true }]);
  });

  it('[DF-53] only gold in the reserve pays, and gold of the other result may be taken first if it went there', () => {
    const s = alone(both('ship', 'gold-6')).plays('apply gold-6');
    expect(s.choices()).toContain('buy sun-2');
    const shield = alone(both('ship', 'shield-yellow')).plays('apply shield-yellow');
    expect(shield.choices()).toContain('buy choice-gold-3-glory-2');
    const hammered = alone(both('ship', 'gold-6', { cards: ['blacksmiths-hammer'] })).plays('apply gold-6', 'hammer 6');
    expect(hammered.choices()).toEqual(['buy gold-3', 'buy moon-1', 'decline']);
  });

  it('[DF-54] the face may replace the ship itself or the other result; both results still count', () => {
    const s = alone(both('ship', 'sun-2')).plays('buy moon-1', 'forge light 0');
    expect(s.state.players[0]!.light.faces[0]).toBe('moon-1');
    expect(reserve(s)).toEqual([0, 2, 0, 0]);
    const other = alone(both('ship', 'gold-6', { gold: 0 })).plays('apply ship', 'buy gold-3', 'forge dark 0');
    expect(reserve(other)).toEqual([6, 0, 0, 0]);
  });

  it('[DF-55] x3 with a ship: one purchase with a discount of 6, nothing paid out', () => {
    const s = alone(both('times-3', 'ship', { gold: 6 }));
    expect(s.choices()).toEqual(expect.arrayContaining(['buy moon-2', 'buy glory-3']));
    s.plays('buy moon-1', 'forge light 5');
    expect(reserve(s)[0]).toBe(6);
    expect(s.heard(undefined, 'bought')[0]).toMatchObject({ price: 0, discount: 6 });
    expect(s.asked).toEqual([]);
  });

  it('[DF-56] two ships make two purchases, each with a discount of 2, and may buy the same design', () => {
    const s = alone(both('ship', 'ship', { gold: 3 }));
    s.plays('buy gold-4', 'forge light 1', 'buy gold-4', 'forge light 2');
    expect(reserve(s)[0]).toBe(1);
    const copy = alone(both('ship', 'mirror', { gold: 3 }), [both('ship', 'gold-1')]).plays(
      'copy ship',
      'buy moon-1',
      'forge light 1',
      'buy moon-1',
      'forge light 2',
    );
    expect(copy.asked).toEqual([]);
  });
});

describe('shields', () => {
  const fallback: Record<string, number[]> = {
    'shield-red': [0, 2, 0, 0],
    'shield-blue': [0, 0, 2, 0],
    'shield-yellow': [3, 0, 0, 0],
    'shield-green': [0, 0, 0, 3],
  };
  const watched = { 'shield-red': 'sun-1', 'shield-blue': 'moon-2', 'shield-yellow': 'gold-3', 'shield-green': 'glory-3' } as const;

  it.each(Object.entries(watched))('[DF-57] %s gives 5 glory beside %s, and otherwise its fallback', (shield, face) => {
    const s = alone(both(shield as FaceId, face));
    expect(s.heard(undefined, 'gained')[0]).toMatchObject({ gains: { gold: 0, sun: 0, moon: 0, glory: 5 }, source: shield });
    const miss = alone(both(shield as FaceId, 'times-3'));
    expect(reserve(miss)).toEqual(fallback[shield]!.map((n) => 3 * n));
    expect(reserve(table([both(shield as FaceId, face), {}], { stack: [minor()], luck: [0] }))).toEqual(fallback[shield]);
  });

  it('[DF-58] what the face gives decides, not where it ends up', () => {
    expect(reserve(alone(both('shield-red', 'sun-2', { sun: 6 })))[3]).toBe(5); // lost to the cap
    const hammered = alone(both('shield-yellow', 'gold-3', { cards: ['blacksmiths-hammer'] })).plays('hammer 3');
    expect(reserve(hammered)).toEqual([0, 0, 0, 5]);
    const option = alone(both('shield-red', 'choice-gold-1-sun-1-moon-1')).plays('take sun 1');
    expect(reserve(option)).toEqual([0, 1, 0, 5]);
    const other = alone(both('shield-red', 'choice-gold-1-sun-1-moon-1')).plays('take moon 1');
    expect(reserve(other)).toEqual([0, 2, 1, 0]);
  });

  it('[DF-59] glory of a hammer, rewards of a boar and purchases of a ship do not count', () => {
    const hammered = alone(both('shield-green', 'gold-3', { cards: ['blacksmiths-hammer'], hammered: 12 })).plays('hammer 3');
    expect(reserve(hammered)[3]).toBe(3 + 10);
    const boar = table([both('shield-green', 'boar-red', { cards: ['tenacious-boar'] }), {}], {
      slots: ['tenacious-boar'],
      stack: [blessing()],
      luck: [0, 0],
    });
    boar.plays('take sun 1', 'take glory 3');
    expect(reserve(boar)).toEqual([0, 1, 0, 6]); // the fallback and the reward
  });

  it('[DF-60] a shield gives its fallback in a minor blessing, beside a ship, beside an idle mirror and beside a shield', () => {
    expect(reserve(table([both('shield-red', 'sun-2'), {}], { stack: [minor()], luck: [0] }))).toEqual([0, 2, 0, 0]);
    expect(reserve(alone(both('shield-green', 'ship')).plays('decline'))).toEqual([0, 0, 0, 3]);
    expect(partOf(['shield-red', 'mirror'], [-1, -1], 0).gives).toEqual({ gold: 0, sun: 2, moon: 0, glory: 0 });
    expect(reserve(alone(both('shield-red', 'shield-green')))).toEqual([0, 2, 0, 3]);
  });

  it('[DF-61] x3 with a shield gives three times the fallback', () => {
    const tripled = Object.keys(fallback).map((shield) => reserve(alone(both('times-3', shield as FaceId))));
    expect(tripled).toEqual([
      [0, 6, 0, 0],
      [0, 0, 6, 0],
      [9, 0, 0, 0],
      [0, 0, 0, 9],
    ]);
  });
});

describe('boars', () => {
  const slots = ['tenacious-boar'] as const;
  const owner: Seated = { cards: ['tenacious-boar'] };

  it('[DF-62] whoever applies a boar takes 1 sun or 1 moon', () => {
    const s = table([both('boar-red', 'gold-1'), {}], { stack: [minor()], luck: [0] });
    expect(s.choices()).toEqual(['take sun 1', 'take moon 1']);
    expect(reserve(s.plays('take moon 1'))).toEqual([0, 0, 1, 0]);
    expect(s.asked).toEqual([]); // nobody owns the card
  });

  it('[DF-63] the owner of the card is rewarded each time, after both results, also for himself', () => {
    const s = table([both('boar-red', 'gold-3'), owner], { slots, stack: [blessing()], luck: [0, 0] }).plays('take sun 1');
    expect(reserve(s)).toEqual([3, 1, 0, 0]);
    expect(s.asked).toEqual(['1:reward']);
    expect(s.choices()).toEqual(['take sun 1', 'take moon 1', 'take glory 3']);
    s.plays('take glory 3');
    expect(reserve(s, 1)).toEqual([2, 0, 0, 3]);
    expect(s.heard(undefined, 'boar-rewarded')).toEqual([{ kind: 'boar-rewarded', seat: 1, by: 0, face: 'boar-red' }]);
    const self = table([both('boar-red', 'gold-3', owner), {}], { slots, stack: [minor()], luck: [0] }).plays('take sun 1', 'take moon 1');
    expect(reserve(self)).toEqual([0, 1, 1, 0]);
  });

  it('[DF-63] mirror copies, Satyrs and Cerberus repeats count; several owners choose clockwise from the active player', () => {
    const copy = table([both('mirror', 'gold-1'), { light: { 0: 'boar-red' }, ...owner }], { slots, stack: [minor()], luck: [0] });
    copy.plays('copy boar-red', '0: take sun 1');
    expect(copy.asked).toEqual(['1:reward']);
    const satyrs = table([{ cards: ['tenacious-boar'] }, { light: { 0: 'boar-red' } }], {
      slots: ['satyrs'],
      stack: [taking('satyrs')],
      luck: [0, 0],
    });
    satyrs.plays('take sun 1');
    expect(satyrs.asked).toEqual(['0:reward']);
    const cerberus = table([both('boar-red', 'gold-1', { cards: ['cerberus'] }), owner], {
      slots: ['tenacious-boar', 'cerberus'],
      stack: [minor()],
      luck: [0],
    });
    cerberus.plays('take sun 1', '1: take sun 1', '0: repeat', '0: take sun 1', '1: take sun 1');
    expect(reserve(cerberus, 1)[1]).toBe(2);
    const several = table([owner, owner, both('boar-blue', 'boar-red')], { slots, active: 1, stack: [blessing(2)], luck: [0, 0] });
    several.plays('2: take sun 1', '2: take sun 1');
    expect(several.asked).toEqual(['1:reward']); // seat 1 owns blue and is active
    several.plays('take glory 3');
    expect(several.asked).toEqual(['0:reward']);
  });

  it('[DF-64] x3 with a boar: one choice tripled, and three rewards chosen one by one', () => {
    const s = table([both('boar-red', 'times-3'), owner], { slots, stack: [blessing()], luck: [0, 0] });
    expect(s.choices()).toEqual(['take sun 3', 'take moon 3']);
    s.plays('take moon 3', 'take sun 1', 'take moon 1', 'take glory 3');
    expect(reserve(s, 1)).toEqual([2, 1, 1, 3]);
    expect(s.asked).toEqual([]);
  });

  it('[DF-65] a boar is never taken off', () => {
    const s = table([{ gold: 4, light: { 2: 'boar-red' } }, {}]).plays('buy gold-3');
    expect(s.refused()).toEqual({ 'forge light 2': { why: 'boar', rule: 'DF-65', face: 'boar-red' } });
    expect(s.choices()).toHaveLength(11);
  });

  it('[DF-66] four boars leave places; a player without any cannot buy, and a face of a card stays in its garden', () => {
    const four = table([{ gold: 4, light: { 0: 'boar-red', 1: 'boar-blue', 2: 'boar-yellow', 3: 'boar-green' } }, {}]).plays('buy gold-3');
    expect(four.choices()).toHaveLength(8);
    const full = table([{ gold: 12, sun: 6, light: { 0: 'boar-red' } }, {}], { unchecked: true });
    for (const die of ['light', 'dark'] as const) full.state.players[0]![die].faces.fill('boar-red');
    expect(full.refused()['buy gold-3']).toEqual({ why: 'no-place', rule: 'DF-66' });
    full.plays('feat mirror-of-the-abyss');
    expect(full.state.players[0]!.cards).toEqual(['mirror-of-the-abyss']);
    expect(full.heard(undefined, 'unforged')).toEqual([{ kind: 'unforged', seat: 0, face: 'mirror', card: 'mirror-of-the-abyss' }]);
    expect(full.game.view(full.state, 0).left.mirror).toBe(4);
  });
});
