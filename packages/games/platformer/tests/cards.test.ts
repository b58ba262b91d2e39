import { describe, expect, it } from 'vitest';
import { type CardId, type Climber, ENEMIES, HEROES, ITEMS, POTIONS } from '../src/index.ts';
import { at, enemyOn, fromSpecial, me, type Opening, offered, tower } from './helpers.ts';

const hero = (field: number, more: Partial<Climber> = {}): Partial<Climber> => ({ hero: 'grom', at: field, coins: 0, gems: 0, ...more });
/** A hero with this card. */
const holding = (card: CardId, opening: Opening = {}, more: Partial<Climber> = {}) =>
  tower({ levels: [{}], ...opening, climbers: [hero(0, { cards: [card], ...more }), ...(opening.climbers ?? [])] });
const SHOP = { cells: ['........', '........', '........', 'S.......'] };

describe('heroes', () => {
  it('[P-24] sweety: each hand symbol counts one higher', () => {
    const play = tower({ levels: [{}], climbers: [hero(0, { hero: 'sweety' })], enemies: [['shambler', 3]], dice: ['hand'] });
    play.plays('grab 3', 'spend 0 hand 0', 'shove 4', 'shove 5');
    expect(enemyOn(play, 5)).toBe('shambler');
  });

  it('[P-24] etorn: one more coin for a defeated enemy', () => {
    const play = tower({ levels: [{}], climbers: [hero(0, { hero: 'etorn' })], enemies: [['shambler', 1]], dice: ['sword'] });
    expect(me(play.plays('attack 1', 'spend 0 sword 0', 'hit')).coins).toBe(3);
  });

  it('[P-55] [H-11] calla: once per turn an unused die takes the face of another unused one', () => {
    const play = tower({ levels: [{}], climbers: [hero(0, { hero: 'calla' })], dice: ['boot', 'sword', 'boot'] });
    play.plays('spend 2 boot 0', 'go 1', 'ability');
    expect(play.choices()).toEqual(['copy 0 1', 'copy 1 0']);
    play.plays('copy 0 1');
    expect(play.state.turn.dice.slice(0, 2)).toEqual(['sword', 'sword']);
    expect(play.refused().ability).toEqual({ why: 'exhausted', rule: 'P-55' });
  });

  it('[P-56] grom: ignores traps', () => {
    const play = tower({ levels: [{ cells: ['........', '........', '........', '.t......'] }], climbers: [hero(0)], dice: ['boot'] });
    expect(me(play.plays('spend 0 boot 0', 'go 1')).hearts).toBe(6);
  });

  it('[P-55] [H-27] nix: the next Move is safe from all it leaves, the pushed one too, but not from Roots', () => {
    const play = tower({ levels: [{}], climbers: [hero(1, { hero: 'nix', gems: 1 })], enemies: [['golem', 2]], dice: ['boot', 'boot'] });
    play.plays('ability', 'spend 0 boot 1', 'push 2 3', 'go 1');
    expect(me(play).hearts).toBe(4);
    const roots = tower({ levels: [{}], climbers: [hero(0, { hero: 'nix' })], enemies: [['treant', 2]], dice: ['boot'] });
    expect(me(roots.plays('ability', 'spend 0 boot 0', 'go 1')).hearts).toBe(3);
  });

  it('[H-34] oona: potions cost one less, never below one', () => {
    const play = tower({
      levels: [SHOP],
      climbers: [hero(0, { hero: 'oona', coins: 3 })],
      shop: ['buckler', 'healing', 'fools-luck'],
      luck: [0, 0],
    });
    play.plays('buy healing', 'buy fools-luck');
    expect(me(play).coins).toBe(1);
    expect(play.refused()['buy buckler']).toEqual({ why: 'coins', rule: 'P-53', need: 4, have: 1 });
  });

  it('[P-24] all six have 4 to 6 hearts and two star symbols', () => {
    for (const { health, star } of Object.values(HEROES)) {
      expect(health).toBeGreaterThanOrEqual(4);
      expect(health).toBeLessThanOrEqual(6);
      expect(star).toHaveLength(2);
    }
  });
});

