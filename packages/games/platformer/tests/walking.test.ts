import { describe, expect, it } from 'vitest';
import { at, COURT, enemyOn, me, offered, tower } from './helpers.ts';

const GROUND = { floors: ['........', '........', '........', '........'] };
const hero = (field: number, more = {}) => ({ hero: 'grom' as const, at: field, coins: 0, gems: 0, ...more });

describe('moving', () => {
  it('[P-45] [P-62] a boot Moves one field, upwards into the air too', () => {
    const play = tower({ levels: [GROUND], climbers: [hero(at(1, 0, 3))], dice: ['boot', 'boot'] });
    play.plays('spend 0 boot 0', `go ${at(1, 1, 3)}`, 'spend 1 boot 0', `go ${at(1, 2, 3)}`);
    expect(me(play).at).toBe(at(1, 2, 3));
    expect(play.state.turn.used).toEqual([true, true, true, true, true]);
  });

  it('[H-7] [P-88] gems are paid with the symbol, fields chosen one by one, and one may stop early', () => {
    const play = tower({ levels: [GROUND], climbers: [hero(at(1, 0, 3), { gems: 3 })], dice: ['boot'] });
    play.plays('spend 0 boot 3');
    expect(me(play).gems).toBe(0);
    expect(offered(play, 'stop')).toEqual([]);
    play.plays(`go ${at(1, 0, 4)}`, 'stop');
    expect(me(play).at).toBe(at(1, 0, 4));
    expect(play.asked).toEqual(['0:actions']);
  });

  it('[P-20] [Q12] [Q11] a trap wounds whoever comes to be on it, not who stands there', () => {
    const level = { cells: ['........', '........', '........', '...t....'] };
    const play = tower({ levels: [level], climbers: [hero(at(1, 0, 2), { hero: 'nix' })], dice: ['boot', 'boot'] });
    play.plays('spend 0 boot 0', `go ${at(1, 0, 3)}`);
    expect(me(play).hearts).toBe(4);
    expect(play.heard(0, 'wounded')).toEqual([{ kind: 'wounded', seat: 0, wounds: 1, hearts: 4, source: 'trap' }]);
    play.plays('spend 1 boot 0', `go ${at(1, 1, 3)}`, 'gravity');
    expect(me(play).hearts).toBe(3);
  });

  it('[Q14] coins and gems are collected on entering', () => {
    const play = tower({
      levels: [GROUND],
      climbers: [hero(0)],
      coins: [1],
      gems: [2],
      dice: ['boot'],
      more: (s) => (s.climbers[0]!.gems = 1),
    });
    play.plays('spend 0 boot 1', 'go 1', 'go 2');
    expect(me(play)).toMatchObject({ coins: 1, gems: 1 });
    expect(play.state.lies.every((thing) => thing === 0)).toBe(true);
  });

  it('[P-44] an action that leads nowhere is not offered', () => {
    const shut = { floors: ['........', '........', '=.......', '........'], walls: ['.........', '.........', '.........', '.|.......'] };
    const play = tower({ levels: [shut], climbers: [hero(0)], dice: ['boot'] });
    expect(play.refused()['spend 0 boot 0']).toEqual({ why: 'no-way', rule: 'P-45' });
  });
});

describe('the zone of control', () => {
  it('[P-68] [Q3] [Q4] leaving an enemy’s side is attacked before the step, coming next to it is not', () => {
    const play = tower({ levels: [GROUND], climbers: [hero(0)], enemies: [['golem', 2]], dice: ['boot', 'boot'] });
    play.plays('spend 0 boot 0', 'go 1');
    expect(me(play).hearts).toBe(6);
    play.plays('spend 1 boot 0', 'go 0');
    expect(me(play)).toMatchObject({ at: 0, hearts: 5 });
    expect(play.heard(0, 'attacked')).toEqual([{ kind: 'attacked', enemy: 'golem', at: 2, seat: 0, wounds: 1, why: 'leaving' }]);
  });

  it('[Q4] who faints on leaving stays spent: the step is cancelled', () => {
    const play = tower({ levels: [GROUND], climbers: [hero(1, { hearts: 1 })], enemies: [['golem', 2]], dice: ['boot', 'hand'] });
    play.plays('spend 0 boot 0', 'go 0');
    expect(me(play)).toMatchObject({ at: -1, hearts: 6 });
    expect(play.state.turn.used[0]).toBe(true);
    expect(play.state.stands[0]).toBe(0);
  });

  it('[Q5] each field of a longer Move is a Move of its own', () => {
    const play = tower({
      levels: [GROUND],
      climbers: [hero(at(1, 0, 1), { gems: 1 })],
      enemies: [
        ['shambler', at(1, 0, 0)],
        ['shambler', at(1, 1, 0)],
      ],
      dice: ['boot'],
    });
    play.plays('spend 0 boot 1', `go ${at(1, 1, 1)}`, `go ${at(1, 2, 1)}`);
    expect(me(play).hearts).toBe(4);
  });

  it('[Q6] two adjacent enemies attack once each', () => {
    const play = tower({
      levels: [GROUND],
      climbers: [hero(1)],
      enemies: [
        ['shambler', 0],
        ['golem', 2],
      ],
      dice: ['boot'],
    });
    expect(me(play.plays('spend 0 boot 0', 'go 9')).hearts).toBe(4);
  });
});

