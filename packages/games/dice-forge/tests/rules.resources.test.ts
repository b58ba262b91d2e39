import { describe, expect, it } from 'vitest';
import { amounts } from '../src/index.ts';
import { blessing, minor, reserve, table, taking } from './helpers.ts';

describe('resources', () => {
  it('[DF-12] the reserve holds 12 gold, 6 sun and 6 moon; the rest of a gain is lost; glory has no limit', () => {
    const s = table([{ gold: 11, moon: 5, glory: 120 }, {}], { stack: [blessing(), taking('wild-spirits')], luck: [0, 5] });
    expect(reserve(s)).toEqual([12, 0, 6, 122]);
    const [first] = s.heard(undefined, 'gained');
    expect(first).toMatchObject({ gains: { gold: 1, moon: 1 }, lost: { gold: 2, sun: 0, moon: 2, glory: 0 } });
  });

  it('[DF-13] an option may be chosen although its gain is lost', () => {
    const s = table([{ sun: 6, light: { 0: 'choice-gold-2-sun-2-moon-2' } }, {}], { stack: [minor()], luck: [0] });
    expect(s.choices()).toContain('take sun 2');
    s.plays('take sun 2');
    expect(reserve(s)).toEqual([3, 6, 0, 0]);
    expect(s.heard(undefined, 'gained')[0]?.lost.sun).toBe(2);
  });

  it('[DF-14] a face gives in one gain, and a tripled face in one gain of three times the amount', () => {
    const s = table([{ light: { 0: 'times-3' }, dark: { 0: 'gold-2-moon-1' } }, {}], { stack: [blessing()], luck: [0, 0] });
    expect(s.heard(undefined, 'gained')).toEqual([
      {
        kind: 'gained',
        seat: 0,
        gains: { gold: 6, sun: 0, moon: 3, glory: 0 },
        lost: { gold: 0, sun: 0, moon: 0, glory: 0 },
        source: 'gold-2-moon-1',
      },
    ]);
  });

  it('[DF-15] costs are paid in full from the reserve, and gold on a hammer is no reserve', () => {
    const s = table([{ gold: 2, sun: 5, moon: 4, cards: ['blacksmiths-hammer'], hammered: 10 }, {}]);
    expect(s.refused()).toMatchObject({
      'feat hydra': { why: 'short', rule: 'DF-73', missing: amounts({ moon: 1 }) },
      'buy gold-4': { why: 'short', rule: 'DF-67', missing: amounts({ gold: 1 }) },
    });
    s.plays('feat mirror-of-the-abyss', 'forge light 0');
    expect(reserve(s)).toEqual([2, 0, 4, 0]);
  });

  it('[DF-15] a refusal names everything that is missing', () => {
    const s = table([{ sun: 3, moon: 4 }, {}]);
    expect(s.refused()['feat hydra']).toEqual({ why: 'short', rule: 'DF-73', missing: amounts({ sun: 2, moon: 1 }) });
  });

  it('[DF-16] glory is one whole number that may grow without limit and never falls below 0', () => {
    const rich = table([{ glory: 899 }, {}], { stack: [blessing()], luck: [0, 5] });
    expect(reserve(rich)[3]).toBe(901);
    const poor = table([{}, { glory: 1 }], { stack: [taking('minotaur')], luck: [0, 5] });
    expect(reserve(poor, 1)[3]).toBe(0);
  });
});
