import { describe, expect, it } from 'vitest';
import {
  ATTACKS,
  type AttackId,
  type Climber,
  type Field,
  fieldsInRange,
  platformer,
  RANGES,
  type Range,
  type TokenId,
} from '../src/index.ts';
import { at, COURT, enemyOn, fromSpecial, me, type Opening, offered, tower } from './helpers.ts';

const hero = (field: number, more: Partial<Climber> = {}): Partial<Climber> => ({
  hero: 'grom',
  at: field,
  coins: 0,
  gems: 0,
  entered: true,
  ...more,
});
const SOLID_COURT = { floors: ['========', '========', '========', '^^^^^^^^'] };
/** All heroes are on the boss level; the tower below is gone. */
const court = (opening: Opening = {}) => tower({ levels: [{}, {}, {}, SOLID_COURT], lowest: 3, ...opening });
const ikee = (opening: Opening = {}) => court({ ...opening, options: { boss: 'ikee', ...opening.options } });
const BOSS_TURN = [{ step: 'boss-turn', seat: 0 }] as const;
/** Medusa's die and the deck that holds only this card. */
const FACES = { attack: 0, left: 2, right: 4 };
const medusaPlays = (card: AttackId, opening: Opening = {}, luck: readonly number[] = []) =>
  court({
    enemies: [['medusa', at(4, 1, 3)]],
    ...opening,
    stack: BOSS_TURN,
    bossDeck: [card],
    luck: [FACES[ATTACKS[card].indicator as 'left'], 0, ...luck],
  });
/** Ikee draws the card and another one that the roll shows less often. */
const ikeePlays = (card: AttackId, other: AttackId, opening: Opening = {}, luck: readonly number[] = []) =>
  ikee({
    enemies: [['ikee', at(4, 1, 3)]],
    ...opening,
    stack: BOSS_TURN,
    bossDeck: [card, other],
    dice: Array(5).fill(ATTACKS[card].indicator),
    luck: [0, 0, ...luck],
  });

describe('the boss', () => {
  it('[P-91] [Q39] counts as an enemy: pushed, handed, it attacks on leaving with its strength', () => {
    const play = court({ climbers: [hero(at(4, 0, 0)), hero(-1)], enemies: [['medusa', at(4, 0, 1)]], dice: ['boot', 'hand'] });
    play.plays('spend 0 boot 0', `push ${at(4, 0, 1)} ${at(4, 0, 2)}`);
    expect(me(play)).toMatchObject({ at: at(4, 0, 1), hearts: 4 });
    play.plays(`grab ${at(4, 0, 2)}`, 'spend 1 hand 0', `shove ${at(4, 0, 3)}`);
    expect(enemyOn(play, at(4, 0, 3))).toBe('medusa');
  });

  it('[P-12] [P-107] one attack with its whole health wins the game at once', () => {
    const play = court({
      climbers: [hero(at(4, 0, 0), { gems: 10 }), hero(-1)],
      enemies: [['medusa', at(4, 0, 1)]],
      dice: ['sword', 'sword', 'sword'],
      stack: [{ step: 'turn', seat: 1 }, ...fromSpecial(0), { step: 'actions', seat: 0 }],
    });
    play.plays(`attack ${at(4, 0, 1)}`, 'spend 0 sword 3', 'spend 1 sword 3', 'spend 2 sword 3', 'hit');
    expect(play.asked).toEqual([]);
    expect(play.state).toMatchObject({ outcome: 'won', winner: 0, overkill: 1 });
    expect(platformer.result(play.state)).toEqual({ scores: [1, 0], winners: [0] });
  });

  it('[P-96] [P-97] seven wounds are not enough', () => {
    const play = court({ climbers: [hero(at(4, 0, 0), { gems: 9 })], enemies: [['medusa', at(4, 0, 1)]], dice: ['sword', 'sword'] });
    play.plays(`attack ${at(4, 0, 1)}`, 'spend 0 sword 6', 'spend 1 sword 3', 'hit');
    expect(play.state.outcome).toBe('playing');
    expect(enemyOn(play, at(4, 0, 1))).toBe('medusa');
  });

  it('[H-48] Etorn’s coin is paid before the game ends', () => {
    const play = court({
      seats: 1,
      climbers: [hero(at(4, 0, 0), { hero: 'etorn', gems: 36 })],
      enemies: [['medusa', at(4, 0, 1)]],
      dice: ['sword'],
    });
    play.plays(`attack ${at(4, 0, 1)}`, 'spend 0 sword 28', 'hit');
    expect(me(play)).toMatchObject({ coins: 1, defeated: 0 });
    expect(play.heard(0, 'scored')[0]!.score).toMatchObject({ enemies: 0, events: 36, gems: 8, total: 44 });
  });

  it('[P-112] hands and attacks do not cross between tower and boss level', () => {
    const play = tower({
      levels: [{}, {}, {}, COURT],
      lowest: 2,
      climbers: [hero(at(3, 3, 0), { entered: false }), hero(at(4, 0, 5))],
      enemies: [
        ['medusa', at(4, 0, 0)],
        ['golem', at(3, 0, 0)],
      ],
      dice: ['hand', 'sword'],
    });
    expect(play.refused()[`grab ${at(4, 0, 0)}`]).toEqual({ why: 'closed-area', rule: 'P-112' });
    expect(offered(play, 'attack')).toEqual([]);
  });

  it('[P-114] [H-16] who fainted on the boss level comes back on a shop there, or as near as can be', () => {
    const level = { ...SOLID_COURT, cells: ['........', '........', '...S....', '........'] };
    const opening: Opening = { levels: [{}, {}, {}, level], climbers: [hero(-1)], dice: ['coin'] };
    const free = court({ ...opening, enemies: [['medusa', at(4, 0, 0)]] });
    expect(offered(free, 'respawn')).toEqual([`respawn ${at(4, 1, 3)} 0`]);
    const taken = court({ ...opening, enemies: [['medusa', at(4, 1, 3)]] });
    expect(offered(taken, 'respawn')).toEqual([at(4, 0, 3), at(4, 1, 2), at(4, 1, 4), at(4, 2, 3)].map((field) => `respawn ${field} 0`));
  });

  it('[P-41] [Q40] no boss turn when the active hero has fainted', () => {
    const play = court({ climbers: [hero(-1)], enemies: [['medusa', at(4, 0, 0)]], stack: BOSS_TURN });
    expect(play.heard(0, 'boss-turn-began')).toEqual([]);
  });
});

