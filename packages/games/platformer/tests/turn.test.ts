import { describe, expect, it } from 'vitest';
import { at, enemyOn, fromRoll, fromSpecial, me, offered, tower, wholeTurn } from './helpers.ts';

const hero = (field: number, more = {}) => ({ hero: 'grom' as const, at: field, coins: 0, gems: 0, ...more });
const CALM = [0, 0, 2, 3, 4, 4];

describe('the turn', () => {
  it('[P-32] [P-42] clockwise; the very first turn begins with the roll', () => {
    const play = tower({
      levels: [{}],
      seats: 3,
      climbers: [hero(0), hero(1, { hero: 'nix' }), hero(2, { hero: 'etorn' })],
      turn: { number: 0 },
      stack: [{ step: 'turn', seat: 0 }],
      luck: [...CALM, ...CALM],
    });
    expect(play.state.turn).toMatchObject({ seat: 0, number: 1, step: 5 });
    expect(play.position.stack.some((entry) => 'step' in entry && entry.step === 'removal')).toBe(false);
    play.plays('end', 'skip');
    expect(play.state.turn).toMatchObject({ seat: 1, number: 2 });
    expect(play.asked).toEqual(['1:actions']);
  });

  it('[P-34] [H-15] [P-55] recharging turns the active player’s cards and hero card back, nobody else’s', () => {
    const play = tower({
      levels: [{}],
      climbers: [
        hero(0, { hero: 'nix', cards: ['speed-boots'], exhausted: ['speed-boots'], turned: true }),
        hero(1, { hero: 'calla', cards: ['grapnel'], exhausted: ['grapnel'], turned: true }),
      ],
      stack: [{ step: 'recharge', seat: 0 }],
    });
    expect(me(play)).toMatchObject({ exhausted: [], turned: false });
    expect(me(play, 1)).toMatchObject({ exhausted: ['grapnel'], turned: true });
    expect(play.heard(0, 'recharged')).toEqual([{ kind: 'recharged', seat: 0, cards: 2 }]);
  });

  it('[P-28] [P-35] five action dice and the enemy die are rolled and form the pool', () => {
    const play = tower({ levels: [{}], climbers: [hero(0)], stack: fromRoll(0), luck: [0, 2, 3, 4, 5, 5] });
    expect(play.state.turn).toMatchObject({
      dice: ['boot', 'sword', 'hand', 'coin', 'star'],
      used: Array(5).fill(false),
      enemyDie: 'right',
    });
  });

  it('[P-37] [Q23] [H-14] off the map, Respawn comes first and must be done', () => {
    const play = tower({ levels: [{}], climbers: [hero(-1)], stack: fromRoll(0), luck: CALM });
    expect(play.asked).toEqual(['0:respawn']);
    expect(offered(play, 'end')).toEqual([]);
    expect(play.choices()).toHaveLength(40);
    play.plays('respawn 3 4');
    expect(play.asked).toEqual(['0:actions']);
    expect(play.state.turn.used).toEqual([false, false, false, false, true]);
  });

  it('[P-38] [P-57] [Q60] step 6 saves one unused symbol, or Fuses two, the special die included', () => {
    const play = tower({ levels: [{}], climbers: [hero(0, { special: 'coin' })], dice: ['boot', 'boot', 'coin'], stack: fromSpecial(0) });
    expect(offered(play, 'save')).toEqual(['save 0', 'save 1']);
    expect(offered(play, 'save-fused')).toContain('save-fused 0 1 star');
    expect(offered(play, 'save-fused')).toContain('save-fused 2 5 sword');
    play.plays('save-fused 2 5 sword');
    expect(me(play).special).toBe('sword');
  });

  it('[P-38] [H-4] saving is optional and overwrites the old symbol', () => {
    const play = tower({ levels: [{}], climbers: [hero(0, { special: 'coin' })], dice: ['hand'], stack: fromSpecial(0) });
    expect(me(play.plays('save 0')).special).toBe('hand');
    const skips = tower({ levels: [{}], climbers: [hero(0, { special: 'coin' })], dice: ['hand'], stack: fromSpecial(0) });
    expect(me(skips.plays('skip')).special).toBe('coin');
  });

  it('[P-50] unused symbols are lost with the turn', () => {
    const play = tower({
      levels: [{}],
      climbers: [hero(0), hero(1, { hero: 'nix' })],
      dice: ['hand'],
      stack: [{ step: 'turn', seat: 1 }, ...fromSpecial(0)],
      luck: CALM,
    });
    play.plays('skip');
    expect(play.state.turn.dice).toEqual(['boot', 'boot', 'sword', 'hand', 'coin']);
    expect(me(play).special).toBe('blank');
  });

  it('[P-40] [P-41] [Q40] after step 8 the boss acts only if the hero is on its level', () => {
    const play = tower({ levels: [{}], climbers: [hero(0)], stack: fromSpecial(0) });
    expect(play.heard(0, 'boss-turn-began')).toEqual([]);
    expect(play.state.turn.step).toBe(9);
  });
});