describe('pushing', () => {
  it('[P-70] [P-71] [Q7] the pusher chooses any free adjacent field, even upwards or the own one', () => {
    const play = tower({ levels: [GROUND], climbers: [hero(at(1, 0, 3)), hero(at(1, 0, 4), { hero: 'nix' })], dice: ['boot'] });
    play.plays('spend 0 boot 0');
    expect(offered(play, 'push')).toEqual([3, 5, 12].map((out) => `push 4 ${out}`));
    play.plays('push 4 12');
    expect([me(play).at, me(play, 1).at]).toEqual([4, 12]);
    expect(play.heard(0, 'hero-moved')[0]).toEqual({ kind: 'hero-moved', seat: 1, from: 4, to: 12, how: 'push', by: 0 });
  });

  it('[Q8] [H-23] no chains, but a swap is always possible', () => {
    const narrow = { floors: ['........', '........', '=====...', '........'] };
    const play = tower({
      levels: [narrow],
      climbers: [hero(3)],
      enemies: [
        ['shambler', 2],
        ['shambler', 1],
      ],
      dice: ['boot'],
    });
    play.plays('spend 0 boot 0');
    expect(offered(play, 'push')).toEqual(['push 2 3']);
    play.plays('push 2 3');
    expect([me(play).at, enemyOn(play, 3), enemyOn(play, 1)]).toEqual([2, 'shambler', 'shambler']);
  });

  it('[P-73] [C3-7] the pushed enemy attacks first; a faint cancels the Push, the boot is spent', () => {
    const play = tower({ levels: [GROUND], climbers: [hero(3, { hearts: 1 })], enemies: [['golem', 2]], dice: ['boot'] });
    play.plays('spend 0 boot 0', 'push 2 1');
    expect(me(play).at).toBe(-1);
    expect(enemyOn(play, 2)).toBe('golem');
    expect(play.state.turn.used[0]).toBe(true);
  });

  it('[H-22] a pushed Treant attacks twice', () => {
    const play = tower({ levels: [GROUND], climbers: [hero(3)], enemies: [['treant', 2]], dice: ['boot'] });
    play.plays('spend 0 boot 0', 'push 2 1');
    expect(me(play)).toMatchObject({ at: 2, hearts: 2 });
    expect(play.heard(0, 'attacked').map(({ why }) => why)).toEqual(['leaving', 'roots']);
  });

  it('[Q34] being pushed is no Move: no attack, no Roots, but traps and coins', () => {
    const level = { cells: ['........', '........', '........', '.....t..'] };
    const play = tower({
      levels: [level],
      climbers: [hero(3), hero(4, { hero: 'nix' })],
      enemies: [['treant', 6]],
      coins: [5],
      dice: ['boot'],
    });
    play.plays('spend 0 boot 0', 'push 4 5');
    expect(me(play, 1)).toMatchObject({ at: 5, hearts: 4, coins: 1 });
  });
});

describe('portals', () => {
  const gate = { cells: ['........', '........', '........', 'O......O'] };

  it('[P-23] [Q36] one boot from portal to portal, without attacks', () => {
    const play = tower({ levels: [gate], climbers: [hero(0)], enemies: [['werewolf', 1]], dice: ['boot'] });
    play.plays('spend 0 boot 0', 'portal 7');
    expect(me(play)).toMatchObject({ at: 7, hearts: 6 });
    expect(play.heard(0, 'hero-moved')[0]).toMatchObject({ how: 'portal' });
  });

  it('[P-23] [Q35] a piece at the exit is pushed, or swaps to the entry, still without attack', () => {
    const play = tower({ levels: [gate], climbers: [hero(0)], enemies: [['werewolf', 7]], dice: ['boot'] });
    play.plays('spend 0 boot 0');
    expect(offered(play, 'portal-push')).toEqual(['portal-push 7 6', 'portal-push 7 15', 'portal-push 7 0']);
    play.plays('portal-push 7 0');
    expect([me(play).at, me(play).hearts, enemyOn(play, 0)]).toEqual([7, 6, 'werewolf']);
  });

  it('[Q53] a portal without partner is inert', () => {
    const lone = { cells: ['........', '........', '........', 'O.......'] };
    const play = tower({ levels: [lone], climbers: [hero(0)], dice: ['boot'] }).plays('spend 0 boot 0');
    expect(offered(play, 'portal')).toEqual([]);
  });

  it('[H-8] each boot point is a Move or a trip; cards that Move do not open portals', () => {
    const play = tower({ levels: [gate], climbers: [hero(1, { gems: 1, cards: ['speed-boots'] })], dice: ['boot'] });
    play.plays('spend 0 boot 1', 'go 0', 'portal 7');
    expect(me(play).at).toBe(7);
    play.plays('use speed-boots');
    expect(offered(play, 'portal')).toEqual([]);
  });
});