describe('ranges', () => {
  const { state } = court({ enemies: [['medusa', at(4, 1, 3)]] });
  const inRange = Object.fromEntries(RANGES.map((range) => [range, fieldsInRange(state, range)])) as Record<Range, Field[]>;

  it('[P-100] [P-101] row, cross, square, tile and no limit, through walls and platforms', () => {
    expect(inRange.row).toEqual([0, 1, 2, 4, 5, 6, 7].map((column) => at(4, 1, column)));
    expect(inRange.adjacent4).toEqual([at(4, 0, 3), at(4, 1, 2), at(4, 1, 4), at(4, 2, 3)]);
    expect(inRange.around8).toHaveLength(8);
    expect(inRange.tile).toHaveLength(15);
    expect(inRange.unlimited).toHaveLength(31);
  });

  it('[Q41] a hero below the boss level is never in range', () => {
    const play = tower({
      levels: [{}, {}, {}, SOLID_COURT],
      lowest: 2,
      climbers: [hero(at(4, 0, 0)), hero(at(3, 3, 3), { hero: 'nix', entered: false, tokens: ['stone-arm'] })],
      enemies: [['medusa', at(4, 1, 3)]],
      stack: BOSS_TURN,
      bossDeck: ['m5'],
      luck: [4, 0],
    });
    expect(me(play, 1).hearts).toBe(5);
  });
});

