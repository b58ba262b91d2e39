import { describe, expect, it } from 'vitest';
import { type ArtifactId, type Climber, OFF } from '../src/index.ts';
import { at, enemyOn, fromSpecial, me, type Opening, offered, tower } from './helpers.ts';

const hero = (field: number, more: Partial<Climber> = {}): Partial<Climber> => ({ hero: 'grom', at: field, coins: 1, gems: 0, ...more });
/** A game with this artifact in the middle. */
const beside = (artifact: ArtifactId, opening: Opening = {}) =>
  tower({ levels: [{}], climbers: [hero(0)], ...opening, more: (s) => (s.artifacts = [artifact]) });
const holding = (artifact: ArtifactId, opening: Opening = {}, more: Partial<Climber> = {}) =>
  tower({ levels: [{}], ...opening, climbers: [hero(0, { cards: [artifact], ...more }), ...(opening.climbers ?? [])] });
const END = [{ step: 'end-of-turn', seat: 0 }] as const;

describe('claiming', () => {
  it('[P-117] [H-13] whoever does the deed takes it at once, even from another player, ready to use', () => {
    const play = tower({
      levels: [{}],
      climbers: [hero(0), hero(5, { hero: 'nix', cards: ['lodestone'], exhausted: ['lodestone'] })],
      gems: [1],
      dice: ['boot'],
    });
    play.plays('spend 0 boot 0', 'go 1');
    expect(me(play)).toMatchObject({ cards: ['lodestone'], exhausted: [] });
    expect(me(play, 1)).toMatchObject({ cards: [], exhausted: [] });
    expect(play.heard(0, 'artifact-claimed')).toEqual([{ kind: 'artifact-claimed', seat: 0, artifact: 'lodestone', from: 1 }]);
  });

  it('[Q58] the owner who does it again gets nothing, not even a recharge', () => {
    const play = holding('lodestone', { gems: [1], dice: ['boot'] }, { exhausted: ['lodestone'] });
    expect(me(play.plays('spend 0 boot 0', 'go 1'))).toMatchObject({ cards: ['lodestone'], exhausted: ['lodestone'] });
  });

  it('[P-118] works like an item: exhausted by use', () => {
    const play = holding('paupers-bowl').plays('use paupers-bowl');
    expect(me(play)).toMatchObject({ coins: 2, exhausted: ['paupers-bowl'] });
  });

  it('[H-53] the closed area does not matter for cards', () => {
    const play = tower({
      levels: [{}, {}, {}, { floors: ['........', '........', '........', '^^^^^^^^'] }],
      climbers: [hero(at(4, 0, 0), { entered: true }), hero(0, { hero: 'nix', cards: ['lodestone'] })],
      enemies: [['medusa', at(4, 3, 7)]],
      gems: [at(4, 0, 1)],
      dice: ['boot'],
    });
    expect(me(play.plays('spend 0 boot 0', `go ${at(4, 0, 1)}`)).cards).toEqual(['lodestone']);
  });
});