describe('enemies', () => {
  it.each(Object.entries(ENEMIES))('[P-25] %s: health, damage and loot as on the card', (enemy, { health, damage, coins, gems }) => {
    const fight = tower({
      levels: [{}],
      climbers: [hero(0)],
      enemies: [[enemy as 'golem', 1]],
      dice: ['sword', 'sword', 'sword', 'sword'],
    });
    fight.plays('attack 1', ...[0, 1, 2, 3].slice(0, health).map((die) => `spend ${die} sword 0`), 'hit');
    expect(me(fight)).toMatchObject({ coins, gems });
    const flight = tower({ levels: [{}], climbers: [hero(0)], enemies: [[enemy as 'golem', 1]], dice: ['boot'] });
    expect(me(flight.plays('spend 0 boot 0', 'go 8')).hearts).toBe(6 - damage);
  });

  it('[P-25] shambler: the enemy die does not move it', () => {
    const play = tower({ levels: [{}], enemies: [['shambler', 3]], stack: [{ step: 'enemy-die', seat: 0 }], turn: { enemyDie: 'left' } });
    expect(enemyOn(play, 3)).toBe('shambler');
  });

  it('[H-30] sporeling: a wound for a hero that comes to rest on it by gravity, also when both fell', () => {
    const play = tower({ levels: [{}], climbers: [hero(at(1, 3, 0))], enemies: [['sporeling', at(1, 2, 0)]] }).plays('gravity');
    expect(me(play)).toMatchObject({ at: at(1, 1, 0), hearts: 5 });
    expect(play.heard(0, 'attacked')).toEqual([]);
    const stood = tower({ levels: [{}], climbers: [hero(8)], enemies: [['sporeling', 0]], stack: fromSpecial(0) });
    expect(me(stood).hearts).toBe(6);
  });

  it('[H-30] sporeling: if the thorns fell a hero, the column settles again', () => {
    const play = tower({
      levels: [{}],
      climbers: [hero(at(1, 2, 0), { hearts: 1 })],
      enemies: [
        ['sporeling', 0],
        ['golem', at(1, 3, 0)],
      ],
    });
    play.plays('gravity');
    expect(me(play).at).toBe(-1);
    expect(enemyOn(play, at(1, 1, 0))).toBe('golem');
  });

  it('[P-25] treant: attacks a hero that Moves next to it', () => {
    const play = tower({ levels: [{}], climbers: [hero(0)], enemies: [['treant', 2]], dice: ['boot'] });
    play.plays('spend 0 boot 0', 'go 1');
    expect(me(play).hearts).toBe(4);
    expect(play.heard(0, 'attacked')[0]!.why).toBe('roots');
  });

  it('[P-25] [Q29] golem: two hand points a field, from two dice or one stronger die; a Push is not affected', () => {
    const opening: Opening = { levels: [{}], enemies: [['golem', 3]], dice: ['hand', 'hand', 'boot'] };
    const two = tower({ ...opening, climbers: [hero(0)] }).plays('grab 3', 'spend 0 hand 0');
    expect(offered(two, 'shove')).toEqual([]);
    expect(enemyOn(two.plays('spend 1 hand 0', 'shove 4'), 4)).toBe('golem');
    const gem = tower({ ...opening, climbers: [hero(0, { gems: 1 })] }).plays('grab 3', 'spend 0 hand 1', 'shove 4');
    expect(enemyOn(gem, 4)).toBe('golem');
    const push = tower({ ...opening, climbers: [hero(2)] }).plays('spend 2 boot 0', 'push 3 4');
    expect(enemyOn(push, 4)).toBe('golem');
  });

  it('[P-25] [H-31] werewolf: howls even when no wound is dealt', () => {
    const play = tower({
      levels: [{}],
      climbers: [hero(0, { special: 'boot', stoneSkin: 3 })],
      enemies: [['werewolf', 1]],
      stack: [{ step: 'enemy-die', seat: 0 }],
      turn: { enemyDie: 'attack' },
    });
    expect(me(play)).toMatchObject({ hearts: 6, special: 'blank' });
  });

  it('[H-20] gargoyle: gravity does not move it, and it holds up what stands on it', () => {
    const play = tower({ levels: [{}], climbers: [hero(at(1, 3, 0))], enemies: [['gargoyle', at(1, 2, 0)]], stack: fromSpecial(0) });
    expect([enemyOn(play, at(1, 2, 0)), me(play).at]).toEqual(['gargoyle', at(1, 3, 0)]);
  });
});