describe('levels', () => {
  it('[P-33] [P-79] two levels above the lowest: it is removed with all on it, and its heroes faint', () => {
    const play = tower({
      levels: [{}, {}, {}],
      climbers: [hero(at(3, 0, 0)), hero(at(1, 0, 3), { hero: 'nix', hearts: 1, coins: 4, special: 'boot', cards: ['grapnel'] })],
      enemies: [['shambler', at(1, 1, 1)]],
      coins: [at(1, 2, 2)],
      stack: [{ step: 'removal', seat: 0 }],
    });
    expect(play.state.lowest).toBe(1);
    expect(enemyOn(play, at(1, 1, 1))).toBeUndefined();
    expect(play.state.lies[at(1, 2, 2)]).toBe(0);
    expect(me(play, 1)).toMatchObject({ at: -1, hearts: 5, coins: 4, special: 'blank', cards: ['grapnel'] });
  });

  it('[P-33] [Q19] [Q20] one level a turn, and never the one below the hero’s', () => {
    const removed = (levels: number, lowest: number) =>
      tower({ levels: Array(levels).fill({}), lowest, climbers: [hero(at(levels, 0, 0))], stack: [{ step: 'removal', seat: 0 }] }).state
        .lowest;
    expect(removed(3, 0)).toBe(1);
    expect(removed(3, 1)).toBe(1);
    expect(removed(2, 0)).toBe(0);
  });

  it('[P-78] [P-17] [Q21] the first hero in the top row reveals the next level at once, and plays on', () => {
    const play = tower({ levels: [{}], climbers: [hero(at(1, 2, 0))], dice: ['boot', 'boot'], luck: [0, 0, 0] });
    play.plays('spend 0 boot 0', `go ${at(1, 3, 0)}`).done();
    expect(play.state.highest).toBe(1);
    expect(play.state.tiles.slice(2, 4)).toEqual(['F01', 'F02']);
    expect(play.state.enemyCards[1]).toBe('treant');
    expect([enemyOn(play, at(2, 2, 2)), enemyOn(play, at(2, 1, 0)), enemyOn(play, at(2, 1, 5))]).toEqual(['treant', 'treant', 'treant']);
    expect(play.state.lies[at(2, 2, 1)]).toBe(2);
    expect(play.asked).toEqual(['0:actions']);
    play.plays('spend 1 boot 0', `go ${at(1, 3, 1)}`);
    expect(play.state.highest).toBe(1);
  });

  it('[Q21] being pushed, placed or portalled there reveals too', () => {
    const pushed = tower({
      levels: [{}],
      climbers: [hero(at(1, 2, 0)), hero(at(1, 2, 1), { hero: 'nix' })],
      dice: ['boot'],
      luck: [0, 0, 0],
    });
    pushed.plays('spend 0 boot 0', `push ${at(1, 2, 1)} ${at(1, 3, 1)}`);
    expect(pushed.state.highest).toBe(1);
  });

  it('[H-21] a trap that fells the hero still reveals the level; fresh Treants do not react', () => {
    const trap = { cells: ['t.......', '........', '........', '........'] };
    const felled = tower({ levels: [trap], climbers: [hero(at(1, 2, 0), { hero: 'nix', hearts: 1 })], dice: ['boot'], luck: [0, 0, 0] });
    felled.plays('spend 0 boot 0', `go ${at(1, 3, 0)}`);
    expect([me(felled).at, felled.state.highest]).toEqual([-1, 1]);
    const fresh = tower({ levels: [{}], climbers: [hero(at(1, 2, 0))], dice: ['boot'], luck: [0, 0, 0] });
    fresh.plays('spend 0 boot 0', `go ${at(1, 3, 0)}`);
    expect(me(fresh).hearts).toBe(6);
  });

  it('[P-92] [P-94] [P-98] the boss level: coins and gems, then the setup of the boss card', () => {
    const play = tower({ levels: [{}, {}, {}], climbers: [hero(at(3, 2, 0))], dice: ['boot'], luck: [0, 0, 0, 0, 1] });
    play.plays('spend 0 boot 0', `go ${at(3, 3, 0)}`).done();
    expect(play.state.tiles.slice(6)).toEqual(['FB1', 'FB2']);
    expect(enemyOn(play, at(4, 2, 6))).toBe('medusa');
    expect(play.state.lies.filter((thing) => thing === 3)).toHaveLength(4);
    expect(play.state.stands.filter((code) => code === play.state.stands[at(4, 0, 1)])).toHaveLength(2);
    expect(enemyOn(play, at(4, 0, 1))).toBe('serpent');
  });

  it('[P-92] [H-41] Ikee comes without minions', () => {
    const play = tower({ levels: [{}, {}, {}], climbers: [hero(at(3, 2, 0))], dice: ['boot'], luck: [0, 0, 1], options: { boss: 'ikee' } });
    play.plays('spend 0 boot 0', `go ${at(3, 3, 0)}`).done();
    expect(play.state.stands.filter((code) => code > 4)).toHaveLength(1);
    expect(enemyOn(play, at(4, 3, 0))).toBe('ikee');
  });

  it('[Q52] [Q51] enemies appear while tokens last, coins too where the house counts them', () => {
    const crowd = { enemies: [0, 1, 2].map((column) => ['treant', at(1, 0, column)] as const) };
    const play = tower({ levels: [{}], ...crowd, climbers: [hero(at(1, 2, 7))], dice: ['boot'], luck: [0, 0, 0] });
    play.plays('spend 0 boot 0', `go ${at(1, 3, 7)}`);
    expect(play.heard(0, 'enemy-appeared')).toHaveLength(1);
    const poor = tower({
      levels: [{}],
      climbers: [hero(at(1, 2, 7), { coins: 35, gems: 50 }), { coins: 0 }],
      dice: ['boot', 'coin'],
      luck: [0, 0, 0],
      options: { enforceTokenLimits: 'yes' },
    });
    expect(poor.refused()['spend 1 coin 0']).toEqual({ why: 'nothing-changes', rule: 'P-43' });
    poor.plays('spend 0 boot 0', `go ${at(1, 3, 7)}`);
    expect(poor.state.lies.every((thing) => thing === 0)).toBe(true);
  });
});

describe('the whole turn', () => {
  it('[P-36] [P-37] runs its eight steps in order', () => {
    const play = tower({ levels: [{}], climbers: [hero(0)], stack: wholeTurn(0), luck: CALM });
    expect(play.state.turn.step).toBe(5);
    play.plays('end');
    expect(play.state.turn.step).toBe(6);
    play.plays('skip').done();
    expect(play.state.turn.step).toBe(9);
  });
});
