import { describe, expect, it } from 'vitest';
import { type Climber, EVENT_IDS, type EventId, platformer, type State, soloScore } from '../src/index.ts';
import { soloCounts } from '../src/insight/index.ts';
import { at, enemyOn, fromRoll, fromSpecial, me, type Opening, tower } from './helpers.ts';

const hero = (field: number, more: Partial<Climber> = {}): Partial<Climber> => ({ hero: 'grom', at: field, coins: 0, gems: 0, ...more });
const alone = (opening: Opening = {}) => tower({ levels: [{}], climbers: [hero(0)], ...opening, seats: 1 });
/** The event is revealed now. */
const reveals = (event: EventId, opening: Opening = {}, luck: readonly number[] = []) =>
  alone({ stack: [{ step: 'event', seat: 0 }], ...opening, luck: [EVENT_IDS.indexOf(event), ...luck] });
const during = (event: EventId, opening: Opening = {}) => alone({ event, ...opening });
const CALM = [0, 0, 2, 3, 4, 4];

describe('solo', () => {
  it('[P-120] [P-121] [Q56] an event every turn, the first included, before anything else', () => {
    const play = alone({ turn: { number: 0 }, stack: [{ step: 'turn', seat: 0 }], luck: [0, ...CALM] });
    expect(play.state.shown).toEqual(['clear-skies']);
    expect(
      play
        .heard(0)
        .slice(0, 3)
        .map(({ kind }) => kind),
    ).toEqual(['turn-began', 'event-revealed', 'rolled']);
  });

  it('[P-122] events are laid on one another', () => {
    const play = reveals('heavy-air', { more: (s) => void s.shown.push(s.events.shift()!) }, []);
    expect(play.state.shown).toHaveLength(2);
    expect(play.state.shown.length + play.state.events.length).toBe(12);
  });

  it('[P-120] [P-123] [C3-12] when the thirteenth event is due the game is lost', () => {
    const play = alone({ stack: [{ step: 'turn', seat: 0 }], turn: { number: 12 }, more: (s) => (s.shown = s.events.splice(0)) });
    expect(play.asked).toEqual([]);
    expect(play.heard(0, 'game-lost')).toEqual([{ kind: 'game-lost', seat: 0, why: 'events' }]);
    expect(platformer.result(play.state)).toEqual({ scores: [0], winners: [] });
  });

  it('[P-123] fainting loses the game at once', () => {
    const play = alone({
      climbers: [hero(0, { hearts: 1 })],
      enemies: [['golem', 1]],
      dice: ['boot'],
      stack: [...fromSpecial(0), { step: 'actions', seat: 0 }],
    });
    play.plays('spend 0 boot 0', 'go 8');
    expect(play.asked).toEqual([]);
    expect(play.state.outcome).toBe('lost');
  });

  it('[P-124] [Q57] [H-34] [C3-13] 2 events, 5 enemies, 1 wound too many, 3 gems, 7 coins and cards worth 10: 26', () => {
    const play = alone({
      climbers: [hero(0, { defeated: 5, gems: 3, coins: 7, cards: ['ember-blade', 'prism', 'lodestone'] })],
      more(s) {
        s.shown = s.events.splice(2);
        s.overkill = 1;
        s.outcome = 'won';
        s.winner = 0;
      },
    });
    expect(soloScore(play.state)).toEqual({ events: 6, enemies: 10, overkill: 2, gems: 3, coins: 5, total: 26 });
    expect(soloCounts(play.state)).toEqual({
      events: { count: 2, worth: 3 },
      enemies: { count: 5, worth: 2 },
      overkill: { count: 1, worth: 2 },
      gems: { count: 3, worth: 1 },
      coins: { count: 5, worth: 1 },
    });
    expect(platformer.result(play.state)).toEqual({ scores: [26], winners: [0] });
  });

  it('[P-111] alone, entering the boss level removes the tower at once', () => {
    const court = { floors: ['........', '........', '........', '^^^^^^^^'] };
    const play = alone({ levels: [{}, {}, {}, court], climbers: [hero(at(3, 3, 0))], enemies: [['medusa', at(4, 0, 7)]], dice: ['boot'] });
    play.plays('spend 0 boot 0', `go ${at(4, 0, 0)}`);
    expect(play.state.lowest).toBe(3);
  });
});