describe('the shop', () => {
  it('[P-21] [P-53] [H-35] buying on a shop field, as often as one can pay; the place is filled at once', () => {
    const play = tower({
      levels: [SHOP],
      climbers: [hero(0, { coins: 7 })],
      shop: ['buckler', 'trade-seal', 'speed-boots', 'healing'],
      luck: [0, 0, 0],
    });
    const before = play.state.itemDeck[0]!;
    play.plays('buy trade-seal');
    expect(me(play)).toMatchObject({ coins: 3, cards: ['trade-seal'] });
    expect(play.state.shopItems).toEqual(['buckler', before, 'speed-boots']);
    play.plays('buy buckler');
    expect(me(play).coins).toBe(0);
  });

  it('[P-21] nowhere else', () => {
    const play = tower({ levels: [SHOP], climbers: [hero(1, { coins: 9 })], shop: ['buckler'] });
    expect(play.refused()['buy buckler']).toEqual({ why: 'not-in-shop', rule: 'P-21' });
  });

  it('[Q50] an empty item deck leaves the place empty', () => {
    const play = tower({
      levels: [SHOP],
      climbers: [
        hero(0, { coins: 9 }),
        { cards: Object.keys(ITEMS).filter((id) => !['buckler', 'grapnel', 'iron-soles'].includes(id)) as CardId[] },
      ],
      shop: ['buckler', 'grapnel', 'iron-soles'],
    });
    play.plays('buy buckler');
    expect(play.state.shopItems).toEqual(['empty', 'grapnel', 'iron-soles']);
  });

  it('[P-27] [H-35] used potions go under the deck and come again when it is empty', () => {
    const play = tower({
      levels: [SHOP],
      climbers: [hero(0, { coins: 9, hearts: 1 })],
      shop: ['healing', 'rage', 'prism'],
      more(s) {
        s.climbers[1]!.cards = s.potionDeck.splice(0);
        s.climbers[1]!.hearts = 1;
      },
    });
    play.plays('buy healing', 'use healing');
    expect(play.state.potionBottom).toEqual([]);
    expect(play.state.shopPotions).toEqual(['healing', 'rage', 'prism']);
    expect(me(play)).toMatchObject({ hearts: 4, cards: [] });
  });

  it('[P-26] an exhausted item waits for recharging', () => {
    const play = holding('lucky-purse', { dice: [] }).plays('use lucky-purse');
    expect(play.refused()['use lucky-purse']).toEqual({ why: 'exhausted', rule: 'P-26' });
  });

  it('[P-54] several different cards and potions in one turn', () => {
    const play = tower({ levels: [{}], climbers: [hero(0, { cards: ['lucky-purse', 'prism', 'prism'] })] });
    play.plays('use lucky-purse', 'use prism', 'use prism');
    expect(me(play)).toMatchObject({ coins: 1, gems: 2, cards: ['lucky-purse'] });
  });
});

