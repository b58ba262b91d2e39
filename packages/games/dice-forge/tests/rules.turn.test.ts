import { describe, expect, it } from 'vitest';
import { amounts } from '../src/index.ts';
import { action, gear, reserve, table } from './helpers.ts';

const turn = (seat = 0) => ({ step: 'turn', seat }) as const;
const zeros = (n: number): number[] => new Array(n).fill(0);

describe('turn structure', () => {
  it('[DF-22] every player has one turn in a round, clockwise', () => {
    const s = table([{}, {}, {}], { stack: [turn()], luck: zeros(24) });
    s.plays('0: end', '1: end', '2: end');
    expect(s.heard(undefined, 'turn-begun').map(({ seat, round }) => [seat, round])).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
      [0, 2],
    ]);
    s.done();
  });

  it('[DF-23] blessings, gear, action and extra action come in this order', () => {
    const s = table([{ gold: 4, sun: 3, cards: ['elder'] }, {}, {}], { stack: [turn()], luck: zeros(6) });
    expect(s.state.turnStep).toBe('gear');
    s.plays('use elder', 'buy gold-3', 'forge light 0', 'pay');
    expect(s.state.turnStep).toBe('extra-action');
    expect(
      s
        .heard()
        .map(({ kind }) => kind)
        .filter((kind) => kind !== 'gained'),
    ).toEqual(['turn-begun', 'rolled', 'gear-used', 'paid', 'bought', 'forged', 'paid']);
  });

  it('[DF-24] in step 1 everybody receives one blessing', () => {
    const s = table([{ gold: 0 }, { gold: 0 }, { gold: 0 }], { stack: [turn(1)], luck: zeros(6) });
    expect([0, 1, 2].map((seat) => reserve(s, seat)[0])).toEqual([2, 2, 2]);
    s.done();
  });

  it('[DF-25] with 2 players step 1 is carried out twice in every turn', () => {
    const s = table([{ gold: 0 }, { gold: 0 }], { stack: [turn()], luck: zeros(16) });
    expect([0, 1].map((seat) => reserve(s, seat)[0])).toEqual([4, 4]);
    s.plays('0: end');
    expect([0, 1].map((seat) => reserve(s, seat)[0])).toEqual([8, 8]);
    s.done();
  });

  it('[DF-26] each gear card is used once, in any order, and what one brings pays for the next', () => {
    const s = table([{ gold: 2, cards: ['elder', 'guardians-owl', 'guardians-owl'] }, {}], { stack: [gear()] });
    expect(s.refused()['use elder']).toEqual({ why: 'short', rule: 'DF-103', missing: amounts({ gold: 1 }) });
    s.plays('use guardians-owl', 'take gold 1', 'use elder', 'use guardians-owl', 'take moon 1');
    expect(reserve(s)).toEqual([0, 0, 1, 4]);
    expect(s.choices().filter((option) => option.startsWith('use'))).toEqual([]);
  });

  it('[DF-27] a gear card taken in this turn waits for the next, and an action ends step 2', () => {
    const s = table([{ gold: 5, sun: 5, cards: ['guardians-owl'] }, {}], { stack: [gear()] });
    s.plays('feat elder', 'pay');
    expect(s.choices().filter((option) => option.startsWith('use'))).toEqual([]);
  });

  it('[DF-28] one action: an offering or a feat', () => {
    const s = table([{ gold: 2, moon: 1 }, {}]);
    expect(s.choices()).toEqual(expect.arrayContaining(['buy gold-3', 'feat blacksmiths-hammer', 'end']));
    s.plays('feat blacksmiths-hammer');
    expect(s.choices()).toEqual(['end']);
  });

  it('[DF-29] without an action the turn ends, and no extra action can be bought', () => {
    const s = table([{ sun: 6 }, {}, {}], { stack: [{ step: 'turned', seat: 0 }, action()], luck: zeros(6) });
    expect(s.choices()).not.toContain('pay');
    s.plays('end');
    expect(s.heard(undefined, 'turn-ended')).toEqual([{ kind: 'turn-ended', seat: 0, passed: true }]);
    expect(s.asked).toEqual(['1:action']);
  });

  it('[DF-30] after the first action 2 sun buy one more, once; the same feat may be done twice', () => {
    const s = table([{ sun: 4 }, {}]);
    s.plays('feat wild-spirits');
    expect(s.choices()).toEqual(['pay', 'end']);
    s.plays('pay', 'feat wild-spirits');
    expect(s.state.players[0]!.cards).toEqual(['wild-spirits', 'wild-spirits']);
    expect(s.refused()).toEqual({ pay: { why: 'extra-taken', rule: 'DF-30' } });
    expect(reserve(s)[1]).toBe(0);
    const poor = table([{ sun: 2 }, {}]).plays('feat elder');
    expect(poor.refused()).toEqual({ pay: { why: 'short', rule: 'DF-30', missing: amounts({ sun: 1 }) } });
  });

  it('[DF-31] the 2 sun are gone even if no action follows', () => {
    const s = table([{ sun: 3 }, {}]).plays('feat elder', 'pay', 'end');
    expect(reserve(s)[1]).toBe(0);
    expect(s.asked).toEqual([]);
  });

  it('[DF-32] after step 4 or a pass the next player clockwise is active', () => {
    const s = table([{}, {}, { moon: 1 }], { active: 2, stack: [{ step: 'turned', seat: 2 }, action(2)], luck: zeros(6) });
    s.plays('feat blacksmiths-chest', 'end');
    expect(s.state.active).toBe(0);
    expect(s.heard(undefined, 'turn-ended')).toEqual([{ kind: 'turn-ended', seat: 2, passed: false }]);
  });
});
