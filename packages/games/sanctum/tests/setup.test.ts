import { Play, readOptions, seeded, start } from '@astragal/kernel';
import { scene } from '@astragal/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { BonusId } from '../src/content/acts.ts';
import { ACHIEVEMENTS, ACTS_PLAYED, BLESSING_IDS, HERO_IDS, sanctum } from '../src/index.ts';
import type { SanctumKind } from '../src/state.ts';
import { gemsOnTable, me, stage } from './helpers.ts';

const fresh = (seats: number, seed = 'setup', given = {}) => {
  const play = new Play<SanctumKind>(seeded(seed));
  return start(sanctum, seats, readOptions(sanctum as never, seats, given) as SanctumKind['options'], play).state;
};

describe('setup', () => {
  it('[S-1] is for 2 to 4 players, at one of four difficulties', () => {
    expect(sanctum.seats).toEqual({ min: 2, max: 4 });
    expect(() => fresh(5)).toThrow('2 to 4 seats');
    expect(fresh(2, 'a', { difficulty: 'infernal' }).roarSize).toBe(5);
    expect(() => fresh(2, 'a', { difficulty: 'easy' })).toThrow("option 'difficulty'");
  });

  it('[S-2] three shuffled decks by level', () => {
    const { decks } = fresh(2);
    expect(decks.map((deck) => deck.length)).toEqual([24, 36, 24]);
    expect(decks).not.toEqual(fresh(2, 'other').decks);
  });

  it('[S-3] acts played by number of players', () => {
    expect(ACTS_PLAYED).toEqual({ 2: ['I', 'III'], 3: ['I', 'II', 'IV'], 4: ['I', 'II', 'III', 'IV'] });
  });

  it('[S-4] eleven tiles lie on the achievement board, one is boxed', () => {
    const state = fresh(3);
    expect(state.achievements.every(({ by, tile }) => by === 'open' && tile !== 'none')).toBe(true);
    expect([...state.achievements.map(({ tile }) => tile), ...state.boxed].sort()).toEqual([...BLESSING_IDS].sort());
    expect(state.boxed).toHaveLength(1);
  });

  it('[S-5] [Q-7] with two players one space of each level is out of play, four tiles are boxed', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 30; seed++) {
      const state = fresh(2, `two ${seed}`);
      const blocked = ACHIEVEMENTS.filter((_, i) => state.achievements[i]!.by === 'blocked');
      expect(blocked.map((space) => space.at(-1))).toHaveLength(3);
      expect(new Set(blocked.map((space) => space.at(-1))).size).toBe(3);
      expect(blocked.some((space) => space.startsWith('higher'))).toBe(false);
      expect(state.boxed).toHaveLength(4);
      for (const space of blocked) seen.add(space);
    }
    expect(seen.size).toBe(9);
  });

  it('[S-7] Demon Lord and fury decks wait, whole', () => {
    const { lords, furies, cathedral, roar } = fresh(4);
    expect([lords.length, furies.length, cathedral.length, roar.length]).toEqual([33, 18, 0, 0]);
  });

  it('[S-8] each hero has rage, tokens, health, two dice, a third with a white gem', () => {
    const s = stage(undefined, { heroes: ['huntress', 'slayer'] }).state;
    expect(me(s)).toMatchObject({
      health: 10,
      rages: 1,
      raging: 1,
      stamina: 3,
      focus: 4,
      gold: 2,
      angel: true,
      pool: { red: 0, green: 0, blue: 0, white: 1 },
    });
    expect(me(s, 1)).toMatchObject({ stamina: 6, focus: 3 });
  });

  it('[S-9] nine skills hold their printed gems', () => {
    const hero = me(stage().state);
    expect(hero.table).toEqual([2, 2, 2, 2, 2, 2, 3, 1, 2]);
    expect(hero.whites).toEqual([0, 0, 1, 0, 0, 0, 1, 0, 0]);
    expect(gemsOnTable(hero)).toBe(20);
    expect(hero.skills).toEqual([]);
  });

  it('[S-10] the first player is drawn by lot; play goes clockwise from there', () => {
    const firsts = Array.from({ length: 40 }, (_, i) => fresh(4, `lot ${i}`).first);
    expect([...new Set(firsts)].sort()).toEqual([0, 1, 2, 3]);
    const at = scene(sanctum, { seats: 3, options: { bonuses: 'off' }, luck: [2] });
    expect(at.asked).toEqual(['2:turn']);
    expect(at.heard(0, 'lot-drawn')).toEqual([{ kind: 'lot-drawn', seat: 2 }]);
    expect(sanctum.view(at.state, 1).first).toBe(2);
    at.plays('move', 'take 0', 'end');
    expect(at.asked).toEqual(['0:turn']);
  });

  it('[S-10] [S-11] in turn order: a potion tossed like a coin, a card, both, two cards', () => {
    const state = fresh(4, 'bonus');
    const order = [0, 1, 2, 3].map((turn) => state.heroes[(state.first + turn) % 4]!);
    expect(state.first).not.toBe(0);
    expect(order.map(({ potions, bonus }) => [potions.red + potions.blue, bonus.length])).toEqual([
      [1, 0],
      [0, 1],
      [1, 1],
      [0, 2],
    ]);
    const colours = new Set(
      Array.from({ length: 12 }, (_, i) => fresh(2, `toss ${i}`)).map(({ heroes, first }) => heroes[first]!.potions.red),
    );
    expect(colours.size).toBe(2);
    expect(
      fresh(4, 'bonus', { bonuses: 'off' }).heroes.every(({ potions, bonus }) => potions.red + potions.blue + bonus.length === 0),
    ).toBe(true);
  });

  it('[S-12] a bonus card moves one gem to the skill above', () => {
    const s = stage(undefined, { stack: [{ step: 'bonus', seat: 0, card: 'blue-3' }] }).state;
    expect(me(s).table.slice(6)).toEqual([3, 2, 1]);
    expect(s.heroes[0]!.skills).toEqual([]);
  });

  it('[S-12] [X-7] where colours are mixed the player picks the gem', () => {
    const at = stage(undefined, { stack: [{ step: 'bonus', seat: 0, card: 'red-3' }] });
    expect(at.choices()).toEqual(['lift red', 'lift white']);
    at.plays('lift white');
    expect(me(at.state).whites.slice(0, 3)).toEqual([0, 1, 0]);
  });

  it('[S-12] [Q-5] the last gem of a skill stays: a bonus card gives no skill', () => {
    const at = stage(undefined, { stack: [{ step: 'bonus', seat: 0, card: 'blue-2' }] });
    expect(me(at.state).skills).toEqual([]);
    expect(me(at.state).table.slice(6)).toEqual([3, 1, 2]);
  });

  it('[S-12] a gem that has come down there before may go on', () => {
    const bonus = (card: BonusId) => ({ step: 'bonus', seat: 0, card }) as const;
    const at = stage(undefined, { stack: [bonus('blue-2'), bonus('blue-3')] });
    expect(me(at.state).table.slice(6)).toEqual([4, 1, 1]);
    expect(me(at.state).skills).toEqual([]);
  });
});

