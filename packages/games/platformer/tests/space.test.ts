import { describe, expect, it } from 'vitest';
import { adjacent, fieldOf, hasPlatform, LEVEL_FIELDS, levelOf, neighbours, onMap, printAt, TILES } from '../src/index.ts';
import { at, me, offered, tower } from './helpers.ts';

const CORNER = {
  walls: ['.........', '.........', '..|......', '.........'],
  floors: ['........', '..H.....', '..=.....', '........'],
};

describe('the map', () => {
  it('[P-13] a level is two tiles side by side: four rows of eight fields', () => {
    const { state } = tower({ levels: [['F01', 'F02']] });
    expect(LEVEL_FIELDS).toBe(32);
    expect([levelOf(at(1, 3, 7)), levelOf(at(2, 0, 0))]).toEqual([0, 1]);
    expect(fieldOf(state, at(1, 3, 1))).toMatchObject({ print: 'shop', floor: 'platform' });
    expect(fieldOf(state, at(1, 3, 5))).toMatchObject({ print: 'gem', floor: 'open' });
    expect(TILES.F01.cells[0]).toBe('.S..');
  });

  it('[P-14] a field holds one piece: entering means pushing', () => {
    const play = tower({ levels: [{}], climbers: [{ at: 0 }, { at: 1 }], dice: ['boot'] }).plays('spend 0 boot 0');
    expect(offered(play, 'go')).not.toContain('go 1');
    expect(offered(play, 'push').length).toBeGreaterThan(0);
  });

  it('[P-15] [P-60] [Q61] nobody crosses a wall or the border', () => {
    const play = tower({ levels: [CORNER], climbers: [{ at: at(1, 1, 1) }], dice: ['boot'] }).plays('spend 0 boot 0');
    expect(play.refused()[`go ${at(1, 1, 2)}`]).toEqual({ why: 'wall', rule: 'P-15' });
    const border = tower({ levels: [{}], climbers: [{ at: 0 }], dice: ['boot'] }).plays('spend 0 boot 0');
    expect(offered(border, 'go')).toEqual(['go 1', 'go 8']);
  });

  it('[P-16] [P-60] nobody crosses a platform', () => {
    const play = tower({ levels: [CORNER], climbers: [{ at: at(1, 0, 2) }], dice: ['boot'] }).plays('spend 0 boot 0');
    expect(play.refused()[`go ${at(1, 1, 2)}`]).toEqual({ why: 'platform', rule: 'P-16' });
  });

  it('[P-58] [P-59] [P-66] [C3-5] wall left, platform below, open right, pierced platform above: right and up', () => {
    const { state } = tower({ levels: [CORNER] });
    expect(neighbours(state, at(1, 1, 2))).toEqual([at(1, 1, 3), at(1, 2, 2)]);
    expect(adjacent(state, at(1, 1, 2), at(1, 2, 2))).toBe(true);
    expect(adjacent(state, at(1, 2, 2), at(1, 1, 2))).toBe(true);
    expect(adjacent(state, at(1, 1, 2), at(1, 2, 3))).toBe(false);
  });

  it('[P-61] the lowest row counts as a platform: enemies walk on it and nothing falls out', () => {
    const { state } = tower({ levels: [{}, {}], lowest: 1 });
    expect(hasPlatform(state, at(2, 0, 3))).toBe(true);
    expect(hasPlatform(state, at(2, 1, 3))).toBe(false);
    expect(onMap(state, at(1, 3, 3))).toBe(false);
  });

  it('[P-22] [P-37] [Q37] a ladder joins the fields above and below a platform, downwards too', () => {
    const level = { floors: ['........', '........', '=H======', '........'], ladders: ['........', '........', '........', '.H......'] };
    const play = tower({ levels: [level], climbers: [{ at: at(1, 1, 1) }], dice: ['boot'] }).plays('spend 0 boot 0');
    expect(offered(play, 'go')).toContain(`go ${at(1, 0, 1)}`);
    expect(me(play.plays(`go ${at(1, 0, 1)}`)).at).toBe(at(1, 0, 1));
  });

  it('[H-29] hidden levels are outside the map', () => {
    const play = tower({ levels: [{}], climbers: [{ at: at(1, 3, 0) }], dice: ['boot'] }).plays('spend 0 boot 0');
    expect(offered(play, 'go')).not.toContain(`go ${at(2, 0, 0)}`);
  });

  it('[P-93] [P-94] boss tiles carry boss spawn, icons and shops', () => {
    const { state } = tower({ levels: [{}, {}, {}, ['FB1', 'FB2']], enemies: [['medusa', at(4, 3, 0)]] });
    expect(printAt(state, at(4, 3, 0))).toBe(7);
    expect(fieldOf(state, at(4, 1, 1)).print).toBe('icon');
    expect(fieldOf(state, at(4, 0, 0)).floor).toBe('one-way');
  });
});
