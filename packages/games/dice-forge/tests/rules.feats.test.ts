import { describe, expect, it } from 'vitest';
import { amounts } from '../src/index.ts';
import { action, reserve, table } from './helpers.ts';

describe('heroic feats', () => {
  it('[DF-73] a feat takes one card of a stack that is not empty, at its cost', () => {
    const s = table([{ sun: 1, moon: 6 }, { cards: ['ferryman', 'ferryman'] }]);
    expect(s.refused()).toMatchObject({
      'feat ferryman': { why: 'stack-empty', rule: 'DF-73', card: 'ferryman' },
      'feat guardians-owl': { why: 'short', rule: 'DF-73', missing: amounts({ sun: 1 }) },
    });
    s.plays('feat blacksmiths-chest');
    expect(s.state.players[0]!.cards).toEqual(['blacksmiths-chest']);
  });

  it('[DF-74] pay, land and oust, take the card, carry out its lightning', () => {
    const s = table([{ moon: 1 }, { place: 'island-moon-1' }], { luck: [0, 0] })
      .plays('feat blacksmiths-hammer')
      .done();
    expect(s.heard().map(({ kind }) => kind)).toEqual([
      'paid',
      'moved',
      'ousted',
      'rolled',
      'gained',
      'gained',
      'card-taken',
      'hammer-received',
    ]);
  });

  it('[DF-75] a feat may be done any number of times, and each copy works for itself', () => {
    const s = table([{ moon: 1, cards: ['blacksmiths-chest'] }, {}]).plays('feat blacksmiths-chest');
    expect(s.game.view(s.state, 0).players[0]!.caps).toEqual({ gold: 20, sun: 12, moon: 12 });
  });

  it('[DF-76] lightning is compulsory', () => {
    const s = table([{ moon: 5 }, {}]).plays('feat helmet-of-invisibility');
    expect(s.choices().every((option) => option.startsWith('forge'))).toBe(true);
  });
});

describe('ousting', () => {
  it('[DF-77] whoever stands on the portal goes back to the start', () => {
    const s = table([{ sun: 1 }, { place: 'island-sun-1' }, { place: 'island-moon-1' }], { luck: [0, 0] }).plays('feat elder');
    expect(s.state.players.map(({ place }) => place)).toEqual(['island-sun-1', 'start', 'island-moon-1']);
    expect(s.heard(undefined, 'ousted')).toEqual([{ kind: 'ousted', seat: 1, by: 0, from: 'island-sun-1' }]);
  });

  it('[DF-78] the ousted player receives one blessing of his own, which the card does not touch', () => {
    const s = table([{ moon: 6 }, { gold: 0, place: 'island-final', cards: ['cerberus'], dark: { 0: 'sun-2' } }], {
      slots: ['sentinel', 'cerberus'],
      luck: [0, 0],
    });
    s.plays('feat sentinel');
    expect(reserve(s, 1)).toEqual([1, 2, 0, 0]); // no conversion
    expect(s.asked).toEqual(['1:repeat']);
    s.luck(5, 0, 5, 0).plays('decline');
    expect(s.asked).toEqual(['0:converting']);
  });

  it('[DF-79] the cost is paid before the ousting and the blessing is resolved before the card is taken', () => {
    const s = table(
      [
        { moon: 1, cards: ['tenacious-boar'] },
        { place: 'island-moon-1', light: { 0: 'boar-red' } },
      ],
      { slots: ['tenacious-boar'], luck: [0, 0] },
    );
    s.plays('0: feat blacksmiths-chest', '1: take sun 1');
    expect(s.state.players[0]!.moon).toBe(0);
    expect(s.asked).toEqual(['0:reward']);
    expect(s.state.players[0]!.cards).toEqual(['tenacious-boar']);
    s.plays('take moon 1');
    expect(s.state.players[0]!.cards).toEqual(['tenacious-boar', 'blacksmiths-chest']);
    expect(s.state.players[0]!.moon).toBe(1);
  });

  it('[DF-80] a pawn that stands there already stays, offerings move no pawn, and a pawn stays until it is ousted', () => {
    const s = table([{ moon: 1, place: 'island-moon-1' }, {}]).plays('feat blacksmiths-chest');
    expect(s.heard(undefined, 'moved')).toEqual([]);
    const offering = table([{ gold: 2, place: 'island-sun-1' }, {}], { stack: [action()] }).plays('buy gold-3', 'forge light 0');
    expect(offering.state.players[0]!.place).toBe('island-sun-1');
  });
});
