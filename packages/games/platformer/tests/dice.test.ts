import { describe, expect, it } from 'vitest';
import { GEM_PRICES, valueWith } from '../src/index.ts';
import { at, enemyOn, me, offered, tower } from './helpers.ts';

const hero = (field: number, more = {}) => ({ hero: 'grom' as const, at: field, coins: 0, gems: 0, ...more });

describe('symbols', () => {
  it('[P-43] actions are optional, repeatable, in any order', () => {
    const play = tower({ levels: [{}], climbers: [hero(0)], dice: ['coin', 'boot', 'coin'] });
    play.plays('spend 2 coin 0', 'spend 1 boot 0', 'go 1', 'spend 0 coin 0', 'end');
    expect(me(play)).toMatchObject({ coins: 2, at: 1 });
    expect(play.asked).toEqual([]);
  });

  it('[P-43] [P-85] off the map only Respawn is possible; after fainting in step 5 it is optional', () => {
    const play = tower({ levels: [{}], climbers: [hero(1, { hearts: 1 })], enemies: [['golem', 2]], dice: ['boot', 'coin'] });
    play.plays('spend 0 boot 0', 'go 0');
    expect(play.choices().every((option) => option.startsWith('respawn') || option === 'end')).toBe(true);
    play.plays('respawn 5 1');
    expect(me(play).at).toBe(5);
  });

  it('[P-44] [P-31] a used die keeps its face; the special die is reset by use', () => {
    const play = tower({ levels: [{}], climbers: [hero(0, { special: 'coin' })], dice: ['coin'] });
    play.plays('spend 0 coin 0', 'spend 5 coin 0');
    expect(play.state.turn).toMatchObject({ used: [true, true, true, true, true] });
    expect(play.state.turn.dice[0]).toBe('coin');
    expect(me(play)).toMatchObject({ coins: 2, special: 'blank' });
    expect(offered(play, 'spend')).toEqual([]);
  });

  it('[P-30] the special die keeps its symbol from turn to turn', () => {
    const play = tower({
      levels: [{}],
      climbers: [hero(0, { special: 'hand' }), hero(1, { hero: 'nix' })],
      stack: [
        { step: 'turn', seat: 0 },
        { step: 'turn', seat: 1 },
      ],
      luck: [0, 0, 0, 0, 0, 4],
    });
    expect(me(play).special).toBe('hand');
  });

  it('[P-46] swords are combined in one attack', () => {
    const play = tower({ levels: [{}], climbers: [hero(0)], enemies: [['golem', 1]], dice: ['sword', 'sword', 'sword'] });
    play.plays('attack 1', 'spend 0 sword 0', 'spend 1 sword 0', 'spend 2 sword 0', 'hit');
    expect(enemyOn(play, 1)).toBeUndefined();
  });

  it('[P-48] a coin symbol gains a coin, more with gems', () => {
    const play = tower({ levels: [{}], climbers: [hero(0, { gems: 1 })], dice: ['coin'] });
    expect(me(play.plays('spend 0 coin 1'))).toMatchObject({ coins: 2, gems: 0 });
  });

  it('[P-49] [P-24] [H-5] a star serves as the symbols of the hero card only', () => {
    const grom = tower({ levels: [{}], climbers: [hero(0)], dice: ['star'] });
    expect(offered(grom, 'spend')).toEqual(['spend 0 coin 0']);
    const nix = tower({ levels: [{}], climbers: [hero(0, { hero: 'nix' })], dice: ['star'] });
    expect(offered(nix, 'spend')).toEqual(['spend 0 boot 0']);
  });
});

describe('fusing', () => {
  it('[P-29] [P-57] [H-6] two equal dice are any one other symbol, used at once', () => {
    const play = tower({ levels: [{}], climbers: [hero(0)], dice: ['hand', 'hand'] });
    expect(offered(play, 'fuse')).toEqual(['fuse 0 1 boot 0', 'fuse 0 1 coin 0']);
    expect(me(play.plays('fuse 0 1 boot 0', 'go 1')).at).toBe(1);
    expect(play.state.turn.used.slice(0, 2)).toEqual([true, true]);
  });

  it('[P-29] the result differs from the pair', () => {
    const play = tower({ levels: [{}], climbers: [hero(0)], dice: ['boot', 'boot'] });
    expect(offered(play, 'fuse')).toEqual(['fuse 0 1 coin 0']);
  });

  it('[Q25] [Q26] [H-4] not with the special die in step 5, nor star with what it serves as', () => {
    const play = tower({ levels: [{}], climbers: [hero(0, { special: 'hand' })], dice: ['hand', 'star', 'coin'] });
    expect(offered(play, 'fuse')).toEqual([]);
  });

  it('[P-89] a Fused symbol may be strengthened and joins other dice in an attack', () => {
    const play = tower({ levels: [{}], climbers: [hero(0, { gems: 1 })], enemies: [['golem', 1]], dice: ['hand', 'hand', 'sword'] });
    play.plays('attack 1', 'spend 2 sword 0', 'fuse 0 1 sword 1', 'hit');
    expect(enemyOn(play, 1)).toBeUndefined();
    expect(me(play).gems).toBe(2);
  });

  it('[P-57] a Fused hand moves an enemy', () => {
    const play = tower({ levels: [{}], climbers: [hero(0)], enemies: [['shambler', 5]], dice: ['boot', 'boot'] });
    play.plays('grab 5', 'fuse 0 1 hand 0', 'shove 6');
    expect(enemyOn(play, 6)).toBe('shambler');
  });
});

