import { describe, expect, it } from 'vitest';
import { amounts } from '../src/index.ts';
import { action, blessing, reserve, table } from './helpers.ts';

describe('offering and forging', () => {
  it('[DF-67] an offering buys different designs, pays their sum and forges all of them', () => {
    const s = table([{ gold: 7 }, {}]);
    s.plays('buy gold-3', 'forge light 0', 'buy sun-1', 'forge dark 0', 'buy moon-1', 'forge dark 1');
    expect(reserve(s)[0]).toBe(0);
    expect(s.state.players[0]!.light.faces[0]).toBe('gold-3');
    expect(s.state.players[0]!.dark.faces.slice(0, 2)).toEqual(['sun-1', 'moon-1']);
    expect(s.asked).toEqual(['0:extra']);
  });

  it('[DF-67] an equal design, a face that is not there and more than one can pay are refused and change nothing', () => {
    const s = table([{ gold: 12 }, {}], { soldOut: ['gold-4'] });
    expect(s.refused()).toMatchObject({ 'buy gold-4': { why: 'sold-out', rule: 'DF-67', face: 'gold-4' } });
    s.plays('buy sun-2', 'forge light 0');
    expect(s.refused()).toMatchObject({
      'buy sun-2': { why: 'twice', rule: 'DF-68', face: 'sun-2' },
      'buy choice-gold-3-glory-2': { why: 'short', rule: 'DF-67', missing: amounts({ gold: 1 }) },
    });
    expect(() => s.plays('buy sun-2')).toThrow(/may not answer/);
    expect(reserve(s)[0]).toBe(4);
  });

  it('[DF-68] two different faces of the same mixed pool are allowed', () => {
    const s = table([{ gold: 8 }, {}, {}]);
    s.plays('buy gold-6', 'forge light 0', 'buy sun-1-glory-1', 'forge light 1');
    expect(s.state.players[0]!.light.faces.slice(0, 2)).toEqual(['gold-6', 'sun-1-glory-1']);
  });

  it('[DF-69] an offering as extra action may buy a design again', () => {
    const s = table([{ gold: 4, sun: 2 }, {}]);
    s.plays('buy gold-3', 'forge light 0', 'finish', 'pay', 'buy gold-3', 'forge light 1');
    expect(s.state.players[0]!.light.faces.slice(0, 2)).toEqual(['gold-3', 'gold-3']);
  });

  it('[DF-70] a face is forged at once on any position of either die that is no boar', () => {
    const s = table([{ gold: 2, dark: { 5: 'boar-red' } }, {}]).plays('buy gold-3');
    expect(s.asked).toEqual(['0:forging']);
    expect(s.choices()).toEqual([
      ...[0, 1, 2, 3, 4, 5].map((position) => `forge light ${position}`),
      ...[0, 1, 2, 3, 4].map((position) => `forge dark ${position}`),
    ]);
  });

  it('[DF-71] the faces of one offering go to different positions', () => {
    const s = table([{ gold: 5 }, {}]).plays('buy gold-3', 'forge light 0', 'buy gold-4');
    expect(s.refused()).toEqual({ 'forge light 0': { why: 'just-forged', rule: 'DF-71', face: 'gold-3' } });
    const twice = table([{ gold: 4, sun: 2 }, {}]).plays('buy gold-3', 'forge light 0', 'finish', 'pay', 'buy moon-1', 'forge light 0');
    expect(twice.state.players[0]!.light.faces[0]).toBe('moon-1'); // another offering may replace it
  });

  it('[DF-72] a die shows what was forged on it last; the other die keeps its face', () => {
    const s = table([{ gold: 5, showing: [3, 4] }, {}]).plays('buy gold-3', 'forge light 0', 'buy gold-4', 'forge light 5');
    expect([s.state.players[0]!.light.up, s.state.players[0]!.dark.up]).toEqual([5, 4]);
  });

  it('a ship is no offering: it buys again what an offering bought', () => {
    const s = table([{ gold: 2, light: { 5: 'ship' } }, {}], { stack: [blessing(), action()], luck: [5, 5] });
    s.plays('buy gold-3', 'forge light 0', 'end', 'buy gold-3', 'forge light 1');
    expect(s.state.players[0]!.light.faces.slice(0, 2)).toEqual(['gold-3', 'gold-3']);
  });
});
