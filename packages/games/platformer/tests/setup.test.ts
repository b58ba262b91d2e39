import { OptionsError, Play, readOptions, seeded } from '@astragal/kernel';
import { describe, expect, it } from 'vitest';
import {
  ACTION_DIE,
  ARTIFACT_IDS,
  ATTACK_IDS,
  BOSS_IDS,
  CARDS,
  COMPONENTS,
  ENEMIES,
  ENEMY_IDS,
  EVENT_IDS,
  HERO_IDS,
  HEROES,
  healthOf,
  ITEM_IDS,
  LEVEL_FIELDS,
  OPTIONS,
  type PlatformerOptions,
  POTION_IDS,
  POTIONS,
  platformer,
  printAt,
  type State,
  TILE_IDS,
  TILES,
  TOKEN_IDS,
  TOKENS,
} from '../src/index.ts';
import { me, tower } from './helpers.ts';

const options = (given: Partial<PlatformerOptions> = {}, seats = 2) => readOptions(platformer as never, seats, given) as PlatformerOptions;
const fresh = (seats = 2, given: Partial<PlatformerOptions> = {}, seed = 'setup'): State =>
  platformer.setup(seats, options(given, seats), seeded(seed)).state;
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

describe('components', () => {
  it('[P-1] the box holds what the list says', () => {
    expect([HERO_IDS.length, BOSS_IDS.length, ENEMY_IDS.length, EVENT_IDS.length, ARTIFACT_IDS.length]).toEqual([6, 2, 6, 12, 10]);
    expect([ITEM_IDS.length, sum(POTION_IDS.map((id) => POTIONS[id].count)), ATTACK_IDS.length]).toEqual([15, 15, 11]);
    expect(sum(ENEMY_IDS.map((id) => ENEMIES[id].tokens)) + COMPONENTS.minionTokens).toBe(28);
    expect(sum(TOKEN_IDS.map((id) => TOKENS[id].count))).toBe(20);
    for (const maze of ['forest', 'void']) expect(TILE_IDS.filter((id) => TILES[id].maze === maze)).toHaveLength(16);
    expect(COMPONENTS).toMatchObject({ actionDice: 5, coins: 35, gems: 50, hearts: 25 });
    expect(ACTION_DIE).toHaveLength(6);
  });

  it('[P-2] one to four play', () => {
    expect(platformer.seats).toEqual({ min: 1, max: 4 });
    expect(() => options({}, 5)).toThrow(OptionsError);
    expect(() => options({ boss: 'kraken' as never })).toThrow(OptionsError);
  });
});

