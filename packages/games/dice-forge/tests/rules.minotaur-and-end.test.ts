import { describe, expect, it } from 'vitest';
import { type Arranged, reserve, type Seated, table, taking } from './helpers.ts';

const minotaur = (victims: readonly Seated[], more: Arranged = {}) =>
  table([{ gold: 0 }, ...victims], { stack: [taking('minotaur')], luck: victims.flatMap(() => [0, 0]), ...more });
const rich: Seated = { gold: 10, sun: 5, moon: 5, glory: 20 };

describe('Minotaur losses', () => {
  it('[DF-117] opponents roll, leave their dice showing and lose from the left of the buyer on; no repeat, no conversion', () => {
    const s = minotaur(
      [
        { ...rich, light: { 0: 'choice-gold-3-glory-2' }, cards: ['cerberus'] },
        { ...rich, light: { 0: 'sun-2' } },
      ],
      { slots: ['cerberus'] },
    );
    expect(s.asked).toEqual(['1:choosing']);
    s.plays('take glory 2');
    expect(reserve(s, 1)).toEqual([9, 5, 5, 18]);
    expect(reserve(s, 2)).toEqual([9, 3, 5, 20]);
    expect(s.asked).toEqual([]);
    expect(s.state.players[2]!.light.up).toBe(0);
    const first = table([{}, {}, {}], { active: 1, stack: [taking('minotaur', 1)], luck: [0, 0, 0, 0] });
    expect(first.heard(undefined, 'lost').map(({ seat }) => seat)).toEqual([2, 2, 0, 0]);
  });

  it('[DF-118] nothing goes below 0 or remains owed; hammers, tokens, cards and printed glory are not touched', () => {
    const s = minotaur(
      [
        {
          gold: 1,
          glory: 3,
          light: { 0: 'gold-6' },
          dark: { 0: 'glory-4' },
          cards: ['ferryman', 'blacksmiths-hammer', 'triton'],
          hammered: 7,
        },
      ],
      { slots: ['triton'] },
    );
    expect(reserve(s, 1)).toEqual([0, 0, 0, 0]);
    expect(s.state.players[1]).toMatchObject({ hammered: 7, triton: 1, cards: ['ferryman', 'blacksmiths-hammer', 'triton'] });
    expect(s.game.result(s.state).scores[1]).toBe(12 + 8);
    expect(s.heard(undefined, 'lost')[0]?.losses).toEqual({ gold: 1, sun: 0, moon: 0, glory: 0 });
  });

  it('[DF-119] the victim may pick a resource of which he has nothing', () => {
    const s = minotaur([{ gold: 5, light: { 0: 'choice-gold-2-sun-2-moon-2' } }]);
    expect(s.choices()).toEqual(['take gold 2', 'take sun 2', 'take moon 2']);
    expect(reserve(s.plays('take sun 2'), 1)).toEqual([4, 0, 0, 0]);
  });

  it('[DF-120] x3, mirrors and shields work as for a gain, turned round; a ship does nothing', () => {
    expect(reserve(minotaur([{ ...rich, light: { 0: 'times-3' }, dark: { 0: 'gold-3' } }]), 1)).toEqual([1, 5, 5, 20]);
    expect(reserve(minotaur([{ ...rich, light: { 0: 'times-3' }, dark: { 0: 'times-3' } }]), 1)).toEqual([10, 5, 5, 20]);
    expect(reserve(minotaur([{ ...rich, light: { 0: 'mirror' } }]), 1)).toEqual([8, 5, 5, 20]); // the gold-1 of the buyer and his own
    expect(reserve(minotaur([{ ...rich, light: { 0: 'shield-yellow' } }]), 1)).toEqual([9, 5, 5, 15]);
    expect(reserve(minotaur([{ ...rich, light: { 0: 'shield-red' } }]), 1)).toEqual([9, 3, 5, 20]);
    expect(reserve(minotaur([{ ...rich, sun: 6, light: { 0: 'shield-red' }, dark: { 0: 'times-3' } }]), 1)).toEqual([10, 0, 5, 20]);
    const ship = minotaur([{ ...rich, light: { 0: 'ship' } }]);
    expect(reserve(ship, 1)).toEqual([9, 5, 5, 20]);
    expect(ship.asked).toEqual([]);
    const tripled = minotaur([{ ...rich, light: { 0: 'ship' }, dark: { 0: 'times-3' } }]);
    expect(tripled.asked).toEqual([]);
    expect(tripled.heard(undefined, 'lost')).toEqual([]);
  });

  it('[DF-121] a boar costs 1 sun or 1 moon, 3 with x3, and its owner is rewarded after the losses', () => {
    const s = table([{ cards: ['tenacious-boar'] }, { ...rich, light: { 0: 'boar-red' }, dark: { 0: 'times-3' } }], {
      slots: ['tenacious-boar'],
      stack: [taking('minotaur')],
      luck: [0, 0],
    });
    expect(s.choices()).toEqual(['take sun 3', 'take moon 3']);
    s.plays('take sun 3');
    expect(reserve(s, 1)).toEqual([10, 2, 5, 20]);
    expect(s.asked).toEqual(['0:reward']);
    s.plays('take glory 3', 'take glory 3', 'take sun 1');
    expect(reserve(s)).toEqual([3, 1, 0, 6]);
    const one = table([{ cards: ['tenacious-boar'] }, { ...rich, light: { 0: 'boar-red' } }], {
      slots: ['tenacious-boar'],
      stack: [taking('minotaur')],
      luck: [0, 0],
    });
    expect(one.choices()).toEqual(['take sun 1', 'take moon 1']);
  });
});

describe('end and scoring', () => {
  it('[DF-122] the game ends at once after the last turn of the last round', () => {
    const s = table([{ glory: 3 }, {}, {}], { round: 10, active: 2, stack: [{ step: 'turned', seat: 2 }] });
    expect(s.asked).toEqual([]);
    expect(s.position.stack).toEqual([]);
    expect(s.heard().map(({ kind }) => kind)).toEqual(['turn-ended', 'round-ended', 'game-ended']);
    const goesOn = table([{}, {}, {}], { round: 9, active: 2, stack: [{ step: 'turned', seat: 2 }], luck: [0, 0, 0, 0, 0, 0] });
    expect(goesOn.state.round).toBe(10);
    expect(goesOn.state.chronicle).toEqual([0, 0, 0]);
  });

  it('[DF-123] the score is glory plus the glory printed on the cards, and nothing else', () => {
    const s = table([{ gold: 12, sun: 6, moon: 6, glory: 7, cards: ['ferryman', 'blacksmiths-chest'], hammered: 0 }, {}]);
    expect(s.game.result(s.state).scores).toEqual([7 + 12 + 2, 0]);
    expect(s.game.view(s.state, 1).players[0]).toMatchObject({ glory: 7, printed: 14, score: 21 });
  });

  it('[DF-124] the highest score wins; equal scores share the victory', () => {
    const result = (...glory: number[]) => {
      const s = table(glory.map((each) => ({ glory: each })));
      return s.game.result(s.state).winners;
    };
    expect(result(3, 9, 4)).toEqual([1]);
    expect(result(9, 2, 9)).toEqual([0, 2]);
  });
});