describe('entering the boss level', () => {
  const levels = [{}, {}, {}, COURT];
  const boss = ['medusa', at(4, 3, 7)] as const;

  it('[P-95] [P-108] [P-109] one-way: up through the platform, never down', () => {
    const play = tower({ levels, lowest: 2, climbers: [hero(at(3, 3, 0)), hero(at(3, 0, 7))], enemies: [boss], dice: ['boot', 'boot'] });
    play.plays('spend 0 boot 0', `go ${at(4, 0, 0)}`);
    expect(me(play)).toMatchObject({ at: at(4, 0, 0), entered: true });
    play.plays('spend 1 boot 0');
    expect(play.refused()[`go ${at(3, 3, 0)}`]).toEqual({ why: 'platform', rule: 'P-16' });
  });

  it('[P-110] [H-24] [Q48] the pushed enemy attacks across and stays inside', () => {
    const minion = ['serpent', at(4, 0, 0)] as const;
    const start = at(3, 3, 0);
    const play = tower({ levels, lowest: 2, climbers: [hero(start), hero(at(3, 0, 7))], enemies: [boss, minion], dice: ['boot'] });
    play.plays('spend 0 boot 0');
    expect(offered(play, 'push')).toEqual([`push ${at(4, 0, 0)} ${at(4, 0, 1)}`, `push ${at(4, 0, 0)} ${at(4, 1, 0)}`]);
    play.plays(`push ${at(4, 0, 0)} ${at(4, 0, 1)}`);
    expect(me(play)).toMatchObject({ at: at(4, 0, 0), hearts: 5 });
  });

  it('[H-24] a hero that faints on the way has not entered', () => {
    const minion = ['serpent', at(4, 0, 0)] as const;
    const play = tower({
      levels,
      lowest: 2,
      climbers: [hero(at(3, 3, 0), { hearts: 1 }), hero(at(3, 0, 7))],
      enemies: [boss, minion],
      dice: ['boot'],
    });
    play.plays('spend 0 boot 0', `push ${at(4, 0, 0)} ${at(4, 0, 1)}`);
    expect(me(play)).toMatchObject({ at: -1, entered: false });
  });

  it('[P-111] [Q46] when the last hero enters, all other levels are gone', () => {
    const play = tower({
      levels,
      lowest: 1,
      climbers: [hero(at(3, 3, 0)), hero(-1, { entered: true })],
      enemies: [boss, ['gargoyle', at(3, 3, 4)]],
      coins: [at(2, 1, 1)],
      dice: ['boot'],
    });
    play.plays('spend 0 boot 0', `go ${at(4, 0, 0)}`);
    expect([play.state.lowest, play.state.highest]).toEqual([3, 3]);
    expect(enemyOn(play, at(3, 3, 4))).toBeUndefined();
    expect(play.heard(0, 'tower-removed')).toHaveLength(1);
  });

  it('[P-111] a hero that has not entered keeps the tower standing', () => {
    const play = tower({ levels, lowest: 1, climbers: [hero(at(3, 3, 0)), hero(-1)], enemies: [boss], dice: ['boot'] });
    play.plays('spend 0 boot 0', `go ${at(4, 0, 0)}`);
    expect(play.state.lowest).toBe(1);
  });

  it('[Q47] nobody is pushed or handed up through the one-way platform', () => {
    const play = tower({
      levels,
      lowest: 2,
      climbers: [hero(at(3, 3, 0)), hero(at(3, 3, 1), { hero: 'nix' })],
      enemies: [boss, ['golem', at(3, 3, 5)]],
      dice: ['boot', 'hand', 'hand'],
    });
    play.plays('spend 0 boot 0');
    expect(offered(play, 'push')).not.toContain(`push ${at(3, 3, 1)} ${at(4, 0, 1)}`);
    play.plays(`push ${at(3, 3, 1)} ${at(3, 3, 2)}`, `grab ${at(3, 3, 5)}`, 'spend 1 hand 0', 'spend 2 hand 0');
    expect(offered(play, 'shove')).not.toContain(`shove ${at(4, 0, 5)}`);
  });
});