describe('Medusa', () => {
  it('[P-102] [P-103] [Q42] [H-42] draws until a card shows the face of the die; an empty deck is shuffled anew', () => {
    const play = court({
      climbers: [hero(at(4, 0, 0)), hero(-1)],
      enemies: [['medusa', at(4, 1, 3)]],
      stack: BOSS_TURN,
      bossDeck: ['m1', 'm3'],
      luck: [2, 0, 0, 1],
    });
    const drawn = play.heard(0, 'boss-card-drawn');
    expect(drawn.map(({ card, resolved }) => [card, resolved])).toEqual([
      ['m1', false],
      ['m3', false],
      ['m4', true],
    ]);
    expect(enemyOn(play, at(4, 1, 3))).toBe('medusa');
    expect(play.state.bossDiscard).toEqual(['m4']);
    expect(play.state.bossDeck).toHaveLength(4);
  });

  it('[P-99] [P-106] [H-43] m1 Petrifying Gaze: Stone Legs; who has them is attacked and wounded once more', () => {
    const fresh = medusaPlays('m1', { climbers: [hero(at(4, 1, 0)), hero(at(4, 0, 0), { hero: 'nix' })] });
    expect([me(fresh).tokens, me(fresh).hearts, me(fresh, 1).tokens]).toEqual([['stone-legs'], 6, []]);
    const again = medusaPlays('m1', { climbers: [hero(at(4, 1, 0), { tokens: ['stone-legs'] }), hero(-1)] });
    expect(me(again)).toMatchObject({ tokens: ['stone-legs'], hearts: 3 });
  });

  it('[P-101] m2 Tail Lash attacks the four neighbours', () => {
    const play = medusaPlays('m2', { climbers: [hero(at(4, 1, 2)), hero(at(4, 2, 4), { hero: 'nix' })] });
    expect([me(play).hearts, me(play, 1).hearts]).toEqual([4, 5]);
  });

  it('[P-115] [H-41] m3 Serpent Brood: up to two Serpents on free spawn fields, while tokens last', () => {
    const level = { ...SOLID_COURT, cells: ['E......E', '........', '........', '........'] };
    const brood = medusaPlays('m3', { levels: [{}, {}, {}, level], climbers: [hero(at(4, 0, 0))] }, [1, 0]);
    expect([enemyOn(brood, at(4, 3, 0)), enemyOn(brood, at(4, 3, 7))]).toEqual(['serpent', 'serpent']);
    const taken = medusaPlays('m3', { levels: [{}, {}, {}, level], climbers: [hero(at(4, 3, 0)), hero(at(4, 3, 7), { hero: 'nix' })] });
    expect(taken.heard(0, 'enemy-appeared')).toEqual([]);
    const serpents = [0, 1, 2, 3].map((column) => ['serpent', at(4, 0, column)] as const);
    const out = medusaPlays('m3', {
      levels: [{}, {}, {}, level],
      climbers: [hero(at(4, 2, 0))],
      enemies: [['medusa', at(4, 1, 3)], ...serpents],
    });
    expect(out.heard(0, 'enemy-appeared')).toEqual([]);
  });

  it('[P-101] m4 Venom Spit: a wound and Stone Arm on the tile', () => {
    const play = medusaPlays('m4', { climbers: [hero(at(4, 0, 0)), hero(at(4, 0, 7), { hero: 'nix' })] });
    expect(me(play)).toMatchObject({ hearts: 5, tokens: ['stone-arm'] });
    expect(me(play, 1)).toMatchObject({ hearts: 5, tokens: [] });
  });

  it('[P-99] [H-31] m5 Stone Scream: a wound for each Stone token, one source', () => {
    const play = medusaPlays('m5', {
      climbers: [
        hero(at(4, 0, 0), { tokens: ['stone-legs', 'stone-arm'] }),
        hero(at(4, 0, 1), { hero: 'nix', stoneSkin: 1, tokens: ['stone-legs', 'stone-arm'] }),
      ],
    });
    expect([me(play).hearts, me(play, 1).hearts]).toEqual([4, 4]);
  });

  it('[H-12] the boss turn is a turn of its own for the Buckler', () => {
    const play = medusaPlays('m2', { climbers: [hero(at(4, 1, 2), { cards: ['buckler'], struck: true }), hero(-1)] });
    expect(me(play).hearts).toBe(5);
  });
});

