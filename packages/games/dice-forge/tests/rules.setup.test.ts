import { OptionsError, readOptions, seeded } from '@astragal/kernel';
import { scene } from '@astragal/kernel/testing';
import { describe, expect, it } from 'vitest';
import {
  ALTERNATES,
  BOARS,
  CARD_IDS,
  CARDS,
  cardOf,
  diceForge,
  FACE_IDS,
  FACE_INDEX,
  GARDEN_IDS,
  GARDENS,
  ISLAND_IDS,
  ISLANDS,
  islandOf,
  type Options,
  POOL_IDS,
  POOLS,
  PRICES,
  SLOT_IDS,
  SOLD,
  type State,
} from '../src/index.ts';
import { action, table } from './helpers.ts';

const given = (seats: number, options: Partial<Options> = {}): Options =>
  readOptions(diceForge as never, seats, options) as unknown as Options;
const fresh = (seats: number, options: Partial<Options> = {}, seed = 'setup'): State =>
  diceForge.setup(seats, given(seats, options), seeded(seed)).state;
const stockOf = (s: State, faces: readonly (typeof FACE_IDS)[number][]): number =>
  [...new Set(faces)].reduce((sum, face) => sum + s.stock[FACE_INDEX[face]]!, 0);

describe('components and setup', () => {
  it('[DF-1] the game is for 2, 3 or 4 players, and seat 0 begins every round', () => {
    expect(() => given(1)).toThrow(OptionsError);
    expect(() => given(5)).toThrow(OptionsError);
    for (const seats of [2, 3, 4]) expect(fresh(seats).players).toHaveLength(seats);
    expect(diceForge.setup(3, given(3), seeded('x')).first).toEqual({ step: 'turn', seat: 0 });
    const last = table([{}, {}], { stack: [{ step: 'turned', seat: 1 }], luck: [0, 0, 0, 0, 0, 0, 0, 0] });
    expect(last.asked).toEqual(['0:action']);
    expect(last.state.round).toBe(2);
  });

  it('[DF-2] everybody starts with gold by seat and nothing else', () => {
    expect(fresh(4).players.map(({ gold }) => gold)).toEqual([3, 2, 1, 0]);
    expect(fresh(2).players.map(({ gold }) => gold)).toEqual([3, 2]);
    for (const { sun, moon, glory, cards, cerberus, triton, hammers } of fresh(4).players)
      expect({ sun, moon, glory, cards, cerberus, triton, hammers }).toEqual({
        sun: 0,
        moon: 0,
        glory: 0,
        cards: [],
        cerberus: 0,
        triton: 0,
        hammers: 0,
      });
  });

  it('[DF-3] the light die has five gold and a sun, the dark die four gold, a moon and glory; before the first roll they show nothing', () => {
    for (const { light, dark } of fresh(3).players) {
      expect(light).toEqual({ faces: ['gold-1', 'gold-1', 'gold-1', 'gold-1', 'gold-1', 'sun-1'], up: -1 });
      expect(dark).toEqual({ faces: ['gold-1', 'gold-1', 'gold-1', 'gold-1', 'moon-1', 'glory-2'], up: -1 });
    }
  });

  it('[DF-4] with 3 or 4 players every pool is full; with 2 players luck takes two faces out of each', () => {
    for (const pool of POOL_IDS) {
      expect(stockOf(fresh(3), POOLS[pool].faces)).toBe(4);
      expect(stockOf(fresh(4), POOLS[pool].faces)).toBe(4);
      expect(stockOf(fresh(2), POOLS[pool].faces)).toBe(2);
    }
    const seen = new Set<number>();
    for (let seed = 0; seed < 40; seed++) seen.add(fresh(2, {}, `${seed}`).stock[FACE_INDEX['gold-6']]!);
    expect(seen).toEqual(new Set([0, 1])); // the 6-gold face is not always removed
    expect(fresh(2).gone.reduce((sum, n) => sum + n)).toBe(20);
  });

  it('[DF-5] gardens are complete for any number of players and never for sale', () => {
    for (const seats of [2, 3, 4]) for (const garden of GARDEN_IDS) expect(stockOf(fresh(seats), GARDENS[garden])).toBe(4);
    for (const garden of GARDEN_IDS)
      for (const face of GARDENS[garden]) {
        expect(SOLD).not.toContain(face);
        expect(PRICES[FACE_INDEX[face]]).toBe(0);
      }
    expect(table([{ gold: 12 }, {}]).choices()).not.toContain('buy mirror');
  });

  it('[DF-6] 15 slots on seven islands hold as many cards as there are players', () => {
    expect(SLOT_IDS).toHaveLength(15);
    expect(ISLAND_IDS).toHaveLength(7);
    for (const seats of [2, 3, 4]) expect(fresh(seats).stacks).toEqual(SLOT_IDS.map(() => seats));
    for (const card of CARD_IDS) expect(ISLANDS[islandOf(card)]).toContain(CARDS[card].slot);
  });

  it('[DF-7] a first game has set A; other games have A or B in each of nine slots, chosen or drawn', () => {
    expect(fresh(2).slots.every((card) => CARDS[card].set === 'A')).toBe(true);
    const chosen = fresh(2, { setup: 'chosen', 'moon-2': 'B', 'sun-6': 'B' });
    expect(chosen.slots.filter((card) => CARDS[card].set === 'B')).toEqual(['great-bear', 'cyclops']);
    expect(fresh(2, { 'moon-2': 'B' }).slots).not.toContain('great-bear'); // only where the sets are chosen
    const drawn = new Set<string>();
    for (let seed = 0; seed < 60; seed++) for (const card of fresh(3, { setup: 'random' }, `${seed}`).slots) drawn.add(card);
    expect(drawn.size).toBe(24);
    for (const slot of SLOT_IDS) expect(cardOf(slot, 'B')).toBe(cardOf(slot, (ALTERNATES as readonly string[]).includes(slot) ? 'B' : 'A'));
  });

  it('[DF-8] boar cards lie red, blue, yellow, green from the top', () => {
    expect(BOARS).toEqual(['boar-red', 'boar-blue', 'boar-yellow', 'boar-green']);
    const s = table([{ moon: 3 }, {}, { moon: 3 }], { slots: ['tenacious-boar'], stack: [action(2), action(0)], luck: [0, 0] });
    s.plays('0: feat tenacious-boar', '0: name 1', '1: forge light 0', '0: end', '2: feat tenacious-boar', '2: name 1', '1: forge light 1');
    expect(s.state.players.map(({ boars }) => boars)).toEqual([['boar-red'], [], ['boar-blue']]);
    expect(s.state.players[1]!.light.faces.slice(0, 2)).toEqual(['boar-red', 'boar-blue']);
  });

  it('[DF-9] pawns start on portals of their own and each island has room for one', () => {
    expect(fresh(4).players.map(({ place }) => place)).toEqual(['start', 'start', 'start', 'start']);
    const s = table([{ moon: 1 }, { place: 'island-moon-1' }], { luck: [0, 0] }).plays('feat blacksmiths-chest');
    expect(s.state.players.map(({ place }) => place)).toEqual(['island-moon-1', 'start']);
  });

  it('[DF-10] the game lasts 9 rounds with 2 players, 10 with 3 and 9 with 4', () => {
    expect([2, 3, 4].map((seats) => fresh(seats).rounds)).toEqual([9, 10, 9]);
  });

  it('[DF-11] everybody, spectators included, sees everything', () => {
    const { state } = table([
      { gold: 5, cards: ['elder'] },
      { hammered: 3, cards: ['blacksmiths-hammer'] },
    ]);
    const seen = diceForge.view(state, undefined);
    expect(diceForge.view(state, 0)).toEqual(seen);
    expect(diceForge.view(state, 1)).toEqual(seen);
    expect(diceForge.guess(seen, undefined, seeded('x'))).toEqual(state);
    expect(seen.players[1]).toMatchObject({ hammers: 1, hammered: 3, caps: { gold: 12, sun: 6, moon: 6 }, printed: 0, score: 0 });
    expect(seen.stacks.find(({ card }) => card === 'elder')?.left).toBe(1);
  });

  it('the tables hold 108 faces of 29 designs and 96 cards', () => {
    expect(FACE_IDS).toHaveLength(29);
    const { stock, players } = fresh(4);
    expect(stock.reduce((sum, n) => sum + n) + 12 * players.length).toBe(108);
    expect(CARD_IDS).toHaveLength(24);
  });

  it('wrong options are said in one line', () => {
    expect(() => readOptions(diceForge as never, 2, { setup: 'other' })).toThrow(OptionsError);
    expect(() => readOptions(diceForge as never, 2, { 'moon-9': 'A' })).toThrow(OptionsError);
    expect(() => scene(diceForge, { seats: 5 })).toThrow(OptionsError);
  });
});