describe('items', () => {
  it('[H-25] speed-boots: one field, a Move with all that belongs to it', () => {
    const play = holding('speed-boots', { enemies: [['golem', 1]] }).plays('use speed-boots', 'push 1 2');
    expect(me(play)).toMatchObject({ at: 1, hearts: 5 });
  });

  it('[P-80] greed-hammer: the next attack deals one more', () => {
    const play = holding('greed-hammer', { enemies: [['sporeling', 1]], dice: ['sword'] });
    expect(enemyOn(play.plays('use greed-hammer', 'attack 1', 'spend 0 sword 0', 'hit'), 1)).toBeUndefined();
  });

  it('[Q54] [H-28] grapnel: under the first platform above, past other pieces; not when there is none', () => {
    const roof = { floors: ['=.......', '........', '........', '........'] };
    const play = holding('grapnel', { levels: [roof], enemies: [['golem', at(1, 1, 0)]] }).plays('use grapnel');
    expect(me(play)).toMatchObject({ at: at(1, 2, 0), hearts: 6 });
    expect(holding('grapnel').refused()['use grapnel']).toEqual({ why: 'nothing-changes', rule: 'P-43' });
    const taken = holding('grapnel', { levels: [roof], enemies: [['golem', at(1, 2, 0)]] });
    expect(offered(taken, 'use')).toEqual([]);
    const low = { floors: ['........', '........', 'H.......', '........'] };
    expect(offered(holding('grapnel', { levels: [low] }), 'use')).toEqual([]);
  });

  it('[H-9] long-gloves: one enemy one field, exactly one hand point', () => {
    const play = holding(
      'long-gloves',
      {
        enemies: [
          ['shambler', 5],
          ['golem', 3],
        ],
      },
      { hero: 'sweety' },
    );
    play.plays('use long-gloves');
    expect(play.choices()).toEqual(['grab 5']);
    play.plays('grab 5', 'shove 6');
    expect([enemyOn(play, 6), play.asked]).toEqual(['shambler', ['0:actions']]);
  });

  it('[P-54] lucky-purse: a coin', () => {
    expect(me(holding('lucky-purse').plays('use lucky-purse')).coins).toBe(1);
  });

  it('[H-11] loaded-die: one unused die is rolled again', () => {
    const play = holding('loaded-die', { dice: ['boot', 'hand'], luck: [2] })
      .plays('use loaded-die', 'pick 1')
      .done();
    expect(play.state.turn.dice.slice(0, 2)).toEqual(['boot', 'sword']);
    expect(play.state.turn.rolled.slice(0, 2)).toEqual(['boot', 'hand']);
  });

  it('[P-56] iron-soles: traps do not wound', () => {
    const play = holding(
      'iron-soles',
      { levels: [{ cells: ['........', '........', '........', '.t......'] }], dice: ['boot'] },
      { hero: 'nix' },
    );
    expect(me(play.plays('spend 0 boot 0', 'go 1')).hearts).toBe(5);
  });

  it('[H-20] feather-cloak: no fall in step 7 of this turn', () => {
    const stack = [...fromSpecial(0), { step: 'actions', seat: 0 }] as const;
    const play = holding('feather-cloak', { stack }, { at: at(1, 2, 0) }).plays('use feather-cloak', 'end');
    expect(me(play).at).toBe(at(1, 2, 0));
    const action = holding('feather-cloak', {}, { at: at(1, 2, 0) }).plays('use feather-cloak', 'gravity');
    expect(me(action).at).toBe(0);
  });

  it('[H-31] buckler: the first attack of every turn deals one less', () => {
    const enemies = [
      ['golem', 1],
      ['golem', 8],
    ] as const;
    const play = holding('buckler', { enemies, stack: [{ step: 'enemy-die', seat: 0 }], turn: { enemyDie: 'attack' } });
    expect(me(play)).toMatchObject({ hearts: 5, struck: true });
  });

  it('[H-5] ember-blade: one more with two or more dice', () => {
    const enemies = [['golem', 1]] as const;
    const two = holding('ember-blade', { enemies, dice: ['sword', 'sword'] }).plays(
      'attack 1',
      'spend 0 sword 0',
      'spend 1 sword 0',
      'hit',
    );
    expect(enemyOn(two, 1)).toBeUndefined();
    const one = holding('ember-blade', { enemies, dice: ['sword'] }, { gems: 1 }).plays('attack 1', 'spend 0 sword 1', 'hit');
    expect(enemyOn(one, 1)).toBe('golem');
  });

  it('[P-56] gem-loupe: a coin for each gem from the map', () => {
    const play = holding('gem-loupe', { gems: [1], dice: ['boot'] }).plays('spend 0 boot 0', 'go 1');
    expect(me(play)).toMatchObject({ gems: 1, coins: 1 });
  });

  it('[Q25] twin-ring: the special die may be one of the two that are Fused', () => {
    const play = holding('twin-ring', { dice: ['hand'] }, { special: 'hand' });
    expect(offered(play, 'fuse')).toEqual(['fuse 0 5 boot 0', 'fuse 0 5 coin 0']);
    expect(me(play.plays('fuse 0 5 coin 0'))).toMatchObject({ coins: 1, special: 'blank' });
  });

  it('[H-27] smoke-pouch: no attacks on Moves until the end of the turn, Roots included', () => {
    const play = holding('smoke-pouch', {
      enemies: [
        ['golem', 1],
        ['treant', 9],
      ],
      dice: ['boot'],
    }).plays('use smoke-pouch', 'spend 0 boot 0', 'go 8');
    expect(me(play)).toMatchObject({ at: 8, hearts: 6 });
  });

  it('[H-34] trade-seal: all cards cost one less', () => {
    const play = holding('trade-seal', { levels: [SHOP], shop: ['buckler', 'healing'], luck: [0, 0] }, { coins: 4 }).plays(
      'buy buckler',
      'buy healing',
    );
    expect(me(play).coins).toBe(0);
  });

  it('[H-32] iron-heart: pool and hearts grow by one; fainting restores the larger pool', () => {
    const play = tower({
      levels: [SHOP],
      climbers: [hero(0, { coins: 6, hearts: 2 })],
      shop: ['iron-heart'],
      enemies: [['werewolf', 1]],
      dice: ['boot'],
      luck: [0],
    });
    play.plays('buy iron-heart');
    expect(me(play).hearts).toBe(3);
    play.plays('spend 0 boot 0', 'go 8');
    expect(me(play)).toMatchObject({ at: -1, hearts: 7 });
  });

  it('[P-26] every item is tried above', () => {
    expect(Object.keys(ITEMS)).toHaveLength(15);
  });
});