describe('tokens of Medusa', () => {
  it('[P-106] [C3-11] a token one already holds is a wound instead', () => {
    const play = medusaPlays('m4', { climbers: [hero(at(4, 0, 0), { tokens: ['stone-arm'] }), hero(-1)] });
    expect(me(play)).toMatchObject({ tokens: ['stone-arm'], hearts: 4 });
  });

  it('[P-93] [H-13] icons give a Mirror to who enters, unless one is held', () => {
    const bossTokens = [at(4, 0, 1), at(4, 0, 2)];
    const play = court({
      climbers: [hero(at(4, 0, 0), { gems: 1 }), hero(-1)],
      enemies: [['medusa', at(4, 3, 7)]],
      bossTokens,
      dice: ['boot'],
    });
    play.plays('spend 0 boot 1', `go ${at(4, 0, 1)}`, `go ${at(4, 0, 2)}`);
    expect(me(play)).toMatchObject({ tokens: ['mirror'], hearts: 6 });
    expect(play.state.lies.filter((thing) => thing === 3)).toHaveLength(1);
  });

  it('[H-38] mirror: the next card that would affect its holder does not; it is gone then', () => {
    const spared = medusaPlays('m1', { climbers: [hero(at(4, 1, 0), { tokens: ['mirror', 'stone-legs'] }), hero(-1)] });
    expect(me(spared)).toMatchObject({ tokens: ['stone-legs'], hearts: 6 });
    const far = medusaPlays('m1', { climbers: [hero(at(4, 0, 0), { tokens: ['mirror'] }), hero(-1)] });
    expect(me(far).tokens).toEqual(['mirror']);
    const clean = medusaPlays('m5', { climbers: [hero(at(4, 0, 0), { tokens: ['mirror'] }), hero(-1)] });
    expect(me(clean).tokens).toEqual(['mirror']);
  });

  it('[H-38] [H-31] mirror: it is not spent on wounds that a stone skin stops', () => {
    const skin = { stoneSkin: 1, tokens: ['mirror', 'stone-arm'] as TokenId[] };
    const token = medusaPlays('m5', { climbers: [hero(at(4, 0, 0), skin), hero(-1)] });
    expect(me(token)).toMatchObject({ tokens: ['mirror', 'stone-arm'], hearts: 6 });
    // The wound and the second Stone Arm of m4 both come to nothing.
    const tile = medusaPlays('m4', { climbers: [hero(at(4, 0, 0), skin), hero(-1)] });
    expect(me(tile)).toMatchObject({ tokens: ['mirror', 'stone-arm'], hearts: 6 });
    const bare = medusaPlays('m4', { climbers: [hero(at(4, 0, 0), { stoneSkin: 1, tokens: ['mirror'] }), hero(-1)] });
    expect(me(bare)).toMatchObject({ tokens: [], hearts: 6 });
  });

  it('[H-37] stone-legs: the first boot of the turn is lost and takes no gems; a hand sheds the token', () => {
    const opening: Opening = {
      climbers: [hero(at(4, 0, 0), { tokens: ['stone-legs'], gems: 1 }), hero(-1)],
      enemies: [['medusa', at(4, 3, 7)]],
      dice: ['boot', 'boot', 'hand'],
    };
    const play = court(opening);
    expect(offered(play, 'spend')).toEqual(['spend 0 boot 0', 'spend 1 boot 0']);
    play.plays('spend 0 boot 0');
    expect(play.heard(0, 'boot-lost')).toHaveLength(1);
    expect(play.asked).toEqual(['0:actions']);
    play.plays('spend 1 boot 1', `go ${at(4, 0, 1)}`);
    expect(me(play).at).toBe(at(4, 0, 1));
    const sheds = court(opening).plays('shed stone-legs', 'spend 2 hand 0', 'spend 0 boot 0', `go ${at(4, 0, 1)}`);
    expect(me(sheds)).toMatchObject({ tokens: [], at: at(4, 0, 1) });
  });

  it('[H-10] stone-arm: attacks deal one wound less, never below zero; a hand sheds it', () => {
    const opening: Opening = {
      climbers: [hero(at(4, 0, 0), { tokens: ['stone-arm'] }), hero(-1)],
      enemies: [
        ['medusa', at(4, 3, 7)],
        ['serpent', at(4, 0, 1)],
      ],
      dice: ['sword', 'hand'],
    };
    const weak = court(opening).plays(`attack ${at(4, 0, 1)}`, 'spend 0 sword 0', 'hit');
    expect(weak.heard(0, 'struck')[0]!.wounds).toBe(0);
    const shed = court(opening).plays('shed stone-arm', 'spend 1 hand 0', `attack ${at(4, 0, 1)}`, 'spend 0 sword 0', 'hit');
    expect(enemyOn(shed, at(4, 0, 1))).toBeUndefined();
  });
});

