import { describe, expect, it } from 'vitest';
import { amounts } from '../src/index.ts';
import { action, blessing, blessings, gear, minor, reserve, type Seated, type Table, table, taking } from './helpers.ts';

const smith: Seated = { gold: 0, cards: ['blacksmiths-hammer'] };

describe('hammer', () => {
  it('[DF-105] every gain of gold may go there in part: faces, copies, Satyrs, Owl, Wild Spirits, Triton', () => {
    const face = table([{ ...smith, light: { 0: 'gold-3' } }, {}], { stack: [minor()], luck: [0] });
    expect(face.choices()).toEqual(['hammer 0', 'hammer 1', 'hammer 2', 'hammer 3']);
    face.plays('hammer 2');
    expect(face.state.players[0]).toMatchObject({ gold: 1, hammered: 2 });
    const copy = table([{ ...smith, light: { 0: 'mirror' } }, { light: { 0: 'gold-4' } }], { stack: [minor()], luck: [0] }).plays(
      'copy gold-4',
    );
    expect(copy.asked).toEqual(['0:splitting']);
    const satyrs = table([smith, {}], { stack: [taking('satyrs')], luck: [0, 5] });
    expect(satyrs.asked).toEqual(['0:splitting']);
    const owl = table([{ gold: 0, cards: ['blacksmiths-hammer', 'guardians-owl'] }, {}], { stack: [gear()] }).plays(
      'use guardians-owl',
      'take gold 1',
    );
    expect(owl.choices()).toEqual(['hammer 0', 'hammer 1']);
    const spirits = table([smith, {}], { stack: [taking('wild-spirits')] }).plays('hammer 3');
    expect(reserve(spirits)).toEqual([0, 0, 3, 0]);
    const triton = table([{ gold: 0, cards: ['blacksmiths-hammer', 'triton'] }, {}], { slots: ['triton'] }).plays(
      'spend triton gold',
      'hammer 5',
    );
    expect(triton.state.players[0]).toMatchObject({ gold: 1, hammered: 5, triton: 0 });
    expect(triton.asked).toEqual(['0:action']);
  });

  it('[DF-106] the part on the hammer needs no room under the cap, the rest is capped; the reserve cannot be hammered', () => {
    const s = table([{ ...smith, gold: 12, light: { 0: 'gold-4' } }, {}], { stack: [minor()], luck: [0] });
    expect(s.choices()).toHaveLength(5);
    s.plays('hammer 1');
    expect(s.state.players[0]).toMatchObject({ gold: 12, hammered: 1 });
    expect(s.heard(undefined, 'gained')[0]?.lost.gold).toBe(3);
  });

  it('[DF-107] phase I gives 10 glory, phase II 15, each at once', () => {
    const one = table([{ ...smith, hammered: 13, light: { 0: 'gold-3' } }, {}], { stack: [minor()], luck: [0] }).plays('hammer 2');
    expect(one.state.players[0]).toMatchObject({ gold: 1, hammered: 15, glory: 10 });
    const two = table([{ ...smith, hammered: 27, light: { 0: 'gold-3' } }, {}], { stack: [minor()], luck: [0] }).plays('hammer 3');
    expect(two.state.players[0]).toMatchObject({ glory: 25 });
    expect(two.heard(undefined, 'hammered')).toEqual([{ kind: 'hammered', seat: 0, gold: 3, hammer: 1, phase: 2, filled: 15, glory: 15 }]);
  });

  it('[DF-108] one gain may run on into the next phase and the next hammer, and no further than there are spaces', () => {
    const s = table(
      [{ gold: 0, cards: ['blacksmiths-hammer', 'blacksmiths-hammer'], hammered: 29, light: { 0: 'gold-6' }, dark: { 0: 'times-3' } }, {}],
      { stack: [blessing()], luck: [0, 0] },
    );
    s.plays('hammer 18');
    expect(s.heard(undefined, 'hammered').map(({ gold, hammer, phase, filled, glory }) => [gold, hammer, phase, filled, glory])).toEqual([
      [1, 1, 2, 15, 15],
      [15, 2, 1, 15, 10],
      [2, 2, 2, 2, 0],
    ]);
    const full = table([{ ...smith, hammered: 28, light: { 0: 'gold-6' } }, {}], { stack: [minor()], luck: [0] });
    expect(full.choices()).toEqual(['hammer 0', 'hammer 1', 'hammer 2']);
    expect(reserve(full.plays('hammer 2'))).toEqual([4, 0, 0, 25]);
    const finished = table([{ ...smith, hammered: 30, light: { 0: 'gold-6' } }, {}], { stack: [minor()], luck: [0] });
    expect(finished.asked).toEqual([]);
  });

  it('[DF-109] hammers are worked one after the other: 10, 15, 10, 15', () => {
    const glory = [15, 30, 45, 60].map(
      (hammered) => table([{ gold: 0, cards: ['blacksmiths-hammer', 'blacksmiths-hammer'], hammered }, {}]).state.players[0]!.glory,
    );
    expect(glory).toEqual([10, 25, 35, 50]);
  });

  it('[DF-110] Minotaur does not move a hammer back, and an unfinished phase is worth nothing', () => {
    const s = table([{}, { ...smith, hammered: 14 }], { stack: [taking('minotaur')], luck: [0, 0] });
    expect(s.state.players[1]!.hammered).toBe(14);
    expect(s.game.result(s.state).scores[1]).toBe(0);
  });
});

