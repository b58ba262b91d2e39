import { Play, seeded, start } from '@astragal/kernel';
import { type DemonFace, type HeroView, type SanctumEvent, type SanctumView, SLOTS, sanctum } from '@astragal/sanctum';
import { describe, expect, it } from 'vitest';
import { advise, foresee, isAnswer } from '../../table/advice.ts';
import { beatsOf } from '../../table/beats.ts';
import { awardsIn, type Chronicle, chronicle, type Deeds } from '../../table/chronicle.ts';
import { belongsTo } from '../../table/tools.ts';

const OPTIONS = { difficulty: 'normal', heroes: 'random', bonuses: 'off', hints: 'on' } as const;
const fresh = (): SanctumView => sanctum.view(start(sanctum, 2, OPTIONS, new Play(seeded('table'), [])).state, 0);

/** The huntress of a fresh table, with whatever a test needs. */
function hero(with_: Partial<HeroView> = {}): HeroView {
  const gear = SLOTS.map((slot) => ({
    item: 'none' as const,
    gems: [],
    wells: Array(slot === 'armor' ? 2 : slot === 'boots' || slot === 'amulet' ? 0 : 1).fill('empty'),
  }));
  return {
    ...fresh().heroes[0]!,
    hero: 'huntress',
    stamina: 3,
    focus: 4,
    skills: [],
    gear,
    table: [2, 2, 2, 2, 2, 2, 2, 2, 2],
    whites: [0, 0, 1, 0, 0, 1, 0, 0, 0],
    ...with_,
  };
}
const face: DemonFace = { level: 2, colour: 'red', hits: [2, 5], damage: 3, slot: 'helmet', itemColour: 'blue' };
const at = (me: HeroView, with_: Partial<SanctumView> = {}): SanctumView => ({
  ...fresh(),
  heroes: [me, fresh().heroes[1]!],
  phase: 'march',
  ...with_,
});

describe('tools', () => {
  it('tells whose answer is whose', () => {
    const use = { do: 'use', slot: 'armor', ability: 0, pay: 'focus', die: 1, to: 4 } as const;
    expect(belongsTo({ on: 'ability', slot: 'armor', ability: 0 }, use)).toBe(true);
    expect(belongsTo({ on: 'ability', slot: 'armor', ability: 1 }, use)).toBe(false);
    expect(belongsTo({ on: 'skill', skill: 'volley' }, { do: 'copy', die: 0, from: 1 })).toBe(true);
    expect(belongsTo({ on: 'skill', skill: 'evasion' }, { do: 'dodge' })).toBe(true);
    expect(belongsTo({ on: 'skill', skill: 'hardened' }, { do: 'dodge' })).toBe(false);
    expect(belongsTo({ on: 'blessing', blessing: 'set-6' }, { do: 'invoke', blessing: 'set-6', die: 0, to: 6 })).toBe(true);
    expect(belongsTo({ on: 'potion', potion: 'red' }, { do: 'waste', potion: 'blue' })).toBe(false);
  });
});

describe('beats', () => {
  const roll = (seat: number): SanctumEvent => ({ kind: 'rolled', seat, dice: [3, 6], silver: true });

  it('throws the dice of others; my own fall in their tray', () => {
    expect(beatsOf([roll(0)], 0)).toEqual([]);
    expect(beatsOf([roll(1)], 0)).toEqual([
      {
        kind: 'roll',
        seat: 1,
        dice: [
          { value: 3, silver: false },
          { value: 6, silver: true },
        ],
      },
    ]);
  });

  it('announces roars to everybody, skills to their owner', () => {
    const skill = (seat: number): SanctumEvent => ({ kind: 'skill-gained', seat, skill: 'volley' });
    expect(beatsOf([{ kind: 'roared', cards: 2 }, skill(1), skill(0)], 0).map((beat) => beat.kind === 'news' && beat.event.kind)).toEqual([
      'roared',
      'skill-gained',
    ]);
  });

  it('gives each answer of a rival whose fight lies open its time, once', () => {
    const hit: SanctumEvent = { kind: 'hit', seat: 1, die: 0, foe: 0, location: 0, value: 3, double: false };
    expect(beatsOf([roll(1)], 0, false, 1)).toEqual([{ kind: 'step' }]);
    expect(beatsOf([hit, { kind: 'demon-killed', seat: 1, foe: 0, face }, hit], 0, false, 1)).toEqual([{ kind: 'step' }]);
    expect(beatsOf([hit], 0)).toEqual([]);
  });

  it('keeps a long row short', () => {
    expect(beatsOf(Array(9).fill({ kind: 'roared', cards: 1 }), 0)).toHaveLength(4);
  });
});

