import { describe, expect, it } from 'vitest';
import { at, enemyOn, fromSpecial, me, offered, tower } from './helpers.ts';

const AIR = {};
const hero = (field: number, more = {}) => ({ hero: 'sweety' as const, at: field, coins: 0, gems: 0, ...more });
const LADDER = { ladders: ['........', '...H....', '...H....', '........'] };

describe('gravity', () => {
  it('[P-39] step 7 always brings everything down', () => {
    const play = tower({
      levels: [AIR],
      climbers: [hero(at(1, 3, 0))],
      enemies: [['golem', at(1, 2, 4)]],
      stack: fromSpecial(0),
    });
    expect(me(play).at).toBe(at(1, 0, 0));
    expect(enemyOn(play, at(1, 0, 4))).toBe('golem');
    expect(play.state.turn.step).toBe(9);
  });

  it('[P-52] [H-19] gravity is a free action, offered only where something falls', () => {
    const play = tower({ levels: [AIR], climbers: [hero(at(1, 2, 0))], dice: [] });
    expect(me(play.plays('gravity')).at).toBe(at(1, 0, 0));
    expect(play.refused().gravity).toEqual({ why: 'nothing-changes', rule: 'P-43' });
  });

  it('[P-63] [Q10] stacks come down together: what stands on a falling piece falls after it', () => {
    const play = tower({
      levels: [{ floors: ['........', '........', '=.......', '........'] }],
      climbers: [hero(at(1, 3, 0)), hero(at(1, 2, 1), { hero: 'nix' })],
      enemies: [
        ['golem', at(1, 2, 0)],
        ['shambler', at(1, 3, 1)],
      ],
    });
    play.plays('gravity');
    expect(enemyOn(play, at(1, 1, 0))).toBe('golem');
    expect([me(play).at, me(play, 1).at]).toEqual([at(1, 2, 0), at(1, 0, 1)]);
    expect(enemyOn(play, at(1, 1, 1))).toBe('shambler');
  });

  it('[P-64] [Q11] traps on the way cost a wound each, coins are taken, enemies do not attack', () => {
    const play = tower({
      levels: [{ cells: ['........', 't.......', 't.......', '........'] }],
      climbers: [hero(at(1, 3, 0))],
      enemies: [['werewolf', at(1, 1, 1)]],
      coins: [at(1, 0, 0)],
    });
    play.plays('gravity');
    expect(me(play)).toMatchObject({ at: at(1, 0, 0), hearts: 3, coins: 1 });
  });

  it('[Q11] a hero that faints in the fall holds nobody up', () => {
    const play = tower({
      levels: [{ cells: ['........', '........', '........', 't.......'] }],
      climbers: [hero(at(1, 1, 0), { hearts: 1 })],
      enemies: [['golem', at(1, 2, 0)]],
    });
    play.plays('gravity');
    expect(me(play).at).toBe(-1);
    expect(enemyOn(play, at(1, 0, 0))).toBe('golem');
  });

  it('[Q14] coins stay when the house says that falling heroes collect nothing', () => {
    const play = tower({
      levels: [AIR],
      climbers: [hero(at(1, 2, 0))],
      coins: [at(1, 0, 0)],
      gems: [at(1, 1, 0)],
      options: { collectWhileFalling: 'no' },
    });
    expect(me(play.plays('gravity'))).toMatchObject({ coins: 0, gems: 0 });
  });

  it('[P-22] [P-65] [H-18] a ladder holds a hero, who may let go in step 7', () => {
    const stays = tower({ levels: [LADDER], climbers: [hero(at(1, 2, 3))], stack: fromSpecial(0) });
    expect(stays.asked).toEqual(['0:ladder']);
    expect(me(stays.plays('hold')).at).toBe(at(1, 2, 3));
    const falls = tower({ levels: [LADDER], climbers: [hero(at(1, 2, 3))], stack: fromSpecial(0) }).plays('drop');
    expect(me(falls).at).toBe(at(1, 0, 3));
  });

  it('[H-18] [H-19] as an action letting go is one answer, and gravity alone leaves the hero hanging', () => {
    const play = tower({ levels: [LADDER], climbers: [hero(at(1, 2, 3))], enemies: [['golem', at(1, 1, 0)]] });
    play.plays('gravity');
    expect(me(play).at).toBe(at(1, 2, 3));
    expect(offered(play, 'gravity')).toEqual([]);
    expect(me(play.plays('drop')).at).toBe(at(1, 0, 3));
    expect(offered(play, 'drop')).toEqual([]);
  });

  it('[H-18] letting go never passes a platform, pierced or not', () => {
    const play = tower({
      levels: [{ ladders: ['........', '...H....', '...H....', '........'], floors: ['........', '........', '...H....', '........'] }],
      climbers: [hero(at(1, 2, 3))],
    });
    expect(me(play.plays('drop')).at).toBe(at(1, 1, 3));
    expect(offered(play, 'drop')).toEqual([]);
  });

  it('[Q9] a ladder does not stop a fall, unless the house says so', () => {
    const level = { ladders: ['........', '........', '...H....', '........'] };
    const falls = tower({ levels: [level], climbers: [hero(at(1, 3, 3))] }).plays('gravity');
    expect(me(falls).at).toBe(at(1, 0, 3));
    const caught = tower({ levels: [level], climbers: [hero(at(1, 3, 3))], options: { ladderCatchesFall: 'yes' } }).plays('gravity');
    expect(me(caught).at).toBe(at(1, 1, 3));
  });

  it('[Q13] other heroes on ladders stay, unless the house asks their owners', () => {
    const climbers = [hero(0), hero(at(1, 2, 3), { hero: 'nix' })];
    const quiet = tower({ levels: [LADDER], climbers, stack: fromSpecial(0) });
    expect(me(quiet, 1).at).toBe(at(1, 2, 3));
    const asked = tower({ levels: [LADDER], climbers, stack: fromSpecial(0), options: { askLadderOwners: 'yes' } });
    expect(asked.asked).toEqual(['1:ladder']);
    expect(me(asked.plays('1: drop'), 1).at).toBe(at(1, 0, 3));
  });

  it('[P-67] ladders do not hold enemies', () => {
    const play = tower({ levels: [LADDER], climbers: [hero(0)], enemies: [['golem', at(1, 2, 3)]] }).plays('gravity');
    expect(enemyOn(play, at(1, 0, 3))).toBe('golem');
  });

  it('[P-69] [P-72] falling is no Move and never pushes', () => {
    const play = tower({
      levels: [AIR],
      climbers: [hero(at(1, 3, 0))],
      enemies: [
        ['werewolf', at(1, 3, 1)],
        ['golem', at(1, 0, 0)],
      ],
    });
    play.plays('gravity');
    expect(me(play)).toMatchObject({ at: at(1, 1, 0), hearts: 5 });
    expect(play.heard(0, 'attacked')).toEqual([]);
  });

  it('[Q38] [P-112] as an action it works in the hero’s own region; step 7 works everywhere', () => {
    const opening = {
      levels: [AIR, AIR, AIR, { floors: ['........', '........', '........', '^^^^^^^^'] }],
      lowest: 2,
      climbers: [hero(at(3, 2, 0)), hero(at(4, 2, 0), { hero: 'nix' as const, entered: true })],
      enemies: [['medusa', at(4, 3, 7)]] as const,
    };
    const action = tower(opening).plays('gravity');
    expect([me(action).at, me(action, 1).at, enemyOn(action, at(4, 3, 7))]).toEqual([at(3, 0, 0), at(4, 2, 0), 'medusa']);
    const step = tower({ ...opening, stack: fromSpecial(0) });
    expect([me(step).at, me(step, 1).at, enemyOn(step, at(4, 0, 7))]).toEqual([at(3, 0, 0), at(4, 0, 0), 'medusa']);
  });
});