describe('deeds', () => {
  it('[H-44] summit-crown: highest alone at the end of one’s turn, on the map', () => {
    const higher = beside('summit-crown', { climbers: [hero(8), hero(1, { hero: 'nix' })], stack: END });
    expect(me(higher).cards).toEqual(['summit-crown']);
    expect(me(beside('summit-crown', { climbers: [hero(8), hero(9, { hero: 'nix' })], stack: END })).cards).toEqual([]);
    expect(me(beside('summit-crown', { climbers: [hero(OFF), hero(OFF, { hero: 'nix' })], stack: END })).cards).toEqual([]);
    expect(me(beside('summit-crown', { climbers: [hero(0), hero(OFF, { hero: 'nix' })], stack: END })).cards).toEqual(['summit-crown']);
  });

  it('[P-117] giants-belt: a tier III enemy or a minion defeated', () => {
    const opening = (enemy: 'werewolf' | 'golem'): Opening => ({ enemies: [[enemy, 1]], dice: ['sword', 'sword', 'sword'] });
    const attack = ['attack 1', 'spend 0 sword 0', 'spend 1 sword 0', 'spend 2 sword 0', 'hit'];
    expect(me(beside('giants-belt', opening('werewolf')).plays(...attack)).cards).toEqual(['giants-belt']);
    expect(me(beside('giants-belt', opening('golem')).plays(...attack)).cards).toEqual([]);
  });

  it('[P-117] paupers-bowl: a turn ended without coins', () => {
    expect(me(beside('paupers-bowl', { climbers: [hero(0, { coins: 0 })], stack: END })).cards).toEqual(['paupers-bowl']);
    expect(me(beside('paupers-bowl', { stack: END })).cards).toEqual([]);
  });

  it('[H-44] fallen-feather: three fields or more in one fall, in anyone’s turn', () => {
    const play = beside('fallen-feather', { climbers: [hero(0), hero(at(1, 3, 1), { hero: 'nix' })] }).plays('gravity');
    expect(me(play, 1).cards).toEqual(['fallen-feather']);
    expect(me(beside('fallen-feather', { climbers: [hero(at(1, 2, 0))] }).plays('gravity')).cards).toEqual([]);
  });

  it('[Q59] two at once: the active player first, then clockwise', () => {
    const climbers = [hero(at(1, 3, 5)), hero(at(1, 3, 1), { hero: 'nix' })];
    const play = beside('fallen-feather', { climbers }).plays('gravity');
    expect([me(play).cards, me(play, 1).cards]).toEqual([['fallen-feather'], []]);
    const removed = beside('phoenix-ash', {
      seats: 3,
      levels: [{}, {}, {}],
      climbers: [hero(at(3, 0, 0)), hero(0, { hero: 'nix' }), hero(1, { hero: 'etorn' })],
      stack: [{ step: 'removal', seat: 0 }],
    });
    expect([me(removed, 1).cards, me(removed, 2).cards]).toEqual([['phoenix-ash'], []]);
  });

  it('[P-117] bullys-gauntlet: another hero pushed', () => {
    const play = beside('bullys-gauntlet', { climbers: [hero(0), hero(1, { hero: 'nix' })], dice: ['boot'] });
    expect(me(play.plays('spend 0 boot 0', 'push 1 2')).cards).toEqual(['bullys-gauntlet']);
  });

  it('[P-117] phoenix-ash: fainting', () => {
    const play = beside('phoenix-ash', { climbers: [hero(0, { hearts: 1 })], enemies: [['golem', 1]], dice: ['boot'] });
    play.plays('spend 0 boot 0', 'go 8');
    expect(me(play).cards).toEqual(['phoenix-ash']);
    expect(offered(play, 'respawn')).toContain('respawn 5');
  });

  it('[P-117] ledger: five coins really paid for one card', () => {
    const shop = { cells: ['........', '........', '........', 'S.......'] };
    const opening: Opening = { levels: [shop], shop: ['lucky-purse', 'buckler'], luck: [0] };
    const dear = beside('ledger', { ...opening, climbers: [hero(0, { coins: 5 })] }).plays('buy lucky-purse');
    expect(me(dear).cards).toEqual(['lucky-purse', 'ledger']);
    const cheap = beside('ledger', { ...opening, climbers: [hero(0, { coins: 5, cards: ['trade-seal'] })] }).plays('buy lucky-purse');
    expect(me(cheap).cards).not.toContain('ledger');
  });

  it('[H-11] twin-dice: three equal symbols in the roll of step 3', () => {
    const roll = (luck: number[]) => beside('twin-dice', { stack: [{ step: 'roll', seat: 0 }], luck });
    expect(me(roll([2, 2, 2, 0, 3, 0])).cards).toEqual(['twin-dice']);
    expect(me(roll([2, 2, 0, 3, 4, 0])).cards).toEqual([]);
  });

  it('[H-44] winged-sandals: three fields Moved up in one turn', () => {
    const play = beside('winged-sandals', { climbers: [hero(0, { gems: 3 })], dice: ['boot'], luck: [0, 0, 0] });
    play.plays('spend 0 boot 3', 'go 8', 'go 16', 'go 24');
    expect(me(play).cards).toEqual(['winged-sandals']);
  });
});

describe('effects', () => {
  it('[P-118] summit-crown: a coin in step 2', () => {
    expect(me(holding('summit-crown', { stack: [{ step: 'recharge', seat: 0 }] })).coins).toBe(2);
  });

  it('[P-118] giants-belt: the next attack deals one more', () => {
    const play = holding('giants-belt', { enemies: [['sporeling', 1]], dice: ['sword'] }).plays(
      'use giants-belt',
      'attack 1',
      'spend 0 sword 0',
      'hit',
    );
    expect(enemyOn(play, 1)).toBeUndefined();
  });

  it('[P-118] fallen-feather: no fall in step 7', () => {
    const stack = [...fromSpecial(0), { step: 'actions', seat: 0 }] as const;
    expect(me(holding('fallen-feather', { stack }, { at: at(1, 2, 0) }).plays('use fallen-feather', 'end')).at).toBe(at(1, 2, 0));
  });

  it('[H-9] bullys-gauntlet: one enemy one field', () => {
    const play = holding('bullys-gauntlet', { enemies: [['shambler', 4]] }).plays('use bullys-gauntlet', 'grab 4', 'shove 5');
    expect(enemyOn(play, 5)).toBe('shambler');
  });

  it('[H-14] phoenix-ash: Respawn costs no symbol, the mandatory one either', () => {
    const play = holding('phoenix-ash', { stack: [{ step: 'action-phase', seat: 0 }], dice: ['coin'] }, { at: OFF });
    expect(play.choices()).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((field) => `respawn ${field}`));
    play.plays('respawn 4');
    expect(play.state.turn.used[0]).toBe(false);
  });

  it('[H-44] lodestone: a coin or gem from an adjacent field, also from under a piece', () => {
    const play = holding('lodestone', { gems: [1], coins: [8, 2], enemies: [['golem', 1]] }).plays('use lodestone');
    expect(play.choices()).toEqual(['pull 1', 'pull 8']);
    expect(me(play.plays('pull 1')).gems).toBe(1);
  });

  it('[H-34] ledger: all cards cost one less', () => {
    const shop = { cells: ['........', '........', '........', 'S.......'] };
    const play = holding('ledger', { levels: [shop], shop: ['buckler'], luck: [0] }, { coins: 3 }).plays('buy buckler');
    expect(me(play).coins).toBe(0);
  });

  it('[P-118] twin-dice: an unused die turned to any face', () => {
    const play = holding('twin-dice', { dice: ['coin'] }).plays('use twin-dice', 'turn 0 sword');
    expect(play.state.turn.dice[0]).toBe('sword');
  });

  it('[H-25] winged-sandals: one Move up', () => {
    const play = holding('winged-sandals').plays('use winged-sandals', 'go 8');
    expect(me(play).at).toBe(8);
    expect(play.state.turn.up).toBe(1);
  });
});