describe('potions', () => {
  it('[H-19] healing: up to three hearts, not at full health', () => {
    expect(me(holding('healing', {}, { hearts: 4 }).plays('use healing')).hearts).toBe(6);
    expect(holding('healing').refused()['use healing']).toEqual({ why: 'nothing-changes', rule: 'P-43' });
  });

  it('[H-31] [H-33] stone-skin: one wound less from each source until the start of one’s next turn', () => {
    const level = { cells: ['........', '........', '........', '.t......'] };
    const play = tower({ levels: [level], climbers: [hero(0, { hero: 'nix', cards: ['stone-skin'] })], dice: ['boot'] });
    play.plays('use stone-skin', 'spend 0 boot 0', 'go 1');
    expect(me(play)).toMatchObject({ hearts: 5, stoneSkin: 1 });
    const next = tower({
      levels: [{}],
      climbers: [hero(0, { stoneSkin: 1, floating: true })],
      stack: [{ step: 'turn', seat: 0 }],
      luck: [0, 0, 0, 0, 0, 4],
    });
    expect(me(next)).toMatchObject({ stoneSkin: 0, floating: false });
  });

  it('[H-25] [H-26] leap: up to three Moves straight up, stopped by platforms', () => {
    const play = holding('leap', { enemies: [['golem', 1]] }).plays('use leap', `go ${at(1, 1, 0)}`, `go ${at(1, 2, 0)}`, 'stop');
    expect(me(play)).toMatchObject({ at: at(1, 2, 0), hearts: 5 });
    expect(play.state.turn.up).toBe(2);
    const roof = { floors: ['........', '........', '=.......', '........'] };
    expect(offered(holding('leap', { levels: [roof] }), 'use')).toEqual([]);
    const court = { floors: ['........', '........', '........', '^^^^^^^^'] };
    const enters = tower({
      levels: [{}, {}, {}, court],
      climbers: [hero(at(3, 3, 0), { cards: ['leap'] })],
      enemies: [['medusa', at(4, 3, 7)]],
    });
    expect(me(enters.plays('use leap', `go ${at(4, 0, 0)}`, 'stop')).entered).toBe(true);
  });

  it('[P-80] rage: the next attack deals two more', () => {
    const play = holding('rage', { enemies: [['golem', 1]], dice: ['sword'] }).plays('use rage', 'attack 1', 'spend 0 sword 0', 'hit');
    expect(enemyOn(play, 1)).toBeUndefined();
  });

  it('[H-28] mist: any other free platform field of the row, walls or not; it is no Move', () => {
    const level = { floors: ['........', '........', '=...H..=', '........'], walls: ['.........', '.........', '.|.......', '.........'] };
    const play = holding(
      'mist',
      {
        levels: [level],
        enemies: [
          ['golem', at(1, 1, 7)],
          ['treant', at(1, 1, 5)],
        ],
      },
      { at: at(1, 1, 0) },
    );
    play.plays('use mist');
    expect(play.choices()).toEqual([`land ${at(1, 1, 4)}`]);
    expect(me(play.plays(`land ${at(1, 1, 4)}`)).hearts).toBe(6);
  });

  it('[H-20] cloud-oil: no gravity until the start of one’s next turn', () => {
    const play = holding('cloud-oil', { stack: [...fromSpecial(0), { step: 'actions', seat: 0 }] }, { at: at(1, 2, 0) });
    expect(me(play.plays('use cloud-oil', 'end'))).toMatchObject({ at: at(1, 2, 0), floating: true });
  });

  it('[P-27] prism: a gem; the potion goes under the deck', () => {
    const play = holding('prism').plays('use prism');
    expect(me(play)).toMatchObject({ gems: 1, cards: [] });
    expect(play.state.potionBottom).toEqual(['prism']);
  });

  it('[P-54] fools-luck: any number of unused dice are rolled again', () => {
    const play = holding('fools-luck', { dice: ['hand', 'hand', 'coin'], luck: [2, 5] })
      .plays('use fools-luck', 'pick 0', 'pick 2', 'roll')
      .done();
    expect(play.state.turn.dice.slice(0, 3)).toEqual(['sword', 'hand', 'star']);
  });

  it('[P-27] every potion is tried above', () => {
    expect(Object.keys(POTIONS)).toHaveLength(8);
  });
});
