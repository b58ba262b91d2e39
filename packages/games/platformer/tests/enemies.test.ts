import { describe, expect, it } from 'vitest';
import { at, enemyOn, me, offered, tower } from './helpers.ts';

const hero = (field: number, more = {}) => ({ hero: 'sweety' as const, at: field, coins: 0, gems: 0, ...more });
const die = (face: 'attack' | 'left' | 'right', opening: Parameters<typeof tower>[0]) =>
  tower({ stack: [{ step: 'enemy-die', seat: 0 }], ...opening, turn: { enemyDie: face } });

describe('the enemy die', () => {
  it('[P-36] [Q2] [Q17] attack: every enemy attacks every adjacent hero, also from below', () => {
    const play = die('attack', {
      levels: [{}],
      climbers: [hero(9), hero(2, { hero: 'nix' })],
      enemies: [
        ['shambler', 1],
        ['golem', 3],
        ['golem', 20],
      ],
    });
    expect(me(play).hearts).toBe(4);
    expect(me(play, 1).hearts).toBe(3);
    expect(play.heard(0, 'attacked').map(({ at: field, seat }) => [field, seat])).toEqual([
      [1, 1],
      [1, 0],
      [3, 1],
    ]);
  });

  it('[Q17] [Q62] once a hero has fainted, later attacks on it lapse', () => {
    const play = die('attack', {
      levels: [{}],
      climbers: [hero(1, { hearts: 1 })],
      enemies: [
        ['golem', 0],
        ['golem', 2],
      ],
    });
    expect(play.heard(0, 'attacked')).toHaveLength(1);
    expect(me(play)).toMatchObject({ at: -1, hearts: 5 });
  });

  it('[P-60] no attack through walls and platforms', () => {
    const play = die('attack', {
      levels: [{ floors: ['........', '........', '=.......', '........'], walls: ['.........', '.........', '.........', '.|.......'] }],
      climbers: [hero(0)],
      enemies: [
        ['golem', 1],
        ['golem', 8],
      ],
    });
    expect(me(play).hearts).toBe(5);
  });

  it('[P-74] [P-75] left and right: one field, never off a platform, through walls or pieces', () => {
    const level = { floors: ['........', '....=...', '=.......', '........'], walls: ['.........', '.........', '.........', '......|..'] };
    const play = die('right', {
      levels: [level],
      climbers: [hero(3)],
      enemies: [
        ['golem', at(1, 1, 0)],
        ['golem', 2],
        ['golem', 5],
        ['golem', at(1, 2, 3)],
      ],
    });
    expect([enemyOn(play, at(1, 1, 0)), enemyOn(play, 2), enemyOn(play, 5)]).toEqual(['golem', 'golem', 'golem']);
    expect(enemyOn(play, at(1, 2, 4))).toBe('golem');
  });

  it('[P-76] [Q15] [C3-6] neighbours move together', () => {
    const enemies = [2, 3].map((field) => ['golem', field] as const);
    const right = die('right', { levels: [{}], climbers: [hero(7)], enemies });
    expect([2, 3, 4].map((field) => enemyOn(right, field))).toEqual([undefined, 'golem', 'golem']);
    const left = die('left', { levels: [{}], climbers: [hero(7)], enemies });
    expect([1, 2, 3].map((field) => enemyOn(left, field))).toEqual(['golem', 'golem', undefined]);
    const stuck = die('left', { levels: [{}], climbers: [hero(1)], enemies });
    expect([2, 3].map((field) => enemyOn(stuck, field))).toEqual(['golem', 'golem']);
  });

  it('[Q16] an enemy in the air steps only onto a platform field', () => {
    const level = { floors: ['........', '...=....', '........', '........'] };
    const enemies = [
      ['golem', at(1, 2, 2)],
      ['golem', at(1, 1, 5)],
    ] as const;
    const play = die('right', { levels: [level], climbers: [hero(0)], enemies });
    expect([enemyOn(play, at(1, 2, 3)), enemyOn(play, at(1, 1, 5))]).toEqual(['golem', 'golem']);
  });

  it('[P-113] [Q39] it reaches every enemy, the boss and its minions too', () => {
    const play = die('right', {
      levels: [{}, {}, {}, { floors: ['........', '........', '........', '^^^^^^^^'] }],
      climbers: [hero(0)],
      enemies: [
        ['medusa', at(4, 0, 0)],
        ['serpent', at(4, 0, 4)],
        ['golem', 3],
      ],
    });
    expect([enemyOn(play, at(4, 0, 1)), enemyOn(play, at(4, 0, 5)), enemyOn(play, 4)]).toEqual(['medusa', 'serpent', 'golem']);
  });
});

describe('moved by hand', () => {
  it('[P-47] [P-77] any distance, any direction, off a platform and upwards too', () => {
    const play = tower({ levels: [{}], climbers: [hero(0, { hero: 'grom' })], enemies: [['shambler', 6]], dice: ['hand'] });
    play.plays('grab 6', 'spend 0 hand 0');
    expect(offered(play, 'shove')).toEqual(['shove 5', 'shove 7', 'shove 14']);
    play.plays('shove 14');
    expect(enemyOn(play, 14)).toBe('shambler');
    expect(play.asked).toEqual(['0:actions']);
  });

  it('[Q30] never onto another piece', () => {
    const play = tower({
      levels: [{}],
      climbers: [hero(5)],
      enemies: [
        ['shambler', 6],
        ['shambler', 7],
      ],
      dice: ['hand'],
    });
    play.plays('grab 6', 'spend 0 hand 0');
    expect(offered(play, 'shove')).toEqual(['shove 14']);
  });

  it('[Q28] [Q29] gems and bonuses are points; one enemy an action, every field of the path free', () => {
    const play = tower({ levels: [{}], climbers: [hero(0, { gems: 1 })], enemies: [['shambler', 3]], dice: ['hand'] });
    play.plays('grab 3', 'spend 0 hand 1', 'shove 4', 'shove 5', 'shove 6');
    expect(enemyOn(play, 6)).toBe('shambler');
    expect(play.asked).toEqual(['0:actions']);
  });

  it('[P-67] a ladder lets an enemy be moved through a platform', () => {
    const level = { floors: ['........', '........', '......H.', '........'], ladders: ['........', '........', '........', '......H.'] };
    const play = tower({ levels: [level], climbers: [hero(0)], enemies: [['shambler', 6]], dice: ['hand'] });
    play.plays('grab 6', 'spend 0 hand 0', `shove ${at(1, 1, 6)}`);
    expect(enemyOn(play, at(1, 1, 6))).toBe('shambler');
  });

  it('[P-47] without a hand, or hemmed in, there is nothing to grab', () => {
    const play = tower({ levels: [{}], climbers: [hero(0)], enemies: [['shambler', 6]], dice: ['coin'] });
    expect(play.refused()['grab 6']).toEqual({ why: 'no-symbol', rule: 'P-47', symbol: 'hand' });
  });
});