describe('what is not there', () => {
  it('[Q63] nothing can be given to another player', () => {
    const play = tower({ levels: [{}], climbers: [hero(0, { coins: 5, gems: 5 }), hero(1, { hero: 'nix' })], dice: ['coin'] });
    expect([...new Set(play.choices().map((option) => option.split(' ')[0]))]).toEqual(['spend', 'end']);
  });

  it('[H-52] what lasts is in the state: it survives being written down', () => {
    const play = tower({ levels: [{}], climbers: [hero(0, { hero: 'nix', cards: ['rage', 'stone-skin'] })], dice: ['boot'] });
    play.plays('use rage', 'use stone-skin', 'ability', 'spend 0 boot 0', 'go 1');
    const again = JSON.parse(JSON.stringify(play.state));
    expect(again).toEqual(play.state);
    expect(again.turn).toMatchObject({ nextAttack: 2, bootUsed: true, safeStep: false });
    expect(again.climbers[0]).toMatchObject({ stoneSkin: 1, turned: true });
  });
});

describe('respawning', () => {
  it('[P-51] any symbol brings the hero to a free field of the lowest row; it is no Move', () => {
    const play = tower({ levels: [{}, {}], lowest: 1, climbers: [hero(-1)], enemies: [['treant', at(2, 0, 1)]], dice: ['sword'] });
    expect(offered(play, 'respawn')).toEqual([0, 2, 3, 4, 5, 6, 7].map((column) => `respawn ${at(2, 0, column)} 0`));
    play.plays(`respawn ${at(2, 0, 0)} 0`);
    expect(me(play).hearts).toBe(6);
  });

  it('[Q22] [H-16] a full row: the next row up', () => {
    const enemies = [0, 1, 2, 3, 4, 5, 6, 7].map((column) => [column < 4 ? 'golem' : 'shambler', column] as const);
    const play = tower({ levels: [{}], climbers: [hero(-1)], enemies, dice: ['sword'] });
    expect(offered(play, 'respawn')).toHaveLength(8);
    expect(offered(play, 'respawn')[0]).toBe('respawn 8 0');
  });

  it('[Q24] [P-85] not with the special die; without a pool die one waits', () => {
    const play = tower({ levels: [{}], climbers: [hero(-1)], dice: [] });
    expect(play.choices()).toEqual(['end']);
  });
});

describe('gems', () => {
  it('[P-86] [P-87] the n-th strengthening of a die costs n gems', () => {
    expect([0, 1, 3, 6, 10].map(valueWith)).toEqual([1, 2, 3, 4, 5]);
    expect(GEM_PRICES.slice(0, 6)).toEqual([0, 1, 3, 6, 10, 15]);
  });

  it('[P-90] gems used are discarded', () => {
    const play = tower({ levels: [{}], climbers: [hero(0, { gems: 10 })], dice: ['coin'] });
    expect(me(play.plays('spend 0 coin 10'))).toMatchObject({ coins: 5, gems: 0 });
  });

  it.each([
    [0, 1],
    [1, 2],
    [3, 3],
    [6, 4],
    [10, 5],
  ])('[P-87] [C3-3] one boot with %i gems goes %i fields', (gems, fields) => {
    const play = tower({ levels: [{}], climbers: [hero(0, { gems })], dice: ['boot'] });
    play.plays(`spend 0 boot ${gems}`, ...Array.from({ length: fields }, (_, i) => `go ${i + 1}`));
    expect([me(play).at, play.asked]).toEqual([fields, ['0:actions']]);
  });

  it('[P-88] [C3-1] 9 gems on two swords: 4 + 3 = 7 wounds', () => {
    const play = tower({ levels: [{}], climbers: [hero(0, { gems: 9 })], enemies: [['golem', 1]], dice: ['sword', 'sword'] });
    play.plays('attack 1', 'spend 0 sword 6', 'spend 1 sword 3', 'hit');
    expect(play.heard(0, 'struck')).toEqual([{ kind: 'struck', seat: 0, enemy: 'golem', at: 1, wounds: 7, health: 3 }]);
    expect(me(play).gems).toBe(2);
  });

  it('[P-88] [C3-2] 9 gems on four swords: 3 + 3 + 2 + 2 = 10 wounds, one gem left', () => {
    const dice = ['sword', 'sword', 'sword', 'sword'] as const;
    const play = tower({ levels: [{}], climbers: [hero(0, { gems: 9 })], enemies: [['shambler', 1]], dice });
    play.plays('attack 1', 'spend 0 sword 3', 'spend 1 sword 3', 'spend 2 sword 1', 'spend 3 sword 1', 'hit');
    expect(play.heard(0, 'struck')[0]!.wounds).toBe(10);
    expect(me(play).gems).toBe(1);
  });

  it('[P-89] the special die is strengthened alike', () => {
    const play = tower({ levels: [{}], climbers: [hero(0, { gems: 3, special: 'coin' })] });
    expect(me(play.plays('spend 5 coin 3')).coins).toBe(3);
  });
});