describe('chest', () => {
  it('[DF-111] with k chests the caps are 12 + 4k gold, 6 + 3k sun and 6 + 3k moon; nothing lost comes back', () => {
    const caps = [0, 1, 2].map((k) => {
      const s = table([{ cards: new Array(k).fill('blacksmiths-chest') }, {}]);
      return s.game.view(s.state, 0).players[0]!.caps;
    });
    expect(caps).toEqual([
      { gold: 12, sun: 6, moon: 6 },
      { gold: 16, sun: 9, moon: 9 },
      { gold: 20, sun: 12, moon: 12 },
    ]);
    const s = table([{ gold: 12, moon: 1 }, {}], { stack: [action(), blessing()], luck: [0, 0] }).plays('feat blacksmiths-chest');
    expect(reserve(s)[0]).toBe(12);
  });
});

describe('tokens', () => {
  const hound: Seated = { gold: 0, cards: ['cerberus'] };
  const slots = ['cerberus', 'triton'] as const;

  it('[DF-112] a Cerberus token applies the same results once more, with every choice anew, in any turn', () => {
    const s = table([{}, { ...hound, light: { 0: 'choice-gold-3-glory-2' } }], { slots, stack: [blessings()], luck: [0, 5, 0, 0] });
    s.plays('1: take gold 3');
    expect(s.asked).toEqual(['1:repeat']);
    s.plays('1: repeat', '1: take glory 2');
    expect(reserve(s, 1)).toEqual([5, 0, 0, 2]);
    expect(s.state.players[1]!.cerberus).toBe(0);
  });

  it('[DF-112] conversion is available again', () => {
    const s = table([{ ...hound, moon: 6, light: { 5: 'sun-2' } }, {}], { slots: ['sentinel', ...slots], luck: [5, 0] }).plays(
      'feat sentinel',
      'keep',
      'repeat',
    );
    s.luck(0, 0).plays('convert').done();
    expect(reserve(s)).toEqual([4, 2, 0, 4]);
  });

  it('[DF-113] one token for a roll, a repeat is not repeated, and Satyrs and Minotaur know none', () => {
    const s = table([{ gold: 0, cards: ['cerberus', 'cerberus'] }, {}], {
      slots,
      stack: [taking('satyrs'), minor()],
      luck: [5, 0, 0],
    }).plays('repeat');
    expect(s.asked).toEqual([]);
    expect(s.state.players[0]).toMatchObject({ cerberus: 1, sun: 2 });
  });

  it('[DF-114] a Triton token is spent once for 6 gold or 2 sun or 2 moon, under the caps', () => {
    const spend = (resource: string, seated: Seated = {}) =>
      table([{ gold: 0, cards: ['triton'], ...seated }, {}], { slots }).plays(`spend triton ${resource}`);
    expect(reserve(spend('gold'))).toEqual([6, 0, 0, 0]);
    expect(reserve(spend('sun'))).toEqual([0, 2, 0, 0]);
    expect(reserve(spend('moon', { moon: 5 }))).toEqual([0, 0, 6, 0]);
    expect(spend('gold').choices()).not.toContain('spend triton gold');
  });

  it('[DF-115] at any decision of its owner in his own turn: at a ship, in step 2, between actions, at the end', () => {
    const ship = table([{ gold: 0, cards: ['triton'], light: { 0: 'ship' } }, {}], {
      slots,
      stack: [blessings()],
      luck: [0, 4, 0, 0],
      soldOut: ['gold-3', 'moon-1'],
    });
    expect(ship.choices()).toEqual(['decline', 'spend triton gold', 'spend triton sun', 'spend triton moon']);
    ship.plays('spend triton gold');
    expect(ship.choices()).toContain('buy sun-2');
    const turn = table([{ gold: 2, sun: 3, cards: ['triton', 'triton', 'elder'] }, {}], { slots, stack: [gear()] });
    turn.plays('spend triton gold', 'use elder', 'feat elder');
    expect(turn.choices()).toEqual(['pay', 'end', 'spend triton gold', 'spend triton sun', 'spend triton moon']);
    turn.plays('pay');
    expect(turn.choices()).toContain('spend triton moon');
    turn.plays('buy gold-4', 'forge light 0');
    expect(turn.asked).toEqual(['0:offering']);
    turn.plays('finish');
    expect(turn.choices()).toEqual(['end', 'spend triton gold', 'spend triton sun', 'spend triton moon']);
    turn.plays('spend triton moon', 'end');
    expect(turn.asked).toEqual([]);
  });

  it("[DF-115] never in the middle of a payment, nor in another player's turn", () => {
    const offering = table([{ gold: 5, cards: ['triton'] }, {}], { slots }).plays('buy gold-3');
    expect(offering.choices().filter((option) => option.startsWith('spend'))).toEqual([]);
    offering.plays('forge light 0');
    expect(offering.choices().filter((option) => option.startsWith('spend'))).toEqual([]);
    const other = table([{}, { cards: ['triton'], light: { 0: 'choice-gold-3-glory-2' } }], {
      slots,
      stack: [blessings()],
      luck: [0, 0, 0, 0],
    });
    expect(other.choices(1)).toEqual(['take gold 3', 'take glory 2']);
  });

  it('[DF-115] an offering is one payment from its first face to its last: a token is spent before or after it, never for it', () => {
    const tokens = (s: Table) => s.choices().filter((option) => option.startsWith('spend')).length;
    const s = table([{ gold: 2, cards: ['triton'] }, {}], { slots });
    expect(tokens(s)).toBe(3);
    s.plays('buy gold-3');
    expect([s.asked, tokens(s)]).toEqual([['0:forging'], 0]);
    s.plays('forge light 0');
    expect([s.asked, tokens(s)]).toEqual([['0:extra'], 3]);
  });

  it('[DF-115] a face that a card brings is paid for when it is forged, so a token may be spent meanwhile', () => {
    const s = table([{ gold: 0, sun: 5, cards: ['triton'] }, {}], { slots }).plays('feat mirror-of-the-abyss');
    expect(s.asked).toEqual(['0:forging']);
    s.plays('spend triton gold', 'forge light 0');
    expect(reserve(s)).toEqual([6, 0, 0, 0]);
  });

  it('[DF-115] spending sun makes the extra action affordable', () => {
    const s = table([{ sun: 1, cards: ['triton'] }, {}], { slots }).plays('feat elder');
    expect(s.refused()).toEqual({ pay: { why: 'short', rule: 'DF-30', missing: amounts({ sun: 2 }) } });
    s.plays('spend triton sun', 'pay');
    expect(s.asked).toEqual(['0:action']);
  });

  it('[DF-116] a player may hold several tokens; unspent they are worth nothing', () => {
    const s = table([{ cards: ['cerberus', 'triton', 'triton'] }, {}], { slots });
    expect(s.state.players[0]).toMatchObject({ cerberus: 1, triton: 2 });
    expect(s.game.result(s.state).scores[0]).toBe(6 + 8 + 8);
  });
});