describe('the chronicle', () => {
  const log: SanctumEvent[] = [
    { kind: 'wounded', seat: 0, wounds: 2, health: 8 },
    { kind: 'blocked', seat: 0, damage: 3, by: 'printed' },
    { kind: 'demon-killed', seat: 1, foe: 0, face },
    { kind: 'round-begun', round: 1 },
    { kind: 'wounded', seat: 0, wounds: 1, health: 7 },
    { kind: 'round-begun', round: 2 },
    { kind: 'wounded', seat: 1, wounds: 10, health: 0 },
    { kind: 'died', seat: 1 },
  ];

  it('sums deeds by seat', () => {
    expect(chronicle(log, 2).deeds).toEqual([
      { kills: 0, wounds: 3, blocked: 3, cards: 0 },
      { kills: 1, wounds: 10, blocked: 0, cards: 0 },
    ]);
  });

  it('keeps health by round, and as it stands at last', () => {
    expect(chronicle(log, 2).rounds).toEqual([
      [8, 10],
      [7, 10],
      [7, 0],
    ]);
    expect(chronicle(log.slice(0, 3), 2).rounds).toEqual([]);
  });
});

describe('the awards at the end', () => {
  const shown = (...heroes: Partial<HeroView>[]): SanctumView => ({ ...fresh(), heroes: heroes.map((each) => hero(each)) });
  const deeds = (...all: Partial<Deeds>[]): Chronicle => ({
    rounds: [],
    deeds: all.map((each) => ({ kills: 0, wounds: 0, blocked: 0, cards: 0, ...each })),
  });

  it('one for each hero, for what nobody did more of', () => {
    const log = deeds({ kills: 9, wounds: 4 }, { kills: 2, blocked: 7, wounds: 4 }, { wounds: 6 });
    expect(awardsIn(log, shown({}, {}, { defeated: 3 }))).toEqual([
      { seat: 0, award: 'slayer', n: 9 },
      { seat: 1, award: 'wall', n: 7 },
      { seat: 2, award: 'lord', n: 3 },
    ]);
  });

  it('skills and achievements count as they lie there; a whole skin only where all others bled more', () => {
    const blessed = { tile: 'hidden', used: false } as const;
    const log = deeds({ wounds: 1 }, { wounds: 5 }, { wounds: 5 }, { wounds: 2 });
    const view = shown({}, { skills: ['evasion'] }, { blessings: [blessed, blessed] }, {});
    expect(awardsIn(log, view)).toEqual([
      { seat: 0, award: 'skin', n: 1 },
      { seat: 1, award: 'sage', n: 1 },
      { seat: 2, award: 'saint', n: 2 },
    ]);
    expect(awardsIn(deeds({ wounds: 3 }, { wounds: 3 }), shown({}, {}))).toEqual([{ seat: 0, award: 'bruised', n: 3 }]);
  });

  it('nothing is given for nothing', () => {
    expect(awardsIn(deeds({}, {}), shown({}, {}))).toEqual([]);
  });
});

describe('the fight helper', () => {
  const die = (value: number) => ({ value, rolled: value, silver: false, changed: false, use: 'free' as const, foe: -1, location: -1 });
  const me = () =>
    hero({
      gold: 2,
      foes: [{ kind: 'demon', face: fresh().decks[0]!.top[0]!, hits: fresh().decks[0]!.top[0]!.hits.map(() => 'open' as const) }],
    });

  it('plans the kill with the dice that lie there', async () => {
    const armed = me();
    const [number] = armed.foes[0]!.kind === 'demon' ? armed.foes[0]!.face.hits : [];
    const view = at({ ...armed, fight: { ...armed.fight, phase: 'attack', dice: [die(number!), die(number === 1 ? 2 : 1)] } });
    const advice = await advise(view, 0);
    expect(advice.exact).toBe(true);
    expect(advice.plans.map(({ kills, steps }) => [kills, steps])).toEqual([[[0], ['hit 0 0 0']]]);
    expect(isAnswer('hit 0 0 0')({ do: 'hit', die: 0, foe: 0, location: 0 } as never)).toBe(true);
  });

  it('foresees chances before the roll', async () => {
    const [chance] = await foresee(at({ ...me(), stamina: 0, focus: 0, raging: 0 }), 0);
    expect(chance).toBeCloseTo(11 / 36);
  });
});
