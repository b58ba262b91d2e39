import { describe, expect, it } from 'vitest';
import { at, enemyOn, me, offered, tower } from './helpers.ts';

const hero = (field: number, more = {}) => ({ hero: 'grom' as const, at: field, coins: 0, gems: 0, ...more });

describe('attacking enemies', () => {
  it('[P-80] [C3-4] sword + special sword + gem + Greed-hammer = 4 wounds', () => {
    const play = tower({
      levels: [{}],
      climbers: [hero(0, { gems: 1, special: 'sword', cards: ['greed-hammer'] })],
      enemies: [['gargoyle', 1]],
      dice: ['sword'],
    });
    play.plays('use greed-hammer', 'attack 1', 'spend 0 sword 1', 'spend 5 sword 0', 'hit');
    expect(play.heard(0, 'struck')[0]).toMatchObject({ wounds: 4, health: 4 });
    expect(enemyOn(play, 1)).toBeUndefined();
  });

  it('[P-81] [Q32] too few wounds: all is spent and nothing carries over', () => {
    const play = tower({ levels: [{}], climbers: [hero(0)], enemies: [['golem', 1]], dice: ['sword', 'sword', 'sword'] });
    play.plays('attack 1', 'spend 0 sword 0', 'spend 1 sword 0', 'hit', 'attack 1', 'spend 2 sword 0', 'hit');
    expect(enemyOn(play, 1)).toBe('golem');
    expect(play.refused()['attack 1']).toEqual({ why: 'no-symbol', rule: 'P-46', symbol: 'sword' });
  });

  it('[P-82] [P-25] the token goes, the hero gets the loot', () => {
    const play = tower({ levels: [{}], climbers: [hero(0)], enemies: [['treant', 1]], dice: ['sword', 'sword'] });
    play.plays('attack 1', 'spend 0 sword 0', 'spend 1 sword 0', 'hit');
    expect(me(play)).toMatchObject({ coins: 2, gems: 1, defeated: 1 });
    expect(play.state.stands[1]).toBe(0);
  });

  it('[Q31] [P-60] only adjacent enemies, and none behind a wall', () => {
    const level = { walls: ['.........', '.........', '.........', '.|.......'] };
    const play = tower({
      levels: [level],
      climbers: [hero(0)],
      enemies: [
        ['golem', 1],
        ['golem', at(1, 2, 0)],
      ],
      dice: ['sword'],
    });
    expect(offered(play, 'attack')).toEqual([]);
  });

  it('[Q33] heroes cannot be attacked', () => {
    const play = tower({ levels: [{}], climbers: [hero(0), hero(1, { hero: 'nix' })], dice: ['sword'] });
    expect(offered(play, 'attack')).toEqual([]);
  });

  it('[P-66] through a ladder one attacks and is attacked', () => {
    const level = { floors: ['........', '........', 'H.......', '........'], ladders: ['........', '........', '........', 'H.......'] };
    const play = tower({ levels: [level], climbers: [hero(0)], enemies: [['shambler', 8]], dice: ['sword'] });
    play.plays('attack 8', 'spend 0 sword 0', 'hit');
    expect(enemyOn(play, 8)).toBeUndefined();
  });

  it('[H-10] bonuses for the next Attack are used up even if it fails, and end with the turn', () => {
    const play = tower({
      levels: [{}],
      climbers: [hero(0, { cards: ['greed-hammer', 'rage'] })],
      enemies: [['gargoyle', 1]],
      dice: ['sword', 'sword'],
    });
    play.plays('use greed-hammer', 'use rage');
    expect(play.state.turn.nextAttack).toBe(3);
    play.plays('attack 1', 'spend 0 sword 0', 'hit');
    expect(enemyOn(play, 1)).toBeUndefined();
    expect(play.state.turn.nextAttack).toBe(0);
  });
});

describe('wounds and fainting', () => {
  it('[P-83] a heart for each wound', () => {
    const play = tower({ levels: [{}], climbers: [hero(0)], enemies: [['werewolf', 1]], dice: ['boot'] });
    expect(me(play.plays('spend 0 boot 0', 'go 8')).hearts).toBe(3);
  });

  it('[P-84] [H-36] fainting: off the map, die reset, boss tokens gone, full health; the rest stays', () => {
    const play = tower({
      levels: [{}],
      climbers: [
        hero(0, {
          hearts: 1,
          special: 'sword',
          tokens: ['stone-legs', 'mirror'],
          coins: 3,
          gems: 2,
          cards: ['speed-boots'],
          exhausted: [],
        }),
      ],
      enemies: [['golem', 1]],
      dice: [],
    });
    play.plays('use speed-boots', 'go 8');
    expect(me(play)).toMatchObject({ at: -1, hearts: 6, special: 'blank', tokens: [], coins: 3, gems: 2, cards: ['speed-boots'] });
    expect(play.heard(0, 'fainted')).toEqual([{ kind: 'fainted', seat: 0, at: 0 }]);
  });

  it('[H-33] lasting effects stay after fainting', () => {
    const play = tower({
      levels: [{}],
      climbers: [hero(0, { hearts: 1, floating: true, cards: ['greed-hammer'] })],
      enemies: [['golem', 1]],
      dice: ['boot'],
    });
    play.plays('use greed-hammer', 'spend 0 boot 0', 'go 8');
    expect(me(play)).toMatchObject({ floating: true, exhausted: ['greed-hammer'] });
    expect(play.state.turn.nextAttack).toBe(1);
  });
});