describe('events', () => {
  it('[P-121] clear-skies: nothing', () => {
    const before = alone().state;
    const { state } = reveals('clear-skies');
    expect([state.stands, state.lies, state.climbers]).toEqual([before.stands, before.lies, before.climbers]);
  });

  it('[P-121] heavy-air: gravity right after step 4, ladders asked as usual', () => {
    const level = { ladders: ['........', '........', 'H.......', '........'] };
    const play = during('heavy-air', {
      levels: [level],
      climbers: [hero(8)],
      enemies: [['golem', at(1, 2, 4)]],
      stack: fromRoll(0),
      luck: CALM,
    });
    expect(play.asked).toEqual(['0:ladder']);
    play.plays('drop');
    expect([enemyOn(play, 4), me(play).at]).toEqual(['golem', 0]);
  });

  it('[H-20] updraft: no fall in step 7', () => {
    const play = reveals('updraft', { climbers: [hero(at(1, 2, 0))], stack: [...fromSpecial(0), { step: 'event', seat: 0 }] });
    expect(me(play).at).toBe(at(1, 2, 0));
  });

  it('[H-31] [H-12] blood-moon: attacks deal one more, but not in the boss turn', () => {
    const attack: Opening = { enemies: [['golem', 1]], stack: [{ step: 'enemy-die', seat: 0 }], turn: { enemyDie: 'attack' } };
    expect(me(during('blood-moon', attack)).hearts).toBe(4);
    const court = { floors: ['========', '========', '========', '^^^^^^^^'] };
    const boss = during('blood-moon', {
      levels: [{}, {}, {}, court],
      lowest: 3,
      climbers: [hero(at(4, 1, 2), { entered: true })],
      enemies: [['medusa', at(4, 1, 3)]],
      stack: [{ step: 'boss-turn', seat: 0 }],
      bossDeck: ['m2'],
      luck: [2, 0],
    });
    expect(me(boss).hearts).toBe(4);
  });

  it('[H-34] market-day: the first card costs two less, never below one', () => {
    const shop = { cells: ['........', '........', '........', 'S.......'] };
    const play = during('market-day', {
      levels: [shop],
      climbers: [hero(0, { coins: 6 })],
      shop: ['buckler', 'greed-hammer'],
      luck: [0, 0],
    });
    play.plays('buy buckler', 'buy greed-hammer');
    expect(me(play).coins).toBe(0);
  });

  it('[H-46] rockfall: a wound without a platform anywhere above', () => {
    const stack = [{ step: 'end-of-turn', seat: 0 }] as const;
    expect(me(during('rockfall', { stack })).hearts).toBe(5);
    expect(me(during('rockfall', { stack, levels: [{ floors: ['H.......', '........', '........', '........'] }] })).hearts).toBe(6);
    expect(me(during('rockfall', { stack, climbers: [hero(-1)] })).hearts).toBe(6);
  });

  it('[H-47] restless: that level’s enemy on a random free spawn field, if a token is left', () => {
    const level = { cells: ['........', '........', '........', '..E..E..'] };
    const more = (s: State) => s.enemyCards.splice(0, 1, 'sporeling');
    const play = reveals('restless', { levels: [level], enemies: [['golem', 2]], more }, [0]);
    expect(enemyOn(play, 5)).toBe('sporeling');
    const none = reveals(
      'restless',
      { levels: [level], enemies: [0, 1, 3, 4].map((field) => ['sporeling', 8 + field] as const), more },
      [0],
    );
    expect(enemyOn(none, 5)).toBeUndefined();
  });

  it('[H-49] greedy-fog: coin symbols give nothing, from stars and Fusing either; a purse does', () => {
    const play = during('greedy-fog', { climbers: [hero(0, { cards: ['lucky-purse'] })], dice: ['coin', 'star', 'hand', 'hand'] });
    for (const way of ['spend 0 coin 0', 'spend 1 coin 0', 'fuse 2 3 coin 0'])
      expect(play.refused()[way]).toEqual({ why: 'nothing-changes', rule: 'P-43' });
    expect(me(play.plays('use lucky-purse')).coins).toBe(1);
  });

  it('[H-47] gem-seam: a gem on a random free field of the top row', () => {
    const play = reveals('gem-seam', { enemies: [['golem', at(1, 3, 0)]], coins: [at(1, 3, 1)] }, [0]);
    expect(play.state.lies[at(1, 3, 2)]).toBe(2);
  });

  it('[P-121] stampede: left and right move the enemies twice', () => {
    const play = during('stampede', { enemies: [['golem', 3]], stack: [{ step: 'enemy-die', seat: 0 }], turn: { enemyDie: 'right' } });
    expect(enemyOn(play, 5)).toBe('golem');
  });

  it('[P-121] second-wind: a heart in step 8', () => {
    expect(me(during('second-wind', { climbers: [hero(0, { hearts: 3 })], stack: [{ step: 'end-of-turn', seat: 0 }] })).hearts).toBe(4);
  });

  it('[H-47] crumbling: the lowest level goes if the hero is above it', () => {
    const stack = [{ step: 'end-of-turn', seat: 0 }] as const;
    const above = during('crumbling', { levels: [{}, {}], climbers: [hero(at(2, 0, 0))], stack });
    expect(above.state.lowest).toBe(1);
    expect(during('crumbling', { levels: [{}, {}], stack }).state.lowest).toBe(0);
  });

  it('[H-12] a loss in step 8 cancels the boss turn', () => {
    const court = { floors: ['........', '........', '........', '^^^^^^^^'] };
    const play = during('rockfall', {
      levels: [{}, {}, {}, court],
      lowest: 3,
      climbers: [hero(at(4, 0, 0), { hearts: 1, entered: true })],
      enemies: [['medusa', at(4, 0, 3)]],
      stack: [
        { step: 'boss-turn', seat: 0 },
        { step: 'end-of-turn', seat: 0 },
      ],
    });
    expect(play.state.outcome).toBe('lost');
    expect(play.heard(0, 'boss-turn-began')).toEqual([]);
  });
});