describe('setup', () => {
  it('[P-3] six places for tiles without the boss icon, the two lowest face up', () => {
    const s = fresh(2, { maze: 'forest' });
    expect(s.levels).toBe(3);
    expect(s.tiles).toHaveLength(8);
    expect(s.tiles.filter((tile) => tile !== 'hidden')).toHaveLength(2);
    for (const tile of s.tiles.slice(0, 2)) expect(TILES[tile as 'F01']).toMatchObject({ maze: 'forest', boss: false });
    expect([s.lowest, s.highest]).toEqual([0, 0]);
  });

  it('[P-4] a tier I card beside level 1, the others face down', () => {
    const s = fresh();
    expect(ENEMIES[s.enemyCards[0] as 'shambler'].tier).toBe('I');
    expect(s.enemyCards.slice(1)).toEqual(['hidden', 'hidden']);
  });

  it('[P-5] [H-50] the boss is random or chosen, its attack cards ready', () => {
    expect(fresh(2, { boss: 'ikee' }).bossDeck).toEqual(['k1', 'k2', 'k3', 'k4', 'k5', 'k6']);
    expect(fresh(2, { boss: 'medusa' }).bossDeck).toEqual(['m1', 'm2', 'm3', 'm4', 'm5']);
    const bosses = new Set(Array.from({ length: 20 }, (_, i) => fresh(2, {}, `boss ${i}`).boss));
    expect(bosses.size).toBe(2);
  });

  it('[P-6] three items and three potions in the shop', () => {
    const s = fresh();
    expect(s.shopItems.map((card) => CARDS[card as 'grapnel'].family)).toEqual(['item', 'item', 'item']);
    expect(s.shopPotions.map((card) => CARDS[card as 'rage'].family)).toEqual(['potion', 'potion', 'potion']);
    expect([s.itemDeck.length, s.potionDeck.length]).toEqual([12, 12]);
  });

  it('[P-7] the dice are common: only the active player has a pool', () => {
    const s = fresh();
    expect(s.turn.dice).toEqual([]);
    expect(Object.keys(s.climbers[0]!)).not.toContain('dice');
  });

  it('[P-8] a random hero each, blank special die, full hearts', () => {
    const s = fresh(4);
    expect(new Set(s.climbers.map(({ hero }) => hero)).size).toBe(4);
    for (const { hero, hearts, special } of s.climbers) expect([hearts, special]).toEqual([HEROES[hero].health, 'blank']);
  });

  it('[P-9] [P-17] [P-18] [P-19] coins, gems and enemies on their fields of level 1', () => {
    for (let seed = 0; seed < 20; seed++) {
      const s = fresh(2, {}, `fields ${seed}`);
      for (let field = 0; field < LEVEL_FIELDS; field++) {
        const print = printAt(s, field);
        expect(s.lies[field]).toBe(print === 2 ? 1 : print === 3 ? 2 : 0);
        expect(s.stands[field] !== 0).toBe(print === 1);
      }
    }
  });

  it('[P-10] [Q1] [H-50] the first player is random or the host; later seats get a bonus', () => {
    const s = fresh(4, { first: 'host' });
    expect(s.climbers.map(({ coins, gems }) => [coins, gems])).toEqual([
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ]);
    expect(new Set(Array.from({ length: 40 }, (_, i) => fresh(4, {}, `first ${i}`).turn.seat)).size).toBe(4);
    const other = Array.from({ length: 40 }, (_, i) => fresh(4, {}, `first ${i}`)).find(({ turn }) => turn.seat === 2)!;
    expect(other.climbers.map(({ coins, gems }) => [coins, gems])).toEqual([
      [0, 1],
      [1, 1],
      [0, 0],
      [1, 0],
    ]);
  });

  it('[P-11] the help cards are the rules drawer: nothing of them is in the state', () => {
    expect(Object.keys(fresh()).filter((key) => /help/i.test(key))).toEqual([]);
  });

  it('[P-51] heroes begin off the map', () => {
    expect(fresh(3).climbers.map(({ at }) => at)).toEqual([-1, -1, -1]);
  });

  it('[P-12] [P-97] [H-2] [C3-8] the boss has 4 + levels: 8 on the standard map, 9 on the bigger one', () => {
    expect(healthOf(fresh(), 'medusa')).toBe(8);
    expect(healthOf(fresh(2, { map: 'bigger' }), 'ikee')).toBe(9);
  });

  it('[P-119] the bigger map has one more level and both tier III cards', () => {
    const s = fresh(2, { map: 'bigger' });
    expect([s.levels, s.tiles.length, s.enemyCards.length]).toEqual([4, 10, 4]);
  });

  it('[P-120] solo is played on the standard map', () => {
    expect(fresh(1, { map: 'bigger' }).levels).toBe(3);
  });

  it('[P-116] [H-45] two artifacts; alone never the three that make no sense alone', () => {
    expect(fresh(2, { artifacts: 'yes' }).artifacts).toHaveLength(2);
    expect(fresh(2).artifacts).toEqual([]);
    for (let seed = 0; seed < 60; seed++)
      for (const id of fresh(1, { artifacts: 'yes' }, `artifacts ${seed}`).artifacts)
        expect(['summit-crown', 'bullys-gauntlet', 'phoenix-ash']).not.toContain(id);
  });

  it('[Q53] one maze a game, or both sets mixed', () => {
    for (let seed = 0; seed < 20; seed++) {
      expect(
        fresh(2, { maze: 'void' }, `void ${seed}`)
          .tiles.slice(0, 2)
          .every((tile) => tile.startsWith('V')),
      ).toBe(true);
      expect(['forest', 'void']).toContain(fresh(2, {}, `any ${seed}`).maze);
    }
    const mixed = Array.from({ length: 40 }, (_, i) => fresh(2, { maze: 'mixed' }, `mixed ${i}`).tiles.slice(0, 2).join(''));
    expect(mixed.some((pair) => pair.includes('F') && pair.includes('V'))).toBe(true);
  });

  it('[H-3] the rules options have the printed defaults', () => {
    expect(options()).toMatchObject({
      ladderCatchesFall: 'no',
      collectWhileFalling: 'yes',
      enforceTokenLimits: 'no',
      ikeeUsesFinalFaces: 'no',
      askLadderOwners: 'no',
    });
    expect(Object.keys(OPTIONS)).toContain('maze');
  });

  it('[H-50] heroes may be chosen in turn order', () => {
    const play = tower({ seats: 3, stack: [{ step: 'opening', chosen: true }], luck: [0, 0, 0, 0, 0, 2] });
    expect(play.asked).toEqual(['0:hero']);
    play.plays('be grom');
    expect(play.choices()).not.toContain('be grom');
    play.plays('be nix', 'be sweety');
    expect(play.state.climbers.map(({ hero }) => hero)).toEqual(['grom', 'nix', 'sweety']);
    expect(me(play).hearts).toBe(6);
    expect(play.asked).toEqual(['0:respawn']);
  });

  it('a game that nobody wins ends with its last round', () => {
    const play = tower({ options: { rounds: '30' }, turn: { number: 60 }, stack: [{ step: 'turn', seat: 0 }] });
    expect(play.asked).toEqual([]);
    expect(play.heard(0, 'game-lost')).toEqual([{ kind: 'game-lost', seat: 0, why: 'rounds' }]);
    expect(platformer.result(play.state)).toEqual({ scores: [0, 0], winners: [] });
  });

  it('setup speaks to nobody', () => {
    const told: never[] = [];
    platformer.setup(2, options(), new Play(seeded(1), told).chance);
    expect(told).toEqual([]);
  });
});
