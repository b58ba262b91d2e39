import { Play, seeded, start } from '@astragal/kernel';
import {
  type DemonFace,
  type FoeView,
  type HeroView,
  lordOf,
  type SanctumEvent,
  type SanctumView,
  SLOT_AT,
  SLOTS,
  sanctum,
} from '@astragal/sanctum';
import { describe, expect, it } from 'vitest';
import { advise, foresee, isAnswer } from '../../src/games/sanctum/advice.ts';
import { beatsOf } from '../../src/games/sanctum/beats.ts';
import { chronicle } from '../../src/games/sanctum/chronicle.ts';
import {
  abilitiesWithWells,
  actAt,
  blockable,
  damageFaced,
  damageOf,
  deathMark,
  missingGems,
  nextSets,
  progressOf,
  spentTokens,
  unlockedBy,
  wallsAt,
} from '../../src/games/sanctum/reckon.ts';
import { belongsTo } from '../../src/games/sanctum/tools.ts';
import { WORDS } from '../../src/games/sanctum/words.ts';

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
const demon = (hits: FoeView['hits'] = ['open', 'open'], of: Partial<DemonFace> = {}): FoeView => ({
  kind: 'demon',
  face: { ...face, ...of },
  hits,
});
const at = (me: HeroView, with_: Partial<SanctumView> = {}): SanctumView => ({
  ...fresh(),
  heroes: [me, fresh().heroes[1]!],
  phase: 'march',
  ...with_,
});

describe('damage still to come', () => {
  it('adds up what stands, not what fell', () => {
    const me = hero({ foes: [demon(), demon(['die', 'mark']), demon(['open'], { level: 1, damage: 1 })] });
    expect(damageFaced(at(me), me)).toBe(4);
    expect(damageOf(at(me), me, 1)).toBe(0);
  });

  it('leaves out level I demons that are scared', () => {
    const me = hero({ skills: ['intimidate'], foes: [demon(), demon(['open'], { level: 1, damage: 1 })] });
    expect(damageFaced(at(me), me)).toBe(3);
  });

  it('counts the row from the figure on, with burdens, without cards face down', () => {
    const lord = (card: 'lord-7' | 'lord-28'): FoeView => ({
      kind: 'lord',
      card,
      hits: lordOf(card).hits.map(() => 'open' as const),
      gone: false,
    });
    const me = hero({ foes: [lord('lord-7'), lord('lord-28'), { kind: 'fury', card: 'hidden', hits: [] }], place: 1, extraDamage: 2 });
    expect(damageFaced(at(me, { phase: 'battle' }), me)).toBe(5);
  });
});

describe('what could be blocked', () => {
  it('pays the printed shield only with the tokens at hand', () => {
    expect(blockable(fresh(), hero())).toBe(2);
    expect(blockable(fresh(), hero({ stamina: 1 }))).toBe(0);
  });

  it('adds skills without tokens', () => {
    const me = hero({ skills: ['pinning-shot'], foes: [demon(['mark', 'open'])] });
    expect(blockable(at(me), me)).toBe(4);
    expect(blockable(at(me), { ...me, fight: { ...me.fight, used: ['pinning-shot'] } })).toBe(2);
  });

  it('finds the best use of tokens among several shields', () => {
    const gear = hero().gear.map((each, i) =>
      i === SLOT_AT['weapon-1'] ? { item: 'tower-shield' as const, gems: [], wells: ['empty' as const, 'empty' as const] } : each,
    );
    expect(blockable(fresh(), hero({ gear, stamina: 2, focus: 0 }))).toBe(6);
  });
});

describe('the skill table', () => {
  it('says what the last gem to leave unlocks', () => {
    const me = hero({ table: [1, 2, 2, 2, 2, 2, 2, 2, 2] });
    expect(unlockedBy(me, 'red', 1)).toBe('hardened');
    expect(unlockedBy(me, 'red', 2)).toBeUndefined();
    expect(unlockedBy({ ...me, skills: ['hardened'] }, 'red', 1)).toBeUndefined();
  });

  it('counts masteries as the achievement board does', () => {
    const me = hero({ skills: ['volley', 'evasion'], pool: { red: 3, green: 1, blue: 0, white: 4 } });
    expect(progressOf(me)).toEqual({ skill: 2, gem: 1, equip: 0 });
  });
});

describe('items and tokens', () => {
  it('lets white gems stand in for missing ones', () => {
    expect(missingGems(hero({ pool: { red: 0, green: 1, blue: 0, white: 0 } }), 'twin-glaives')).toEqual(['green', 'red']);
    expect(missingGems(hero({ pool: { red: 0, green: 1, blue: 0, white: 1 } }), 'twin-glaives')).toEqual(['red']);
    expect(missingGems(hero({ pool: { red: 1, green: 2, blue: 0, white: 0 } }), 'twin-glaives')).toEqual([]);
  });

  it('gives each ability its own wells and counts what a rest brings back', () => {
    const gear = hero().gear.map((each, i) =>
      i === SLOT_AT.armor
        ? { item: 'warlords-harness' as const, gems: [], wells: ['stamina' as const, 'focus' as const, 'empty' as const] }
        : each,
    );
    const [first, second] = abilitiesWithWells(hero({ gear }), SLOT_AT.armor);
    expect([first?.wells, second?.wells, second?.first]).toEqual([['stamina', 'focus'], ['empty'], 2]);
    expect(spentTokens(hero({ gear }))).toBe(2);
  });

  it('moves death up with each shortening', () => {
    expect([0, 1, 2].map((shortened) => deathMark(hero({ shortened })))).toEqual([0, 1, 3]);
  });
});

describe('the march', () => {
  it('knows the boards of two players and what the next stone lays out', () => {
    expect([1, 6, 7, 12, 13].map((space) => actAt(2, space))).toEqual(['I', 'I', 'III', 'III', 'V']);
    expect(nextSets({ ...fresh(), front: 1 })).toEqual([[1, 1]]);
    expect(nextSets({ ...fresh(), front: 6 })).toHaveLength(5);
    expect(nextSets({ ...fresh(), front: wallsAt(2) - 1 })).toEqual([]);
  });
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

describe('words', () => {
  it.each(Object.entries(WORDS))('%s keeps labels under dice and on tabs short', (_, { dice, tabs }) => {
    for (const label of Object.values(dice)) expect(label.length).toBeLessThanOrEqual(11);
    for (const label of Object.values(tabs)) expect(label.length).toBeLessThanOrEqual(16);
  });
});