describe('Hegemon Ikee', () => {
  it('[P-104] the card whose symbol the roll shows more often, used or not', () => {
    const play = ikee({
      climbers: [hero(at(4, 0, 0), { coins: 5 }), hero(-1)],
      enemies: [['ikee', at(4, 1, 3)]],
      stack: BOSS_TURN,
      bossDeck: ['k5', 'k4'],
      turn: { dice: ['coin', 'coin', 'hand', 'boot', 'star'], used: [true, true, true, true, true] },
      luck: [0, 0],
    });
    expect(me(play)).toMatchObject({ coins: 3, tokens: [] });
    expect(play.heard(0, 'boss-card-drawn').map(({ card, resolved }) => [card, resolved])).toEqual([
      ['k5', true],
      ['k4', false],
    ]);
    expect(play.state.bossDeck).toEqual([]);
  });

  it('[Q44] [P-104] dice as first rolled, or as they lie where the house says so', () => {
    const opening: Opening = {
      climbers: [hero(at(4, 0, 0), { coins: 5 }), hero(-1)],
      enemies: [['ikee', at(4, 1, 3)]],
      stack: BOSS_TURN,
      bossDeck: ['k5', 'k4'],
      turn: { dice: ['coin', 'boot', 'boot', 'boot', 'boot'], rolled: ['hand', 'boot', 'boot', 'boot', 'boot'] },
      luck: [0, 0],
    };
    expect(me(ikee(opening)).tokens).toEqual(['chain']);
    expect(me(ikee({ ...opening, options: { ikeeUsesFinalFaces: 'yes' } })).coins).toBe(3);
  });

  it('[P-105] [C3-9] [H-39] a tie resolves both in random order', () => {
    const tie = (order: number) =>
      ikee({
        climbers: [hero(at(4, 1, 2), { coins: 2, hearts: 3 }), hero(-1)],
        enemies: [['ikee', at(4, 1, 3)]],
        stack: BOSS_TURN,
        bossDeck: ['k3', 'k5'],
        turn: { dice: ['sword', 'coin', 'boot', 'boot', 'hand'] },
        luck: [0, 0, ['order of the boss cards', order]],
      }).done();
    expect(me(tie(0))).toMatchObject({ at: -1, coins: 2 });
    expect(me(tie(1))).toMatchObject({ at: -1, coins: 0 });
  });

  it('[P-105] [C3-10] [Q43] [Q45] two boot cards, or none rolled at all: both', () => {
    const boots = ikee({
      climbers: [hero(at(4, 1, 5)), hero(-1)],
      enemies: [['ikee', at(4, 1, 3)]],
      stack: BOSS_TURN,
      bossDeck: ['k1', 'k2'],
      turn: { dice: ['boot', 'coin', 'coin', 'coin', 'hand'] },
      luck: [0, 0, 0],
    });
    expect(me(boots).hearts).toBe(2);
    const none = ikee({
      climbers: [hero(at(4, 1, 0), { coins: 2 }), hero(-1)],
      enemies: [['ikee', at(4, 1, 3)]],
      stack: BOSS_TURN,
      bossDeck: ['k5', 'k4'],
      turn: { dice: ['boot', 'boot', 'boot', 'sword', 'star'] },
      luck: [0, 0, 0],
    });
    expect(me(none)).toMatchObject({ coins: 0, tokens: ['chain'] });
  });

  it('[H-40] k1 Charge: up to two fields along his row towards the active hero, then the row is attacked', () => {
    const near = ikeePlays('k1', 'k5', { climbers: [hero(at(4, 1, 5)), hero(-1)] });
    expect(enemyOn(near, at(4, 1, 4))).toBe('ikee');
    expect(me(near).hearts).toBe(4);
    const above = ikeePlays('k1', 'k5', { climbers: [hero(at(4, 3, 4)), hero(-1)] });
    expect(enemyOn(above, at(4, 1, 4))).toBe('ikee');
    expect(me(above).hearts).toBe(6);
  });

  it('[P-101] k2 Ground Stomp: the eight around, then gravity, and nobody lets go of a ladder', () => {
    const level = { ...COURT, ladders: ['........', '..H.....', '........', '........'] };
    const play = ikeePlays('k2', 'k5', {
      levels: [{}, {}, {}, level],
      climbers: [hero(at(4, 2, 2)), hero(at(4, 2, 6), { hero: 'nix' })],
    });
    expect(me(play)).toMatchObject({ at: at(4, 2, 2), hearts: 4 });
    expect(me(play, 1)).toMatchObject({ at: at(4, 0, 6), hearts: 5 });
    expect(enemyOn(play, at(4, 0, 3))).toBe('ikee');
  });

  it('[P-96] k3 Blade Storm: the four neighbours, one wound more', () => {
    expect(me(ikeePlays('k3', 'k5', { climbers: [hero(at(4, 1, 2)), hero(-1)] })).hearts).toBe(3);
  });

  it('[P-106] k4 Iron Chains: Chain on the tile', () => {
    const play = ikeePlays('k4', 'k5', { climbers: [hero(at(4, 0, 0)), hero(at(4, 0, 1), { hero: 'nix', tokens: ['chain'] })] });
    expect([me(play).tokens, me(play, 1).hearts]).toEqual([['chain'], 4]);
  });

  it('[P-101] k5 Tribute: two coins, or a wound', () => {
    const play = ikeePlays('k5', 'k4', { climbers: [hero(at(4, 0, 0), { coins: 3 }), hero(at(4, 0, 1), { hero: 'nix', coins: 1 })] });
    expect([me(play).coins, me(play).hearts]).toEqual([1, 6]);
    expect([me(play, 1).coins, me(play, 1).hearts]).toEqual([1, 4]);
  });

  it('[P-115] k6 Call to Arms: a guard, and the active hero’s special die is reset', () => {
    const level = { ...SOLID_COURT, cells: ['E.......', '........', '........', '........'] };
    const play = ikeePlays('k6', 'k5', { levels: [{}, {}, {}, level], climbers: [hero(at(4, 0, 0), { special: 'sword' }), hero(-1)] }, [0]);
    expect(enemyOn(play, at(4, 3, 0))).toBe('guard');
    expect(me(play).special).toBe('blank');
  });
});