describe('heroes come to seats', () => {
  it('[S-8] at random: all different', () => {
    const heroes = fresh(4).heroes.map(({ hero }) => hero);
    expect([...heroes].sort()).toEqual([...HERO_IDS].sort());
  });

  it('by choice, in turn order, out of all that are left', () => {
    const at = scene(sanctum, { seats: 3, options: { heroes: 'choice', bonuses: 'off' }, luck: [1] });
    expect(at.asked).toEqual(['1:casting']);
    expect(at.choices()).toHaveLength(4);
    at.plays('pick dancer');
    expect(at.choices(2)).toEqual(['pick huntress', 'pick outlaw', 'pick slayer']);
    at.plays('pick slayer', 'pick outlaw');
    expect(at.state.heroes.map(({ hero }) => hero)).toEqual(['outlaw', 'dancer', 'slayer']);
    expect(at.asked).toEqual(['1:turn']);
  });

  it('by draft, from the last player to the first, out of two drawn ones', () => {
    const at = scene(sanctum, { seats: 2, options: { heroes: 'draft', bonuses: 'off' }, luck: [0, 0, 0, 0, 0] });
    expect(at.asked).toEqual(['1:casting']);
    expect(at.choices()).toHaveLength(2);
    at.plays(at.choices()[0]!);
    expect(at.asked).toEqual(['0:casting']);
    at.plays(at.choices()[1]!).done();
    expect(at.asked).toEqual(['0:turn']);
  });
});