describe('tokens of Ikee', () => {
  it('[H-36] banner: discarded before an attack on Ikee for one wound more, and only on him', () => {
    const opening: Opening = {
      climbers: [hero(at(4, 0, 1), { tokens: ['banner'] }), hero(-1)],
      enemies: [
        ['ikee', at(4, 0, 2)],
        ['guard', at(4, 0, 0)],
      ],
      dice: ['sword'],
    };
    const play = ikee(opening).plays(`attack ${at(4, 0, 2)}`, 'raise banner', 'spend 0 sword 0', 'hit');
    expect(play.heard(0, 'struck')[0]!.wounds).toBe(2);
    expect(me(play).tokens).toEqual([]);
    const guard = ikee(opening).plays(`attack ${at(4, 0, 0)}`);
    expect(offered(guard, 'raise')).toEqual([]);
  });

  it('[H-18] chain: ladders do not protect and nobody is asked; a sword sheds it', () => {
    const level = { ...COURT, ladders: ['........', '..H.....', '........', '........'] };
    const opening: Opening = {
      levels: [{}, {}, {}, level],
      climbers: [hero(at(4, 2, 2), { tokens: ['chain'] }), hero(-1)],
      enemies: [['ikee', at(4, 0, 7)]],
      dice: ['sword'],
    };
    const falls = ikee({ ...opening, stack: [{ step: 'gravity', where: 'all', last: true, asked: true }] });
    expect(me(falls).at).toBe(at(4, 0, 2));
    const shed = ikee(opening).plays('shed chain', 'spend 0 sword 0');
    expect(me(shed).tokens).toEqual([]);
    expect(offered(shed, 'gravity')).toEqual([]);
  });
});

describe('minions', () => {
  it('[P-115] [P-96] act and are defeated like enemies', () => {
    const play = court({
      climbers: [hero(at(4, 0, 0)), hero(-1)],
      enemies: [
        ['medusa', at(4, 3, 7)],
        ['serpent', at(4, 0, 1)],
      ],
      dice: ['sword'],
    });
    play.plays(`attack ${at(4, 0, 1)}`, 'spend 0 sword 0', 'hit');
    expect(me(play)).toMatchObject({ coins: 1, defeated: 1 });
    const guard = ikee({
      climbers: [hero(at(4, 0, 0)), hero(-1)],
      enemies: [
        ['ikee', at(4, 3, 7)],
        ['guard', at(4, 0, 1)],
      ],
      dice: ['sword', 'sword', 'boot'],
    });
    guard.plays(`attack ${at(4, 0, 1)}`, 'spend 0 sword 0', 'spend 1 sword 0', 'hit');
    expect(me(guard)).toMatchObject({ gems: 1, defeated: 1 });
  });
});
